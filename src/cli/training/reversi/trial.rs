//! New weights against the old: games with an equal number of nodes a move, each opening with both colours.

use crate::reversi::engine::Board;
use crate::reversi::engine::endgame::Allowance;
use crate::reversi::engine::evaluation::Evaluation;
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, think};
use crate::search::random::Random;

use super::branches::{START, random_move};

/// Random moves before the players begin.
const OPENING: usize = 8;

/// Nodes of one thought.
struct Nodes(u64);

impl Allowance for Nodes {
    fn spend(&mut self, nodes: u64) -> bool {
        let enough = self.0 >= nodes;
        self.0 = self.0.saturating_sub(nodes);
        enough
    }
}

/// How the new ones did.
#[derive(Default)]
pub struct Tally {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
    /// Discs won and lost, summed.
    pub discs: i32,
}

impl Tally {
    /// Points in a hundred; a draw is half a point.
    pub fn percent(&self) -> f64 {
        let [won, drawn, lost] = self.games.map(f64::from);
        100.0 * (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }
}

/// Plays so many pairs of games.
pub fn play(new: Evaluation, old: Evaluation, pairs: u32, nodes: u64, seed: u64) -> Tally {
    let mut players = [new, old].map(|evaluation| Memory { evaluation, ..Memory::new(14) });
    let mut tally = Tally::default();
    for pair in 0..pairs {
        let mut random = Random::for_occasion(seed, pair.into());
        let opening = (0..OPENING).fold(START, |board, _| random_move(board, &mut random));
        for first in 0..2 {
            let score = play_game(&mut players, first, opening, nodes);
            let place = (1 - score.signum()) as usize;
            tally.games[place] += 1;
            tally.discs += score;
        }
    }
    tally
}

/// The result for the first of the players when the one with this index is to move.
fn play_game(players: &mut [Memory; 2], first: usize, opening: Board, nodes: u64) -> i32 {
    for memory in players.iter_mut() {
        memory.table.clear();
        memory.endgame.clear();
    }
    let (mut board, mut turn) = (opening, first);
    while !board.is_over() {
        let moves = board.mobility();
        let chosen = match moves.count_ones() {
            0 => None,
            1 => Some(moves.trailing_zeros()),
            _ => {
                let found = think(&mut players[turn], board, Aim::ALL, &mut Nodes(nodes), |_, _| {});
                Some(found.and_then(|found| found.line[0]).unwrap_or(moves.trailing_zeros()))
            }
        };
        board = chosen.map_or(board.passed(), |square| board.play(square));
        turn = 1 - turn;
    }
    if turn == 0 { board.final_score() } else { -board.final_score() }
}
