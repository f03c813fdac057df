//! OBF, the format of endgame test files: one position per line, 64 squares and the side to move.
//!
//! Record texts include OBF: a line that is a board parses as a record without moves.
//!
//! ```
//! use stratege::core::rules::Rules;
//! use stratege::games::reversi::{Position, formats::obf};
//!
//! let line = obf::write(&Position::begin(&"diagonal-tomato".parse()?));
//! assert!(line.starts_with("---------------------------"));
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::rules::Rules;
use crate::games::reversi::notation::{board, side_letter};
use crate::games::reversi::position::Position;

/// Writes a position as an OBF line.
pub fn write(position: &Position) -> String {
    format!("{} {}", board(position), side_letter(position.side_to_move()))
}
