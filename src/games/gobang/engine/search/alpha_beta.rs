//! The search tree below the root: fail-soft principal variation search.

use super::lmr::LateMove;
use super::node::{Node, Singular};
use super::ordering::MovePicker;
use super::value::{INFINITY, WIN, WIN_THRESHOLD};
use super::{AlphaBeta, Window};
use crate::core::bound::Bound;
use crate::games::gobang::engine::params::{FUTILITY_MOVES, LMR_DEPTH};
use crate::games::gobang::engine::threats::Threat;
use crate::games::gobang::engine::transposition_table::TtEntry;
use crate::search::node_limit::LimitReached;

/// A move of a node that is about to be searched.
struct MoveSearch {
    index: usize,
    /// Depth below the move, in plies.
    depth: i32,
    reduction: i32,
}

impl<M> AlphaBeta<'_, '_, M> {
    /// The value for the side to move, or a bound of it outside the window.
    pub(super) fn alpha_beta(
        &mut self,
        window: Window,
        depth: i32,
        ply: i32,
        cut_node: bool,
    ) -> Result<i32, LimitReached> {
        if !self.budget.spend() {
            return Err(LimitReached);
        }
        if let Some(value) = self.value_by_rows(ply) {
            return Ok(value);
        }
        if let Some(block) = self.board.five(1 - self.board.side_to_move()) {
            return self.search_block(window, depth, ply, cut_node, block);
        }
        // Win distance pruning (mate distance pruning): no quicker win or loss is possible here.
        let (alpha, beta) = (window.0.max(ply + 4 - WIN), window.1.min(WIN - ply - 5));
        if alpha >= beta {
            return Ok(alpha);
        }
        let is_pv = beta - alpha > 1;
        let tt_entry = self.probe(ply);
        if !is_pv && let Some(value) = tt_entry.and_then(|entry| tt_cutoff(&entry, depth, alpha, beta)) {
            return Ok(value);
        }
        let static_eval = self.static_eval_at(ply);
        if depth <= 0 || ply as usize + 1 >= self.static_evals.len() {
            return Ok(self.leaf((alpha, beta), static_eval, ply));
        }
        let improving = ply < 2 || static_eval > self.static_evals[ply as usize - 2];
        let threatened = self.is_threatened();
        let mut node = Node {
            depth,
            ply,
            is_pv,
            cut_node,
            static_eval,
            improving,
            tt_entry,
            threatened,
            defences: None,
            excluded: None,
        };
        if let Some(value) = self.prune_node((alpha, beta), &node) {
            return Ok(value);
        }
        let params = &self.context.params;
        let (own_vcf_depth, attacks) = (params.own_vcf_depth, params.inner_vcf_attacks);
        if depth >= own_vcf_depth
            && let Some(value) = self.own_vcf(attacks, ply)
        {
            return Ok(value);
        }
        let opponent = 1 - self.board.side_to_move();
        if threatened || depth >= self.context.params.opponent_vcf_depth && self.board.has_new_four(opponent)
        {
            node.defences = self.opponent_vcf_defences();
        }
        node.depth -= self.node_reduction(beta, &node);
        self.search_moves((alpha, beta), &node)
    }

    /// Searches the only reply to a four. Extension: costs no depth.
    fn search_block(
        &mut self,
        (alpha, beta): Window,
        depth: i32,
        ply: i32,
        cut_node: bool,
        block: usize,
    ) -> Result<i32, LimitReached> {
        self.static_evals[ply as usize] = -self.static_evals[ply as usize - 1];
        self.context.tt.prefetch(self.board.key_after(block));
        self.board.play(block);
        let value = self.alpha_beta((-beta, -alpha), depth, ply + 1, !cut_node && beta - alpha == 1);
        self.board.undo();
        Ok(-value?)
    }

    /// Searches the moves of a node.
    pub(super) fn search_moves(&mut self, (alpha, beta): Window, node: &Node) -> Result<i32, LimitReached> {
        let defences = node.defences.as_ref();
        let (singular, mut picker) = match self.singular(beta, node)? {
            Singular::MultiCut(value) => return Ok(value),
            Singular::Extension(extension) => {
                let heuristics = (&*self.context.history, &self.context.params);
                let moves = self.move_lists.pop().unwrap_or_default();
                (extension, MovePicker::new(self.board, defences, node.tt_move(), heuristics, moves))
            }
        };
        if picker.is_empty() {
            // No defence: the opponent's four, a reply and the five follow.
            return Ok(if defences.is_some() { node.ply + 4 - WIN } else { node.static_eval });
        }
        let (mut best, mut best_move, mut lower) = (-INFINITY, None, alpha);
        let lmp_move_limit = self.reductions.lmp_move_limit(node.depth, node.improving);
        let mut index = 0;
        while let Some(cell) = picker.next() {
            if node.excluded == Some(cell) {
                continue;
            }
            let quiet = defences.is_none() && self.is_quiet(cell);
            if quiet && best > -WIN_THRESHOLD {
                // Late move pruning (LMP, move-count pruning): skip late quiet moves.
                if index >= lmp_move_limit {
                    break;
                }
                if self.is_futile(node, lower, index) || self.is_unlikely(node, picker.policy_gap()) {
                    index += 1;
                    continue;
                }
            }
            let reduction = if index > 0 && node.depth >= LMR_DEPTH {
                self.reduction(node, cell, index, quiet, picker.policy_gap())
            } else {
                0
            };
            let extension = if node.tt_move() == Some(cell) { singular } else { 0 };
            let depth = node.depth - 1 + extension;
            self.context.tt.prefetch(self.board.key_after(cell));
            self.board.play(cell);
            let value = self.search_move_of_node((lower, beta), node, MoveSearch { index, depth, reduction });
            self.board.undo();
            let value = value?;
            index += 1;
            if value > best {
                (best, best_move) = (value, Some(cell));
                if value >= beta {
                    self.context.history.update(self.board, cell, picker.picked_before(), node.depth);
                    break;
                }
                lower = lower.max(value);
            }
        }
        self.move_lists.push(picker.into_moves());
        if node.excluded.is_none() {
            self.store(best, Bound::of(best, alpha, beta), node.depth, best_move, node.ply);
        }
        Ok(best)
    }

    /// Whether a move neither makes an open three nor prevents a four.
    fn is_quiet(&self, cell: usize) -> bool {
        let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
        self.board.strong_threat(own, cell) == 0
            && self.board.strong_threat(opponent, cell) < Threat::Four as usize
    }

    /// Futility pruning: a quiet move will not lift the static evaluation above alpha.
    fn is_futile(&self, node: &Node, alpha: i32, index: usize) -> bool {
        let params = &self.context.params;
        node.depth <= params.futility_depth
            && index >= FUTILITY_MOVES
            && node.static_eval + params.futility_margin * (node.depth + 1) < alpha
    }

    /// Policy pruning: the policy score of a quiet move is far below the best one.
    fn is_unlikely(&self, node: &Node, policy_gap: i32) -> bool {
        let params = &self.context.params;
        node.depth <= params.futility_depth
            && policy_gap > params.policy_pruning_base + params.policy_pruning_slope * node.depth
    }

    /// Late move reduction (LMR).
    fn reduction(&self, node: &Node, cell: usize, index: usize, quiet: bool, policy_gap: i32) -> i32 {
        let history = &*self.context.history;
        let late = LateMove {
            depth: node.depth,
            index,
            is_pv: node.is_pv,
            cut_node: node.cut_node,
            improving: node.improving,
            quiet,
            counter_move: history.counter_move(self.board) == Some(cell),
            history: history.of(self.board, cell),
            policy_gap,
        };
        self.reductions.of(&late, &self.context.params)
    }

    /// Principal variation search (PVS) of the move just made: a null window, then the full
    /// window if that fails.
    fn search_move_of_node(
        &mut self,
        (alpha, beta): Window,
        node: &Node,
        MoveSearch { index, depth, reduction }: MoveSearch,
    ) -> Result<i32, LimitReached> {
        let ply = node.ply + 1;
        let null_window_node = beta - alpha == 1;
        if index > 0 {
            let null_window = (-alpha - 1, -alpha);
            let mut value = -self.alpha_beta(null_window, depth - reduction, ply, true)?;
            if value > alpha && reduction > 0 {
                value = -self.alpha_beta(null_window, depth, ply, !node.cut_node)?;
            }
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.alpha_beta((-beta, -alpha), depth, ply, null_window_node && !node.cut_node)?)
    }
}

/// The table's value if its entry is deep enough to cut a null-window node. Proven wins and losses always
/// are.
fn tt_cutoff(entry: &TtEntry, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
    let proves = entry.proves_a_win() || entry.proves_a_loss();
    let settles = entry.depth >= depth.max(0) || proves;
    (settles && entry.bound.cuts(entry.value, alpha, beta)).then_some(entry.value)
}
