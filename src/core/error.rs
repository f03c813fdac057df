//! Errors in input from outside, each with one English sentence.
//!
//! Every variant has what a translation needs: a stable `code` and the values that fill its sentence.
//!
//! ```
//! use stratege::registry;
//!
//! let error = registry::read("chess:standard:e2e5").err().expect("no pawn moves so");
//! assert_eq!(error.code(), "illegal-move");
//! println!("{error}"); // one sentence, with the move's number
//! ```

use std::fmt;

/// An error in typed, pasted or stored input. Its `Display` is one English sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// Unknown game.
    UnknownGame {
        /// The given name.
        name: String,
        /// The known names.
        known: String,
    },
    /// Text that is neither a named start nor a position of the game.
    UnknownStart {
        /// The given text.
        text: String,
        /// The named starts.
        known: String,
    },
    /// Unknown player of the game.
    UnknownPlayer {
        /// The given name.
        name: String,
        /// The known names.
        known: String,
    },
    /// Unknown format of the game.
    UnknownFormat {
        /// The given name.
        name: String,
        /// The known names.
        known: String,
    },
    /// A position that breaks the rules or the notation of the game.
    BadPosition {
        /// The given text.
        text: String,
        /// The place in the text, counted from 1.
        place: usize,
        /// Name of the faulty square (two characters) or row (one); empty if there is none.
        spot: &'static str,
        /// The reason.
        why: Reason,
    },
    /// Text that is not a move in the game's notation.
    UnreadableMove {
        /// The given text.
        text: String,
    },
    /// A move that the rules forbid in this position.
    IllegalMove {
        /// The move in the game's notation.
        text: String,
        /// The rule that it breaks.
        why: Reason,
    },
    /// A move after the end of the game.
    GameOver,
    /// A ply beyond the end of the record.
    NoSuchPly {
        /// The requested ply.
        ply: usize,
        /// The last ply.
        last: usize,
    },
    /// A record whose frame is broken.
    DamagedRecord {
        /// The reason.
        why: Reason,
    },
    /// An error at a move of a record.
    AtMove {
        /// The number of the move, counted from 1.
        number: usize,
        /// The reason.
        error: Box<Error>,
    },
    /// An error at a place of a text of several lines.
    AtPlace {
        /// The line, counted from 1.
        line: usize,
        /// The character in its line, counted from 1.
        column: usize,
        /// The reason.
        error: Box<Error>,
    },
    /// A player's parameter is unknown, out of range or of the wrong length.
    BadParameter {
        /// The parameter's name.
        name: String,
        /// The reason.
        why: String,
    },
}

/// Why something is wrong: a stable code for translators and an English clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The stable code.
    pub code: &'static str,
    /// Empty in WebAssembly: the page translates the code.
    english: &'static str,
}

impl Reason {
    /// Shared by the games in which stones are placed on cells.
    pub const OCCUPIED: Reason = Reason::new("occupied", "there is a stone already");

    /// Creates a reason from its code and its English clause.
    pub const fn new(code: &'static str, english: &'static str) -> Reason {
        Reason { code, english: if cfg!(target_family = "wasm") { "" } else { english } }
    }

    /// The English clause, to be read after a colon; in WebAssembly the code.
    pub fn words(&self) -> &'static str {
        if cfg!(target_family = "wasm") { self.code } else { self.english }
    }
}

impl Error {
    /// A stable identifier of the kind of error, for translations and tests.
    pub fn code(&self) -> &'static str {
        match self {
            Error::UnknownGame { .. } => "unknown-game",
            Error::UnknownStart { .. } => "unknown-start",
            Error::UnknownPlayer { .. } => "unknown-player",
            Error::UnknownFormat { .. } => "unknown-format",
            Error::BadPosition { .. } => "bad-position",
            Error::UnreadableMove { .. } => "unreadable-move",
            Error::IllegalMove { .. } => "illegal-move",
            Error::GameOver => "game-over",
            Error::NoSuchPly { .. } => "no-such-ply",
            Error::DamagedRecord { .. } => "damaged-record",
            Error::AtMove { error, .. } | Error::AtPlace { error, .. } => error.code(),
            Error::BadParameter { .. } => "bad-parameter",
        }
    }

    /// Values for a translation, by name. Foreign text is cut as in the English sentence.
    pub fn details(&self) -> Vec<(&'static str, String)> {
        let own = match self {
            Error::UnknownGame { name, known }
            | Error::UnknownPlayer { name, known }
            | Error::UnknownFormat { name, known } => vec![("name", excerpt(name)), ("known", known.clone())],
            Error::UnknownStart { text, known } => vec![("text", excerpt(text)), ("known", known.clone())],
            Error::BadPosition { text, place, spot, why } => vec![
                ("text", excerpt(text)),
                ("place", place.to_string()),
                ("spot", spot.to_string()),
                ("reason", why.code.into()),
            ],
            Error::UnreadableMove { text } => vec![("text", excerpt(text))],
            Error::IllegalMove { text, why } => vec![("text", excerpt(text)), ("reason", why.code.into())],
            Error::GameOver => Vec::new(),
            Error::NoSuchPly { ply, last } => vec![("ply", ply.to_string()), ("last", last.to_string())],
            Error::DamagedRecord { why } => vec![("reason", why.code.into())],
            Error::AtMove { number, .. } => vec![("place", number.to_string())],
            Error::AtPlace { line, column, .. } => {
                vec![("line", line.to_string()), ("column", column.to_string())]
            }
            Error::BadParameter { name, why } => vec![("name", excerpt(name)), ("why", why.clone())],
        };
        let mut details = match self {
            Error::AtMove { error, .. } | Error::AtPlace { error, .. } => error.details(),
            _ => Vec::new(),
        };
        details.extend(own);
        details
    }

    /// Adds the number of the move, counted from 1.
    pub fn at_move(self, number: usize) -> Error {
        Error::AtMove { number, error: Box::new(self) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownGame { name, known } => {
                write!(f, "there is no game called \"{}\"; the games are {known}", excerpt(name))
            }
            Error::UnknownStart { text, known } => {
                write!(f, "unknown start \"{}\"; the starts are {known}", excerpt(text))
            }
            Error::UnknownPlayer { name, known } => {
                write!(f, "there is no player called \"{}\"; the players are {known}", excerpt(name))
            }
            Error::UnknownFormat { name, known } => {
                write!(f, "there is no format called \"{}\"; the formats are {known}", excerpt(name))
            }
            Error::BadPosition { text, place, spot, why } => {
                let text = excerpt(text);
                let blank = match spot.len() {
                    0 => "",
                    1 => ", row ",
                    _ => ", ",
                };
                write!(
                    f,
                    "the position \"{text}\" is wrong at character {place}{blank}{spot}: {}",
                    why.words()
                )
            }
            Error::UnreadableMove { text } => write!(f, "\"{}\" is not a move", excerpt(text)),
            Error::IllegalMove { text, why } => {
                write!(f, "{} is not allowed here: {}", excerpt(text), why.words())
            }
            Error::GameOver => write!(f, "the game is over, no move can follow"),
            Error::NoSuchPly { ply, last } => write!(f, "there is no ply {ply}; the last one is {last}"),
            Error::DamagedRecord { why } => write!(f, "the record is damaged: {}", why.words()),
            Error::AtMove { number, error } => write!(f, "move {number}: {error}"),
            Error::AtPlace { line, column, error } => write!(f, "line {line}, column {column}: {error}"),
            Error::BadParameter { name, why } => write!(f, "parameter \"{}\": {why}", excerpt(name)),
        }
    }
}

impl std::error::Error for Error {}

/// Maximum length in characters of foreign text inside a sentence.
const MAX_EXCERPT: usize = 40;

/// Cuts foreign text to 40 characters and replaces control characters, including those that
/// change the direction of writing.
pub fn excerpt(text: &str) -> String {
    let visible =
        |c: char| if c.is_control() || is_bidi_control(c) { char::REPLACEMENT_CHARACTER } else { c };
    let mut short: String = text.chars().take(MAX_EXCERPT).map(visible).collect();
    if text.chars().nth(MAX_EXCERPT).is_some() {
        short.push('…');
    }
    short
}

fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
