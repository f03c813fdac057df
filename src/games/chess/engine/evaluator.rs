//! The interface between the search and the static evaluation.

use crate::games::chess::board::Board;

/// Maximum absolute evaluation; larger values are mates.
pub const MAX_EVAL: i32 = 20_000;

/// A static evaluation.
pub trait Evaluator {
    /// Evaluates a board for the side to move, in centipawns within ±[`MAX_EVAL`]. The side to move must not
    /// be in check. `ply` is the distance from the root: boards of neighbouring plies differ little, which
    /// incremental evaluators use.
    fn evaluate(&mut self, board: &Board, ply: usize) -> i32;
}
