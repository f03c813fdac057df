//! Stones on a board as text, for games in which both sides only ever set stones.
//!
//! Cells row by row: `X` a stone of the first player, `O` one of the second, `-` an empty cell, a number so many
//! empty cells. What each game asks of its positions beyond that, it says itself.

use crate::core::error::{Error, Reason};
use crate::core::rules::Side;

const TOO_FEW: Reason = Reason::new("stones-few", "the board has more cells than that");
const TOO_MANY: Reason = Reason::new("stones-many", "the board has no more cells");
const NO_CELL: Reason =
    Reason::new("stones-letter", "a cell is X, O or -, and a number stands for empty cells");
const NO_SIDE: Reason = Reason::new("stones-side", "the side to move is X or O");
/// It is not this side's turn with so many stones.
pub const TURNS: Reason =
    Reason::new("stones-turns", "the sides take turns, so one of them has too many stones");
/// The game is over already.
pub const OVER: Reason = Reason::new("stones-over", "the game is over in this position");

/// What a text says of a board: whose stone lies on each cell, and where in the text the cell stands.
pub struct BoardText<'a> {
    /// The whole text, for complaints.
    text: &'a str,
    /// Each stone with its cell, counted from 0, and its place in the text, counted from 1.
    pub found: Vec<(usize, Side, usize)>,
}

impl<'a> BoardText<'a> {
    /// Reads so many cells from a part of a text that begins after `before` characters.
    pub fn read(text: &'a str, part: &str, before: usize, cells: usize) -> Result<Self, Error> {
        let mut stones = BoardText { text, found: Vec::new() };
        let mut cell = 0;
        let mut number = 0;
        let mut end = before;
        for (index, character) in part.chars().enumerate() {
            let place = before + index + 1;
            end = place;
            if let Some(digit) = character.to_digit(10) {
                number = (10 * number + digit as usize).min(10_000);
                continue;
            }
            cell += std::mem::take(&mut number);
            let side = match character {
                'X' | 'x' => Some(Side::First),
                'O' | 'o' => Some(Side::Second),
                '-' | '.' => None,
                _ => return Err(stones.wrong(place, NO_CELL)),
            };
            if cell >= cells {
                return Err(stones.wrong(place, TOO_MANY));
            }
            stones.found.extend(side.map(|side| (cell, side, place)));
            cell += 1;
        }
        match (cell + number).cmp(&cells) {
            std::cmp::Ordering::Less => Err(stones.wrong(end + 1, TOO_FEW)),
            std::cmp::Ordering::Equal => Ok(stones),
            std::cmp::Ordering::Greater => Err(stones.wrong(end, TOO_MANY)),
        }
    }

    /// Reads a board and the side to move after it, with a blank or `_` between them.
    pub fn read_with_side(text: &'a str, cells: usize) -> Result<(Self, Side), Error> {
        let (board, side) = text.split_once(SEPARATORS).unwrap_or((text, ""));
        let stones = BoardText::read(text, board, 0, cells)?;
        match side {
            "X" | "x" => Ok((stones, Side::First)),
            "O" | "o" => Ok((stones, Side::Second)),
            _ => Err(stones.wrong(board.chars().count() + 2, NO_SIDE)),
        }
    }

    /// The complaint about a place of the text.
    pub fn wrong(&self, place: usize, why: Reason) -> Error {
        Error::BadPosition { text: self.text.into(), place, spot: "", why }
    }

    /// The complaint about the position as a whole.
    pub fn wrong_in_all(&self, why: Reason) -> Error {
        self.wrong(self.text.chars().count(), why)
    }

    /// Whether it can be this side's turn: it has as many stones as the other, or one less.
    pub fn is_turn_of(&self, side: Side) -> bool {
        let own = self.found.iter().filter(|(_, owner, _)| *owner == side).count();
        let other = self.found.len() - own;
        own == other || own + 1 == other
    }
}

const SEPARATORS: [char; 2] = [' ', '_'];

/// Whether a text is meant as a board: moves and named starts of these games have no letter of a stone in them
/// that stands beside a number or another one.
pub fn is_board(text: &str) -> bool {
    let is_cell = |c: char| matches!(c, 'X' | 'x' | 'O' | 'o' | '-');
    let letters = text.chars().filter(|&c| is_cell(c)).count();
    let belongs = |c: char| is_cell(c) || matches!(c, '0'..='9' | '.' | '_' | ' ');
    letters > 1 && text.chars().all(belongs) || text.contains('_')
}

/// The cells as text, each run of empty cells as its number.
pub fn write(cells: impl Iterator<Item = Option<Side>>) -> String {
    let mut text = String::new();
    let mut empty = 0;
    let flush = |text: &mut String, empty: &mut usize| {
        if *empty > 0 {
            text.push_str(&std::mem::take(empty).to_string());
        }
    };
    for cell in cells {
        match cell {
            None => empty += 1,
            Some(side) => {
                flush(&mut text, &mut empty);
                text.push(letter(side));
            }
        }
    }
    flush(&mut text, &mut empty);
    text
}

/// The text of a position from its cells, as [`BoardView::cells`](crate::core::board_view::BoardView::cells) writes
/// them, and the side to move.
pub fn of_cells(cells: &str, side: Side) -> String {
    let owner = |cell: u8| match cell {
        b'x' => Some(Side::First),
        b'o' => Some(Side::Second),
        _ => None,
    };
    format!("{}_{}", write(cells.bytes().map(owner)), letter(side))
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> (usize, &'static str) {
        match BoardText::read_with_side(text, 9) {
            Err(Error::BadPosition { place, why, .. }) => (place, why.code),
            _ => panic!("nothing is wrong with {text}"),
        }
    }

    #[test]
    fn a_board_is_read_and_written() {
        for text in ["9_X", "X8_O", "XO5OX_X", "1X1O1X1O1_X"] {
            let (stones, side) = BoardText::read_with_side(text, 9).expect(text);
            let mut cells = [None; 9];
            stones.found.iter().for_each(|&(cell, owner, _)| cells[cell] = Some(owner));
            assert_eq!(format!("{}_{}", write(cells.into_iter()), letter(side)), text);
        }
        assert!(BoardText::read_with_side("--X.o-3 o", 9).is_ok());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        assert_eq!(complaint("8_X"), (2, "stones-few"));
        assert_eq!(complaint("10_X"), (2, "stones-many"));
        assert_eq!(complaint("99999999999999999999999_X"), (23, "stones-many"));
        assert_eq!(complaint("9X_X"), (2, "stones-many"));
        assert_eq!(complaint("4ä4_X"), (2, "stones-letter"));
        assert_eq!(complaint("9"), (3, "stones-side"));
        assert_eq!(complaint("9_Z"), (3, "stones-side"));
        assert_eq!(complaint("9_X_"), (3, "stones-side"));
    }
}
