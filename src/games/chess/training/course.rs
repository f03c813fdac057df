//! A game as training plays it: from an opening of chance until the rules or a clear score end it.

use crate::core::player::{Limits, NoObserver};
use crate::core::rules::Side;
use crate::games::chess::Start;
use crate::games::chess::board::Board;
use crate::games::chess::engine::evaluator::Evaluator;
use crate::games::chess::engine::iterative_deepening::think;
use crate::games::chess::engine::request::SearchRequest;
use crate::games::chess::engine::search::SearchState;
use crate::games::chess::moves::Move;
use crate::search::budget::Budget;
use crate::search::random::Random;

/// Random plies at the beginning of a game, and how many more there may be.
const RANDOM_PLIES: [usize; 2] = [7, 2];

/// One game in so many begins with one of the positions of Chess960.
const SHUFFLED: usize = 10;

/// A game longer than this is drawn.
const MAX_PLIES: usize = 400;

/// A score beyond this for so many plies on end decides the game.
const DECIDED: (i32, u32) = (1000, 5);

/// A score within this for so many plies on end, after so many plies, makes the game a draw.
const LEVEL: (i32, u32, usize) = (8, 10, 60);

/// How long one thought may be.
#[derive(Clone, Copy, Debug)]
pub enum Allowance {
    /// No further iteration after so many nodes.
    Nodes(u32),
    /// So many milliseconds.
    Time(u32),
}

/// Whoever plays.
pub trait Thinker {
    /// The best move and its value for the side to move.
    fn think(&mut self, board: &Board, earlier: &[u64], allowance: Allowance) -> (Move, i32);

    /// Forgets what was before.
    fn clear(&mut self);
}

impl<E: Evaluator> Thinker for SearchState<E> {
    fn think(&mut self, board: &Board, earlier: &[u64], allowance: Allowance) -> (Move, i32) {
        let (enough, limits) = match allowance {
            Allowance::Nodes(nodes) => {
                (nodes, Limits { nodes: Some(nodes.saturating_mul(10)), ..Limits::default() })
            }
            Allowance::Time(time) => (u32::MAX, Limits { time: Some(time), ..Limits::default() }),
        };
        let mut unwatched = NoObserver;
        let budget = Budget::new(&limits, &mut unwatched);
        let (best, _) =
            think(self, board, earlier, &SearchRequest::default(), budget, &mut |info, budget| {
                if info.nodes >= enough {
                    budget.spend_many(u64::from(u32::MAX));
                }
            });
        (best.pv[0], best.value)
    }

    fn clear(&mut self) {
        SearchState::clear(self);
    }
}

/// A game on its way.
#[derive(Clone)]
pub struct Course {
    /// The board now.
    pub board: Board,
    /// The hashes of the boards before.
    pub earlier: Vec<u64>,
}

impl Course {
    /// After an opening of chance; none if chance has already ended it.
    pub fn random(random: &mut Random) -> Option<Course> {
        let start = match random.below(SHUFFLED) {
            0 => Start::Numbered(random.below(960) as u16),
            _ => Start::default(),
        };
        let mut course = Course { board: start.board(), earlier: Vec::new() };
        for _ in 0..RANDOM_PLIES[0] + random.below(RANDOM_PLIES[1] + 1) {
            let moves = course.board.legal_moves();
            let chosen = *moves.get(random.below(moves.len()))?;
            course.make(chosen);
        }
        (course.board.count_legal_moves() > 0).then_some(course)
    }

    fn make(&mut self, chosen: Move) {
        self.earlier.push(self.board.zobrist());
        self.board.make_move(chosen);
    }

    /// White's points out of two, once the game is over by the rules.
    fn result(&self) -> Option<u8> {
        let board = &self.board;
        if board.count_legal_moves() == 0 {
            let mated = board.in_check();
            return Some(if mated { points(board.side_to_move().other()) } else { 1 });
        }
        let again = self.earlier.iter().filter(|&&hash| hash == board.zobrist()).count() >= 2;
        (board.is_dead() || again || board.halfmove_clock() >= 100).then_some(1)
    }

    /// Plays to the end, White with the first of the players, Black with the last, telling of each board with
    /// the move chosen and its value; White's points out of two.
    pub fn finish(
        mut self,
        players: &mut [&mut dyn Thinker],
        allowance: Allowance,
        mut told: impl FnMut(&Board, Move, i32),
    ) -> u8 {
        let (mut winning, mut level) = ((Side::First, 0), 0);
        for ply in 0..MAX_PLIES {
            if let Some(result) = self.result() {
                return result;
            }
            let side = self.board.side_to_move();
            let player = &mut players[side.index() % players.len()];
            let (chosen, value) = player.think(&self.board, &self.earlier, allowance);
            told(&self.board, chosen, value);
            let leader = if value > 0 { side } else { side.other() };
            winning = match value.abs() > DECIDED.0 {
                true if winning.0 == leader => (leader, winning.1 + 1),
                true => (leader, 1),
                false => (leader, 0),
            };
            if winning.1 == DECIDED.1 {
                return points(leader);
            }
            level = if value.abs() <= LEVEL.0 && ply >= LEVEL.2 { level + 1 } else { 0 };
            if level == LEVEL.1 {
                return 1;
            }
            self.make(chosen);
        }
        1
    }
}

/// White's points out of two when a side has won.
fn points(winner: Side) -> u8 {
    if winner == Side::First { 2 } else { 0 }
}
