//! Analysis: values of all candidate moves, two plies deeper in every round, with a search for the opponent's
//! VCT after each. Proven wins and losses are exact, all other values are estimates.

use crate::core::player::{MoveValue, Report, Score};
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::params::{
    ANALYSED_MOVES, ANALYSIS_STEP, ANALYSIS_VCT_DEPTH, ANALYSIS_VCT_NODES, MAX_DEPTH,
};
use crate::games::gobang::engine::search::value::{WIN, is_decisive, to_score};
use crate::games::gobang::engine::search::{AlphaBeta, SearchResult};
use crate::games::gobang::engine::search_driver::SearchDriver;
use crate::games::gobang::position::Move;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// A move with its result so far; the pv is empty before the first search.
struct AnalysedMove {
    cell: usize,
    result: SearchResult,
}

impl AnalysedMove {
    fn is_exact(&self) -> bool {
        is_decisive(self.result.value)
    }
}

impl SearchDriver<'_> {
    /// Analyses every candidate move; returns whether all values are exact.
    pub fn analyse_moves(&mut self) -> bool {
        let mut moves = self.analysed_moves();
        self.find_quick_wins(&mut moves);
        let max_depth = self.limits.depth.unwrap_or(MAX_DEPTH) as i32;
        let mut depth = ANALYSIS_STEP;
        while depth <= max_depth && moves.iter().any(|one| !one.is_exact()) {
            if !self.analyse_at_depth(&mut moves, depth) {
                break;
            }
            if depth == ANALYSIS_VCT_DEPTH {
                self.find_refutations(&mut moves);
            }
            moves.sort_by_key(|one| -one.result.value);
            depth += ANALYSIS_STEP;
        }
        moves.iter().all(AnalysedMove::is_exact)
    }

    /// Cells where either side makes five, then the most promising candidates.
    fn analysed_moves(&mut self) -> Vec<AnalysedMove> {
        let (own, opponent) = (self.board.side_to_move(), 1 - self.board.side_to_move());
        let mut cells = self.root_moves(&mut Random::new(0));
        let fives: Bitboard = self.board.fives(own).iter().chain(self.board.fives(opponent).iter()).collect();
        cells.retain(|&cell| !fives.contains(cell));
        cells.splice(0..0, fives.iter());
        cells.truncate(ANALYSED_MOVES);
        cells.into_iter().map(|cell| AnalysedMove { cell, result: SearchResult::default() }).collect()
    }

    /// Finds fives, VCF and VCT of the side to move.
    fn find_quick_wins(&mut self, moves: &mut [AnalysedMove]) {
        let own = self.board.side_to_move();
        let fives = *self.board.fives(own);
        for one in moves.iter_mut().filter(|one| fives.contains(one.cell)) {
            one.result = SearchResult { value: WIN - 1, depth: 1, pv: vec![one.cell] };
            self.report_move(one);
        }
        if moves.iter().any(AnalysedMove::is_exact) {
            return;
        }
        let must_block = !self.board.fives(1 - own).is_empty();
        let vcf = self.own_vcf();
        let Some(win) = vcf.or_else(|| if must_block { None } else { self.own_vct() }) else { return };
        let Some(Score::Win(plies)) = win.score else { return };
        let pv: Vec<usize> =
            win.pv.iter().map(|square| square.row() * self.board.size() + square.column()).collect();
        if let Some(one) = moves.iter_mut().find(|one| Some(&one.cell) == pv.first()) {
            one.result = SearchResult { value: WIN - plies as i32, depth: plies as i32, pv };
            self.report_move(one);
        }
    }

    /// Searches every move without an exact value to `depth`; returns whether the limits sufficed.
    fn analyse_at_depth(&mut self, moves: &mut [AnalysedMove], depth: i32) -> bool {
        let (move_on, nodes_before) = (self.move_on, self.nodes);
        self.tables.tt.new_search();
        self.stage(100, |driver, budget| {
            for one in moves.iter_mut().filter(|one| !one.is_exact()) {
                let (board, context) = driver.alpha_beta_context();
                let mut search = AlphaBeta::new(board, context, budget);
                let Some(result) = search.search_move(one.cell, depth) else { return false };
                one.result = result;
                report_move(budget, one, move_on, nodes_before);
            }
            true
        })
    }

    /// Searches the opponent's VCT after each move without an exact value.
    fn find_refutations(&mut self, moves: &mut [AnalysedMove]) {
        let nodes = self.vct_nodes.min(ANALYSIS_VCT_NODES);
        for one in moves.iter_mut().filter(|one| !one.is_exact()) {
            let Some((line, plies)) = self.vct_against(one.cell, nodes, 100) else { continue };
            one.result.value = plies as i32 + 1 - WIN;
            one.result.pv = std::iter::once(one.cell).chain(line).collect();
            self.report_move(one);
        }
    }

    fn report_move(&mut self, one: &AnalysedMove) {
        let (move_on, nodes_before) = (self.move_on, self.nodes);
        self.stage(100, |_, budget| report_move(budget, one, move_on, nodes_before));
    }
}

/// Reports the value of a move with the number of nodes so far.
fn report_move(
    budget: &mut Budget<'_, Move>,
    one: &AnalysedMove,
    move_on: &dyn Fn(usize) -> Move,
    nodes_before: u32,
) {
    let score = to_score(one.result.value);
    let (depth, exact) = (one.result.depth as u32, one.is_exact());
    let pv: Vec<Move> = one.result.pv.iter().map(|&cell| move_on(cell)).collect();
    let nodes = nodes_before.saturating_add(budget.nodes());
    budget.report(&Report { score: Some(score), depth, nodes, pv: pv.clone() });
    budget.value(&MoveValue { chosen: move_on(one.cell), score, exact, depth, pv });
}
