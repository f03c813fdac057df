//! The last plies of the midgame: plain alpha-beta without transposition table.

use super::board::{Board, CORNERS, X_SQUARES};
use super::evaluation::DISC;
use super::flips::FlipFinder;
use super::midgame::{INFINITY, MidgameSearch};
use super::node_eval::NodeEval;
use super::params::SHALLOW_DEPTH;
use super::patterns::PatternIndices;
use super::probcut;
use crate::search::bits::Bits;
use crate::search::node_limit::{LimitReached, NodeLimit};

impl<L: NodeLimit> MidgameSearch<'_, L> {
    /// Value of a node of at most [`SHALLOW_DEPTH`]. Static ProbCut prunes it if its evaluation is
    /// far outside the window.
    pub(super) fn search_shallow(
        &mut self,
        eval: &mut NodeEval,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> Result<i32, LimitReached> {
        self.count_node()?;
        if depth == 0 {
            return Ok(eval.static_eval(&self.context.evaluation));
        }
        let board = eval.board();
        let moves = board.moves();
        if moves == 0 {
            return self.search_pass(&board, alpha, beta, depth);
        }
        if let Some(value) = self.static_probcut(eval, alpha, beta, depth) {
            return Ok(value);
        }
        self.search_last_moves(&board, moves, eval.patterns(), alpha, beta, depth)
    }

    /// Value of a node without a move.
    fn search_pass(&mut self, board: &Board, alpha: i32, beta: i32, depth: u32) -> Result<i32, LimitReached> {
        if board.opponent_moves() == 0 {
            return Ok(board.final_score() * DISC);
        }
        Ok(-self.search_shallow(&mut NodeEval::of(board.passed()), -beta, -alpha, depth)?)
    }

    /// Updates pattern indices from move to move, which is cheaper than recomputing them.
    fn search_last_plies(
        &mut self,
        board: Board,
        patterns: &PatternIndices,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> Result<i32, LimitReached> {
        self.count_node()?;
        if depth == 0 {
            return Ok(self.context.evaluation.evaluate_with(&board, board.moves_of_both(), patterns));
        }
        let moves = board.moves();
        if moves == 0 {
            return self.search_pass(&board, alpha, beta, depth);
        }
        self.search_last_moves(&board, moves, patterns, alpha, beta, depth)
    }

    /// Killer moves, then corners; X-squares last.
    fn search_last_moves(
        &mut self,
        board: &Board,
        moves: u64,
        patterns: &PatternIndices,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> Result<i32, LimitReached> {
        let mut best = -INFINITY;
        let [first, second] = self.killers.at(depth).map(|killer| moves & killer);
        let others = moves & !first & !second;
        let finder = FlipFinder::new(board.own, board.opponent);
        for set in [first, second, others & CORNERS, others & !(CORNERS | X_SQUARES), others & X_SQUARES] {
            for square in Bits(set) {
                let flips = finder.flips(square);
                let (next, its_patterns) = (board.after(square, flips), patterns.after(square, flips));
                let value =
                    -self.search_last_plies(next, &its_patterns, -beta, -alpha.max(best), depth - 1)?;
                best = best.max(value);
                if best >= beta {
                    self.killers.add(square, depth);
                    return Ok(best);
                }
            }
        }
        Ok(best)
    }

    /// ProbCut by static evaluation alone, for depths below [`Self::probcut`].
    #[inline]
    fn static_probcut(&self, eval: &mut NodeEval, alpha: i32, beta: i32, depth: u32) -> Option<i32> {
        if depth < SHALLOW_DEPTH || beta - alpha > 1 {
            return None;
        }
        let margin =
            self.params().static_probcut_t * probcut::sigma(eval.board().empty_count(), depth, 0) / 100;
        let static_eval = eval.static_eval(&self.context.evaluation);
        if static_eval >= beta + margin {
            Some(beta)
        } else if static_eval <= alpha - margin {
            Some(alpha)
        } else {
            None
        }
    }
}
