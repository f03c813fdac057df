//! Looking ahead: alpha-beta with a null window, deeper and deeper, over moves that the patterns suggest.
//!
//! Wins by fours are found by themselves at every position, for both sides: the own one ends the search there,
//! the other's leaves only the moves that stand against it.

mod lateness;
mod look;
mod order;

use crate::gobang::board::Board;
use crate::gobang::fours::Fours;
use crate::gobang::memory::{Bound, Known, Memory};
use crate::search::budget::Budget;

use lateness::Lateness;
use order::Experience;

/// The value of a win, less one for every ply to the five.
pub const WIN: i32 = 30_000;
/// Values beyond this are wins.
pub const SURE: i32 = WIN - 1_000;
/// More than any value.
const INFINITE: i32 = WIN + 1;
/// Plies of a line that what was judged is kept of.
const LONGEST: usize = 512;
/// From this depth on the root looks for a value near the last one at first.
const NEAR_FROM: i32 = 5;
/// How near, in points.
const NEAR: i32 = 24;

/// The limits ran out.
pub struct Spent;

/// What the search is made of, besides the weights: numbers that were found by matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// Attacks of a look for wins by fours at a leaf.
    pub leaf_fours: u32,
    /// The same inside the tree.
    pub inner_fours: u32,
    /// Points a ply by which a leaf may be hopeless, or good enough, before it is given up.
    pub margin: i32,
    /// Plies ahead up to which that is asked.
    pub shallow: i32,
}

/// The habits that the engine plays with.
pub const HABITS: Habits = Habits { leaf_fours: 60, inner_fours: 200, margin: 35, shallow: 10 };

/// One search.
pub struct Search<'a, 'b, M> {
    /// The position; the same again after every search.
    pub board: &'a mut Board,
    /// What is remembered of positions.
    pub memory: &'a mut Memory,
    /// The look for wins by fours.
    pub fours: &'a mut Fours,
    /// What is left of the limits.
    pub budget: &'a mut Budget<'b, M>,
    /// How it goes about it.
    pub habits: Habits,
    /// What makes one game different from the next: a few points of every judgement hang on it.
    pub whim: u64,
    /// How many different points chance may add.
    pub whims: i32,
    experience: Experience,
    lateness: Lateness,
    /// What was judged at each ply of the line that is looked at.
    judged: Vec<i32>,
}

/// What a search of the root has found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The value for the side whose turn it is.
    pub value: i32,
    /// Plies looked ahead.
    pub depth: i32,
    /// The moves expected; the first is the one to be made.
    pub line: Vec<usize>,
}

impl<'a, 'b, M> Search<'a, 'b, M> {
    /// A search of this position.
    pub fn new(
        board: &'a mut Board,
        memory: &'a mut Memory,
        fours: &'a mut Fours,
        budget: &'a mut Budget<'b, M>,
        whim: (u64, i32),
    ) -> Self {
        Search {
            board,
            memory,
            fours,
            budget,
            habits: HABITS,
            whim: whim.0,
            whims: whim.1,
            experience: Experience::new(),
            lateness: Lateness::new(),
            judged: vec![0; LONGEST],
        }
    }

    /// Looks deeper and deeper among these moves, until the limits or the depth are reached, beginning with what
    /// was found before. The moves are put in the order of what is found; `tell` hears of every depth.
    pub fn deepen(
        &mut self,
        moves: &mut [usize],
        most: i32,
        mut found: Found,
        tell: &mut dyn FnMut(&mut Budget<'b, M>, &Found),
    ) -> Found {
        self.judged[0] = self.judge();
        for depth in found.depth + 1..=most {
            let Ok(value) = self.near(moves, depth, &mut found) else { break };
            found.value = value;
            found.depth = depth;
            found.line = self.expected(moves[0]);
            tell(self.budget, &found);
            if value.abs() > SURE || moves.len() == 1 && depth > 6 {
                break;
            }
        }
        found.line = if found.line.first() == Some(&moves[0]) { found.line } else { vec![moves[0]] };
        found
    }

    /// What a move is worth to the side that makes it, looked at so many plies ahead, with the moves expected. It
    /// must not make five.
    pub fn weigh(&mut self, cell: usize, depth: i32) -> Option<Found> {
        self.judged[0] = self.judge();
        self.board.play(cell);
        let value = self.look((-INFINITE, INFINITE), depth - 1, 1, false).map(|value| -value);
        self.board.undo();
        let value = value.ok()?;
        Some(Found { value, depth, line: self.expected(cell) })
    }

    /// One depth at the root, at first within a few points of the last value.
    fn near(&mut self, moves: &mut [usize], depth: i32, found: &mut Found) -> Result<i32, Spent> {
        let mut reach = NEAR;
        let (mut alpha, mut beta) = match found.value {
            value if depth >= NEAR_FROM && value.abs() < SURE => (value - reach, value + reach),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let value = self.root(moves, depth, found, (alpha, beta))?;
            reach *= 3;
            let far = reach > 20 * NEAR;
            if value <= alpha {
                alpha = if far { -INFINITE } else { value - reach };
            } else if value >= beta {
                beta = if far { INFINITE } else { value + reach };
            } else {
                return Ok(value);
            }
        }
    }

    /// One depth at the root; the best move comes to the front as soon as it is known to be better.
    fn root(
        &mut self,
        moves: &mut [usize],
        depth: i32,
        found: &mut Found,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, Spent> {
        let mut best = -INFINITE;
        for at in 0..moves.len() {
            let cell = moves[at];
            let reduction = if at >= 4 && depth >= 3 { self.lateness.at_root(depth, at) } else { 0 };
            let least = best.max(alpha);
            self.board.play(cell);
            let mut value = Ok(0);
            if at > 0 {
                value = self.look((-least - 1, -least), depth - 1 - reduction, 1, true).map(|value| -value);
                if reduction > 0 && matches!(value, Ok(value) if value > least) {
                    value = self.look((-least - 1, -least), depth - 1, 1, false).map(|value| -value);
                }
            }
            if at == 0 || matches!(value, Ok(value) if value > least && value < beta) {
                value = self.look((-beta, -least), depth - 1, 1, false).map(|value| -value);
            }
            self.board.undo();
            let value = value?;
            if value > best {
                best = value;
                if value > alpha {
                    moves[..=at].rotate_right(1);
                    found.value = value;
                }
                if value >= beta {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// What the position is worth to the side whose turn it is, as far as can be seen without looking ahead.
    fn judge(&self) -> i32 {
        let mixed = (self.board.key() ^ self.whim).wrapping_mul(0xd1b5_4a32_d192_ed03) >> 40;
        let whim = if self.whims > 0 { (mixed % self.whims as u64) as i32 - self.whims / 2 } else { 0 };
        (self.board.worth() + whim).clamp(-SURE / 2, SURE / 2)
    }

    fn keep(&mut self, value: i32, bound: Bound, depth: i32, cell: Option<usize>, ply: i32) {
        let value = match value {
            SURE.. => value + ply,
            ..=NEVER => value - ply,
            _ => value,
        };
        self.memory.put(self.board.key(), Known { value, bound, depth, cell });
    }

    /// The line that the memory holds after a move.
    fn expected(&mut self, first: usize) -> Vec<usize> {
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(cell) = next.filter(|&cell| line.len() < 24 && self.board.is_empty(cell)) {
            line.push(cell);
            self.board.play(cell);
            let (own, other) = (self.board.turn(), 1 - self.board.turn());
            let five = self.board.fives(own).first().or(self.board.fives(other).first());
            next = if self.board.room() == 0 || self.over() {
                None
            } else {
                five.or_else(|| self.memory.get(self.board.key()).and_then(|known| known.cell))
            };
        }
        line.iter().for_each(|_| self.board.undo());
        line
    }

    /// Whether the last move has made five.
    fn over(&mut self) -> bool {
        let Some(last) = self.board.last() else { return false };
        let mover = 1 - self.board.turn();
        self.board.undo();
        let five = self.board.fives(mover).has(last);
        self.board.play(last);
        five
    }
}

/// Values below this are losses.
const NEVER: i32 = -SURE;

/// A kept value seen from a ply of this search.
fn from_here(value: i32, ply: i32) -> i32 {
    match value {
        SURE.. => value - ply,
        ..=NEVER => value + ply,
        _ => value,
    }
}
