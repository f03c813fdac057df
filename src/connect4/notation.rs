//! Connect Four in text: a move is the digit of its column, a match a string of digits such as `4453`, as
//! the solvers of the field read and write it. Cells are `a1` (bottom left) to `g6` (top right). A match begins
//! from a named start or from a position, whose cells are written row by row from the top left.

use std::fmt;
use std::str::FromStr;

use crate::connect4::rules::{COLUMNS, Move, Position, ROWS, Start, cell_at_place};
use crate::error::{Error, Reason};
use crate::game::{Game, Side};
use crate::stones::{self, Stones};

const HANGS: Reason = Reason::new("discs-hang", "there is nothing below this disc");
const NO_SUCH_COLUMN: Reason = Reason::new("no-such-column", "the columns are 1 to 7");

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
        let [first, second] = self.stones;
        if first | second == 0 {
            return f.write_str(match self.begins {
                Side::First => "first",
                Side::Second => "second",
            });
        }
        let owner = |place| match cell_at_place(place) {
            cell if first & cell != 0 => Some(Side::First),
            cell if second & cell != 0 => Some(Side::Second),
            _ => None,
        };
        let board = stones::write((0..COLUMNS * ROWS).map(owner));
        write!(f, "{board}_{}", stones::letter(self.begins))
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let text = text.trim();
        if let Some(named) = Position::starts().into_iter().find(|start| start.to_string() == text) {
            return Ok(named);
        }
        if stones::is_board(text) {
            return read_board(text);
        }
        let known: Vec<String> = Position::starts().iter().map(Start::to_string).collect();
        Err(Error::UnknownStart { text: text.into(), known: known.join(", ") })
    }
}

/// Reads a position: 42 cells row by row from the top left, and the side to move.
fn read_board(text: &str) -> Result<Start, Error> {
    let (read, begins) = Stones::read_with_side(text, COLUMNS * ROWS)?;
    let mut stones = [0; 2];
    for &(place, side, _) in &read.found {
        stones[side.index()] |= cell_at_place(place);
    }
    let occupied = stones[0] | stones[1];
    let hangs = |place: usize| {
        let below = place + COLUMNS;
        below < COLUMNS * ROWS && occupied & cell_at_place(below) == 0
    };
    if let Some(&(_, _, at)) = read.found.iter().find(|(place, ..)| hangs(*place)) {
        return Err(read.wrong(at, HANGS));
    }
    if !read.is_turn_of(begins) {
        return Err(read.wrong_in_all(stones::TURNS));
    }
    let start = Start { begins, stones };
    if Position::begin(&start).outcome().is_some() {
        return Err(read.wrong_in_all(stones::OVER));
    }
    Ok(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_a_start() {
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
    fn a_position_against_the_rules_is_refused() {
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
