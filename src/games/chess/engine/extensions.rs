//! Singular extensions, multi-cut and negative extensions of the table move.

use super::evaluator::Evaluator;
use super::node::Node;
use super::params::{MAX_DOUBLE_EXTENSIONS, SINGULAR_MIN_DEPTH, SINGULAR_TT_DEPTH};
use super::score::is_mate;
use super::search::Search;
use crate::core::bound::Bound;
use crate::games::chess::moves::Move;

impl<E: Evaluator> Search<'_, '_, E> {
    /// Returns the extension of a move in plies, negative for a reduction, or the node's value as `Err`
    /// if multi-cut prunes it.
    ///
    /// Singular extension: the table move is extended if a reduced search finds all others much worse.
    pub(super) fn extension(&mut self, node: &Node<'_>, mv: Move, beta: i32) -> Result<i32, i32> {
        let Node { board, ply, depth, .. } = *node;
        if node.is_root() || mv != node.tt_move || node.excluded != Move::NONE {
            return Ok(0);
        }
        let Some(entry) = node.tt_entry else { return Ok(0) };
        if depth < SINGULAR_MIN_DEPTH + i32::from(entry.was_pv)
            || entry.depth < depth - SINGULAR_TT_DEPTH
            || entry.bound == Bound::Upper
            || is_mate(entry.value)
            || ply as i32 >= 2 * self.root_depth
        {
            return Ok(0);
        }
        let singular_beta = entry.value - depth * self.params().singular_margin / 16;
        self.entry(ply).excluded = mv;
        let value = self.search(board, singular_beta - 1, singular_beta, (depth - 1) / 2, ply, node.cut_node);
        self.entry(ply).excluded = Move::NONE;
        if value < singular_beta {
            let is_double = !node.is_pv
                && value < singular_beta - self.params().double_extension_margin
                && self.entry(ply - 1).double_extensions <= MAX_DOUBLE_EXTENSIONS;
            Ok(if is_double { 2 } else { 1 })
        } else if value >= beta && !is_mate(value) {
            // Multi-cut: another move fails high as well.
            Err(value)
        } else if entry.value >= beta {
            // Negative extension: the table move is not the only good one.
            Ok(-2)
        } else {
            Ok(-i32::from(node.cut_node))
        }
    }
}
