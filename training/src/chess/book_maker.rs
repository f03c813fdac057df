//! Parameters and searches of the chess opening book.

use crate::opening_book::{Maker, ScoredMove};
use stratege::core::player::{Limits, NoObserver};
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::moves::Move;
use stratege::search::budget::Budget;

/// MultiPV: number of best moves to search.
const MULTI_PV: usize = 6;

/// Size of the transposition table in kilobytes.
const HASH: usize = 64 * 1024;

pub struct ChessMaker(DefaultSearchState);

impl Default for ChessMaker {
    fn default() -> ChessMaker {
        ChessMaker(new_search_state(HASH))
    }
}

impl ChessMaker {
    /// Value of a position, of all moves or of some.
    fn value(&mut self, board: &Board, search_moves: Vec<Move>, nodes: u32) -> i32 {
        self.0.clear();
        let request = SearchRequest { search_moves, ..SearchRequest::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut observer = NoObserver;
        let budget = Budget::new(&limits, &mut observer);
        think(&mut self.0, board, &[], &request, budget, &mut |_, _| ()).0.value
    }
}

impl Maker for ChessMaker {
    type Node = Board;

    const GAME: &str = "chess";
    const PATH: &str = "data/chess/book.bin";
    const SAMPLES: [u32; 2] = [3000, 100];
    const NODES: [u32; 2] = [400_000, 2_000_000];
    const MARGIN: [i32; 2] = [36, 14];
    const MARGIN_PLIES: usize = 10;
    const SEARCH_ERROR: i32 = 0;
    const MIN_VALUE: i32 = -60;
    const HALVING_LOSS: f64 = 20.0;
    const REPORTED_LOSS: i32 = 60;
    const UNIT: &str = "pawn";

    fn search(&mut self, board: &Board, nodes: u32) -> Vec<ScoredMove<ChessMaker>> {
        self.0.clear();
        let request = SearchRequest { multi_pv: MULTI_PV, ..SearchRequest::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut observer = NoObserver;
        let mut moves: Vec<(Move, i32)> = Vec::new();
        let mut latest: Vec<(Move, i32)> = Vec::new();
        let (found, _) = think(
            &mut self.0,
            board,
            &[],
            &request,
            Budget::new(&limits, &mut observer),
            // Variations arrive in order, once for each finished depth.
            &mut |info, _| {
                if info.pv_index != latest.len() {
                    latest.clear();
                }
                if info.pv_index == latest.len() {
                    latest.push((info.pv[0], info.value));
                }
                if latest.len() >= moves.len().max(1) {
                    moves.clone_from(&latest);
                }
            },
        );
        if moves.is_empty() {
            moves.push((found.pv[0], found.value));
        }
        moves
    }

    fn compare(&mut self, board: &Board, chosen: Move, nodes: u32) -> [i32; 2] {
        [vec![], vec![chosen]].map(|search_moves| self.value(board, search_moves, nodes))
    }

    fn text(board: &Board) -> String {
        board.to_string()
    }
}
