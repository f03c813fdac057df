//! What chess says of the making of its opening book.

use crate::core::player::{Limits, NoObserver};
use crate::games::chess::board::Board;
use crate::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use crate::games::chess::engine::iterative_deepening::think;
use crate::games::chess::engine::request::SearchRequest;
use crate::games::chess::moves::Move;
use crate::search::budget::Budget;
use crate::training::opening_book::{Maker, Valued};

/// So many of the best moves are looked at closely.
const LINES: usize = 6;

/// Kilobytes that the engine remembers positions in.
const MEMORY: usize = 64 * 1024;

/// The engine that looks.
pub struct ChessMaker(DefaultSearchState);

impl Default for ChessMaker {
    fn default() -> ChessMaker {
        ChessMaker(new_search_state(MEMORY))
    }
}

impl ChessMaker {
    /// The value of a board, of all moves or of some.
    fn value(&mut self, board: &Board, search_moves: Vec<Move>, nodes: u32) -> i32 {
        self.0.clear();
        let request = SearchRequest { search_moves, ..SearchRequest::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut unwatched = NoObserver;
        let budget = Budget::new(&limits, &mut unwatched);
        think(&mut self.0, board, &[], &request, budget, &mut |_, _| ()).0.value
    }
}

impl Maker for ChessMaker {
    type Node = Board;

    const PATH: &str = "data/chess/book.bin";
    const SAMPLES: [u32; 2] = [3000, 100];
    const NODES: [u32; 2] = [400_000, 2_000_000];
    const MARGIN: [i32; 2] = [36, 14];
    const SETTLED: usize = 10;
    const DOUBT: i32 = 0;
    const WORSE: i32 = -60;
    const HALF: f64 = 20.0;
    const DOUBTFUL: i32 = 60;
    const UNIT: &str = "pawn";

    fn look(&mut self, board: &Board, nodes: u32) -> Vec<Valued<ChessMaker>> {
        self.0.clear();
        let request = SearchRequest { multi_pv: LINES, ..SearchRequest::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut unwatched = NoObserver;
        let mut moves: Vec<(Move, i32)> = Vec::new();
        let mut latest: Vec<(Move, i32)> = Vec::new();
        let (found, _) = think(
            &mut self.0,
            board,
            &[],
            &request,
            Budget::new(&limits, &mut unwatched),
            // The lines come in order, once for each depth that has been finished.
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
