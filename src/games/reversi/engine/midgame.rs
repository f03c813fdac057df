//! The midgame: principal variation search with a transposition table and ProbCut. A search as deep as the
//! number of empty squares reaches the end of the game.
//!
//! Fail-soft: a value within the window is exact (up to selectivity), any other value is a bound.

use super::board::Board;
use super::context::SearchContext;
use super::evaluation::DISC;
use super::flips::FlipFinder;
use super::killers::Killers;
use super::node_eval::{NodeEval, StaticEval};
use super::ordering::MoveList;
use super::params::{
    ENDGAME_EMPTIES, ENDGAME_FRONTIER_PENALTY, ENDGAME_REPLY_PENALTY, ETC_MIN_DEPTH, IID_MIN_DEPTH,
    IID_REDUCTION, MIDGAME_SELECTIVITY, PROBCUT_MAX_NESTING, SHALLOW_DEPTH, SearchParams,
};
use super::patterns::PatternIndices;
use super::probcut;
use super::transposition_table::{NO_MOVE, NodeResult, TtEntry};
use crate::core::thought::Thought;
use crate::search::bits::Bits;
use crate::search::node_limit::{LimitReached, NodeLimit};

/// Value of winning all discs.
const MAX_VALUE: i32 = 64 * DISC;

/// Greater than every value.
pub const INFINITY: i32 = 65 * DISC;

/// A search at one level of selectivity.
pub struct MidgameSearch<'a, L> {
    pub(super) context: &'a mut SearchContext,
    limit: &'a mut L,
    /// Index of [`probcut::SELECTIVITY`].
    selectivity: u32,
    /// Number of nested ProbCut searches in progress.
    probcut_nesting: u32,
    pub(super) killers: Killers,
}

/// A node searched with table, ProbCut and move ordering.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    moves: u64,
    alpha: i32,
    beta: i32,
    depth: u32,
    empties: u32,
}

impl Node {
    #[inline]
    fn has_null_window(&self) -> bool {
        self.beta - self.alpha == 1
    }
}

impl<'a, L: NodeLimit> MidgameSearch<'a, L> {
    /// Creates a search; `selectivity` is an index of [`probcut::SELECTIVITY`].
    pub fn new(context: &'a mut SearchContext, limit: &'a mut L, selectivity: u32) -> Self {
        MidgameSearch { context, limit, selectivity, probcut_nesting: 0, killers: Default::default() }
    }

    /// Margins of the search.
    pub fn params(&self) -> &SearchParams {
        &self.context.params
    }

    /// Reports a step of the search at the root.
    pub fn report_thought(&mut self, thought: &Thought<usize>) {
        self.limit.report_cell_thought(thought);
    }

    /// Value of a position for the side to move.
    pub fn search(&mut self, board: Board, alpha: i32, beta: i32, depth: u32) -> Result<i32, LimitReached> {
        self.search_node(&mut NodeEval::of(board), alpha, beta, depth)
    }

    fn search_node(
        &mut self,
        eval: &mut NodeEval,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> Result<i32, LimitReached> {
        let board = eval.board();
        let empties = board.empty_count();
        if depth >= empties && empties <= ENDGAME_EMPTIES {
            return self.search_endgame(board, alpha, beta);
        }
        if depth <= SHALLOW_DEPTH {
            return self.search_shallow(eval, alpha, beta, depth);
        }
        self.count_node()?;
        let moves = board.moves();
        if moves == 0 {
            if board.opponent_moves() == 0 {
                return Ok(board.final_score() * DISC);
            }
            return Ok(-self.search(board.passed(), -beta, -alpha, depth)?);
        }
        // Stability cutoff: the opponent's stable discs bound the score from above.
        if let Some(upper) = self.context.endgame.stability_cutoff(&board, alpha / DISC, empties) {
            return Ok(upper * DISC);
        }
        self.search_moves(&Node { board, moves, alpha, beta, depth: depth.min(empties), empties }, eval)
    }

    fn search_moves(&mut self, node: &Node, eval: &mut NodeEval) -> Result<i32, LimitReached> {
        let Node { board, alpha, beta, depth, empties, .. } = *node;
        let mut tt_moves = [NO_MOVE; 2];
        if let Some(entry) = self.context.table.probe(&board) {
            tt_moves = entry.moves;
            if self.is_deep_enough(entry, depth, empties)
                && let Some(value) = entry.cutoff(alpha, beta)
            {
                return Ok(value);
            }
        }
        if let Some(value) = self.probcut(node, eval)? {
            return Ok(value);
        }
        // Internal iterative deepening (IID): on the principal variation a shallower search finds the first
        // move.
        if tt_moves[0] == NO_MOVE && depth >= IID_MIN_DEPTH && !node.has_null_window() {
            self.search_node(eval, alpha, beta, depth - IID_REDUCTION)?;
            tt_moves = self.context.table.probe(&board).map_or(tt_moves, |entry| entry.moves);
        }
        let mut moves = MoveList::new();
        if let Some(value) = self.expand(node, &mut moves) {
            return Ok(value);
        }
        let patterns = eval.patterns();
        self.score_moves(node, &mut moves, tt_moves, patterns)?;

        let (mut best, mut best_move) = (-INFINITY, NO_MOVE);
        while let Some(one) = moves.take_best() {
            let is_first = best == -INFINITY;
            let next = &mut NodeEval::after(&board, patterns, &one);
            let value = self.search_move(next, alpha.max(best), beta, depth - 1, is_first)?;
            if value > best {
                (best, best_move) = (value, one.square);
                if best >= beta {
                    break;
                }
            }
        }
        let selectivity = self.selectivity;
        self.context
            .table
            .store(&board, NodeResult { alpha, beta, value: best, depth, selectivity, best_move });
        Ok(best)
    }

    /// Principal variation search (PVS): value of the move that leads to `next`. All moves but the first are
    /// searched with a null window, and again if they turn out better.
    #[inline]
    pub fn search_move(
        &mut self,
        next: &mut NodeEval,
        alpha: i32,
        beta: i32,
        depth: u32,
        is_first: bool,
    ) -> Result<i32, LimitReached> {
        if !is_first {
            let value = -self.search_node(next, -alpha - 1, -alpha, depth)?;
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.search_node(next, -beta, -alpha, depth)?)
    }

    #[inline]
    pub(super) fn count_node(&mut self) -> Result<(), LimitReached> {
        if self.limit.spend_many(1) { Ok(()) } else { Err(LimitReached) }
    }

    /// Whether an entry is as reliable as a search of this depth.
    #[inline]
    fn is_deep_enough(&self, entry: &TtEntry, depth: u32, empties: u32) -> bool {
        let entry_depth = u32::from(entry.depth);
        let to_the_end = depth >= empties;
        entry_depth >= depth
            && u32::from(entry.selectivity) >= self.selectivity
            && (!to_the_end || entry_depth >= empties)
    }

    /// Generates the moves; returns the node's value if one of them decides it.
    #[inline]
    fn expand(&self, node: &Node, moves: &mut MoveList<StaticEval>) -> Option<i32> {
        let Node { board, alpha, depth, empties, .. } = *node;
        let reaches_endgame = depth >= empties && empties <= ENDGAME_EMPTIES + 1;
        let finder = FlipFinder::new(board.own, board.opponent);
        for square in Bits(node.moves) {
            let flips = finder.flips(square);
            // Wipeout: nothing beats flipping the opponent's last disc.
            if board.opponent & !flips == 0 {
                return Some(MAX_VALUE);
            }
            let next = board.after(square, flips);
            if reaches_endgame {
                self.context.endgame.prefetch(&next, empties - 1);
            } else if depth > SHALLOW_DEPTH + 1 {
                self.context.table.prefetch(&next);
            }
            moves.push(next, square);
        }
        if !node.has_null_window() || depth < ETC_MIN_DEPTH {
            return None;
        }
        // Enhanced transposition cutoff (ETC): a stored bound shows that a move fails high. A separate loop,
        // so that the processor waits for several entries in parallel.
        moves.as_slice().iter().find_map(|one| {
            let entry = self.context.table.probe(&one.next)?;
            let lower = -i32::from(entry.upper);
            (self.is_deep_enough(entry, depth - 1, empties - 1) && lower > alpha).then_some(lower)
        })
    }

    /// Searches to the end of the game with the endgame solver, whose scores are whole discs.
    fn search_endgame(&mut self, board: Board, alpha: i32, beta: i32) -> Result<i32, LimitReached> {
        // A whole number of discs exceeds alpha if and only if it exceeds alpha rounded down.
        let mut bound = alpha.div_euclid(DISC);
        loop {
            let score = self.context.endgame.null_window(board, bound, self.limit)?;
            if score <= bound || score * DISC >= beta {
                return Ok(score * DISC);
            }
            bound = score;
        }
    }

    /// ProbCut (multi-ProbCut, MPC): if a shallow search is so far outside the null window that a deep search
    /// is unlikely to return, assumes that the deep search fails high (alpha + 1) or low (alpha).
    fn probcut(&mut self, node: &Node, eval: &mut NodeEval) -> Result<Option<i32>, LimitReached> {
        let Node { alpha, depth, empties, .. } = *node;
        // In the presearch, too: its margin applies to searches that reach the end.
        let is_midgame = self.selectivity <= MIDGAME_SELECTIVITY && depth < empties;
        let SearchParams { probcut_t, probcut_slack, .. } = self.context.params;
        let t = if is_midgame { probcut_t } else { probcut::SELECTIVITY[self.selectivity as usize].t };
        let is_off = t == 0 || depth < probcut::MIN_DEPTH || self.probcut_nesting > PROBCUT_MAX_NESTING;
        if is_off || !node.has_null_window() {
            return Ok(None);
        }
        let shallow_depth = probcut::shallow_depth(depth);
        let margin = t * probcut::sigma(empties, depth, shallow_depth) / 100;
        let static_margin = t * probcut::sigma(empties, depth, 0) / 100;
        let static_eval = eval.static_eval(&self.context.evaluation);
        // The shallow search only pays if the static evaluation makes a cutoff likely.
        let slack = (static_margin - margin) * probcut_slack / 100;
        let (high, low) = (alpha + 1 + margin, alpha - margin);
        let mut cutoff = None;
        self.probcut_nesting += 1;
        if static_eval > alpha - slack
            && high < MAX_VALUE
            && self.search_node(eval, high - 1, high, shallow_depth)? >= high
        {
            cutoff = Some(alpha + 1);
        } else if static_eval < alpha + slack
            && low > -MAX_VALUE
            && self.search_node(eval, low, low + 1, shallow_depth)? <= low
        {
            cutoff = Some(alpha);
        }
        self.probcut_nesting -= 1;
        Ok(cutoff)
    }

    /// Scores the moves: table moves, then by static evaluation and by the opponent's replies. Shallow
    /// searches would order them no better and cost more nodes.
    fn score_moves(
        &mut self,
        node: &Node,
        moves: &mut MoveList<StaticEval>,
        tt_moves: [u8; 2],
        patterns: &PatternIndices,
    ) -> Result<(), LimitReached> {
        let is_endgame = node.depth >= node.empties;
        let reply_penalty =
            if is_endgame { ENDGAME_REPLY_PENALTY } else { self.context.params.reply_penalty };
        for one in moves.as_mut_slice() {
            one.score = if one.square == tt_moves[0] {
                2 * INFINITY
            } else if one.square == tt_moves[1] {
                2 * INFINITY - 1
            } else {
                self.count_node()?;
                let next = &one.next;
                let moves = next.moves_of_both();
                // Fastest first: prefer moves that leave few replies.
                let [replies, _] = moves.counts();
                let frontier = if is_endgame { next.frontier_squares().count_ones() } else { 0 };
                let penalty = reply_penalty * replies as i32 + ENDGAME_FRONTIER_PENALTY * frontier as i32;
                let its_patterns = patterns.after(one.square, node.board.opponent & next.opponent);
                let static_eval = self.context.evaluation.evaluate_with(next, moves, &its_patterns);
                one.info = Some(static_eval as i16);
                -static_eval - penalty
            };
        }
        Ok(())
    }
}
