//! A training game: from a random opening to its end by the rules or by a decisive score.

use stratege::core::player::{Limits, NoObserver};
use stratege::core::rules::Side;
use stratege::games::chess::Start;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::evaluator::Evaluator;
use stratege::games::chess::engine::iterative_deepening::think;
use stratege::games::chess::engine::request::SearchRequest;
use stratege::games::chess::engine::search::SearchState;
use stratege::games::chess::moves::Move;
use stratege::search::budget::Budget;
use stratege::search::random::Random;

/// Random plies of an opening: minimum, and maximum of additional ones.
const RANDOM_PLIES: [usize; 2] = [7, 2];

/// Plies of an opening whose moves are sampled by value: minimum, and maximum of additional ones.
const SAMPLED_PLIES: [usize; 2] = [10, 6];

/// Search limit for these values.
const SAMPLING_LIMIT: SearchLimit = SearchLimit::Nodes(20);

/// One game in this many starts from a Chess960 position.
const CHESS960_RATIO: usize = 10;

/// Games of this length are draws.
const MAX_PLIES: usize = 400;

/// Win adjudication: minimum score, and number of consecutive plies.
const WIN_ADJUDICATION: (i32, u32) = (1000, 5);

/// Draw adjudication: maximum score, number of consecutive plies, and first ply.
const DRAW_ADJUDICATION: (i32, u32, usize) = (8, 10, 60);

/// Limit of a search.
#[derive(Clone, Copy, Debug)]
pub enum SearchLimit {
    /// Node limit, checked between iterations.
    Nodes(u32),
    /// Milliseconds.
    Time(u32),
}

/// An engine with one of the evaluations.
pub trait Engine {
    /// The best move and its score for the side to move.
    fn search(&mut self, board: &Board, previous_hashes: &[u64], limit: SearchLimit) -> (Move, i32);

    /// Clears the transposition table and the histories.
    fn clear(&mut self);
}

impl<E: Evaluator> Engine for SearchState<E> {
    fn search(&mut self, board: &Board, previous_hashes: &[u64], limit: SearchLimit) -> (Move, i32) {
        let (soft_limit, limits) = match limit {
            SearchLimit::Nodes(nodes) => {
                (nodes, Limits { nodes: Some(nodes.saturating_mul(10)), ..Limits::default() })
            }
            SearchLimit::Time(time) => (u32::MAX, Limits { time: Some(time), ..Limits::default() }),
        };
        let mut observer = NoObserver;
        let budget = Budget::new(&limits, &mut observer);
        let request = SearchRequest::default();
        let (best, _) = think(self, board, previous_hashes, &request, budget, &mut |info, budget| {
            if info.nodes >= soft_limit {
                budget.spend_many(u64::MAX);
            }
        });
        (best.pv[0], best.value)
    }

    fn clear(&mut self) {
        SearchState::clear(self);
    }
}

#[derive(Clone)]
pub struct Game {
    pub board: Board,
    /// Zobrist hashes of earlier positions.
    pub previous_hashes: Vec<u64>,
}

impl Game {
    fn start(random: &mut Random) -> Game {
        let start = match random.below(CHESS960_RATIO) {
            0 => Start::Numbered(random.below(960) as u16),
            _ => Start::default(),
        };
        Game { board: start.board(), previous_hashes: Vec::new() }
    }

    /// A game after a random opening; `None` if the opening ended it.
    pub fn random_opening(random: &mut Random) -> Option<Game> {
        let mut game = Game::start(random);
        for _ in 0..plies(RANDOM_PLIES, random) {
            let moves = game.board.legal_moves();
            let mv = *moves.get(random.below(moves.len()))?;
            game.make_move(mv);
        }
        (game.board.count_legal_moves() > 0).then_some(game)
    }

    /// A game after an opening of plausible moves: one that is `temperature` centipawns worse is 1/e times as
    /// likely, and none ends the game. `None` if there are no such moves.
    pub fn sampled_opening(engine: &mut dyn Engine, temperature: u32, random: &mut Random) -> Option<Game> {
        let mut game = Game::start(random);
        for _ in 0..plies(SAMPLED_PLIES, random) {
            let mv = game.sample_move(engine, temperature, random)?;
            game.make_move(mv);
        }
        Some(game)
    }

    /// Samples a move from the softmax of the values.
    fn sample_move(&self, engine: &mut dyn Engine, temperature: u32, random: &mut Random) -> Option<Move> {
        let mut values = Vec::new();
        for &mv in self.board.legal_moves().iter() {
            let mut next = self.clone();
            next.make_move(mv);
            if next.result().is_none() {
                let (_, value) = engine.search(&next.board, &next.previous_hashes, SAMPLING_LIMIT);
                values.push((mv, -value));
            }
        }
        let best = values.iter().map(|&(_, value)| value).max()?;
        let weight = |value: i32| (f64::from(value - best) / f64::from(temperature)).exp();
        let total: f64 = values.iter().map(|&(_, value)| weight(value)).sum();
        let mut left = total * random.bits() as f64 / u64::MAX as f64;
        let chosen = values.iter().find(|&&(_, value)| {
            left -= weight(value);
            left <= 0.0
        });
        chosen.or(values.last()).map(|&(mv, _)| mv)
    }

    fn make_move(&mut self, mv: Move) {
        self.previous_hashes.push(self.board.zobrist());
        self.board.make_move(mv);
    }

    /// White's half points, once the game is over by the rules.
    fn result(&self) -> Option<u8> {
        let board = &self.board;
        if board.count_legal_moves() == 0 {
            return Some(if board.in_check() { half_points(board.side_to_move().other()) } else { 1 });
        }
        let repetitions = self.previous_hashes.iter().filter(|&&hash| hash == board.zobrist()).count();
        (board.is_dead() || repetitions >= 2 || board.halfmove_clock() >= 100).then_some(1)
    }

    /// Plays to the end, White with the first engine and Black with the last. Calls `report` for every
    /// position with its move and score; returns White's half points.
    pub fn play_out(
        mut self,
        engines: &mut [&mut dyn Engine],
        limit: SearchLimit,
        mut report: impl FnMut(&Board, Move, i32),
    ) -> u8 {
        let (mut winning, mut drawish_plies) = ((Side::First, 0), 0);
        for ply in 0..MAX_PLIES {
            if let Some(result) = self.result() {
                return result;
            }
            let side = self.board.side_to_move();
            let engine = &mut engines[side.index() % engines.len()];
            let (mv, score) = engine.search(&self.board, &self.previous_hashes, limit);
            report(&self.board, mv, score);
            let leader = if score > 0 { side } else { side.other() };
            winning = match score.abs() > WIN_ADJUDICATION.0 {
                true if winning.0 == leader => (leader, winning.1 + 1),
                true => (leader, 1),
                false => (leader, 0),
            };
            if winning.1 == WIN_ADJUDICATION.1 {
                return half_points(leader);
            }
            let is_drawish = score.abs() <= DRAW_ADJUDICATION.0 && ply >= DRAW_ADJUDICATION.2;
            drawish_plies = if is_drawish { drawish_plies + 1 } else { 0 };
            if drawish_plies == DRAW_ADJUDICATION.1 {
                return 1;
            }
            self.make_move(mv);
        }
        1
    }
}

fn plies([min, extra]: [usize; 2], random: &mut Random) -> usize {
    min + random.below(extra + 1)
}

/// White's half points for a win of this side.
fn half_points(winner: Side) -> u8 {
    if winner == Side::First { 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use stratege::games::chess::engine::default_evaluator::new_search_state;

    #[test]
    fn openings_sampled_at_low_temperature_are_balanced_and_differ() {
        let mut engine = new_search_state(64);
        let advantages = [5, 500].map(|temperature| {
            let (mut advantage, mut hashes) = (0, HashSet::new());
            for number in 0..20 {
                let random = &mut Random::for_occasion(4, number);
                let board = Game::sampled_opening(&mut engine, temperature, random).unwrap().board;
                advantage += engine.search(&board, &[], SearchLimit::Nodes(200)).1.abs();
                hashes.insert(board.zobrist());
            }
            assert!(hashes.len() > 17, "{}", hashes.len());
            advantage
        });
        assert!(3 * advantages[0] < advantages[1], "{advantages:?}");
    }
}
