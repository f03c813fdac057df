//! The tree below the root: fail-soft principal variation search.

use super::lmr::LateMove;
use super::ordering::MovePicker;
use super::value::{INFINITY, WIN, WIN_THRESHOLD};
use super::{AlphaBeta, Window};
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::params::{
    FUTILITY_MOVES, IIR_DEPTH, LMR_DEPTH, RAZORING_DEPTH, RAZORING_MARGINS,
};
use crate::games::gobang::engine::threat_defence::vcf_defences;
use crate::games::gobang::engine::threats::Threat;
use crate::games::gobang::engine::transposition_table::TtEntry;
use crate::games::gobang::engine::vcf::Verdict;
use crate::search::bounds::Bound;
use crate::search::node_limit::LimitReached;

/// The depth of a table entry that needs no search.
const PROVEN_DEPTH: i32 = 127;

/// A node whose moves are searched.
struct Node {
    depth: i32,
    ply: i32,
    /// Whether the window is open; else it is a null window.
    is_pv: bool,
    /// Whether the node is expected to fail high.
    cut_node: bool,
    static_eval: i32,
    /// Whether the static evaluation is better than two plies ago.
    improving: bool,
    tt_entry: Option<TtEntry>,
    /// The moves that may defend, where the opponent has a VCF.
    defences: Option<Bitboard>,
}

impl<M> AlphaBeta<'_, '_, M> {
    /// The value for the side to move, or a bound on it outside the window.
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
        let moves_left = self.board.moves_left();
        if moves_left == 0 {
            return Ok(0);
        }
        let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
        if !self.board.fives(own).is_empty() {
            return Ok(WIN - ply - 1);
        }
        if let Some(block) = self.board.fives(opponent).first() {
            if self.board.fives(opponent).len() > 1 && moves_left > 1 {
                return Ok(ply + 2 - WIN);
            }
            return self.search_block(window, depth, ply, cut_node, block);
        }
        if self.board.threat_count(own, Threat::DoubleFour) > 0 && moves_left > 2 {
            return Ok(WIN - ply - 3);
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
        if let Some(value) = self.own_vcf(depth, ply) {
            return Ok(value);
        }
        let static_eval = self.static_eval();
        if depth <= 0 || ply as usize + 1 >= self.static_evals.len() {
            return Ok(static_eval);
        }
        self.static_evals[ply as usize] = static_eval;
        let improving = ply < 2 || static_eval > self.static_evals[ply as usize - 2];
        let defences = self.opponent_vcf_defences(opponent);
        let mut node = Node { depth, ply, is_pv, cut_node, static_eval, improving, tt_entry, defences };
        if let Some(value) = self.prune_node((alpha, beta), &node) {
            return Ok(value);
        }
        // Internal iterative reduction (IIR): without a table move the ordering is poor.
        if depth >= IIR_DEPTH && tt_entry.and_then(|entry| entry.best_move).is_none() {
            node.depth -= 1;
        }
        self.search_moves((alpha, beta), &node)
    }

    /// The only reply to a four. Extension: it costs no depth.
    fn search_block(
        &mut self,
        (alpha, beta): Window,
        depth: i32,
        ply: i32,
        cut_node: bool,
        block: usize,
    ) -> Result<i32, LimitReached> {
        self.static_evals[ply as usize] = -self.static_evals[ply as usize - 1];
        self.board.play(block);
        let value = self.alpha_beta((-beta, -alpha), depth, ply + 1, !cut_node && beta - alpha == 1);
        self.board.undo();
        Ok(-value?)
    }

    /// The value of an own VCF.
    fn own_vcf(&mut self, depth: i32, ply: i32) -> Option<i32> {
        if self.board.fours(self.board.side_to_move()).is_empty() {
            return None;
        }
        let params = &self.context.params;
        let max_attacks = if depth > 0 { params.inner_vcf_attacks } else { params.leaf_vcf_attacks };
        let (verdict, line) = self.context.vcf.solve(self.board, max_attacks, self.budget);
        if verdict != Verdict::Win {
            return None;
        }
        let value = WIN - ply - 2 - line.len() as i32;
        self.store(value, Bound::Exact, PROVEN_DEPTH, Some(line[0]), ply);
        Some(value)
    }

    /// The moves that may defend against the opponent's VCF, if there is one.
    fn opponent_vcf_defences(&mut self, opponent: usize) -> Option<Bitboard> {
        if self.board.fours(opponent).is_empty() {
            return None;
        }
        self.board.pass();
        let max_attacks = self.context.params.inner_vcf_attacks;
        let (verdict, line) = self.context.vcf.solve(self.board, max_attacks, self.budget);
        let defences = if verdict == Verdict::Win { Some(vcf_defences(self.board, &line)) } else { None };
        self.board.pass();
        defences
    }

    /// Prunes a null-window node by its evaluation.
    fn prune_node(&self, (alpha, beta): Window, node: &Node) -> Option<i32> {
        let &Node { depth, static_eval, .. } = node;
        if node.is_pv || node.defences.is_some() || beta.abs() >= WIN_THRESHOLD {
            return None;
        }
        // The table knows more than the static evaluation.
        let eval = match node.tt_entry {
            Some(TtEntry { bound: Bound::Lower, value, .. }) => value.max(static_eval),
            Some(TtEntry { bound: Bound::Upper, value, .. }) => value.min(static_eval),
            Some(TtEntry { bound: Bound::Exact, value, .. }) => value,
            None => static_eval,
        };
        // Reverse futility pruning (RFP): the evaluation is above beta by a margin.
        let params = &self.context.params;
        let margin = params.futility_margin * (depth - i32::from(node.improving)).max(0);
        if depth <= params.futility_depth && eval < WIN_THRESHOLD && eval - margin >= beta {
            return Some(eval - margin);
        }
        // Razoring: the static evaluation is hopelessly below alpha.
        let margin = RAZORING_MARGINS * params.futility_margin * depth;
        if depth <= RAZORING_DEPTH && static_eval + margin <= alpha {
            return Some(static_eval + margin);
        }
        None
    }

    /// Searches the moves of a node.
    fn search_moves(&mut self, (alpha, beta): Window, node: &Node) -> Result<i32, LimitReached> {
        let defences = node.defences.as_ref();
        let tt_move = node.tt_entry.and_then(|entry| entry.best_move);
        let mut picker = MovePicker::new(self.board, defences, tt_move, &self.history);
        if picker.is_empty() {
            // Without a defence: the opponent's four, a reply and the five are left.
            return Ok(if defences.is_some() { node.ply + 4 - WIN } else { node.static_eval });
        }
        let (mut best, mut best_move, mut lower) = (-INFINITY, None, alpha);
        let spared_moves = self.reductions.spared_moves(node.depth, node.improving);
        let mut index = 0;
        while let Some(cell) = picker.next() {
            let quiet = defences.is_none() && self.is_quiet(cell);
            if !node.is_pv && quiet && best > -WIN_THRESHOLD {
                // Late move pruning (LMP, move-count pruning).
                if index >= spared_moves {
                    break;
                }
                if self.is_futile(node, lower, index) {
                    index += 1;
                    continue;
                }
            }
            let reduction = if index > 0 && node.depth >= LMR_DEPTH {
                self.reduction(node, cell, index, quiet, picker.policy_gap())
            } else {
                0
            };
            self.board.play(cell);
            let value = self.search_move_of_node((lower, beta), node, index, reduction);
            self.board.undo();
            let value = value?;
            index += 1;
            if value > best {
                (best, best_move) = (value, Some(cell));
                if value >= beta {
                    self.history.update(self.board, cell, picker.picked_before(), node.depth);
                    break;
                }
                lower = lower.max(value);
            }
        }
        self.store(best, Bound::of(best, alpha, beta), node.depth, best_move, node.ply);
        Ok(best)
    }

    /// Whether a move neither makes an open three nor prevents a four.
    fn is_quiet(&self, cell: usize) -> bool {
        let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
        self.board.threat(own, cell) < Threat::OpenThree && self.board.threat(opponent, cell) < Threat::Four
    }

    /// Futility pruning: a quiet move will not lift the static evaluation above alpha.
    fn is_futile(&self, node: &Node, alpha: i32, index: usize) -> bool {
        let params = &self.context.params;
        node.depth <= params.futility_depth
            && index >= FUTILITY_MOVES
            && node.static_eval + params.futility_margin * (node.depth + 1) < alpha
    }

    /// Late move reduction (LMR).
    fn reduction(&self, node: &Node, cell: usize, index: usize, quiet: bool, policy_gap: i32) -> i32 {
        self.reductions.of(&LateMove {
            depth: node.depth,
            index,
            is_pv: node.is_pv,
            cut_node: node.cut_node,
            improving: node.improving,
            quiet,
            counter_move: self.history.counter_move(self.board) == Some(cell),
            history: self.history.of(self.board.side_to_move(), cell),
            policy_gap,
        })
    }

    /// Principal variation search (PVS) of the move just made: a null window, and the whole window where that fails.
    fn search_move_of_node(
        &mut self,
        (alpha, beta): Window,
        node: &Node,
        index: usize,
        reduction: i32,
    ) -> Result<i32, LimitReached> {
        let (depth, ply) = (node.depth - 1, node.ply + 1);
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

/// The table's value, if its entry is deep enough to settle a null-window node.
fn tt_cutoff(entry: &TtEntry, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
    let cuts = entry.depth >= depth.max(0) && entry.bound.cuts(entry.value, alpha, beta);
    cuts.then_some(entry.value)
}
