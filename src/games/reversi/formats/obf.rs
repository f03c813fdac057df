//! OBF, the format of endgame test files: one position a line, 64 squares and the side to move.
//!
//! Reading is that of record texts: a line that is a board parses as a record without moves.

use crate::core::rules::Rules;
use crate::games::reversi::notation::{board, side_letter};
use crate::games::reversi::position::Position;

/// The position as an OBF line.
pub fn write(position: &Position) -> String {
    format!("{} {}", board(position), side_letter(position.side_to_move()))
}
