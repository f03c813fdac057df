//! The exact value of any position: how many discs the winner has left when the game is over, positive where
//! the side to move wins, 0 for a draw. The winning disc counts among those that are left.
//!
//! A search asks only whether the value is above a number. At every position it first looks what is certain
//! of each answer without search, then what the table knows of it, and only then searches the answers in the
//! order of their promise.

use crate::connect4::board::{Board, Calm, EVEN_ROWS, ODD_ROWS, Quiet, completing};
use crate::connect4::rules::{CELLS, COLUMN_BITS, COLUMNS};
use crate::search::budget::Budget;
use crate::search::table::{Entry, Peek, Table};

/// Who pays for the positions that are looked at.
pub trait Allowance {
    /// Pays for one position; false when the search must end.
    fn spend(&mut self) -> bool;
}

impl<M> Allowance for Budget<'_, M> {
    fn spend(&mut self) -> bool {
        Budget::spend(self)
    }
}

/// Never says no.
pub struct Unlimited;

impl Allowance for Unlimited {
    fn spend(&mut self) -> bool {
        true
    }
}

/// Positions with fewer discs share their place in the table with their mirror image.
const MIRROR_BELOW: u32 = 20;

/// Positions with so many discs are quicker searched again than looked up.
const TABLE_BELOW: u32 = 34;

/// The least and the greatest value that any position has.
pub const EXTREMES: (i32, i32) = (-21, 21);

/// What the order of the answers is made of.
mod promise {
    /// An own threat, and as much again for one in a row that suits its owner.
    pub const THREAT: i32 = 32;
    pub const SUITABLE: i32 = 16;
    /// The other side's threats count for so many parts less.
    pub const THEIRS_LESS: i32 = 4;
    /// An answer that forces replies until it is one's turn again.
    pub const FORCING: i32 = 32;
    /// A column nearer to the centre.
    pub const CENTRE: i32 = 8;
    /// How much a cell's history counts at most.
    pub const HISTORY: i32 = 16;
}

/// Where the history of a cell settles when it always cuts off.
const HISTORY_LIMIT: i32 = 512;

/// The solver's memory; it may be kept for as many positions as one likes.
pub struct Solver {
    table: Table,
    /// How often a disc on a cell cut the search off, for the side that began and for the other.
    history: [[i32; 64]; 2],
    nodes: u64,
}

/// An answer that is not settled without search.
#[derive(Clone, Copy)]
struct Answer {
    quiet: Quiet,
    cell: u64,
    key: u64,
    promise: i32,
    entry: Option<Entry>,
}

impl Answer {
    const NONE: Answer = Answer { quiet: Quiet::NONE, cell: 0, key: 0, promise: 0, entry: None };

    /// What an entry says of its value for the side that makes the move.
    fn bounds(&self, entry: Entry) -> (i32, i32) {
        if self.quiet.turned { (entry.low, entry.high) } else { (-entry.high, -entry.low) }
    }
}

impl Solver {
    /// A solver with a table of 2^`bits` entries of eight bytes.
    pub fn new(bits: u32) -> Solver {
        Solver { table: Table::new(bits), history: [[0; 64]; 2], nodes: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = [[0; 64]; 2];
    }

    /// Positions searched since it was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The exact value for the side to move of a game that is not over; nothing when the allowance ran out.
    pub fn value(&mut self, board: Board, allowance: &mut dyn Allowance) -> Option<i32> {
        self.value_within(board, EXTREMES, allowance)
    }

    /// The value where it lies within these bounds, else the bound that it lies beyond.
    pub fn value_within(
        &mut self,
        board: Board,
        (least, greatest): (i32, i32),
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        if board.wins() & board.landings() != 0 {
            return Some(board.win_now().clamp(least, greatest));
        }
        let quiet = match board.calmed(board.count()) {
            Calm::Known(value) => return Some(value.clamp(least, greatest)),
            Calm::Open(quiet) => quiet,
        };
        let (sign, least, greatest) =
            if quiet.turned { (-1, -greatest, -least) } else { (1, least, greatest) };
        let bounds = quiet.bounds();
        let (mut low, mut high) = (bounds.low.clamp(least, greatest), bounds.high.clamp(least, greatest));
        while low < high {
            // Most values are small: begin in the middle, then go outwards by thirds of what is left.
            let bound = if low >= 0 {
                low + (high - low) / 3
            } else if high <= 0 {
                high - 1 - (high - low) / 3
            } else {
                (-1).clamp(low, high - 1)
            };
            let known = self.known(&quiet);
            let value = self.search(&quiet, bound, known, allowance)?;
            if value <= bound {
                high = value.max(low);
            } else {
                low = value.min(high);
            }
        }
        Some(sign * low)
    }

    /// An upper bound of the value not above `bound`, or a lower bound above it.
    fn search(
        &mut self,
        quiet: &Quiet,
        bound: i32,
        known: Option<Entry>,
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        if !allowance.spend() {
            return None;
        }
        self.nodes += 1;
        let begun = self.nodes;
        let side = quiet.count as usize & 1;
        let mut answers = [Answer::NONE; COLUMNS];
        let mut best = -(CELLS as i32);

        let mut open = 0;
        let mut moves = quiet.moves;
        while moves != 0 {
            let cell = moves & moves.wrapping_neg();
            moves ^= cell;
            let next = match quiet.board.after(cell).calmed(quiet.count + 1) {
                Calm::Known(value) if -value > bound => return Some(-value),
                Calm::Known(value) => {
                    best = best.max(-value);
                    continue;
                }
                Calm::Open(next) => next,
            };
            let (low, high) = next.bounds().for_mover(next.turned);
            if low > bound {
                return Some(low);
            }
            if high <= bound {
                best = best.max(high);
                continue;
            }
            answers[open] = Answer { quiet: next, cell, key: key(&next), ..Answer::NONE };
            open += 1;
        }

        // All the looks first: then they need not wait for each other.
        let mut peeks = [Peek::default(); COLUMNS];
        for (answer, peek) in answers[..open].iter().zip(&mut peeks) {
            if answer.quiet.count < TABLE_BELOW {
                *peek = self.table.peek(answer.key);
            }
        }
        let mut left = 0;
        for index in 0..open {
            let mut answer = answers[index];
            answer.entry = peeks[index].read();
            if let Some(entry) = answer.entry {
                let (low, high) = answer.bounds(entry);
                if low > bound {
                    self.keep(quiet, known, bound, low, 0);
                    return Some(low);
                }
                if high <= bound {
                    best = best.max(high);
                    continue;
                }
            }
            answer.promise = self.promise(&answer, side);
            let mut place = left;
            while place > 0 && answers[place - 1].promise < answer.promise {
                answers[place] = answers[place - 1];
                place -= 1;
            }
            answers[place] = answer;
            left += 1;
        }

        for index in 0..left {
            let answer = answers[index];
            // The search of an earlier answer may have met this one.
            let entry = if index == 0 { answer.entry } else { self.known(&answer.quiet) };
            if let Some((low, high)) = entry.map(|entry| answer.bounds(entry)) {
                if low > bound {
                    best = low;
                    break;
                }
                if high <= bound {
                    best = best.max(high);
                    continue;
                }
            }
            let value = if answer.quiet.turned {
                self.search(&answer.quiet, bound, entry, allowance)?
            } else {
                -self.search(&answer.quiet, -bound - 1, entry, allowance)?
            };
            best = best.max(value);
            if value > bound {
                self.remember(&answers[..=index], side, quiet.count);
                break;
            }
        }
        self.keep(quiet, known, bound, best, (self.nodes - begun + 1).ilog2());
        Some(best)
    }

    /// What the table knows of a position.
    fn known(&self, quiet: &Quiet) -> Option<Entry> {
        if quiet.count < TABLE_BELOW { self.table.get(key(quiet)) } else { None }
    }

    /// Puts what has been found out beside what was known.
    fn keep(&mut self, quiet: &Quiet, known: Option<Entry>, bound: i32, value: i32, work: u32) {
        if quiet.count >= TABLE_BELOW {
            return;
        }
        let (low, high) = known.map_or(EXTREMES, |entry| (entry.low, entry.high));
        let (low, high) = if value > bound { (value, high) } else { (low, value) };
        self.table.put(key(quiet), Entry { low, high, work });
    }

    /// How promising an answer is for the side that makes it: 0 for the one that began, else 1.
    fn promise(&self, answer: &Answer, side: usize) -> i32 {
        use promise::*;
        let next = &answer.quiet;
        let of_the_mover = completing(next.board.own, next.board.occupied);
        let (mine, theirs) =
            if next.turned { (of_the_mover, next.menaces) } else { (next.menaces, of_the_mover) };
        let worth = |threats: u64, side: usize| {
            let suitable = threats & [ODD_ROWS, EVEN_ROWS][side];
            threats.count_ones() as i32 * THREAT + suitable.count_ones() as i32 * SUITABLE
        };
        let place = answer.cell.trailing_zeros();
        let centre = 3 - ((place / COLUMN_BITS) as i32 - 3).abs();
        worth(mine, side) - worth(theirs, 1 - side) / THEIRS_LESS
            + centre * CENTRE
            + self.history[side][place as usize] * HISTORY / HISTORY_LIMIT
            + if next.turned { FORCING } else { 0 }
    }

    /// The last of these answers has cut the search off, the others have not.
    fn remember(&mut self, answers: &[Answer], side: usize, count: u32) {
        let gain = (CELLS - count) as i32;
        let Some((cut, others)) = answers.split_last() else { return };
        for (answers, gain) in [(others, -gain), (std::slice::from_ref(cut), gain)] {
            for answer in answers {
                let value = &mut self.history[side][answer.cell.trailing_zeros() as usize];
                *value += gain - *value * gain.abs() / HISTORY_LIMIT;
            }
        }
    }
}

fn key(quiet: &Quiet) -> u64 {
    if quiet.count < MIRROR_BELOW { quiet.board.mirror_key() } else { quiet.board.key() }
}
