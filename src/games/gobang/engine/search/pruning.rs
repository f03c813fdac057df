//! Pruning of whole nodes: immediate wins and losses, VCF, margins of the evaluation, and extensions and
//! reductions of a node.

use super::node::{Node, Singular};
use super::value::{WIN, WIN_THRESHOLD, is_decisive};
use super::{AlphaBeta, Window};
use crate::core::bound::Bound;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::params::IIR_PV_MAX;
use crate::games::gobang::engine::threat_defence::vcf_defences;
use crate::games::gobang::engine::threats::Threat;
use crate::games::gobang::engine::transposition_table::TtEntry;
use crate::games::gobang::engine::vcf::Verdict;
use crate::search::node_limit::LimitReached;

/// Depth of a table entry that needs no search.
const PROVEN_DEPTH: i32 = 127;

/// Maximum depth deficit of the table entry of a singular move.
const SINGULAR_TT_DEPTH: i32 = 3;

impl<M> AlphaBeta<'_, '_, M> {
    /// The value of a decided position: the board is full, a side makes five, or has a threat that
    /// the other cannot answer.
    pub(super) fn value_by_rows(&self, ply: i32) -> Option<i32> {
        let board = &*self.board;
        let (own, opponent) = (board.side_to_move(), 1 - board.side_to_move());
        let moves_left = board.moves_left();
        if moves_left == 0 {
            return Some(0);
        }
        let has = |threat| board.threat_count(own, threat) > 0;
        if has(Threat::Five) {
            return Some(WIN - ply - 1);
        }
        match board.threat_count(opponent, Threat::Five) {
            0 => {}
            1 => return None,
            _ => return (moves_left > 1).then_some(ply + 2 - WIN),
        }
        if has(Threat::DoubleFour) && moves_left > 2 {
            return Some(WIN - ply - 3);
        }
        // A four-three or a double three: one reply cannot stop both, and without a four the
        // opponent cannot gain time.
        let unanswered = !board.has_four(opponent) && self.context.params.inner_vcf_attacks > 0;
        if unanswered && moves_left > 4 && (has(Threat::FourThree) || has(Threat::DoubleThree)) {
            return Some(WIN - ply - 5);
        }
        None
    }

    /// Whether the opponent threatens a four-three or an open four.
    pub(super) fn is_threatened(&self) -> bool {
        let opponent = 1 - self.board.side_to_move();
        [Threat::DoubleFour, Threat::FourThree]
            .into_iter()
            .any(|threat| self.board.threat_count(opponent, threat) > 0)
    }

    /// Quiescence: the static evaluation, or an own VCF if it could matter.
    pub(super) fn leaf(&mut self, (alpha, beta): Window, static_eval: i32, ply: i32) -> i32 {
        let params = &self.context.params;
        // Stand pat, and delta pruning.
        if static_eval >= beta || static_eval.saturating_add(params.leaf_delta) <= alpha {
            return static_eval;
        }
        self.own_vcf(params.leaf_vcf_attacks, ply).unwrap_or(static_eval)
    }

    /// The value of an own VCF.
    pub(super) fn own_vcf(&mut self, max_attacks: i32, ply: i32) -> Option<i32> {
        if !self.board.has_four(self.board.side_to_move()) {
            return None;
        }
        let (verdict, line) = self.context.vcf.solve(self.board, max_attacks as u32, self.budget);
        if verdict != Verdict::Win {
            return None;
        }
        let value = WIN - ply - 2 - line.len() as i32;
        self.store(value, Bound::Exact, PROVEN_DEPTH, Some(line[0]), ply);
        Some(value)
    }

    /// Moves that may defend against the opponent's VCF, if there is one.
    pub(super) fn opponent_vcf_defences(&mut self) -> Option<Bitboard> {
        if !self.board.has_four(1 - self.board.side_to_move()) {
            return None;
        }
        self.board.pass();
        let max_attacks = self.context.params.inner_vcf_attacks as u32;
        let (verdict, line) = self.context.vcf.solve(self.board, max_attacks, self.budget);
        let defences = (verdict == Verdict::Win).then(|| vcf_defences(self.board, &line));
        self.board.pass();
        defences
    }

    /// Prunes a null-window node by its evaluation.
    pub(super) fn prune_node(&mut self, (alpha, beta): Window, node: &Node) -> Option<i32> {
        let &Node { depth, static_eval, .. } = node;
        if node.is_pv || node.threatened || is_decisive(beta) {
            return None;
        }
        let eval = better_eval(node);
        // Reverse futility pruning (RFP): the evaluation exceeds beta by a margin.
        let params = &self.context.params;
        let margin = params.rfp_margin * (depth - i32::from(node.improving)).max(0);
        if depth <= params.futility_depth && eval < WIN_THRESHOLD && eval - margin >= beta {
            return Some(eval - margin);
        }
        // Razoring: the static evaluation is far below alpha; only a VCF could help.
        let margin = params.razoring_margin * depth;
        if depth <= params.razoring_depth && static_eval + margin <= alpha {
            let attacks = params.inner_vcf_attacks;
            return Some(self.own_vcf(attacks, node.ply).unwrap_or(static_eval + margin));
        }
        None
    }

    /// Depth reduction of a node in plies.
    pub(super) fn node_reduction(&self, beta: i32, node: &Node) -> i32 {
        let params = &self.context.params;
        // Internal iterative reduction (IIR): without a table move, or with one of a much shallower search,
        // the move order is poor.
        let known = node.tt_entry.filter(|entry| entry.depth + params.iir_gap > node.depth);
        let iir = node.depth >= params.iir_depth && known.and_then(|entry| entry.best_move).is_none();
        // Fail-high reduction: a cut node far above beta will most likely fail high.
        let fail_high = node.cut_node
            && !node.threatened
            && node.depth >= params.fail_high_depth
            && better_eval(node).saturating_sub(params.fail_high_margin) >= beta;
        (i32::from(iir) + i32::from(fail_high) + self.stale_reduction(node)).min(node.depth - 1)
    }

    /// Reduction of a PV node whose table move is from a shallower search: it has been off the principal
    /// variation for some iterations.
    fn stale_reduction(&self, node: &Node) -> i32 {
        let Some(TtEntry { depth, best_move: Some(_), .. }) = node.tt_entry.filter(|_| node.is_pv) else {
            return 0;
        };
        ((node.depth - depth).max(0) * self.context.params.iir_pv / 100).min(IIR_PV_MAX)
    }

    /// Singular extension and multi-cut: a search to half the depth without the table move shows whether
    /// another move comes close.
    pub(super) fn singular(&mut self, beta: i32, node: &Node) -> Result<Singular, LimitReached> {
        let params = &self.context.params;
        let Some(TtEntry { value, bound, depth: tt_depth, best_move: Some(cell) }) = node.tt_entry else {
            return Ok(Singular::Extension(0));
        };
        let is_candidate = node.excluded.is_none()
            && node.depth >= params.singular_depth
            && bound != Bound::Upper
            && tt_depth >= node.depth - SINGULAR_TT_DEPTH
            && !is_decisive(value)
            && node.ply < 2 * self.root_depth;
        if !is_candidate {
            return Ok(Singular::Extension(0));
        }
        let singular_beta = value - params.singular_margin * node.depth / 16;
        let half = Node {
            depth: (node.depth - 1) / 2,
            is_pv: false,
            excluded: Some(cell),
            defences: node.defences,
            ..*node
        };
        let others = self.search_moves((singular_beta - 1, singular_beta), &half)?;
        Ok(if others < singular_beta {
            Singular::Extension(1)
        } else if singular_beta >= beta && !node.is_pv {
            Singular::MultiCut(singular_beta)
        } else {
            // Negative extension: another move is as good, so a table move that fails high needs less depth.
            Singular::Extension(-i32::from(value >= beta && !node.is_pv))
        })
    }
}

/// Static evaluation, replaced by the table's value if that is more accurate.
fn better_eval(node: &Node) -> i32 {
    match node.tt_entry {
        Some(TtEntry { bound: Bound::Lower, value, .. }) => value.max(node.static_eval),
        Some(TtEntry { bound: Bound::Upper, value, .. }) => value.min(node.static_eval),
        Some(TtEntry { bound: Bound::Exact, value, .. }) => value,
        None => node.static_eval,
    }
}
