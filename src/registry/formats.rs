//! File formats of every game, by name.
//!
//! ```
//! use stratege::registry::formats::{formats, write_match};
//!
//! let names: Vec<_> = formats("reversi")?.iter().map(|format| format.name).collect();
//! assert!(names.contains(&"GGF"));
//! let moves = write_match("reversi", "f5d6c3", "reversi:diagonal-tomato:f4d3")?;
//! assert_eq!(moves, "f4d3");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use super::Erased;
use crate::core::error::Error;
use crate::core::format::{Format, FormatInfo, Formats};
use crate::core::import::{Header, ImportOptions, Imported};

/// Every game; those without formats have an empty list.
static GAMES: &[&dyn ErasedFormats] = every_game!();

/// The file formats of a game, the default first.
pub fn formats(game: &str) -> Result<Vec<FormatInfo>, Error> {
    Ok(find(game)?.map_or(Vec::new(), ErasedFormats::formats))
}

/// Parses all matches of a text in a format, as record texts.
pub fn read_matches(game: &str, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error> {
    find(game)?.ok_or_else(|| unknown(format, &[]))?.read(format, text)
}

/// Writes the match of a record text in a format.
pub fn write_match(game: &str, format: &str, record: &str) -> Result<String, Error> {
    find(game)?.ok_or_else(|| unknown(format, &[]))?.write(format, record)
}

/// A match of an imported text.
pub struct ImportedMatch {
    /// Record text.
    pub record: String,
    /// Number of moves.
    pub moves: usize,
    /// Statements of the text about the match.
    pub header: Header,
}

/// Matches of a text in their order, damaged ones as errors, each with the number of bytes read so far.
pub type Matches<'a> = Box<dyn Iterator<Item = (Result<ImportedMatch, Error>, usize)> + 'a>;

/// Reads all matches of a text, whose format is detected, in one pass.
pub fn import<'a>(game: &str, text: &'a str, options: &'a ImportOptions) -> Result<Matches<'a>, Error> {
    Ok(find(game)?.ok_or_else(|| unknown("", &[]))?.import(text, options))
}

fn find(game: &str) -> Result<Option<&'static dyn ErasedFormats>, Error> {
    let id = super::game(game)?.id();
    Ok(GAMES.iter().copied().find(|game| game.id() == id))
}

fn unknown(name: &str, known: &[FormatInfo]) -> Error {
    let known: Vec<_> = known.iter().map(|info| info.name).collect();
    Error::UnknownFormat { name: name.into(), known: known.join(", ") }
}

trait ErasedFormats: Sync {
    fn id(&self) -> &'static str;
    fn formats(&self) -> Vec<FormatInfo>;
    fn read(&self, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error>;
    fn write(&self, format: &str, record: &str) -> Result<String, Error>;
    fn import<'a>(&self, text: &'a str, options: &'a ImportOptions) -> Matches<'a>;
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

    fn import<'a>(&self, text: &'a str, options: &'a ImportOptions) -> Matches<'a> {
        Box::new(G::import(text, options).map(|(found, end)| {
            let found = found.map(|Imported { record, header }| ImportedMatch {
                record: record.to_string(),
                moves: record.moves().len(),
                header,
            });
            (found, end)
        }))
    }
}
