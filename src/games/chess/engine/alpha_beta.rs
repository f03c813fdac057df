//! Alpha-beta (fail-soft principal variation search): cutoffs and pruning of an interior node, and its
//! transposition table entry. `move_loop` searches the moves.

use super::evaluator::Evaluator;
use super::node::{Node, has_non_pawn_material};
use super::ordering::history::NO_PIECE_TO;
use super::params::SearchParams;
use super::params::{
    IIR_MIN_DEPTH, NMP_DEPTH_DIVISOR, NMP_EVAL_MARGIN_PER_PLY, NMP_MAX_EVAL_REDUCTION, NMP_MIN_DEPTH,
    NMP_REDUCTION, NMP_VERIFICATION_MIN_DEPTH, RAZORING_MAX_DEPTH, RFP_MAX_DEPTH, TT_CUTOFF_MAX_CLOCK,
};
use super::score::{MIN_MATE, NO_EVAL, is_mate, mate_in, mated_in};
use super::search::Search;
use super::transposition_table::TtEntry;
use crate::core::bound::Bound;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;

impl<E: Evaluator> Search<'_, '_, E> {
    /// Searches a position to `depth` within the window; returns its value for the side to move.
    ///
    /// The value is meaningless once the budget is exhausted.
    pub fn search(
        &mut self,
        board: &Board,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.qsearch(board, alpha, beta, ply);
        }
        let is_pv = beta - alpha > 1;
        if !self.enter_node(ply, is_pv, ply as u32 + 1) {
            return 0;
        }
        if ply > 0 {
            if let Some(value) = self.terminal_value(board, ply) {
                return value;
            }
            // Mate distance pruning: no line beats a shorter mate that has been found already.
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(mate_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }
        let is_singular_search = self.entry(ply).excluded != Move::NONE;
        let tt_entry = self.probe(board, ply, is_singular_search);
        if !is_pv
            && let Some(entry) = tt_entry
            && let Some(value) = tt_cutoff(&entry, board, depth, alpha, beta)
        {
            return value;
        }

        let mut node = self.node(board, depth, ply, tt_entry, is_pv, cut_node);
        if !is_pv
            && !node.in_check
            && !is_singular_search
            && let Some(value) = self.prune_node(&node, alpha, beta)
        {
            return value;
        }
        // Internal iterative reduction (IIR): without a table move, search one ply less; the shallower search
        // stores a move for the next visit.
        if depth >= IIR_MIN_DEPTH && (is_pv || cut_node) && node.tt_move == Move::NONE && !is_singular_search
        {
            node.depth -= 1;
        }

        let (best, best_move) = self.search_moves(&node, alpha, beta);
        if self.budget.exhausted() {
            return 0;
        }
        if !is_singular_search {
            self.store(&node, best, best_move, Bound::of(best, alpha, beta));
        }
        best
    }

    /// Probes the transposition table. `None` in a singular search, which excludes a move, so that
    /// stored values do not apply.
    fn probe(&self, board: &Board, ply: usize, is_singular_search: bool) -> Option<TtEntry> {
        if is_singular_search { None } else { self.state.transposition_table.probe(board.zobrist(), ply) }
    }

    /// Evaluates a node and resets the stack entries that its children share.
    fn node<'b>(
        &mut self,
        board: &'b Board,
        depth: i32,
        ply: usize,
        tt_entry: Option<TtEntry>,
        is_pv: bool,
        cut_node: bool,
    ) -> Node<'b> {
        let excluded = self.entry(ply).excluded;
        let in_check = board.in_check();
        let previous = self.previous_moves(ply);
        let tt_move = if ply == 0 {
            self.root_moves[self.pv_index].mv
        } else {
            let mv = tt_entry.map_or(Move::NONE, |entry| entry.mv);
            if mv != Move::NONE && board.is_legal(mv) { mv } else { Move::NONE }
        };
        let (mut raw_eval, mut static_eval, mut estimate) = (NO_EVAL, NO_EVAL, NO_EVAL);
        if !in_check {
            if excluded == Move::NONE {
                raw_eval = self.raw_eval(board, ply, tt_entry);
                static_eval = self.corrected_eval(board, raw_eval, previous);
                estimate = tt_entry.map_or(static_eval, |entry| entry.refine(static_eval));
            } else {
                static_eval = self.entry(ply).static_eval;
                estimate = static_eval;
            }
        }
        self.entry(ply).static_eval = static_eval;
        let children = self.entry(ply + 1);
        children.cutoff_count = 0;
        children.killers = [Move::NONE; 2];
        Node {
            board,
            ply,
            depth,
            is_pv,
            cut_node,
            in_check,
            improving: !in_check && self.is_improving(static_eval, ply),
            has_non_pawn_material: has_non_pawn_material(board),
            raw_eval,
            static_eval,
            estimate,
            tt_entry,
            tt_move,
            excluded,
            previous,
        }
    }

    /// Whether the static evaluation exceeds that of two plies ago, or of four plies ago if that
    /// position was in check.
    fn is_improving(&self, static_eval: i32, ply: usize) -> bool {
        match (self.ancestor(ply, 2).static_eval, self.ancestor(ply, 4).static_eval) {
            (NO_EVAL, NO_EVAL) => true,
            (NO_EVAL, older) => static_eval > older,
            (old, _) => static_eval > old,
        }
    }

    /// Tries to prune the whole node by razoring, RFP, NMP or ProbCut; returns its value if
    /// one of them succeeds.
    fn prune_node(&mut self, node: &Node<'_>, alpha: i32, beta: i32) -> Option<i32> {
        self.razoring(node, alpha)
            .or_else(|| reverse_futility_pruning(node, self.params(), beta))
            .or_else(|| self.null_move_pruning(node, beta))
            .or_else(|| self.probcut(node, beta))
    }

    /// Razoring: far below alpha only captures can help, so a quiescence search decides.
    fn razoring(&mut self, node: &Node<'_>, alpha: i32) -> Option<i32> {
        if node.depth > RAZORING_MAX_DEPTH
            || node.estimate + self.params().razoring_margin * node.depth > alpha
            || is_mate(alpha)
        {
            return None;
        }
        let value = self.qsearch(node.board, alpha, alpha + 1, node.ply);
        if value <= alpha || self.budget.exhausted() { Some(value) } else { None }
    }

    /// Null-move pruning (NMP): if passing still beats beta, a real move will. Skipped in pawn endings,
    /// where zugzwang is common.
    fn null_move_pruning(&mut self, node: &Node<'_>, beta: i32) -> Option<i32> {
        let Node { board, ply, depth, .. } = *node;
        if depth < NMP_MIN_DEPTH
            || node.estimate < beta
            || node.static_eval < beta - NMP_EVAL_MARGIN_PER_PLY * depth + self.params().nmp_eval_margin
            || node.previous.last == NO_PIECE_TO
            || !node.has_non_pawn_material
            || ply < self.nmp_min_ply
            || beta <= -MIN_MATE
        {
            return None;
        }
        let eval_reduction =
            ((node.estimate - beta) / self.params().nmp_eval_divisor).min(NMP_MAX_EVAL_REDUCTION);
        let reduced_depth = depth - (NMP_REDUCTION + depth / NMP_DEPTH_DIVISOR + eval_reduction);
        let child = self.make_null_move(board, ply);
        let value = -self.search(&child, -beta, 1 - beta, reduced_depth, ply + 1, !node.cut_node);
        self.unmake_move();
        if self.budget.exhausted() {
            return Some(0);
        }
        if value < beta {
            return None;
        }
        // A mate found after a null move is not proved.
        let value = if value >= MIN_MATE { beta } else { value };
        if depth < NMP_VERIFICATION_MIN_DEPTH || self.nmp_min_ply > 0 {
            return Some(value);
        }
        // Verification search: null moves are disabled for some plies.
        self.nmp_min_ply = ply + reduced_depth.max(0) as usize * 3 / 4;
        let verified = self.search(board, beta - 1, beta, reduced_depth, ply, false);
        self.nmp_min_ply = 0;
        if verified >= beta { Some(value) } else { None }
    }

    /// Stores the result in the transposition table and its evaluation error in the correction history.
    fn store(&mut self, node: &Node<'_>, best: i32, best_move: Move, bound: Bound) {
        // MultiPV: later variations are not the best of the root.
        if node.is_root() && self.pv_index > 0 {
            return;
        }
        let Node { board, ply, depth, .. } = *node;
        let entry =
            TtEntry { mv: best_move, value: best, eval: node.raw_eval, depth, bound, was_pv: node.is_pv };
        self.state.transposition_table.store(board.zobrist(), ply, entry);
        let is_quiet = best_move == Move::NONE || !board.is_noisy(best_move);
        let contradicts_eval = match bound {
            Bound::Lower => best > node.static_eval,
            Bound::Upper => best < node.static_eval,
            Bound::Exact => true,
        };
        if !node.in_check && is_quiet && contradicts_eval && !is_mate(best) {
            let error = best - node.static_eval;
            self.state.histories.update_correction(board, node.previous, error, depth);
        }
    }
}

/// Returns the table's value if its entry is deep enough to cut the node.
fn tt_cutoff(entry: &TtEntry, board: &Board, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
    let is_deep_enough = entry.depth >= depth + i32::from(entry.value >= beta);
    if is_deep_enough && board.halfmove_clock() < TT_CUTOFF_MAX_CLOCK {
        entry.cutoff(alpha, beta)
    } else {
        None
    }
}

/// Reverse futility pruning (RFP): so far above beta that no reply is expected to drop below it.
fn reverse_futility_pruning(node: &Node<'_>, params: &SearchParams, beta: i32) -> Option<i32> {
    let margin = params.rfp_margin * (node.depth - i32::from(node.improving));
    let is_pruned = node.depth <= RFP_MAX_DEPTH
        && node.estimate - margin >= beta
        && node.estimate < MIN_MATE
        && beta > -MIN_MATE;
    if is_pruned { Some((node.estimate + beta) / 2) } else { None }
}
