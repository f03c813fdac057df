//! A match of new weights against old ones with equal nodes per move; each opening is played with both
//! colours.

use stratege::core::win_draw_loss::WinDrawLoss;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::Evaluation;
use stratege::games::reversi::engine::search::{SearchGoal, search};
use stratege::search::node_limit::NodeLimit;
use stratege::search::random::Random;

use super::positions::{START, random_move};

/// Random moves of an opening.
const OPENING_MOVES: usize = 8;

/// Remaining nodes of a search.
struct NodesLeft(u64);

impl NodeLimit for NodesLeft {
    fn spend_many(&mut self, nodes: u64) -> bool {
        let enough = self.0 >= nodes;
        self.0 = self.0.saturating_sub(nodes);
        enough
    }
}

/// Plays pairs of games; returns the score of the new weights and their disc lead over all games.
pub fn play(new: Evaluation, old: Evaluation, pairs: u32, nodes: u64, seed: u64) -> (WinDrawLoss, i32) {
    let mut players = [new, old].map(|evaluation| SearchContext { evaluation, ..SearchContext::new(14) });
    let (mut score, mut disc_difference) = (WinDrawLoss::default(), 0);
    for pair in 0..pairs {
        let mut random = Random::for_occasion(seed, pair.into());
        let opening = (0..OPENING_MOVES).fold(START, |board, _| random_move(board, &mut random));
        for first in 0..2 {
            let discs = play_game(&mut players, first, opening, nodes);
            score.count((discs != 0).then_some(discs > 0));
            disc_difference += discs;
        }
    }
    (score, disc_difference)
}

/// Final score of the first player, in discs; the player with index `first` moves first.
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
                let result = search(&mut players[turn], board, goal, &mut NodesLeft(nodes), |_, _| {});
                Some(result.and_then(|result| result.pv[0]).unwrap_or(moves.trailing_zeros() as u8))
            }
        };
        board = chosen.map_or(board.passed(), |square| board.play(square));
        turn = 1 - turn;
    }
    if turn == 0 { board.final_score() } else { -board.final_score() }
}
