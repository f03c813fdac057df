//! Qubic in text: a cell is three digits, level, row and column from 1 to 4, such as `243`; a game is a
//! run of them, `111222…`, with blanks or commas between them if one likes.

use std::fmt;
use std::str::FromStr;

use crate::error::{Error, Reason};
use crate::game::Side;
use crate::qubic::rules::{Move, Start};

const BAD_DIGIT: Reason =
    Reason { code: "code-digit", english: "level, row and column are digits from 1 to 4" };
const BAD_LENGTH: Reason =
    Reason { code: "code-length", english: "a code has three digits: level, row and column" };

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code())
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Move, Error> {
        let illegal = |why| Err(Error::IllegalMove { text: text.trim().into(), why });
        match text.trim().as_bytes() {
            &[level @ b'1'..=b'4', row @ b'1'..=b'4', column @ b'1'..=b'4'] => {
                Ok(Move::on(16 * (level - b'1') + 4 * (row - b'1') + column - b'1'))
            }
            digits if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) => {
                Err(Error::UnreadableMove { text: text.into() })
            }
            [_, _, _] => illegal(BAD_DIGIT),
            [_, _, _, ..] => Err(Error::UnreadableMove { text: text.into() }),
            _ => illegal(BAD_LENGTH),
        }
    }
}

/// Cuts a text into words of three characters; white space and commas may stand between them.
pub fn split_moves(text: &str) -> Vec<&str> {
    text.split(|c: char| c.is_whitespace() || c == ',').flat_map(triples).collect()
}

/// A word in pieces of three characters, of whatever alphabet.
fn triples(mut word: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let end = word.char_indices().nth(3).map_or(word.len(), |(index, _)| index);
        let (triple, rest) = word.split_at_checked(end)?;
        word = rest;
        (!triple.is_empty()).then_some(triple)
    })
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.begins {
            Side::First => "first",
            Side::Second => "second",
        })
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        match text.trim() {
            "first" => Ok(Start { begins: Side::First }),
            "second" => Ok(Start { begins: Side::Second }),
            _ => Err(Error::UnknownStart { text: text.into(), known: "first, second".into() }),
        }
    }
}
