//! Text form of positions in games whose moves only add stones.
//!
//! Cells row by row: `X` a stone of the first player, `O` one of the second, `-` an empty cell, a number a
//! run of empty cells; then the side to move. Each game checks its own further conditions.
//!
//! ```
//! use stratege::core::board_text::{BoardText, is_board};
//!
//! assert!(is_board("35X6_O"));
//! let (board, _) = BoardText::read_with_side("35X6_O", 42)?;
//! assert_eq!(board.stones.len(), 1);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::error::{Error, Reason};
use crate::core::rules::Side;

const TOO_FEW: Reason = Reason::new("stones-few", "the text has fewer cells than the board");
const TOO_MANY: Reason = Reason::new("stones-many", "the text has more cells than the board");
const NO_CELL: Reason =
    Reason::new("stones-letter", "a cell is X, O or -, and a number stands for empty cells");
const NO_SIDE: Reason = Reason::new("stones-side", "the side to move is X or O");
/// The number of stones does not fit the side to move.
pub const WRONG_TURN: Reason =
    Reason::new("stones-turns", "the sides take turns, so one of them has too many stones");
/// The game has already ended in the position.
pub const GAME_OVER: Reason = Reason::new("stones-over", "the game is over in this position");

/// Stones parsed from a board text, with their places for error messages.
pub struct BoardText<'a> {
    /// The whole text, which errors quote.
    text: &'a str,
    /// Cell (from 0), owner and character (from 1) of each stone.
    pub stones: Vec<(usize, Side, usize)>,
}

impl<'a> BoardText<'a> {
    /// Parses `part` of `text`, which begins after `before` characters, as exactly `cells` cells.
    pub fn read(text: &'a str, part: &str, before: usize, cells: usize) -> Result<Self, Error> {
        let mut stones = BoardText { text, stones: Vec::new() };
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
                _ => return Err(stones.error_at(place, NO_CELL)),
            };
            if cell >= cells {
                return Err(stones.error_at(place, TOO_MANY));
            }
            stones.stones.extend(side.map(|side| (cell, side, place)));
            cell += 1;
        }
        match (cell + number).cmp(&cells) {
            std::cmp::Ordering::Less => Err(stones.error_at(end + 1, TOO_FEW)),
            std::cmp::Ordering::Equal => Ok(stones),
            std::cmp::Ordering::Greater => Err(stones.error_at(end, TOO_MANY)),
        }
    }

    /// Parses a board followed by the side to move, separated by a blank or `_`.
    pub fn read_with_side(text: &'a str, cells: usize) -> Result<(Self, Side), Error> {
        let (board, side) = text.split_once(SEPARATORS).unwrap_or((text, ""));
        let stones = BoardText::read(text, board, 0, cells)?;
        match side {
            "X" | "x" => Ok((stones, Side::First)),
            "O" | "o" => Ok((stones, Side::Second)),
            _ => Err(stones.error_at(board.chars().count() + 2, NO_SIDE)),
        }
    }

    /// An error at a character of the text, counted from 1.
    pub fn error_at(&self, place: usize, why: Reason) -> Error {
        Error::BadPosition { text: self.text.into(), place, spot: "", why }
    }

    /// An error about the position as a whole, placed at the last character.
    pub fn error(&self, why: Reason) -> Error {
        self.error_at(self.text.chars().count(), why)
    }

    /// Whether the numbers of stones allow this side to move: as many stones as the other, or one less.
    pub fn is_turn_of(&self, side: Side) -> bool {
        let own = self.stones.iter().filter(|(_, owner, _)| *owner == side).count();
        let other = self.stones.len() - own;
        own == other || own + 1 == other
    }
}

const SEPARATORS: [char; 2] = [' ', '_'];

/// Whether a text is a board. Moves and named starts of these games never combine the letter of a stone with
/// a number or another such letter.
pub fn is_board(text: &str) -> bool {
    let is_cell = |c: char| matches!(c, 'X' | 'x' | 'O' | 'o' | '-');
    let letters = text.chars().filter(|&c| is_cell(c)).count();
    let belongs = |c: char| is_cell(c) || matches!(c, '0'..='9' | '.' | '_' | ' ');
    letters > 1 && text.chars().all(belongs) || text.contains('_')
}

/// Writes cells, each run of empty ones as a number.
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

/// Writes a position from cells as in [`BoardView::cells`](crate::core::board_view::BoardView::cells) and the
/// side to move.
pub fn from_cells(cells: &str, side: Side) -> String {
    let owner = |cell: u8| match cell {
        b'x' => Some(Side::First),
        b'o' => Some(Side::Second),
        _ => None,
    };
    format!("{}_{}", write(cells.bytes().map(owner)), letter(side))
}

/// `X` or `O`.
pub fn letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error_of(text: &str) -> (usize, &'static str) {
        match BoardText::read_with_side(text, 9) {
            Err(Error::BadPosition { place, why, .. }) => (place, why.code),
            _ => panic!("{text} should be rejected"),
        }
    }

    #[test]
    fn boards_round_trip() {
        for text in ["9_X", "X8_O", "XO5OX_X", "1X1O1X1O1_X"] {
            let (stones, side) = BoardText::read_with_side(text, 9).expect(text);
            let mut cells = [None; 9];
            stones.stones.iter().for_each(|&(cell, owner, _)| cells[cell] = Some(owner));
            assert_eq!(format!("{}_{}", write(cells.into_iter()), letter(side)), text);
        }
        assert!(BoardText::read_with_side("--X.o-3 o", 9).is_ok());
    }

    #[test]
    fn errors_carry_their_position() {
        assert_eq!(error_of("8_X"), (2, "stones-few"));
        assert_eq!(error_of("10_X"), (2, "stones-many"));
        assert_eq!(error_of("99999999999999999999999_X"), (23, "stones-many"));
        assert_eq!(error_of("9X_X"), (2, "stones-many"));
        assert_eq!(error_of("4ä4_X"), (2, "stones-letter"));
        assert_eq!(error_of("9"), (3, "stones-side"));
        assert_eq!(error_of("9_Z"), (3, "stones-side"));
        assert_eq!(error_of("9_X_"), (3, "stones-side"));
    }
}
