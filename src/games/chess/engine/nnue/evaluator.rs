//! The network as an [`Evaluator`] of the search.

use std::sync::Arc;

use super::{AccumulatorCache, Network};
use crate::games::chess::board::Board;
use crate::games::chess::engine::evaluator::{Evaluator, MAX_EVAL};

/// Network with the accumulators of recently evaluated boards.
pub struct NnueEvaluator<const HIDDEN: usize> {
    network: Arc<Network<HIDDEN>>,
    accumulators: AccumulatorCache<HIDDEN>,
}

impl<const HIDDEN: usize> NnueEvaluator<HIDDEN> {
    /// Starts with accumulators of the empty board.
    pub fn new(network: Arc<Network<HIDDEN>>) -> Self {
        NnueEvaluator { accumulators: AccumulatorCache::new(&network), network }
    }
}

impl<const HIDDEN: usize> Evaluator for NnueEvaluator<HIDDEN> {
    #[inline]
    fn evaluate(&mut self, board: &Board, ply: usize) -> i32 {
        self.accumulators.evaluate(&self.network, board, ply).clamp(-MAX_EVAL, MAX_EVAL)
    }
}
