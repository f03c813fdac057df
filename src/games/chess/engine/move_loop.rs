//! The moves of an interior node: pruning, late move reductions and the search itself.

use super::evaluator::Evaluator;
use super::lmr::base_reduction;
use super::node::Node;
use super::ordering::history::history_bonus;
use super::ordering::move_ordering::{OrderingContext, check_squares};
use super::ordering::move_picker::MovePicker;
use super::ordering::see::see_ge;
use super::params::{
    FUTILITY_HISTORY_DIVISOR, FUTILITY_MAX_DEPTH, HISTORY_PRUNING_MAX_DEPTH, LMP_BASE, LMR_MAX_CUTOFFS,
    LMR_MAX_HISTORY, LMR_MIN_DEPTH, LMR_ROOT, LMR_UNIT, SEE_HISTORY_DIVISOR, SEE_PRUNING_MAX_DEPTH,
    SEE_QUIET_MAX_DEPTH, SearchParams,
};
use super::score::{INFINITY, MIN_MATE, NO_EVAL, mated_in};
use super::search::Search;
use super::search_info::score_of;
use crate::core::bound::Bound;
use crate::core::thought::Thought;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};

/// A move about to be searched.
struct Candidate {
    mv: Move,
    piece: Piece,
    is_noisy: bool,
    /// Whether the move is quiet and gives check.
    gives_check: bool,
    history: i32,
    /// Position in the node's move order, from 1.
    move_count: usize,
    /// Reduction by depth and move number alone, in 1024ths of a ply.
    base_reduction: i32,
}

/// State of the loop over the moves.
struct Progress {
    alpha: i32,
    beta: i32,
    best: i32,
    best_move: Move,
    /// Moves that were not skipped.
    move_count: usize,
    legal_count: usize,
    tt_move_is_noisy: bool,
    /// Moves already searched, except the best one.
    quiets: TriedMoves,
    noisies: TriedMoves,
}

/// Moves whose history is lowered when another move causes a cutoff.
struct TriedMoves {
    moves: [Move; 32],
    count: usize,
}

impl TriedMoves {
    fn new() -> TriedMoves {
        TriedMoves { moves: [Move::NONE; 32], count: 0 }
    }

    fn push(&mut self, mv: Move) {
        if self.count < self.moves.len() {
            self.moves[self.count] = mv;
            self.count += 1;
        }
    }

    fn moves(&self) -> &[Move] {
        &self.moves[..self.count]
    }
}

impl Progress {
    fn new(node: &Node<'_>, alpha: i32, beta: i32) -> Progress {
        Progress {
            alpha,
            beta,
            best: -INFINITY,
            best_move: Move::NONE,
            move_count: 0,
            legal_count: 0,
            tt_move_is_noisy: node.tt_move != Move::NONE && node.board.is_noisy(node.tt_move),
            quiets: TriedMoves::new(),
            noisies: TriedMoves::new(),
        }
    }

    fn push_tried(&mut self, candidate: &Candidate) {
        if candidate.is_noisy { self.noisies.push(candidate.mv) } else { self.quiets.push(candidate.mv) }
    }
}

impl<E: Evaluator> Search<'_, '_, E> {
    /// Searches the moves of a node; returns the best value, and the best move if it raises alpha.
    pub(super) fn search_moves(&mut self, node: &Node<'_>, alpha: i32, beta: i32) -> (i32, Move) {
        let ordering = OrderingContext {
            killers: self.entry(node.ply).killers,
            counter_move: self.state.histories.counter_move(node.previous),
            check_squares: check_squares(node.board),
        };
        let mut picker = MovePicker::all(&self.move_stack, node.tt_move);
        let mut progress = Progress::new(node, alpha, beta);
        while let Some(mv) =
            picker.next(&mut self.move_stack, node.board, &self.state.histories, node.previous, &ordering)
        {
            progress.legal_count += 1;
            if self.is_skipped(node, mv) {
                continue;
            }
            self.prefetch(node.board, mv);
            progress.move_count += 1;
            let candidate = self.candidate(node, mv, progress.move_count, &ordering);
            if is_pruned(node, self.params(), &candidate, &progress, &mut picker) {
                continue;
            }
            let extension = match self.extension(node, mv, beta) {
                Ok(extension) => extension,
                Err(value) => return (value, Move::NONE),
            };
            if self.budget.exhausted() {
                return (0, Move::NONE);
            }
            let nodes_before = self.budget.nodes();
            if node.is_root() {
                self.budget.report_thought(|| Thought::Try { ply: 0, chosen: mv, alpha: None, beta: None });
            }
            let value = self.search_move(node, &candidate, &progress, &ordering, extension);
            if self.budget.exhausted() {
                return (progress.best, progress.best_move);
            }
            if node.is_root() {
                self.update_root_move(mv, value, &progress, nodes_before);
            }
            if self.update_best(node, &mut progress, mv, value) {
                break;
            }
            if mv != progress.best_move {
                progress.push_tried(&candidate);
            }
        }
        if progress.best == -INFINITY {
            return (value_without_moves(node, &progress), Move::NONE);
        }
        if progress.best >= beta {
            let (quiets, noisies) = (progress.quiets.moves(), progress.noisies.moves());
            self.update_histories(node, progress.best_move, quiets, noisies);
        }
        (progress.best, progress.best_move)
    }

    /// Records the value of a move; returns true on a beta cutoff.
    #[inline]
    fn update_best(&mut self, node: &Node<'_>, progress: &mut Progress, mv: Move, value: i32) -> bool {
        progress.best = progress.best.max(value);
        if value <= progress.alpha {
            return false;
        }
        progress.best_move = mv;
        if node.is_pv {
            self.update_pv(mv, node.ply);
        }
        if value >= progress.beta {
            self.entry(node.ply).cutoff_count += 1;
            return true;
        }
        progress.alpha = value;
        false
    }

    /// Whether the node ignores a move: the excluded move of a singular search, root moves that were not
    /// requested, and moves that the handicap misses.
    fn is_skipped(&self, node: &Node<'_>, mv: Move) -> bool {
        if node.is_root() {
            return !self.root_moves[self.pv_index..].iter().any(|root| root.mv == mv);
        }
        mv == node.excluded || !node.in_check && self.misses(node.board, mv)
    }

    fn candidate(
        &self,
        node: &Node<'_>,
        mv: Move,
        move_count: usize,
        ordering: &OrderingContext,
    ) -> Candidate {
        let (board, histories) = (node.board, &self.state.histories);
        let (is_noisy, piece) = (board.is_noisy(mv), node.moving_piece(mv));
        let history = if is_noisy {
            let captured = board.captured_piece(mv).unwrap_or(Piece::Pawn);
            histories.capture(piece, mv.to(), captured)
        } else {
            histories.quiet(board.side_to_move(), piece, mv, node.previous)
        };
        Candidate {
            mv,
            piece,
            is_noisy,
            gives_check: !is_noisy && ordering.gives_check(piece, mv),
            history,
            move_count,
            base_reduction: base_reduction(node.depth, move_count),
        }
    }

    /// The value of a move, by principal variation search (PVS) with late move reductions.
    fn search_move(
        &mut self,
        node: &Node<'_>,
        candidate: &Candidate,
        progress: &Progress,
        ordering: &OrderingContext,
        extension: i32,
    ) -> i32 {
        let Node { ply, is_pv, .. } = *node;
        let Progress { alpha, beta, .. } = *progress;
        let parent = self.entry(ply - usize::from(ply > 0)).double_extensions;
        self.entry(ply).double_extensions = parent + i32::from(extension >= 2);
        let child = self.make_move(node.board, candidate.mv, ply);
        let new_depth = node.depth - 1 + extension;
        let reduced_depth = self.reduced_depth(node, candidate, progress, ordering, &child, new_depth);
        let mut value = INFINITY;
        if reduced_depth < new_depth {
            value = self.search_reduced(node, candidate, progress, &child, new_depth, reduced_depth);
        } else if !is_pv || candidate.move_count > 1 {
            value = -self.search(&child, -alpha - 1, -alpha, new_depth, ply + 1, !node.cut_node);
        }
        if is_pv && value > alpha {
            value = -self.search(&child, -beta, -alpha, new_depth, ply + 1, false);
        }
        self.unmake_move();
        value
    }

    /// Late move reductions (LMR): the depth of the first, null-window search of a late move.
    fn reduced_depth(
        &mut self,
        node: &Node<'_>,
        candidate: &Candidate,
        progress: &Progress,
        ordering: &OrderingContext,
        child: &Board,
        new_depth: i32,
    ) -> i32 {
        let is_root = node.is_root();
        if node.depth < LMR_MIN_DEPTH || candidate.move_count <= 1 + usize::from(is_root) {
            return new_depth;
        }
        let params = self.state.params;
        let mut reduction = candidate.base_reduction + params.lmr_offset;
        reduction -= if node.is_pv { params.lmr_pv } else { 0 };
        reduction += if node.cut_node { params.lmr_cut_node } else { 0 };
        reduction += if node.improving { 0 } else { params.lmr_not_improving };
        reduction += if progress.tt_move_is_noisy { params.lmr_noisy_tt_move } else { 0 };
        reduction -= if child.in_check() { params.lmr_check } else { 0 };
        reduction -= if is_root { LMR_ROOT } else { 0 };
        reduction +=
            if self.entry(node.ply + 1).cutoff_count > LMR_MAX_CUTOFFS { params.lmr_cutoffs } else { 0 };
        reduction -= if ordering.is_refutation(candidate.mv) { params.lmr_refutation } else { 0 };
        let history = candidate.history / params.lmr_history_divisor;
        reduction -= if candidate.is_noisy {
            params.lmr_noisy + history
        } else {
            history.clamp(-LMR_MAX_HISTORY, LMR_MAX_HISTORY)
        };
        // Root moves are reduced by at most half: only a search of the root can find them.
        let min_depth = if is_root { (new_depth / 2).max(1) } else { 1 };
        (new_depth - reduction / LMR_UNIT).clamp(min_depth, new_depth.max(min_depth))
    }

    /// Null-window search at the reduced depth, repeated at about full depth if it raises alpha.
    fn search_reduced(
        &mut self,
        node: &Node<'_>,
        candidate: &Candidate,
        progress: &Progress,
        child: &Board,
        new_depth: i32,
        reduced_depth: i32,
    ) -> i32 {
        let (ply, alpha) = (node.ply, progress.alpha);
        let value = -self.search(child, -alpha - 1, -alpha, reduced_depth, ply + 1, true);
        if value <= alpha || self.budget.exhausted() {
            return value;
        }
        let deeper = value > progress.best + self.params().lmr_deeper_margin + 2 * new_depth;
        let shallower = value < progress.best + new_depth;
        let full_depth = new_depth + i32::from(deeper) - i32::from(shallower);
        let value = if reduced_depth < full_depth {
            -self.search(child, -alpha - 1, -alpha, full_depth, ply + 1, !node.cut_node)
        } else {
            value
        };
        if !candidate.is_noisy {
            let bonus = history_bonus(self.params(), node.depth);
            let bonus = if value >= progress.beta {
                bonus
            } else if value > alpha {
                bonus / 2
            } else {
                -bonus / 2
            };
            self.state.histories.update_continuation(candidate.piece, candidate.mv, node.previous, bonus);
        }
        value
    }

    /// Records the value of a root move. A move that does not raise alpha gets minus infinity, because its
    /// value is only an upper bound, and sinks in the order.
    fn update_root_move(&mut self, mv: Move, value: i32, progress: &Progress, nodes_before: u32) {
        let (seldepth, nodes) = (self.seldepth, u64::from(self.budget.nodes() - nodes_before));
        let raises_alpha = value > progress.alpha;
        let (score, known) = (score_of(value), Bound::of(value, progress.alpha, progress.beta));
        self.budget.report_thought(|| Thought::Value {
            ply: 0,
            chosen: mv,
            score,
            known,
            leads: raises_alpha,
        });
        let Some(root) = self.root_moves.iter_mut().find(|root| root.mv == mv) else { return };
        root.nodes += nodes;
        root.value = if raises_alpha || progress.move_count == 1 { value } else { -INFINITY };
        if raises_alpha {
            root.seldepth = seldepth;
            root.pv.set(mv, &self.pv_table[1]);
        }
    }
}

/// Shallow-depth pruning: whether to skip a move. Late move and futility pruning also skip the
/// quiet moves after it.
fn is_pruned(
    node: &Node<'_>,
    params: &SearchParams,
    candidate: &Candidate,
    progress: &Progress,
    picker: &mut MovePicker,
) -> bool {
    // No pruning until a move avoids mate, and none in pawn endings, where zugzwang is common.
    if node.is_root() || progress.best <= -MIN_MATE || !node.has_non_pawn_material {
        return false;
    }
    let &Candidate { mv, history, .. } = candidate;
    let (board, depth) = (node.board, node.depth);
    if candidate.is_noisy {
        // SEE pruning of captures.
        let threshold = params.see_noisy_margin * depth - history / SEE_HISTORY_DIVISOR;
        return depth <= SEE_PRUNING_MAX_DEPTH && !see_ge(board, mv, threshold);
    }
    if candidate.gives_check {
        // SEE pruning of quiet checks.
        return depth <= SEE_PRUNING_MAX_DEPTH && !see_ge(board, mv, params.see_noisy_margin * depth);
    }
    // Late move pruning (LMP): after many moves without success, skip the remaining quiet moves.
    let late_move = (LMP_BASE + depth * depth) / (2 - i32::from(node.improving));
    if candidate.move_count as i32 > late_move {
        picker.skip_quiets();
    }
    // History pruning: quiet moves that have failed in the past.
    if depth <= HISTORY_PRUNING_MAX_DEPTH && history < params.history_pruning_margin * depth {
        return true;
    }
    let reduced_depth = (depth - candidate.base_reduction / LMR_UNIT).max(0);
    // Futility pruning: the evaluation is so far below alpha that a quiet move will not raise it.
    if !node.in_check && reduced_depth <= FUTILITY_MAX_DEPTH {
        let margin = params.futility_margin
            + params.futility_margin_per_ply * reduced_depth
            + history / FUTILITY_HISTORY_DIVISOR;
        if node.static_eval + margin <= progress.alpha {
            picker.skip_quiets();
            return true;
        }
    }
    // SEE pruning of quiet moves.
    let threshold = params.see_quiet_margin * reduced_depth * reduced_depth;
    reduced_depth <= SEE_QUIET_MAX_DEPTH && !see_ge(board, mv, threshold)
}

/// The value of a node of which no move has been searched.
fn value_without_moves(node: &Node<'_>, progress: &Progress) -> i32 {
    if progress.legal_count == 0 {
        // Checkmate or stalemate.
        return if node.in_check { mated_in(node.ply) } else { 0 };
    }
    // All moves were skipped, by a singular search or by the handicap.
    if node.excluded == Move::NONE && node.static_eval != NO_EVAL { node.static_eval } else { progress.alpha }
}
