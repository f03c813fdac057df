//! Moves and positions as text: a cell is three digits, level, row and column from 1 to 4, such as `243`; a
//! game concatenates them, `111222…`, optionally with white space or commas in between.
//!
//! ```
//! use stratege::games::qubic::Move;
//!
//! let chosen: Move = "243".parse()?;
//! assert_eq!(chosen.to_string(), "243");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::board_text::{self, BoardText};
use crate::core::error::{Error, Reason};
use crate::core::move_list::without_numbers;
use crate::core::rules::{Rules, Side};
use crate::games::qubic::geometry::ROW_MASKS;
use crate::games::qubic::position::{Move, Position, Start};

/// Number of cells of the cube.
const CELLS: usize = 64;

const BAD_DIGIT: Reason = Reason::new("code-digit", "level, row and column are digits from 1 to 4");
const BAD_LENGTH: Reason = Reason::new("code-length", "a code has three digits: level, row and column");

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

/// Splits a text into moves of three characters; white space, commas and move numbers may separate them.
pub fn split_moves(text: &str) -> Vec<&str> {
    let parts = without_numbers(text).flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ','));
    parts.flat_map(triples).collect()
}

/// Splits a word into pieces of three characters, which need not be ASCII.
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
        if self.stones == [0; 2] {
            return f.write_str(match self.begins {
                Side::First => "first",
                Side::Second => "second",
            });
        }
        let owner = |cell| [Side::First, Side::Second].into_iter().find(|side| self.holds(*side, cell));
        let board = board_text::write((0..CELLS).map(owner));
        write!(f, "{board}_{}", board_text::letter(self.begins))
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        match text.trim() {
            "first" => Ok(Start::empty(Side::First)),
            "second" => Ok(Start::empty(Side::Second)),
            board if board_text::is_board(board) => read_board(board),
            _ => Err(Error::UnknownStart { text: text.into(), known: "first, second".into() }),
        }
    }
}

/// Reads a position: 64 cells, level by level and row by row, and the side to move.
fn read_board(text: &str) -> Result<Start, Error> {
    let (read, begins) = BoardText::read_with_side(text, CELLS)?;
    let mut start = Start::empty(begins);
    for &(cell, side, _) in &read.stones {
        start.stones[side.index()] |= 1 << cell;
    }
    if !read.is_turn_of(begins) {
        return Err(read.error(board_text::WRONG_TURN));
    }
    // `Position::outcome` only checks the side that moved last, so check the other one here.
    let own = start.stones[begins.index()];
    if ROW_MASKS.iter().any(|row| own & row == *row) || Position::begin(&start).outcome().is_some() {
        return Err(read.error(board_text::GAME_OVER));
    }
    Ok(start)
}

impl Start {
    fn holds(&self, side: Side, cell: usize) -> bool {
        self.stones[side.index()] >> cell & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_starts() {
        for text in ["X63_O", "10X20O32_X", "63X_O"] {
            let start: Start = text.parse().expect(text);
            assert_eq!(start.to_string(), text);
            assert_eq!(Position::begin(&start).side_to_move(), start.begins);
        }
        let code = |text: &str| match text.parse::<Start>() {
            Err(Error::BadPosition { place, why, .. }) => (place, why.code),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(code("X63_X"), (5, "stones-turns"));
        assert_eq!(code("XXXXOOO57_O"), (11, "stones-over"));
        assert_eq!(code("XXXXO1O1OO54_X"), (14, "stones-over"));
        assert_eq!(code("OOOOX1X1XX54_X"), (14, "stones-over"));
        assert_eq!(code("XXXOOOO57_O"), (11, "stones-turns"));
        assert_eq!(code("65_X"), (2, "stones-many"));
        assert!(matches!("111222".parse::<Start>(), Err(Error::UnknownStart { .. })));
    }
}
