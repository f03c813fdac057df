//! What Reversi says of the making of its opening book.
//!
//! Values of odd and of even depth differ by a disc and more, whoever is to move. So a move is worth the mean of
//! what the last two depths say that all moves were searched to.

use super::opening::{Maker, Valued};
use crate::game::Side;
use crate::player::{Limits, Unwatched};
use crate::reversi::Move;
use crate::reversi::engine::Board;
use crate::reversi::engine::book::Turned;
use crate::reversi::engine::evaluation::DISC;
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, weigh};
use crate::reversi::notation::obf;
use crate::search::book::Node;
use crate::search::budget::Budget;

const TABLE_BITS: u32 = 18;

/// So deep that the positions run out before.
const AIM: Aim = Aim { depth: 30, solve_from: 0 };

/// The engine that looks.
pub struct Reversi(Memory);

impl Reversi {
    pub fn new() -> Reversi {
        Reversi(Memory::new(TABLE_BITS))
    }

    /// Every move of a board that has some with its value, the best first.
    fn values(&mut self, board: &Board, nodes: u32) -> Vec<(Move, i32)> {
        self.0.clear();
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let mut unwatched = Unwatched;
        let mut budget = Budget::<Move>::new(&limits, &mut unwatched);
        let count = board.mobility().count_ones() as usize;
        // One finding for each move, then the same one move deeper.
        let mut heard: Vec<(Move, i32)> = Vec::new();
        weigh(&mut self.0, *board, AIM, &mut budget, |finding, _| {
            if let Some(square) = finding.line[0] {
                heard.push((Move::on(square as u8), finding.value));
            }
        });
        let rounds: Vec<_> = heard.chunks_exact(count.max(1)).collect();
        let rounds = &rounds[rounds.len().saturating_sub(2)..];
        // With fewer positions than one look at every move takes, there is nothing to tell.
        let Some(last) = rounds.last() else { return self.values(board, 2 * nodes + 1) };
        let mean = |&(chosen, _): &(Move, i32)| {
            let all = rounds.iter().flat_map(|round| round.iter());
            let sum: i32 = all.filter(|&&(other, _)| other == chosen).map(|&(_, value)| value).sum();
            (chosen, sum * 100 / (DISC * rounds.len() as i32))
        };
        let mut values: Vec<_> = last.iter().map(mean).collect();
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        values
    }
}

impl Maker for Reversi {
    type Node = Turned;

    const PATH: &str = "data/reversi/book.bin";
    const SAMPLES: [u32; 2] = [1800, 100];
    const NODES: [u32; 2] = [500_000, 5_000_000];
    const MARGIN: [i32; 2] = [167, 100];
    const SETTLED: usize = 10;
    const DOUBT: i32 = 33;
    const WORSE: i32 = -300;
    const HALF: f64 = 50.0;
    const DOUBTFUL: i32 = 150;
    const UNIT: &str = "disc";

    fn look(&mut self, node: &Turned, nodes: u32) -> Vec<Valued<Reversi>> {
        let moves = node.moves();
        if moves == [Move::PASS] {
            let theirs = self.values(node.after(Move::PASS).board(), nodes);
            return vec![(Move::PASS, -theirs[0].1)];
        }
        let mut values = self.values(node.board(), nodes);
        values.retain(|(chosen, _)| moves.contains(chosen));
        values
    }

    fn compare(&mut self, node: &Turned, chosen: Move, nodes: u32) -> [i32; 2] {
        let values = self.look(node, nodes);
        let its = values.iter().find(|&&(other, _)| other == chosen).map_or(values[0].1, |&(_, value)| value);
        [values[0].1, its]
    }

    fn text(node: &Turned) -> String {
        obf(&node.board().position(Side::First))
    }
}
