//! The formats in which the matches of a game are written elsewhere: each reads every match of a text and writes one.
//!
//! Most are a game's own notation, one match a line; a game that has more brings a reader and a writer of its own.

use serde::Serialize;

use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::rules::Rules;

/// Every match of a text, good ones and damaged ones in their order.
pub type Found<G> = Vec<Result<Record<G>, Error>>;

/// One format of a game.
pub struct Format<G: Rules> {
    /// What it is called, and how the names of its files end.
    pub info: FormatInfo,
    /// Reads every match of a text, good ones and damaged ones in their order.
    pub read: fn(&str) -> Found<G>,
    /// Writes a match.
    pub write: fn(&Record<G>) -> String,
}

/// A game whose matches may be written elsewhere too.
pub trait Formats: Rules {
    /// Its formats, the usual one first.
    fn formats() -> Vec<Format<Self>> {
        Vec::new()
    }
}

/// What there is to know of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FormatInfo {
    /// What it is called everywhere, or the notation that it is.
    pub name: &'static str,
    /// How the names of its files end, with the point.
    pub ending: &'static str,
}

impl<G: Rules> Format<G> {
    /// The record as it is saved and shared: it alone has the start option and the place that is looked at.
    pub const LINE: Format<G> = Format {
        info: FormatInfo { name: "Stratege", ending: ".txt" },
        read: read_lines,
        write: Record::to_string,
    };
}

/// Reads one match in the game's own notation, or, where the text is none as a whole, one from each line.
pub fn read_lines<G: Rules>(text: &str) -> Vec<Result<Record<G>, Error>> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    match text.parse() {
        Ok(record) => vec![Ok(record)],
        Err(error) if lines.len() < 2 => vec![Err(in_text::<G>(text, text, error))],
        Err(_) => {
            let read = |line: &&str| line.parse().map_err(|error| in_text::<G>(text, line, error));
            lines.iter().map(read).collect()
        }
    }
}

/// The moves as the players write them, without those that the rules force and the notation leaves out.
pub fn write_moves<G: Rules>(record: &Record<G>, between: &str) -> String {
    written(record).collect::<Vec<_>>().join(between)
}

/// The texts of the moves that are written.
pub fn written<G: Rules>(record: &Record<G>) -> impl Iterator<Item = String> {
    let turns = record.positions().zip(record.moves());
    turns
        .filter(|(position, chosen)| position.implied_move() != Some(**chosen))
        .map(|(position, &chosen)| position.write_move(chosen))
}

/// The complaint about one match of a text, with the place of the move or the character that it is about.
fn in_text<G: Rules>(text: &str, part: &str, error: Error) -> Error {
    let word = match &error {
        Error::AtMove { number, error } => wrong_word::<G>(part, *number, error),
        Error::BadPosition { place, .. } => part.char_indices().nth(place - 1).map(|(at, _)| &part[at..]),
        _ => None,
    };
    let byte = offset(text, word.unwrap_or_else(|| part.trim_start()));
    at_byte(text, byte, error)
}

/// The word that is no good move. Its number may be too high, because forced moves are counted that are not written.
fn wrong_word<'a, G: Rules>(part: &'a str, number: usize, error: &Error) -> Option<&'a str> {
    let words = G::split_moves(part);
    let last = number.min(words.len());
    let counted = words.get(last.checked_sub(1)?);
    let (Error::UnreadableMove { text } | Error::IllegalMove { text, .. }) = error else {
        return counted.copied();
    };
    words[..last].iter().rfind(|word| word.trim().eq_ignore_ascii_case(text)).or(counted).copied()
}

/// Where a part of a text begins.
pub fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len())
}

/// The complaint with the line and the column of a byte of the text.
pub fn at_byte(text: &str, byte: usize, error: Error) -> Error {
    let before = text.get(..byte).unwrap_or(text);
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap_or_default().chars().count();
    Error::AtPlace { line, column, error: Box::new(error) }
}
