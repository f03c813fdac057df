//! Whole-board features of the evaluation: mobility and frontier discs (potential mobility).
//!
//! They complement the patterns, which only know configurations seen in training.

use super::board::{Board, neighbours};
use super::lanes::Lanes;

/// Number of features.
pub const FEATURE_COUNT: usize = 4;

/// Number of values per feature; greater counts are clamped.
pub const FEATURE_VALUES: usize = 32;

/// Number of moves of the side to move and of its opponent, then the frontier discs of both.
#[inline]
pub fn features(board: &Board) -> [usize; FEATURE_COUNT] {
    features_with(board, board.moves_of_both())
}

/// Features with precomputed moves of both sides.
#[inline(always)]
pub(super) fn features_with(board: &Board, moves: Lanes) -> [usize; FEATURE_COUNT] {
    let frontier = neighbours(board.empty_squares());
    let frontier_discs = Lanes::of([board.own & frontier, board.opponent & frontier]);
    let ([own_moves, their_moves], [own_discs, their_discs]) = (moves.counts(), frontier_discs.counts());
    [own_moves, their_moves, own_discs, their_discs].map(|count| (count as usize).min(FEATURE_VALUES - 1))
}
