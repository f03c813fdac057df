//! The perfect player's way to a move: the exact value first, then a move that is worth it, and among several
//! the one after which the fewest answers are right.
//!
//! The player thinks like this at the table, and so does the maker of the book of its moves.

use crate::connect4::analyst::{Analyst, settled};
use crate::connect4::board::Board;
use crate::connect4::sight::{Sight, outwards};
use crate::connect4::solver::{Allowance, Unlimited};
use crate::search::random::Random;

/// The greatest value that any position has.
const GREATEST: i32 = 21;

/// Moves ahead in a short look.
const SHORT: u32 = 6;

/// Positions that may be searched in a moment: where so many will do, there is no need of a book, and so many
/// are spent to choose among equals.
pub const EASY: u32 = 100_000;

/// A best move and what it is worth, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// Where the disc lands.
    pub cell: u64,
    /// Its value for the side to move.
    pub value: i32,
}

/// What somebody knows before the search.
#[derive(Clone, Debug)]
pub struct Hints {
    /// All moves, the most promising first.
    pub order: Vec<u64>,
    /// A value that the position has at least.
    pub least: Option<i32>,
    /// The positions that may be searched to choose among equals.
    pub for_choice: u32,
}

impl Hints {
    /// What a short look says.
    pub fn new(board: &Board) -> Hints {
        let weighed = Sight { depth: SHORT, slanting: true }.weigh(board, &mut Unlimited);
        let order = weighed.into_iter().map(|(cell, _)| cell).collect();
        Hints { order, least: None, for_choice: 0 }
    }
}

/// The best move; nothing when not even its value was found within the allowance.
pub fn best_move(
    analyst: &mut Analyst,
    board: Board,
    hints: &Hints,
    allowance: &mut dyn Allowance,
    random: &mut Random,
) -> Option<Best> {
    let value = value_from(analyst, board, hints.least, allowance)?;
    let mut choosing = Choosing { analyst, board, value };
    let mut best: Option<(u64, u32)> = None;
    let mut purse = Purse { allowance, left: hints.for_choice };
    for &cell in &hints.order {
        // The first move is looked for whatever it takes, the others within the purse.
        let reached = match best {
            None => choosing.reached_by(cell, &mut *purse.allowance),
            Some(_) => choosing.reached_by(cell, &mut purse),
        };
        match reached {
            Some(true) => {}
            Some(false) => continue,
            None => break,
        }
        // When the purse is empty, a move is as good as the best all the same.
        let Some(chances) = choosing.chances(cell, &mut purse) else {
            best = best.or(Some((cell, 0)));
            break;
        };
        let better = match best {
            None => true,
            Some((_, most)) => chances > most || chances == most && random.below(2) == 0,
        };
        if better {
            best = Some((cell, chances));
        }
    }
    best.map(|(cell, _)| Best { cell, value })
}

/// The value of a position that is worth `least` or more: most often no more than that, so this is asked first.
fn value_from(
    analyst: &mut Analyst,
    board: Board,
    least: Option<i32>,
    allowance: &mut dyn Allowance,
) -> Option<i32> {
    match least {
        Some(least) if least < GREATEST => {
            let value = analyst.value_within(board, (least, least + 1), allowance)?;
            if value == least {
                return Some(least);
            }
            analyst.value_within(board, (least + 1, GREATEST), allowance)
        }
        _ => analyst.value(board, allowance),
    }
}

/// A choice among the moves that are worth the value of the position.
struct Choosing<'a> {
    analyst: &'a mut Analyst,
    board: Board,
    value: i32,
}

impl Choosing<'_> {
    /// Whether a move is worth the value.
    fn reached_by(&mut self, cell: u64, allowance: &mut dyn Allowance) -> Option<bool> {
        match settled(&self.board, cell) {
            Some(settled) => Some(settled >= self.value),
            None => {
                let bounds = (-self.value, -self.value + 1);
                let after = self.board.after(cell);
                Some(self.analyst.value_within(after, bounds, allowance)? == -self.value)
            }
        }
    }

    /// How many answers in a hundred are wrong after a move worth the value, those that change the result twice.
    fn chances(&mut self, cell: u64, allowance: &mut dyn Allowance) -> Option<u32> {
        if settled(&self.board, cell).is_some() {
            return Some(0);
        }
        let after = self.board.after(cell);
        let (mut answers, mut wrong) = (0, 0);
        for answer in outwards(after.landings()) {
            answers += 1;
            // What the answer is worth to the side that made the first move.
            let mut exceeds = |bound: i32| match settled(&after, answer) {
                Some(settled) => Some(-settled > bound),
                None => {
                    let bounds = (bound, bound + 1);
                    Some(self.analyst.value_within(after.after(answer), bounds, allowance)? > bound)
                }
            };
            if exceeds(self.value)? {
                wrong += 1;
                let next_result = if self.value < 0 { -1 } else { 0 };
                wrong += u32::from(self.value <= 0 && exceeds(next_result)?);
            }
        }
        Some(100 * wrong / answers)
    }
}

/// So much of an allowance and no more.
pub struct Purse<'a> {
    /// Who pays.
    pub allowance: &'a mut dyn Allowance,
    /// The positions that are left.
    pub left: u32,
}

impl Allowance for Purse<'_> {
    fn spend(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.allowance.spend()
    }
}
