//! Features of the evaluation that are counted over the whole board: mobility and frontier discs (potential
//! mobility).
//!
//! They complement the patterns, which know only the configurations that they have seen in training.

use super::board::{Board, neighbours};

/// How many features there are.
pub const FEATURE_COUNT: usize = 4;

/// Each feature has this many values; greater counts are clamped.
pub const FEATURE_VALUES: usize = 32;

/// The moves of the side to move and of its opponent, then the frontier discs of both: those beside empty squares.
#[inline]
pub fn features(board: &Board) -> [usize; FEATURE_COUNT] {
    let frontier = neighbours(board.empty_squares());
    [board.moves(), board.opponent_moves(), board.own & frontier, board.opponent & frontier]
        .map(|set| (set.count_ones() as usize).min(FEATURE_VALUES - 1))
}
