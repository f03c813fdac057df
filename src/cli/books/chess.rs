//! What chess says of the making of its opening book.

use super::opening::{Maker, Valued};
use crate::chess::board::Board;
use crate::chess::engine::judging::{OurMind, new_mind};
use crate::chess::engine::thinker::{Question, think};
use crate::chess::squares::Move;
use crate::player::{Limits, Unwatched};
use crate::search::budget::Budget;

/// So many of the best moves are looked at closely.
const LINES: usize = 6;

/// Kilobytes that the engine remembers positions in.
const MEMORY: usize = 64 * 1024;

/// The engine that looks.
pub struct Chess(OurMind);

impl Chess {
    pub fn new() -> Chess {
        Chess(new_mind(MEMORY))
    }

    /// The value of a board, of all moves or of some.
    fn value(&mut self, board: &Board, among: Vec<Move>, nodes: u32) -> i32 {
        self.0.clear();
        let question = Question { among, ..Question::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut unwatched = Unwatched;
        let budget = Budget::new(&limits, &mut unwatched);
        think(&mut self.0, board, &[], &question, budget, &mut |_, _| ()).0.value
    }
}

impl Maker for Chess {
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

    fn look(&mut self, board: &Board, nodes: u32) -> Vec<Valued<Chess>> {
        self.0.clear();
        let question = Question { lines: LINES, ..Question::default() };
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut unwatched = Unwatched;
        let mut moves: Vec<(Move, i32)> = Vec::new();
        let mut latest: Vec<(Move, i32)> = Vec::new();
        let (found, _) = think(
            &mut self.0,
            board,
            &[],
            &question,
            Budget::new(&limits, &mut unwatched),
            // The lines come in order, once for each depth that has been finished.
            &mut |finding, _| {
                if finding.place != latest.len() {
                    latest.clear();
                }
                if finding.place == latest.len() {
                    latest.push((finding.line[0], finding.value));
                }
                if latest.len() >= moves.len().max(1) {
                    moves.clone_from(&latest);
                }
            },
        );
        if moves.is_empty() {
            moves.push((found.line[0], found.value));
        }
        moves
    }

    fn compare(&mut self, board: &Board, chosen: Move, nodes: u32) -> [i32; 2] {
        [vec![], vec![chosen]].map(|among| self.value(board, among, nodes))
    }

    fn text(board: &Board) -> String {
        board.to_string()
    }
}
