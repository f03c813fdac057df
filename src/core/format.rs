//! File formats of matches: each parses all matches of a text and writes one match. A game lists its formats
//! in `formats.rs`; the import and export dialogs use them through the registry.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::games::gobang::Position;
//!
//! let pairs = Position::formats().into_iter().find(|format| format.info.name == "x,y").expect("it is a format");
//! let record = (pairs.read)("7,7 8,8").remove(0)?;
//! assert_eq!((pairs.write)(&record), "7,7 8,8");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use serde::Serialize;

use crate::core::error::Error;
use crate::core::import::{self, ImportOptions, Matches};
use crate::core::record::Record;
use crate::core::rules::Rules;

/// All matches of a text in their order, damaged ones as errors.
pub type Found<G> = Vec<Result<Record<G>, Error>>;

/// A file format of a game.
pub struct Format<G: Rules> {
    /// Name and file extension.
    pub info: FormatInfo,
    /// Parses all matches of a text.
    pub read: fn(&str) -> Found<G>,
    /// Writes one match.
    pub write: fn(&Record<G>) -> String,
}

/// A game with the file formats that it supports.
pub trait Formats: Rules {
    /// The supported formats, the default first.
    fn formats() -> Vec<Format<Self>> {
        Vec::new()
    }

    /// Reads all matches of a text, whose format is detected, in one pass.
    fn import<'a>(text: &'a str, _options: &'a ImportOptions) -> Matches<'a, Self> {
        import::lists(text)
    }
}

/// Description of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FormatInfo {
    /// The format's common name, such as PGN.
    pub name: &'static str,
    /// File extension with its dot.
    pub ending: &'static str,
}

impl<G: Rules> Format<G> {
    /// The record text, the only format with the start option and the current step.
    pub const LINE: Format<G> = Format {
        info: FormatInfo { name: "Stratege", ending: ".txt" },
        read: read_lines,
        write: Record::to_string,
    };
}

/// Parses the text as one match in the game's notation or, if that fails, each line as a match.
pub fn read_lines<G: Rules>(text: &str) -> Found<G> {
    import::lines(text).map(|(found, _)| found.map(|found| found.record)).collect()
}

/// Writes the moves in players' notation, without forced moves that the notation omits.
pub fn write_moves<G: Rules>(record: &Record<G>, between: &str) -> String {
    let turns = record.positions().zip(record.moves());
    turns
        .filter(|(position, chosen)| position.implied_move() != Some(**chosen))
        .map(|(position, &chosen)| position.write_move(chosen))
        .collect::<Vec<_>>()
        .join(between)
}
