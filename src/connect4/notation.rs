//! Connect Four in text: a move is the digit of its column, a match a string of digits such as `4453`, as
//! the solvers of the field read and write it. Cells are `a1` (bottom left) to `g6` (top right).

use std::fmt;
use std::str::FromStr;

use crate::connect4::rules::{COLUMNS, Move, Position, ROWS, Start};
use crate::error::{Error, Reason};
use crate::game::{Game, Side};

const NO_SUCH_COLUMN: Reason = Reason { code: "no-such-column", english: "the columns are 1 to 7" };

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.column() + 1)
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Move, Error> {
        match text.trim().as_bytes() {
            &[digit @ b'1'..=b'7'] => Ok(Move::into_column(usize::from(digit - b'1'))),
            [b'0' | b'8' | b'9'] => Err(Error::IllegalMove { text: text.trim().into(), why: NO_SUCH_COLUMN }),
            _ => Err(Error::UnreadableMove { text: text.into() }),
        }
    }
}

/// Cuts a transcript into its characters; white space and commas may stand between them.
pub fn split_moves(text: &str) -> Vec<&str> {
    let parts = text.split(|c: char| c.is_whitespace() || c == ',');
    parts.flat_map(|word| word.split_inclusive(|_: char| true)).collect()
}

/// The name of a cell that is counted row by row from the top left.
pub fn cell_name(place: usize) -> String {
    let column = char::from(b'a' + (place % COLUMNS) as u8);
    format!("{column}{}", ROWS - place / COLUMNS)
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Side::First => "first",
            Side::Second => "second",
        })
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let text = text.trim();
        Position::starts().into_iter().find(|start| start.to_string() == text).ok_or_else(|| {
            let known: Vec<String> = Position::starts().iter().map(Start::to_string).collect();
            Error::UnknownStart { text: text.into(), known: known.join(", ") }
        })
    }
}
