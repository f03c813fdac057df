//! The interface between the search and the static evaluation.

use crate::games::chess::board::Board;

/// Evaluations stay within this; larger values are mates.
pub const MAX_EVAL: i32 = 20_000;

/// A static evaluation.
pub trait Evaluator {
    /// The value of a board for the side to move in centipawns, within [`MAX_EVAL`]. The side to move is not in
    /// check. The ply is the board's distance from the root: boards of neighbouring plies differ little.
    fn evaluate(&mut self, board: &Board, ply: usize) -> i32;
}
