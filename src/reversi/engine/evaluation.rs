//! What a position looks worth without search, in 128ths of a disc for the side to move.

use std::sync::{Arc, OnceLock};

use super::board::Board;
use super::counts::around;
use super::patterns::View;
use super::weights::Weights;

/// One disc.
pub const DISC: i32 = 128;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// What has been learnt.
static LEARNT: &[u8] = include_bytes!("../../../data/reversi/weights.bin");

/// The eyes: learnt weights, and where there are none a simple rule.
#[derive(Clone, Default)]
pub struct Evaluation {
    weights: Option<Arc<Weights>>,
}

impl Evaluation {
    /// With the weights that are part of the program; they are unpacked once for all who use them.
    pub fn learnt() -> Evaluation {
        static UNPACKED: OnceLock<Evaluation> = OnceLock::new();
        UNPACKED.get_or_init(|| Evaluation::with(Weights::unpack(LEARNT))).clone()
    }

    /// With these weights, or by the simple rule.
    pub fn with(weights: Option<Weights>) -> Evaluation {
        Evaluation { weights: weights.map(Arc::new) }
    }

    /// Whether it has learnt anything.
    pub fn is_learnt(&self) -> bool {
        self.weights.is_some()
    }

    /// The value for the side to move.
    pub fn value(&self, board: &Board) -> i32 {
        match &self.weights {
            Some(weights) => weights.value_of(board),
            None => by_rule(board),
        }
    }

    /// The same, with the view of the board at hand.
    #[inline]
    pub fn value_seen(&self, board: &Board, view: &View) -> i32 {
        match &self.weights {
            Some(weights) => weights.value(board, view),
            None => by_rule(board),
        }
    }
}

/// Weighs the board by moves, by chances of moves and by corners.
fn by_rule(board: &Board) -> i32 {
    let count = |set: u64| set.count_ones() as i32;
    let empties = board.empties();
    let rim = around(empties);
    let moves = count(board.mobility()) - count(board.their_mobility());
    let chances = count(board.other & rim) - count(board.own & rim);
    let corners = count(board.own & CORNERS) - count(board.other & CORNERS);
    let beside = around(empties & CORNERS) & 0x0042_0000_0000_4200;
    let risks = count(board.other & beside) - count(board.own & beside);
    let discs = count(board.own) - count(board.other);
    let early = empties.count_ones() as i32;
    moves * 110 + chances * 60 + corners * 1100 + risks * 500 + discs * (24 - early).max(-20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_been_learnt_can_be_read() {
        assert!(Evaluation::learnt().is_learnt());
    }

    #[test]
    fn whoever_has_learnt_nothing_likes_corners() {
        let eyes = Evaluation::with(None);
        let plain = Board { own: 1 << 28 | 1 << 35 | 1 << 19, other: 1 << 27 | 1 << 36 };
        let corner = Board { own: plain.own | 1, ..plain };
        assert!(eyes.value(&corner) > eyes.value(&plain) + 2 * DISC);
    }
}
