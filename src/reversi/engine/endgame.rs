//! The exact end of a game: what the result is, or whether it is above a number, by search to the last square.
//!
//! Below a dozen empty squares no estimate is worth its time: moves are ordered by how few answers they leave,
//! by the parity of the regions and by corners; stable stones and the table cut the rest.

use super::board::{Board, squares};
use super::last;
use super::stability::Edges;
use super::table::{Entry, Found, NO_MOVE, Table};
use crate::search::budget::Budget;

/// With so few empty squares there is a code for each number.
const LAST: u32 = 4;

/// With so many neither table nor order pays.
const PLAIN: u32 = 6;

/// With so many or fewer the positions have a table of their own, which the processor's cache can hold: most are
/// asked for again soon or never, and to wait for the great table takes longer than to count some of them anew.
const NEAR: u32 = 10;

/// The greatest size of that table: 2^14 entries, half a megabyte.
const NEAR_BITS: u32 = 14;

/// A loss of all discs; values lie between it and its opposite.
pub const WIPED_OUT: i32 = -64;

const CORNERS: u64 = 0x8100_0000_0000_0081;
const X_SQUARES: u64 = 0x0042_0000_0000_4200;

/// The squares of the quarters in which the number of empty squares is odd, by a bit for each quarter.
static ODD: [u64; 16] = odd();

const QUARTERS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

const fn odd() -> [u64; 16] {
    let mut sets = [0; 16];
    let mut index = 0;
    while index < 64 {
        if (index / 4) >> (index % 4) & 1 != 0 {
            sets[index / 4] |= QUARTERS[index % 4];
        }
        index += 1;
    }
    sets
}

/// Which of the two tables positions with so many empty squares have.
#[inline(always)]
fn which(empty: u32) -> usize {
    usize::from(empty <= NEAR)
}

/// The quarter of a square as one bit.
#[inline(always)]
fn quarter(square: u32) -> u32 {
    1 << (square >> 2 & 1 | square >> 4 & 2)
}

/// Who pays for the positions that are looked at.
pub trait Allowance {
    /// Pays for some positions; false when the search must end.
    fn spend(&mut self, nodes: u64) -> bool;
}

impl<M> Allowance for Budget<'_, M> {
    fn spend(&mut self, nodes: u64) -> bool {
        self.spend_many(nodes)
    }
}

/// Never says no.
pub struct Unlimited;

impl Allowance for Unlimited {
    fn spend(&mut self, _: u64) -> bool {
        true
    }
}

/// Solves endgames; its table may be kept for as many positions as one likes.
pub struct Endgame {
    /// That of the many empty squares, and that of the last ones.
    tables: [Table; 2],
    edges: &'static Edges,
    nodes: u64,
    paid: u64,
}

/// A move that waits for its turn.
#[derive(Clone, Copy, Default)]
struct Step {
    next: Board,
    square: u32,
    promise: i32,
}

impl Endgame {
    /// A solver with a table of 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> Endgame {
        let tables = [bits, bits.min(NEAR_BITS)].map(Table::new);
        Endgame { tables, edges: Edges::table(), nodes: 0, paid: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.tables.iter_mut().for_each(Table::clear);
    }

    /// Positions looked at since it was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The table's positions will follow from this one.
    pub fn advance_to(&mut self, board: &Board) {
        self.tables.iter_mut().for_each(|table| table.advance_to(board));
    }

    /// What the table knows of a position.
    pub fn known(&self, board: &Board) -> Option<&Entry> {
        self.tables[which(board.empty_count())].get(board)
    }

    /// An upper bound of the result not above `bound`, or a lower bound above it; nothing when the allowance ran out.
    pub fn above(&mut self, board: Board, bound: i32, allowance: &mut impl Allowance) -> Option<i32> {
        let empties = board.empties();
        let parity = QUARTERS
            .iter()
            .enumerate()
            .fold(0, |parity, (index, set)| parity | ((empties & set).count_ones() & 1) << index);
        self.at_any(board, bound, empties.count_ones(), parity, allowance)
    }

    fn at_any<A: Allowance>(
        &mut self,
        board: Board,
        bound: i32,
        empty: u32,
        parity: u32,
        allowance: &mut A,
    ) -> Option<i32> {
        if empty > PLAIN {
            self.search(board, bound, empty, parity, allowance)
        } else {
            Some(self.at_few(board, bound, empty, parity))
        }
    }

    /// Four empty squares or fewer.
    fn at_last(&mut self, board: Board, bound: i32, empty: u32, parity: u32) -> i32 {
        let empties = board.empties();
        let odd = ODD[parity as usize & 15];
        let mut list = squares(empties & odd).chain(squares(empties & !odd));
        let mut next = || list.next().unwrap_or_default();
        let (own, other, nodes) = (board.own, board.other, &mut self.nodes);
        match empty {
            4 => last::four(own, other, bound, [next(), next(), next(), next()], nodes),
            3 => last::three(own, other, bound, [next(), next(), next()], nodes),
            2 => last::two(own, other, bound, [next(), next()], nodes),
            1 => last::one(own, next()),
            _ => board.final_score(),
        }
    }

    /// Few empty squares: no table, no order but that of parity.
    fn at_few(&mut self, board: Board, bound: i32, empty: u32, parity: u32) -> i32 {
        if empty <= LAST {
            return self.at_last(board, bound, empty, parity);
        }
        self.nodes += 1;
        if let Some(most) = self.kept_by_them(&board, bound, empty) {
            return most;
        }
        let moves = board.mobility();
        if moves == 0 {
            if board.their_mobility() == 0 {
                return board.final_score();
            }
            return -self.at_few(board.passed(), -bound - 1, empty, parity);
        }
        let odd = ODD[parity as usize & 15];
        let mut best = WIPED_OUT;
        for set in [moves & odd, moves & !odd] {
            for square in squares(set) {
                let next = board.play(square);
                let value = -self.at_few(next, -bound - 1, empty - 1, parity ^ quarter(square));
                if value > bound {
                    return value;
                }
                best = best.max(value);
            }
        }
        best
    }

    /// A bound of the value that is not above `bound`, by the stones that the other side is sure to keep.
    #[inline]
    pub(super) fn kept_by_them(&self, board: &Board, bound: i32, empty: u32) -> Option<i32> {
        if bound < 2 * empty as i32 {
            return None;
        }
        let most = 64 - 2 * self.edges.stones(board.other, board.own).count_ones() as i32;
        (most <= bound).then_some(most)
    }

    fn search<A: Allowance>(
        &mut self,
        board: Board,
        bound: i32,
        empty: u32,
        parity: u32,
        allowance: &mut A,
    ) -> Option<i32> {
        self.nodes += 1;
        if !allowance.spend(self.nodes - self.paid) {
            return None;
        }
        self.paid = self.nodes;
        if let Some(most) = self.kept_by_them(&board, bound, empty) {
            return Some(most);
        }
        let moves = board.mobility();
        if moves == 0 {
            if board.their_mobility() == 0 {
                return Some(board.final_score());
            }
            return Some(-self.search(board.passed(), -bound - 1, empty, parity, allowance)?);
        }
        let mut known = [NO_MOVE; 2];
        if let Some(entry) = self.tables[which(empty)].get(&board) {
            if i32::from(entry.low) > bound {
                return Some(entry.low.into());
            }
            if i32::from(entry.high) <= bound {
                return Some(entry.high.into());
            }
            known = entry.moves;
        }

        let mut steps = [Step::default(); 34];
        let mut count = 0;
        let odd = ODD[parity as usize & 15];
        for square in squares(moves) {
            let turned = board.flips(square);
            if board.other & !turned == 0 {
                return Some(-WIPED_OUT);
            }
            let next = board.after(square, turned);
            let promise = promise(&next, square, odd, known);
            let mut place = count;
            while place > 0 && steps[place - 1].promise < promise {
                steps[place] = steps[place - 1];
                place -= 1;
            }
            steps[place] = Step { next, square, promise };
            count += 1;
        }

        let (mut best, mut best_move) = (WIPED_OUT - 1, NO_MOVE);
        for step in &steps[..count] {
            let parity = parity ^ quarter(step.square);
            let value = -self.at_any(step.next, -bound - 1, empty - 1, parity, allowance)?;
            if value > best {
                (best, best_move) = (value, step.square as u8);
                if value > bound {
                    break;
                }
            }
        }
        let window = (bound, bound + 1);
        self.tables[which(empty)]
            .put(&board, Found { window, value: best, depth: empty, surety: 0, best: best_move });
        Some(best)
    }
}

/// How promising a move is: few answers above all, then parity and corners.
#[inline]
fn promise(next: &Board, square: u32, odd: u64, known: [u8; 2]) -> i32 {
    if square == u32::from(known[0]) {
        return 1 << 20;
    }
    let answers = next.mobility();
    let corners = (answers & CORNERS).count_ones();
    let stone = 1u64 << square;
    let second = i32::from(square == u32::from(known[1]));
    -16 * (answers.count_ones() + corners) as i32
        + 6 * i32::from(stone & odd != 0)
        + 12 * i32::from(stone & CORNERS != 0)
        - 4 * i32::from(stone & X_SQUARES != 0)
        + 64 * second
}
