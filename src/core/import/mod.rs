//! Imports matches from the texts of other programs: the format is detected, and the text is read in one pass.
//!
//! Games list their own formats in `Formats::import`; this module has those of several games.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::connect4::Position;
//!
//! let options = ImportOptions::default();
//! let found = Position::import("connect4:first:4453\nconnect4:first:44", &options).count();
//! assert_eq!(found, 2);
//! ```

mod address;
mod sgf;
mod tagged;

pub use address::{address, is_address};
pub use sgf::{is_sgf, sgf};
pub use tagged::{is_tagged, tagged};

use crate::core::error::Error;
use crate::core::move_list;
use crate::core::place::{at_byte, offset};
use crate::core::record::Record;
use crate::core::rules::{Rules, Side};

/// A match of an imported text, with the text's statements about it.
pub struct Imported<G: Rules> {
    /// The match.
    pub record: Record<G>,
    /// Statements of the text.
    pub header: Header,
}

/// Statements of a text about a match; empty where it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Names of the first and the second player.
    pub players: [String; 2],
    /// Result as written in the text.
    pub result: String,
    /// Event or tournament.
    pub event: String,
    /// Date as written in the text.
    pub date: String,
    /// The match with its annotations, in a format of the game.
    pub notes: String,
    /// Time left on the mover's clock after each move, such as `0:05:33`; empty if no move has one.
    pub clocks: Vec<String>,
    /// Evaluation after each move for the first player, in pawns or as moves to mate, such as `-0.35` and `#3`;
    /// empty if no move has one.
    pub evaluations: Vec<String>,
}

/// Matches of a text in their order, damaged ones as errors, each with the number of bytes read so far.
pub type Matches<'a, G> = Box<dyn Iterator<Item = (Result<Imported<G>, Error>, usize)> + 'a>;

/// Options of an import.
#[derive(Clone, Debug, Default)]
pub struct ImportOptions {
    /// Piece letters of other languages, in the order in which they are tried.
    pub letters: Vec<String>,
    /// Whether variations are read.
    pub variations: bool,
}

impl<G: Rules> From<Record<G>> for Imported<G> {
    fn from(record: Record<G>) -> Self {
        Imported { record, header: Header::default() }
    }
}

impl<G: Rules> Imported<G> {
    /// A match whose players are known by their turn: the player who begins is the first.
    fn with_players(record: Record<G>, players: [String; 2], header: Header) -> Self {
        let begins = record.positions().next().map(Rules::side_to_move);
        let [one, other] = players;
        let players = if begins == Some(Side::Second) { [other, one] } else { [one, other] };
        Imported { record, header: Header { players, ..header } }
    }
}

/// Reads addresses, lists with tags, and matches in the game's notation.
pub fn lists<G: Rules>(text: &str) -> Matches<'_, G> {
    if is_address(text) {
        one(text, address(text, |part| part.parse()))
    } else if is_tagged(text) {
        tagged(text, |moves| moves.parse())
    } else {
        lines(text)
    }
}

/// The only match of a text.
pub fn one<G: Rules>(text: &str, found: Result<Imported<G>, Error>) -> Matches<'_, G> {
    Box::new(std::iter::once((found, text.len())))
}

/// Maximum length of a match in bytes; a longer text is read line by line only.
const MAX_MATCH_LENGTH: usize = 200_000;

/// Parses the text as one match in the game's notation or, if that fails, each line as a match, unless the second
/// one continues a numbered list.
pub fn lines<G: Rules>(text: &str) -> Matches<'_, G> {
    let mut lines = numbered_lines(text);
    let has_several = lines.nth(1).is_some_and(|(_, line)| !move_list::continues(line));
    let whole = (text.len() <= MAX_MATCH_LENGTH || !has_several).then(|| text.parse::<Record<G>>());
    match whole {
        Some(Ok(record)) => one(text, Ok(record.into())),
        Some(Err(error)) if !has_several => one(text, Err(locate_error::<G>(text, error, 1))),
        _ => Box::new(numbered_lines(text).map(move |(number, line)| {
            let read = line.parse().map(Record::<G>::into);
            let end = offset(text, line) + line.len();
            (read.map_err(|error| locate_error::<G>(line, error, number)), end)
        })),
    }
}

/// Lines that are not blank, with their numbers from 1.
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty())
}

/// Locates an error of a match at the faulty move or character. `number` is the first line of the match.
fn locate_error<G: Rules>(part: &str, error: Error, number: usize) -> Error {
    let word = match &error {
        Error::AtMove { number, error } => faulty_word::<G>(part, *number, error),
        Error::BadPosition { place, .. } => part.char_indices().nth(place - 1).map(|(at, _)| &part[at..]),
        _ => None,
    };
    let byte = offset(part, word.unwrap_or_else(|| part.trim_start()));
    match at_byte(part, byte, error) {
        Error::AtPlace { line, column, error } => Error::AtPlace { line: line + number - 1, column, error },
        error => error,
    }
}

/// The word at which parsing failed. `number` may be too high: it counts forced moves that the notation
/// omits.
fn faulty_word<'a, G: Rules>(part: &'a str, number: usize, error: &Error) -> Option<&'a str> {
    let words = G::split_moves(part);
    let last = number.min(words.len());
    let counted = words.get(last.checked_sub(1)?);
    let (Error::UnreadableMove { text } | Error::IllegalMove { text, .. }) = error else {
        return counted.copied();
    };
    words[..last].iter().rfind(|word| word.trim().eq_ignore_ascii_case(text)).or(counted).copied()
}
