//! Parameters and searches of the Reversi opening book.
//!
//! Values of odd and even depths differ, in some positions by a disc or more. The value of a move is
//! therefore the mean of the last two depths to which all moves were searched.

use crate::opening_book::{Maker, ScoredMove};
use stratege::core::player::{Limits, NoObserver};
use stratege::core::rules::Side;
use stratege::games::reversi::Move;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::book::CanonicalBoard;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::search::{SearchGoal, analyse};
use stratege::games::reversi::formats::obf;
use stratege::search::budget::Budget;
use stratege::search::opening_book::Node;

const TABLE_BITS: u32 = 18;

/// Deeper than any search reaches within its node limit.
const GOAL: SearchGoal = SearchGoal { depth: 30, solve_empties: 0 };

pub struct ReversiMaker(SearchContext);

impl Default for ReversiMaker {
    fn default() -> ReversiMaker {
        ReversiMaker(SearchContext::new(TABLE_BITS))
    }
}

impl ReversiMaker {
    /// The moves of a board, which has at least one, with their values, best first.
    fn values(&mut self, board: &Board, nodes: u32) -> Vec<(Move, i32)> {
        self.0.clear();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut observer = NoObserver;
        let mut budget = Budget::<Move>::new(&limits, &mut observer);
        let count = board.moves().count_ones() as usize;
        // Results arrive for each move, then again one ply deeper, and so on.
        let mut results: Vec<(Move, i32)> = Vec::new();
        analyse(&mut self.0, *board, GOAL, &mut budget, |result, _| {
            if let Some(square) = result.pv[0] {
                results.push((Move::on(square), result.value));
            }
        });
        let iterations: Vec<_> = results.chunks_exact(count.max(1)).collect();
        let iterations = &iterations[iterations.len().saturating_sub(2)..];
        // The limit was reached before every move had a result.
        let Some(last) = iterations.last() else { return self.values(board, 2 * nodes + 1) };
        let mean = |&(chosen, _): &(Move, i32)| {
            let all = iterations.iter().flat_map(|iteration| iteration.iter());
            let sum: i32 = all.filter(|&&(other, _)| other == chosen).map(|&(_, value)| value).sum();
            (chosen, sum * 100 / (DISC * iterations.len() as i32))
        };
        let mut values: Vec<_> = last.iter().map(mean).collect();
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        values
    }
}

impl Maker for ReversiMaker {
    type Node = CanonicalBoard;

    const GAME: &str = "reversi";
    const PATH: &str = "data/reversi/book.bin";
    const SAMPLES: [u32; 2] = [1800, 100];
    const NODES: [u32; 2] = [500_000, 5_000_000];
    const MARGIN: [i32; 2] = [167, 100];
    const MARGIN_PLIES: usize = 10;
    const SEARCH_ERROR: i32 = 33;
    const MIN_VALUE: i32 = -300;
    const HALVING_LOSS: f64 = 50.0;
    const REPORTED_LOSS: i32 = 150;
    const UNIT: &str = "disc";

    fn search(&mut self, node: &CanonicalBoard, nodes: u32) -> Vec<ScoredMove<ReversiMaker>> {
        let moves = node.moves();
        if moves == [Move::PASS] {
            let theirs = self.values(node.after(Move::PASS).board(), nodes);
            return vec![(Move::PASS, -theirs[0].1)];
        }
        let mut values = self.values(node.board(), nodes);
        values.retain(|(chosen, _)| moves.contains(chosen));
        values
    }

    fn compare(&mut self, node: &CanonicalBoard, chosen: Move, nodes: u32) -> [i32; 2] {
        let values = self.search(node, nodes);
        let its = values.iter().find(|&&(other, _)| other == chosen).map_or(values[0].1, |&(_, value)| value);
        [values[0].1, its]
    }

    fn text(node: &CanonicalBoard) -> String {
        obf::write(&node.board().position(Side::First))
    }
}
