//! Features of the evaluation that are counted over the whole board: mobility and frontier discs (potential
//! mobility).
//!
//! They complement the patterns, which know only the configurations that they have seen in training.

use super::board::{Board, neighbours};
use super::lanes::Lanes;

/// How many features there are.
pub const FEATURE_COUNT: usize = 4;

/// Each feature has this many values; greater counts are clamped.
pub const FEATURE_VALUES: usize = 32;

/// How many moves the side to move and its opponent have, then the frontier discs of both: those beside empty squares.
#[inline]
pub fn features(board: &Board) -> [usize; FEATURE_COUNT] {
    features_with(board, board.moves_of_both())
}

/// The same, where the moves of both sides are at hand.
#[inline(always)]
pub(super) fn features_with(board: &Board, moves: Lanes) -> [usize; FEATURE_COUNT] {
    let frontier = neighbours(board.empty_squares());
    let frontier_discs = Lanes::of([board.own & frontier, board.opponent & frontier]);
    let ([own_moves, their_moves], [own_discs, their_discs]) = (moves.counts(), frontier_discs.counts());
    [own_moves, their_moves, own_discs, their_discs].map(|count| (count as usize).min(FEATURE_VALUES - 1))
}
