//! A person's way to look ahead: a few moves, with a feeling for the board, and sometimes past a slanting row.
//!
//! The levels below the perfect player think like this, and the perfect player does so first, for a move to
//! make when it is stopped.

use crate::connect4::board::{Board, EVEN_ROWS, ODD_ROWS, completing_in};
use crate::connect4::rules::{BOARD, BOTTOM, COLUMN_BITS, DIRECTIONS};
use crate::connect4::solver::Allowance;

/// A four counts so much, less the moves until then.
pub const FOUR: i32 = 10_000;
/// Beyond every value.
const OPEN: i32 = 20_000;

/// What an empty cell that completes a four is worth, and what more in a row that suits its owner.
const THREAT: i32 = 30;
const SUITABLE: i32 = 30;

/// The outer cells in steps towards the middle of the board, where ever more rows of four go through.
const TOWARDS_THE_MIDDLE: [u64; 3] =
    [columns(1, 6), columns(2, 5) & (BOTTOM * 0b011110), columns(3, 4) & (BOTTOM * 0b001100)];
/// What each step is worth.
const STEP: i32 = 3;

/// The cells of the columns from one to before another.
const fn columns(from: u32, to: u32) -> u64 {
    ((1 << (to * COLUMN_BITS)) - 1) & !((1 << (from * COLUMN_BITS)) - 1) & BOARD
}

/// How one looks.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// Moves looked ahead.
    pub depth: u32,
    /// Whether slanting rows are seen.
    pub slanting: bool,
}

/// The moves of a position with their values for the side to move, the best first.
pub type Weighed = Vec<(u64, i32)>;

impl Sight {
    /// Weighs every move; fewer than all when the allowance runs out.
    pub fn weigh(&self, board: &Board, allowance: &mut dyn Allowance) -> Weighed {
        let mut weighed = Weighed::new();
        for cell in outwards(board.landings()) {
            let value = if self.wins(board.own, board.occupied) & cell != 0 {
                Some(FOUR)
            } else if (board.occupied | cell) == BOARD {
                Some(0)
            } else {
                self.value(&board.after(cell), self.depth.max(1) - 1, (-OPEN, OPEN), allowance).map(later)
            };
            let Some(value) = value else { break };
            weighed.push((cell, value));
        }
        weighed.sort_by_key(|&(_, value)| -value);
        weighed
    }

    fn value(
        &self,
        board: &Board,
        depth: u32,
        (mut low, high): (i32, i32),
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        allowance.spend().then_some(())?;
        let mut landings = board.landings();
        if self.wins(board.own, board.occupied) & landings != 0 {
            return Some(if depth > 0 { FOUR } else { self.feel(board) });
        }
        if depth == 0 {
            return Some(self.feel(board));
        }
        let forced = landings & self.wins(board.other(), board.occupied);
        if forced != 0 {
            landings = forced & forced.wrapping_neg();
        }
        let mut best = -OPEN;
        for cell in outwards(landings) {
            let next = board.after(cell);
            let value = if next.occupied == BOARD {
                0
            } else {
                later(self.value(&next, depth - 1, (-earlier(high), -earlier(low)), allowance)?)
            };
            best = best.max(value);
            low = low.max(best);
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    /// What the position feels like to the side to move.
    fn feel(&self, board: &Board) -> i32 {
        let began = usize::from(!board.count().is_multiple_of(2));
        self.worth(board.own, board.occupied, began) - self.worth(board.other(), board.occupied, 1 - began)
    }

    fn worth(&self, stones: u64, occupied: u64, side: usize) -> i32 {
        let threats = self.wins(stones, occupied);
        let suitable = threats & [ODD_ROWS, EVEN_ROWS][side];
        let steps: u32 = TOWARDS_THE_MIDDLE.iter().map(|cells| (stones & cells).count_ones()).sum();
        steps as i32 * STEP + threats.count_ones() as i32 * THREAT + suitable.count_ones() as i32 * SUITABLE
    }

    fn wins(&self, stones: u64, occupied: u64) -> u64 {
        completing_in(stones, occupied, if self.slanting { &DIRECTIONS } else { &DIRECTIONS[..2] })
    }
}

/// A value one move earlier, for the other side: a four that is further away counts less.
fn later(value: i32) -> i32 {
    -(value - value.signum() * i32::from(value.abs() > FOUR / 2))
}

/// The inverse of `later` up to the sign, for bounds.
fn earlier(value: i32) -> i32 {
    value + value.signum() * i32::from(value.abs() >= FOUR / 2 && value.abs() < OPEN)
}

/// The cells from the centre outwards.
pub fn outwards(landings: u64) -> impl Iterator<Item = u64> {
    [3, 2, 4, 1, 5, 0, 6].into_iter().filter_map(move |column: u32| {
        let cell = landings >> (column * COLUMN_BITS) & ((1 << COLUMN_BITS) - 1);
        (cell != 0).then_some(cell << (column * COLUMN_BITS))
    })
}
