//! The formats of other programs, for every game that has some.

use super::Erased;
use crate::core::error::Error;
use crate::core::format::{Format, FormatInfo, Formats};

/// Every game with its formats, if it has any.
static GAMES: &[&dyn ErasedFormats] = every_game!();

/// The formats in which matches of a game are written elsewhere, the usual one first.
pub fn formats(game: &str) -> Result<Vec<FormatInfo>, Error> {
    Ok(find(game)?.map_or(Vec::new(), ErasedFormats::formats))
}

/// Reads every match of a text in one of the formats, as record texts.
pub fn read_matches(game: &str, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error> {
    find(game)?.ok_or_else(|| unknown(format, &[]))?.read(format, text)
}

/// Writes the match of a record text in one of the formats.
pub fn write_match(game: &str, format: &str, record: &str) -> Result<String, Error> {
    find(game)?.ok_or_else(|| unknown(format, &[]))?.write(format, record)
}

fn find(game: &str) -> Result<Option<&'static dyn ErasedFormats>, Error> {
    let id = super::game(game)?.id();
    Ok(GAMES.iter().copied().find(|game| game.id() == id))
}

fn unknown(name: &str, known: &[FormatInfo]) -> Error {
    let known: Vec<_> = known.iter().map(|info| info.name).collect();
    Error::UnknownFormat { name: name.into(), known: known.join(", ") }
}

/// The formats of one game.
trait ErasedFormats: Sync {
    fn id(&self) -> &'static str;
    fn formats(&self) -> Vec<FormatInfo>;
    fn read(&self, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error>;
    fn write(&self, format: &str, record: &str) -> Result<String, Error>;
}

impl<G: Formats> Erased<G> {
    fn format(&self, name: &str) -> Result<Format<G>, Error> {
        let found = G::formats().into_iter().find(|format| format.info.name == name);
        found.ok_or_else(|| unknown(name, &self.formats()))
    }
}

impl<G: Formats> ErasedFormats for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn formats(&self) -> Vec<FormatInfo> {
        G::formats().into_iter().map(|format| format.info).collect()
    }

    fn read(&self, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error> {
        let found = (self.format(format)?.read)(text);
        Ok(found.into_iter().map(|found| found.map(|record| record.to_string())).collect())
    }

    fn write(&self, format: &str, record: &str) -> Result<String, Error> {
        Ok((self.format(format)?.write)(&record.parse()?))
    }
}
