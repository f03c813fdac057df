//! ProbCut: a capture that beats beta by a margin in a shallow search will beat beta in a deep one.

use super::evaluator::Evaluator;
use super::node::Node;
use super::ordering::move_ordering::OrderingContext;
use super::ordering::move_picker::MovePicker;
use super::params::{PROBCUT_IMPROVING, PROBCUT_MIN_DEPTH, PROBCUT_REDUCTION};
use super::score::{NO_EVAL, is_mate};
use super::search::Search;
use super::transposition_table::TtEntry;
use crate::core::bound::Bound;
use crate::games::chess::moves::Move;

impl<E: Evaluator> Search<'_, '_, E> {
    /// Returns the value of such a capture, or 0 once the budget is exhausted.
    pub(super) fn probcut(&mut self, node: &Node<'_>, beta: i32) -> Option<i32> {
        let probcut_beta =
            beta + self.params().probcut_margin - PROBCUT_IMPROVING * i32::from(node.improving);
        let entry_depth = node.depth - PROBCUT_REDUCTION + 1;
        let tt_disagrees =
            node.tt_entry.is_some_and(|entry| entry.depth >= entry_depth && entry.value < probcut_beta);
        if node.depth < PROBCUT_MIN_DEPTH || is_mate(beta) || tt_disagrees {
            return None;
        }
        let mut picker = MovePicker::noisy(&self.move_stack, Move::NONE, probcut_beta - node.static_eval);
        let ordering = OrderingContext::NONE;
        while let Some(mv) =
            picker.next(&mut self.move_stack, node.board, &self.state.histories, node.previous, &ordering)
        {
            if self.misses(node.board, mv) {
                continue;
            }
            let value = self.probcut_move(node, mv, probcut_beta);
            if self.budget.exhausted() {
                return Some(0);
            }
            if value >= probcut_beta {
                let (bound, eval) = (Bound::Lower, NO_EVAL);
                let entry = TtEntry { mv, value, eval, depth: entry_depth, bound, was_pv: false };
                self.state.transposition_table.store(node.board.zobrist(), node.ply, entry);
                return Some(value);
            }
        }
        None
    }

    /// Verifies a capture by quiescence search, then by a reduced search if that succeeds.
    fn probcut_move(&mut self, node: &Node<'_>, mv: Move, probcut_beta: i32) -> i32 {
        let Node { ply, depth, .. } = *node;
        let (alpha, beta) = (-probcut_beta, 1 - probcut_beta);
        let child = self.make_move(node.board, mv, ply);
        let mut value = -self.qsearch(&child, alpha, beta, ply + 1);
        if value >= probcut_beta && !self.budget.exhausted() {
            value = -self.search(&child, alpha, beta, depth - PROBCUT_REDUCTION, ply + 1, !node.cut_node);
        }
        self.unmake_move();
        value
    }
}
