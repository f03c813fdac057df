//! The static evaluation, in 128ths of a disc for the side to move.

use std::sync::{Arc, OnceLock};

use super::board::{Board, CORNERS, X_SQUARES, neighbours};
use super::lanes::Lanes;
use super::patterns::PatternIndices;
use super::weights::Weights;

/// Value of one disc.
pub const DISC: i32 = 128;

/// Trained weights.
static EMBEDDED: &[u8] = include_bytes!("../../../../data/reversi/weights.bin");

/// Evaluates by trained weights, or by a simple heuristic without them.
#[derive(Clone, Default)]
pub struct Evaluation {
    weights: Option<Arc<Weights>>,
}

impl Evaluation {
    /// The evaluation with embedded weights, unpacked on first use.
    pub fn embedded() -> Evaluation {
        static UNPACKED: OnceLock<Evaluation> = OnceLock::new();
        UNPACKED.get_or_init(|| Evaluation::with(Weights::unpack(EMBEDDED))).clone()
    }

    /// Creates an evaluation with these weights, or the heuristic for `None`.
    pub fn with(weights: Option<Weights>) -> Evaluation {
        Evaluation { weights: weights.map(Arc::new) }
    }

    /// Whether it has weights.
    pub fn is_trained(&self) -> bool {
        self.weights.is_some()
    }

    /// The value for the side to move.
    pub fn evaluate(&self, board: &Board) -> i32 {
        match &self.weights {
            Some(weights) => weights.evaluate(board),
            None => heuristic(board),
        }
    }

    /// Evaluates with precomputed moves of both sides and pattern indices.
    #[inline]
    pub(super) fn evaluate_with(&self, board: &Board, moves: Lanes, patterns: &PatternIndices) -> i32 {
        match &self.weights {
            Some(weights) => weights.evaluate_with(board, moves, patterns),
            None => heuristic(board),
        }
    }
}

/// Mobility, potential mobility, corners, and X-squares next to empty corners.
fn heuristic(board: &Board) -> i32 {
    let count = |set: u64| set.count_ones() as i32;
    let empties = board.empty_squares();
    let frontier = neighbours(empties);
    let mobility = count(board.moves()) - count(board.opponent_moves());
    let potential_mobility = count(board.opponent & frontier) - count(board.own & frontier);
    let corners = count(board.own & CORNERS) - count(board.opponent & CORNERS);
    let risky = neighbours(empties & CORNERS) & X_SQUARES;
    let risks = count(board.opponent & risky) - count(board.own & risky);
    let discs = count(board.own) - count(board.opponent);
    let early = empties.count_ones() as i32;
    let value = mobility * 110
        + potential_mobility * 60
        + corners * 1100
        + risks * 500
        + discs * (24 - early).max(-20);
    value.clamp(-64 * DISC, 64 * DISC)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_weights_are_valid() {
        assert!(Evaluation::embedded().is_trained());
    }

    #[test]
    fn heuristic_prefers_corners() {
        let evaluation = Evaluation::with(None);
        let plain = Board { own: 1 << 28 | 1 << 35 | 1 << 19, opponent: 1 << 27 | 1 << 36 };
        let corner = Board { own: plain.own | 1, ..plain };
        assert!(evaluation.evaluate(&corner) > evaluation.evaluate(&plain) + 2 * DISC);
    }
}
