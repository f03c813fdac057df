//! A match of new weights against old ones: the same nodes a move, each opening with both colours.

use crate::games::reversi::engine::Board;
use crate::games::reversi::engine::context::SearchContext;
use crate::games::reversi::engine::evaluation::Evaluation;
use crate::games::reversi::engine::search::{SearchGoal, search};
use crate::search::node_limit::NodeLimit;
use crate::search::random::Random;

use super::positions::{START, random_move};

/// Random moves before the players begin.
const OPENING_MOVES: usize = 8;

/// The nodes that are left of a search.
struct Nodes(u64);

impl NodeLimit for Nodes {
    fn spend_many(&mut self, nodes: u64) -> bool {
        let enough = self.0 >= nodes;
        self.0 = self.0.saturating_sub(nodes);
        enough
    }
}

/// The result for the new weights.
#[derive(Default)]
pub struct WinDrawLoss {
    /// Games won, drawn and lost.
    pub games: [u32; 3],
    /// Discs won and lost, summed.
    pub discs: i32,
}

impl WinDrawLoss {
    /// The score in per cent; a draw is half a point.
    pub fn percent(&self) -> f64 {
        let [won, drawn, lost] = self.games.map(f64::from);
        100.0 * (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }
}

/// Plays pairs of games.
pub fn play(new: Evaluation, old: Evaluation, pairs: u32, nodes: u64, seed: u64) -> WinDrawLoss {
    let mut players = [new, old].map(|evaluation| SearchContext { evaluation, ..SearchContext::new(14) });
    let mut tally = WinDrawLoss::default();
    for pair in 0..pairs {
        let mut random = Random::for_occasion(seed, pair.into());
        let opening = (0..OPENING_MOVES).fold(START, |board, _| random_move(board, &mut random));
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
fn play_game(players: &mut [SearchContext; 2], first: usize, opening: Board, nodes: u64) -> i32 {
    players.iter_mut().for_each(SearchContext::clear);
    let (mut board, mut turn) = (opening, first);
    while !board.is_over() {
        let moves = board.moves();
        let chosen = match moves.count_ones() {
            0 => None,
            1 => Some(moves.trailing_zeros() as u8),
            _ => {
                let goal = SearchGoal::UNBOUNDED;
                let result = search(&mut players[turn], board, goal, &mut Nodes(nodes), |_, _| {});
                Some(result.and_then(|result| result.pv[0]).unwrap_or(moves.trailing_zeros() as u8))
            }
        };
        board = chosen.map_or(board.passed(), |square| board.play(square));
        turn = 1 - turn;
    }
    if turn == 0 { board.final_score() } else { -board.final_score() }
}
