//! Alpha-beta: iterative deepening with aspiration windows over a principal variation search (PVS).
//!
//! Where it can matter, the VCF solver runs for both sides: an own VCF ends the search of a node, an
//! opponent's VCF leaves only the moves that defend against it.
//!
//! | module | contents |
//! |---|---|
//! | `alpha_beta` | the tree below the root |
//! | `node` | a node before its moves are searched |
//! | `pruning` | pruning of whole nodes, reductions and extensions |
//! | `ordering`, [`history`] | move ordering, history heuristic, counter moves |
//! | `lmr` | late move reductions and late move pruning |
//! | [`eval_noise`] | noise in the static evaluation |
//! | [`value`] | points and wins as one number |

mod alpha_beta;
pub mod eval_noise;
pub mod history;
mod lmr;
mod node;
mod ordering;
mod pruning;
pub mod value;

use crate::core::bound::Bound;
use crate::core::thought::Thought;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::engine::params::{
    ASPIRATION_DEPTH, ASPIRATION_GROWTH, ASPIRATION_MAX_DELTA, LMR_ROOT_DEPTH, LMR_ROOT_MOVES, MAX_PLY,
    MAX_PV, SINGLE_MOVE_DEPTH, SearchParams,
};
use crate::games::gobang::engine::transposition_table::{TranspositionTable, TtEntry};
use crate::games::gobang::engine::vcf::VcfSolver;
use crate::search::aspiration::AspirationWindow;
use crate::search::budget::Budget;
use crate::search::node_limit::LimitReached;

use eval_noise::EvalNoise;
use history::History;
use lmr::Reductions;
use ordering::ScoredMove;
use value::{INFINITY, WIN_THRESHOLD, is_decisive, to_score};

/// Alpha and beta.
type Window = (i32, i32);

/// Tables and parameters of a search.
pub struct SearchContext<'a> {
    /// Transposition table.
    pub tt: &'a mut TranspositionTable,
    /// VCF solver.
    pub vcf: &'a mut VcfSolver,
    /// History and counter moves.
    pub history: &'a mut History,
    /// Margins and limits.
    pub params: SearchParams,
    /// Noise in the static evaluation.
    pub eval_noise: EvalNoise,
}

/// One alpha-beta search.
pub struct AlphaBeta<'a, 'b, M> {
    board: &'a mut Board,
    context: SearchContext<'a>,
    budget: &'a mut Budget<'b, M>,
    reductions: Reductions,
    /// Current depth at the root.
    root_depth: i32,
    /// Static evaluation at each ply of the current line.
    static_evals: Vec<i32>,
    /// Unused move lists, to avoid allocations.
    move_lists: Vec<Vec<ScoredMove>>,
}

/// Result of a search of the root.
#[derive(Clone, Debug, Default)]
pub struct SearchResult {
    /// Value for the side to move.
    pub value: i32,
    /// Completed depth.
    pub depth: i32,
    /// Principal variation; its first move is the best one.
    pub pv: Vec<usize>,
}

impl<'a, 'b, M> AlphaBeta<'a, 'b, M> {
    /// Creates a search of this position; each call leaves the board unchanged.
    pub fn new(board: &'a mut Board, context: SearchContext<'a>, budget: &'a mut Budget<'b, M>) -> Self {
        let reductions = Reductions::new(&context.params);
        let static_evals = vec![0; MAX_PLY];
        AlphaBeta { board, context, budget, reductions, root_depth: 0, static_evals, move_lists: Vec::new() }
    }

    /// Iterative deepening over these root moves, continuing an earlier result, until the limits or
    /// the depth are reached. Reorders the moves as better ones are found; calls `on_depth` with the
    /// result of each depth.
    pub fn deepen(
        &mut self,
        moves: &mut [usize],
        max_depth: i32,
        mut result: SearchResult,
        on_depth: &mut dyn FnMut(&mut Budget<'b, M>, &SearchResult),
    ) -> SearchResult {
        self.static_eval_at(0);
        for depth in result.depth + 1..=max_depth {
            self.root_depth = depth;
            self.budget.report_cell_thought(&Thought::Depth { depth: depth as u32 });
            let Ok(value) = self.aspiration(moves, depth, &mut result) else { break };
            result.value = value;
            result.depth = depth;
            result.pv = self.pv_from_tt(moves[0]);
            on_depth(self.budget, &result);
            if is_decisive(value) || moves.len() == 1 && depth > SINGLE_MOVE_DEPTH {
                break;
            }
        }
        if result.pv.first() != Some(&moves[0]) {
            result.pv = vec![moves[0]];
        }
        result
    }

    /// Value of a single root move that does not make five, for the side that makes it; `None` if
    /// the limits are reached.
    pub fn search_move(&mut self, cell: usize, depth: i32) -> Option<SearchResult> {
        self.static_eval_at(0);
        self.root_depth = depth;
        self.board.play(cell);
        let value = self.alpha_beta((-INFINITY, INFINITY), depth - 1, 1, false);
        self.board.undo();
        Some(SearchResult { value: -value.ok()?, depth, pv: self.pv_from_tt(cell) })
    }

    /// Aspiration windows: each depth is first searched with a narrow window around the last value.
    fn aspiration(
        &mut self,
        moves: &mut [usize],
        depth: i32,
        result: &mut SearchResult,
    ) -> Result<i32, LimitReached> {
        let mut delta = self.context.params.aspiration_delta;
        let mut window = if depth >= ASPIRATION_DEPTH && result.value.abs() < WIN_THRESHOLD {
            AspirationWindow::around(result.value, delta, INFINITY)
        } else {
            AspirationWindow::full(INFINITY)
        };
        loop {
            let value = self.search_root(moves, depth, result, (window.alpha, window.beta))?;
            let Some(failed) = window.failed(value) else { return Ok(value) };
            delta *= ASPIRATION_GROWTH;
            window.widen(failed, value, if delta > ASPIRATION_MAX_DELTA { 2 * INFINITY } else { delta });
        }
    }

    /// Searches one depth at the root. Moves a better move to the front immediately.
    fn search_root(
        &mut self,
        moves: &mut [usize],
        depth: i32,
        result: &mut SearchResult,
        (alpha, beta): Window,
    ) -> Result<i32, LimitReached> {
        let mut best = -INFINITY;
        for index in 0..moves.len() {
            let (chosen, floor) = (moves[index], best.max(alpha));
            self.budget.report_cell_thought(&Thought::Try { ply: 0, chosen, alpha: None, beta: None });
            self.board.play(chosen);
            let value = self.search_root_move(index, depth, (floor, beta));
            self.board.undo();
            let value = value?;
            self.budget.report_cell_thought(&Thought::Value {
                ply: 0,
                chosen,
                score: to_score(value),
                known: Bound::of(value, floor, beta),
                leads: value > floor,
            });
            if value > best {
                best = value;
                if value > alpha {
                    moves[..=index].rotate_right(1);
                    result.value = value;
                }
                if value >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Value of the root move just made, by principal variation search with late move reductions.
    fn search_root_move(
        &mut self,
        index: usize,
        depth: i32,
        (alpha, beta): Window,
    ) -> Result<i32, LimitReached> {
        if index > 0 {
            let reduced = index >= LMR_ROOT_MOVES && depth >= LMR_ROOT_DEPTH;
            let reduction = if reduced { self.reductions.at_root(depth, index) } else { 0 };
            let null_window = (-alpha - 1, -alpha);
            let mut value = -self.alpha_beta(null_window, depth - 1 - reduction, 1, true)?;
            if value > alpha && reduction > 0 {
                value = -self.alpha_beta(null_window, depth - 1, 1, false)?;
            }
            if value <= alpha || value >= beta {
                return Ok(value);
            }
        }
        Ok(-self.alpha_beta((-beta, -alpha), depth - 1, 1, false)?)
    }

    /// Static evaluation for the side to move, including noise; recorded for this ply.
    fn static_eval_at(&mut self, ply: i32) -> i32 {
        let noise = self.context.eval_noise.of(self.board.key());
        let eval = (self.board.eval() + noise).clamp(-WIN_THRESHOLD / 2, WIN_THRESHOLD / 2);
        self.static_evals[ply as usize] = eval;
        eval
    }

    fn store(&mut self, value: i32, bound: Bound, depth: i32, best_move: Option<usize>, ply: i32) {
        let entry = TtEntry { value: value::to_tt(value, ply), bound, depth, best_move };
        self.context.tt.store(self.board.key(), entry);
    }

    fn probe(&self, ply: i32) -> Option<TtEntry> {
        let entry = self.context.tt.probe(self.board.key())?;
        Some(TtEntry { value: value::from_tt(entry.value, ply), ..entry })
    }

    /// Principal variation after a root move, from the transposition table.
    fn pv_from_tt(&mut self, first: usize) -> Vec<usize> {
        let mut pv = Vec::new();
        let mut next = Some(first);
        while let Some(cell) = next.filter(|&cell| pv.len() < MAX_PV && self.board.is_empty(cell)) {
            pv.push(cell);
            self.board.play(cell);
            next = if self.board.moves_left() == 0 || self.last_move_made_five() {
                None
            } else {
                let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
                let five = self.board.fives(own).first().or(self.board.fives(opponent).first());
                five.or_else(|| self.context.tt.probe(self.board.key()).and_then(|entry| entry.best_move))
            };
        }
        pv.iter().for_each(|_| self.board.undo());
        pv
    }

    fn last_move_made_five(&mut self) -> bool {
        let Some(last) = self.board.last_move() else { return false };
        let mover = 1 - self.board.side_to_move();
        self.board.undo();
        let five = self.board.fives(mover).contains(last);
        self.board.play(last);
        five
    }
}
