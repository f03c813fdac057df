//! The levels' search: depth-limited alpha-beta with a simple evaluation, optionally blind to diagonal fours.
//!
//! The solver player also uses it, for move ordering at the root and for a fallback move when it is stopped.

use super::board::{Board, GOOD_PARITY_ROWS, threats_along};
use super::params::evaluation::{CENTRE, GOOD_PARITY, THREAT};
use crate::core::thought::Thought;
use crate::games::connect4::geometry::{
    BOTTOM_ROW, COLUMN_BITS, DIRECTIONS, FULL_BOARD, cell_index, centre_first,
};
use crate::search::node_limit::NodeLimit;

/// Score of completing a four, minus the number of moves until then.
pub const WIN: i32 = 10_000;
/// Scores beyond this are wins or losses.
const WIN_THRESHOLD: i32 = WIN / 2;
/// Beyond every score.
const INFINITY: i32 = 20_000;

/// Nested regions around the centre, through which more rows of four pass: a disc scores one step for each
/// region that contains it.
const CENTRE_REGIONS: [u64; 3] =
    [columns(1, 6), columns(2, 5) & (BOTTOM_ROW * 0b011110), columns(3, 4) & (BOTTOM_ROW * 0b001100)];

/// Cells of the columns in `from..to`.
const fn columns(from: u32, to: u32) -> u64 {
    ((1 << (to * COLUMN_BITS)) - 1) & !((1 << (from * COLUMN_BITS)) - 1) & FULL_BOARD
}

/// Parameters of the search.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicSearch {
    /// Search depth.
    pub depth: u32,
    /// Whether diagonal fours are seen.
    pub sees_diagonals: bool,
}

/// Moves with their scores for the side to move, best first.
pub type ScoredMoves = Vec<(u64, i32)>;

impl HeuristicSearch {
    /// Creates a search that sees all fours.
    pub fn new(depth: u32) -> HeuristicSearch {
        HeuristicSearch { depth, sees_diagonals: true }
    }

    /// Scores every move; returns only some of them if the limit is reached.
    pub fn score_moves(&self, board: &Board, limit: &mut dyn NodeLimit) -> ScoredMoves {
        let mut scored = ScoredMoves::new();
        limit.report_cell_thought(&Thought::Depth { depth: self.depth });
        let mut highest = -INFINITY;
        for cell in centre_first(board.playable()) {
            let chosen = cell_index(cell);
            limit.report_cell_thought(&Thought::Try { ply: 0, chosen, alpha: None, beta: None });
            let score = if self.threats(board.own, board.occupied) & cell != 0 {
                Some(WIN)
            } else if (board.occupied | cell) == FULL_BOARD {
                Some(0)
            } else {
                let depth = self.depth.max(1) - 1;
                self.alpha_beta(&board.after(cell), depth, -INFINITY, INFINITY, limit).map(score_for_parent)
            };
            let Some(score) = score else { break };
            limit.report_cell_thought(&Thought::points(chosen, score, score > highest));
            highest = highest.max(score);
            scored.push((cell, score));
        }
        scored.sort_by_key(|&(_, score)| -score);
        scored
    }

    /// Fail-soft negamax alpha-beta; `None` if the limit is reached.
    fn alpha_beta(
        &self,
        board: &Board,
        depth: u32,
        mut alpha: i32,
        beta: i32,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        if !limit.spend() {
            return None;
        }
        let mut moves = board.playable();
        if self.threats(board.own, board.occupied) & moves != 0 {
            return Some(if depth > 0 { WIN } else { self.evaluate(board) });
        }
        if depth == 0 {
            return Some(self.evaluate(board));
        }
        let to_block = moves & self.threats(board.opponent(), board.occupied);
        if to_block != 0 {
            // With two threats, blocking either one loses.
            moves = to_block & to_block.wrapping_neg();
        }
        let mut best = -INFINITY;
        for cell in centre_first(moves) {
            let child = board.after(cell);
            let score = if child.occupied == FULL_BOARD {
                0
            } else {
                let (child_alpha, child_beta) = (-bound_for_child(beta), -bound_for_child(alpha));
                score_for_parent(self.alpha_beta(&child, depth - 1, child_alpha, child_beta, limit)?)
            };
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Static evaluation for the side to move.
    fn evaluate(&self, board: &Board) -> i32 {
        let side = usize::from(!board.disc_count().is_multiple_of(2));
        self.evaluate_side(board.own, board.occupied, side)
            - self.evaluate_side(board.opponent(), board.occupied, 1 - side)
    }

    /// Threats, those of good parity counting double, and discs near the centre; `side` is 0
    /// for the first player.
    fn evaluate_side(&self, discs: u64, occupied: u64, side: usize) -> i32 {
        let threats = self.threats(discs, occupied);
        let good = threats & GOOD_PARITY_ROWS[side];
        let centre_steps: u32 = CENTRE_REGIONS.iter().map(|region| (discs & region).count_ones()).sum();
        centre_steps as i32 * CENTRE
            + threats.count_ones() as i32 * THREAT
            + good.count_ones() as i32 * GOOD_PARITY
    }

    fn threats(&self, discs: u64, occupied: u64) -> u64 {
        let directions = if self.sees_diagonals { &DIRECTIONS } else { &DIRECTIONS[..2] };
        threats_along(directions, discs, occupied)
    }
}

/// Score of a child from its parent's side: the sign changes, and a win is one move further away.
fn score_for_parent(score: i32) -> i32 {
    -(score - score.signum() * i32::from(score.abs() > WIN_THRESHOLD))
}

/// Bound for the children's scores before the sign changes: the inverse of [`score_for_parent`].
fn bound_for_child(bound: i32) -> i32 {
    bound + bound.signum() * i32::from(bound.abs() >= WIN_THRESHOLD && bound.abs() < INFINITY)
}
