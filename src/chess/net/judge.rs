//! The network as a search asks it.

use std::sync::Arc;

use super::{Network, Views};
use crate::chess::board::Board;
use crate::chess::engine::evaluator::{Evaluator, MOST};

/// A network with the sums of the boards that it has seen last.
pub struct Judge<const HIDDEN: usize> {
    network: Arc<Network<HIDDEN>>,
    views: Views<HIDDEN>,
}

impl<const HIDDEN: usize> Judge<HIDDEN> {
    /// One that begins with the empty board.
    pub fn new(network: Arc<Network<HIDDEN>>) -> Self {
        Judge { views: Views::new(&network), network }
    }
}

impl<const HIDDEN: usize> Evaluator for Judge<HIDDEN> {
    // What differs from the board seen last is found by comparing: nobody need tell of moves.
    fn begin(&mut self, _: &Board) {}

    fn make(&mut self, _: &Board, _: &Board) {}

    fn unmake(&mut self) {}

    #[inline]
    fn value(&mut self, board: &Board) -> i32 {
        self.views.value(&self.network, board).clamp(-MOST, MOST)
    }
}
