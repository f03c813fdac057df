//! Moves in UCI notation.

use stratege::games::chess::board::Board;
use stratege::games::chess::{Move, Position};

/// Parses a move in UCI notation (long algebraic) and checks that it is legal.
pub fn read_move(board: &Board, text: &str) -> Option<Move> {
    Position::from(*board).resolve(text.parse().ok()?)
}
