//! Connect Four as text. A move is the digit of its column; a match is a string of digits such as `4453`, as
//! in other solvers. Cells are `a1` (bottom left) to `g6` (top right). A match starts from a named start or
//! from a position, whose cells are written row by row from the top left.
//!
//! ```
//! use stratege::games::connect4::Move;
//!
//! let chosen: Move = "4".parse()?;
//! assert_eq!(chosen.to_string(), "4");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::core::board_text::{self, BoardText};
use crate::core::error::{Error, Reason};
use crate::core::move_list::without_numbers;
use crate::core::rules::{Rules, Side};
use crate::games::connect4::geometry::{COLUMNS, ROWS, cell_at_index};
use crate::games::connect4::position::{Move, Position, Start};

const HANGS: Reason = Reason::new("discs-hang", "there is nothing below this disc");
const NO_SUCH_COLUMN: Reason = Reason::new("no-such-column", "the columns are 1 to 7");

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'1' + self.column() as u8))
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

/// Splits a transcript into its characters; white space, commas and move numbers may separate them.
pub fn split_moves(text: &str) -> Vec<&str> {
    let parts = without_numbers(text).flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ','));
    parts.flat_map(|word| word.split_inclusive(|_: char| true)).collect()
}

/// Name of the cell with this index, counted row by row from the top left.
pub fn cell_name(index: usize) -> String {
    let column = char::from(b'a' + (index % COLUMNS) as u8);
    format!("{column}{}", ROWS - index / COLUMNS)
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.discs;
        if first | second == 0 {
            return f.write_str(match self.begins {
                Side::First => "first",
                Side::Second => "second",
            });
        }
        let owner = |index| match cell_at_index(index) {
            cell if first & cell != 0 => Some(Side::First),
            cell if second & cell != 0 => Some(Side::Second),
            _ => None,
        };
        let board = board_text::write((0..COLUMNS * ROWS).map(owner));
        write!(f, "{board}_{}", board_text::letter(self.begins))
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        match text.trim() {
            "first" => Ok(Start::empty(Side::First)),
            "second" => Ok(Start::empty(Side::Second)),
            text if board_text::is_board(text) => read_board(text),
            text => Err(Error::UnknownStart { text: text.into(), known: "first, second".into() }),
        }
    }
}

/// Reads a position: 42 cells row by row from the top left, and the side to move.
fn read_board(text: &str) -> Result<Start, Error> {
    let (read, begins) = BoardText::read_with_side(text, COLUMNS * ROWS)?;
    let mut discs = [0; 2];
    for &(index, side, _) in &read.stones {
        discs[side.index()] |= cell_at_index(index);
    }
    let occupied = discs[0] | discs[1];
    let hangs = |index: usize| {
        let below = index + COLUMNS;
        below < COLUMNS * ROWS && occupied & cell_at_index(below) == 0
    };
    if let Some(&(_, _, at)) = read.stones.iter().find(|(index, ..)| hangs(*index)) {
        return Err(read.error_at(at, HANGS));
    }
    if !read.is_turn_of(begins) {
        return Err(read.error(board_text::WRONG_TURN));
    }
    let start = Start { begins, discs };
    if Position::begin(&start).outcome().is_some() {
        return Err(read.error(board_text::GAME_OVER));
    }
    Ok(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_starts() {
        for text in ["38X3_O", "31X6O3_X", "35XOXOXOX_O"] {
            let start: Start = text.parse().expect(text);
            assert_eq!(start.to_string(), text);
            assert_eq!(Position::begin(&start).legal_moves().len(), 7);
        }
        let empty: Start = "42_O".parse().expect("an empty board");
        assert_eq!(empty.to_string(), "second");
        let opener = |text: &str| text.parse::<Start>().expect(text).opener();
        assert_eq!([opener("38X3_O"), opener("37XO3_O")], [Side::First, Side::Second]);
    }

    #[test]
    fn impossible_positions_are_rejected() {
        let code = |text: &str| match text.parse::<Start>() {
            Err(Error::BadPosition { place, why, .. }) => (place, why.code),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(code("31X10_O"), (3, "discs-hang"));
        assert_eq!(code("38X3_X"), (6, "stones-turns"));
        assert_eq!(code("35XXXX3_O"), (9, "stones-turns"));
        assert_eq!(code("28OOO4XXXX3_O"), (13, "stones-over"));
        assert_eq!(code("41_X"), (3, "stones-few"));
        assert!(matches!("4453".parse::<Start>(), Err(Error::UnknownStart { .. })));
    }
}
