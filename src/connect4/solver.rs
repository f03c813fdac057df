//! The exact value of any position: how many discs the winner has left when the game is over, positive where
//! the side to move wins, 0 for a draw. The winning disc counts among those that are left.

use crate::connect4::board::{Board, Calm, EVEN_ROWS, ODD_ROWS, Quiet, completing};
use crate::connect4::rules::{CELLS, COLUMN_BITS, COLUMNS};
use crate::search::table::{Entry, Peek, Table};

/// Who pays for the positions that are looked at.
pub trait Allowance {
    /// Pays for one position; false when the search must end.
    fn spend(&mut self) -> bool;
}

/// Counts, and never says no.
#[derive(Default)]
pub struct Unlimited {
    /// Positions so far.
    pub nodes: u64,
}

impl Allowance for Unlimited {
    fn spend(&mut self) -> bool {
        self.nodes += 1;
        true
    }
}

/// Positions with fewer discs share their place in the table with their mirror image.
const MIRROR_BELOW: u32 = 20;

static W: std::sync::LazyLock<[i32; 9]> = std::sync::LazyLock::new(|| {
    let v: Vec<i32> = std::env::var("W")
        .unwrap_or("32,16,2,8,2,32,0,4,34".into())
        .split(',')
        .map(|x| x.parse().unwrap())
        .collect();
    v.try_into().unwrap()
});

/// The solver's memory; it may be kept for as many positions as one likes.
pub struct Solver {
    table: Table,
    history: [[i32; 64]; 2],
    nodes: u64,
}

/// An answer that is not settled without search.
#[derive(Clone, Copy)]
struct Child {
    quiet: Quiet,
    cell: u64,
    key: u64,
    rank: i32,
    entry: Option<Entry>,
}

impl Child {
    const NONE: Child = Child {
        quiet: Quiet { board: Board { own: 0, occupied: 0 }, count: 0, moves: 0, turned: false, menaces: 0 },
        cell: 0,
        key: 0,
        rank: 0,
        entry: None,
    };

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

    /// The exact value for the side to move of a game that is not over; nothing when the allowance ran out.
    pub fn value(&mut self, board: Board, allowance: &mut impl Allowance) -> Option<i32> {
        if board.wins() & board.landings() != 0 {
            return Some(board.win_now());
        }
        let quiet = match board.calmed(board.count()) {
            Calm::Known(value) => return Some(value),
            Calm::Open(quiet) => quiet,
        };
        let bounds = quiet.bounds();
        let (mut low, mut high) = (bounds.low, bounds.high);
        let sign = if quiet.turned { -1 } else { 1 };
        while low < high {
            let middle = match W[7] {
                1 => 0.clamp(low, high - 1),
                2 => {
                    if low >= 0 {
                        (low + 1).min(high - 1)
                    } else if high <= 0 {
                        (high - 2).max(low)
                    } else {
                        0.clamp(low, high - 1)
                    }
                }
                3 => {
                    if low >= 0 {
                        low + (high - low) / 4
                    } else if high <= 0 {
                        high - 1 - (high - low) / 4
                    } else {
                        0.clamp(low, high - 1)
                    }
                }
                4 => {
                    if low >= 0 {
                        low + (high - low) / 3
                    } else if high <= 0 {
                        high - 1 - (high - low) / 3
                    } else {
                        (-1).clamp(low, high - 1)
                    }
                }
                _ => {
                    let mut middle = low + (high - low) / 2;
                    if middle <= 0 && low / 2 < middle {
                        middle = low / 2;
                    } else if middle >= 0 && high / 2 > middle {
                        middle = high / 2;
                    }
                    middle
                }
            };
            let value =
                self.search(&quiet, middle, self.table.get(key(&quiet.board, quiet.count)), allowance)?;
            if value <= middle {
                high = value;
            } else {
                low = value;
            }
        }
        Some(sign * low)
    }

    /// An upper bound not above `alpha`, or a lower bound above it.
    fn search<A: Allowance>(
        &mut self,
        quiet: &Quiet,
        alpha: i32,
        known: Option<Entry>,
        allowance: &mut A,
    ) -> Option<i32> {
        if !allowance.spend() {
            return None;
        }
        self.nodes += 1;
        let begun = self.nodes;
        let board = quiet.board;
        let count = quiet.count;
        let mut children: [Child; COLUMNS] = [Child::NONE; COLUMNS];
        let mut open = 0;
        let mut best = -(CELLS as i32);
        let mut moves = quiet.moves;
        // First what is certain without any table.
        while moves != 0 {
            let cell = moves & moves.wrapping_neg();
            moves ^= cell;
            let next = match board.after(cell).calmed(count + 1) {
                Calm::Known(value) => {
                    best = best.max(-value);
                    if best > alpha {
                        return Some(best);
                    }
                    continue;
                }
                Calm::Open(next) => next,
            };
            let bounds = next.bounds();
            let (low, high) =
                if next.turned { (bounds.low, bounds.high) } else { (-bounds.high, -bounds.low) };
            if low > alpha {
                return Some(low);
            }
            if high <= alpha {
                best = best.max(high);
                continue;
            }
            children[open] =
                Child { quiet: next, cell, key: key(&next.board, next.count), rank: 0, entry: None };
            open += 1;
        }
        // Then what the table knows of all the answers; the looks do not wait for each other.
        let mut peeks = [Peek::default(); COLUMNS];
        for (child, peek) in children[..open].iter().zip(&mut peeks) {
            if child.quiet.count < W[8] as u32 {
                *peek = self.table.peek(child.key);
            }
        }
        let hinted = known.map_or(7, |entry| entry.best);
        let mut left = 0;
        for index in 0..open {
            let mut child = children[index];
            child.entry = peeks[index].read();
            if let Some(entry) = child.entry {
                let (low, high) = child.bounds(entry);
                if low > alpha {
                    self.keep(if count < W[8] as u32 { key(&board, count) } else { 0 }, known, alpha, low, child.cell, 0);
                    return Some(low);
                }
                if high <= alpha {
                    best = best.max(high);
                    continue;
                }
            }
            child.rank = self.rank(&child, count as usize & 1, hinted);
            let mut place = left;
            while place > 0 && children[place - 1].rank < child.rank {
                children[place] = children[place - 1];
                place -= 1;
            }
            children[place] = child;
            left += 1;
        }
        let mut chosen = 0;
        for index in 0..left {
            let mut child = children[index];
            if index > 0 {
                child.entry = if child.quiet.count < W[8] as u32 { self.table.get(child.key) } else { None };
                if let Some(entry) = child.entry {
                    let (low, high) = child.bounds(entry);
                    if low > alpha {
                        best = low;
                        chosen = child.cell;
                        break;
                    }
                    if high <= alpha {
                        best = best.max(high);
                        continue;
                    }
                }
            }
            let value = if child.quiet.turned {
                self.search(&child.quiet, alpha, child.entry, allowance)?
            } else {
                -self.search(&child.quiet, -alpha - 1, child.entry, allowance)?
            };
            if value > best {
                best = value;
                chosen = child.cell;
            }
            if value > alpha {
                let gain = (CELLS - count) as i32;
                for earlier in &children[..index] {
                    let slot = &mut self.history[count as usize & 1][earlier.cell.trailing_zeros() as usize];
                    *slot -= *slot * gain / 512 + gain;
                }
                let slot = &mut self.history[count as usize & 1][child.cell.trailing_zeros() as usize];
                *slot += gain - *slot * gain / 512;
                break;
            }
        }
        let work = (self.nodes - begun + 1).ilog2();
        self.keep(if count < W[8] as u32 { key(&board, count) } else { 0 }, known, alpha, best, chosen, work);
        Some(best)
    }

    fn keep(&mut self, key: u64, known: Option<Entry>, alpha: i32, value: i32, cell: u64, work: u32) {
        if key == 0 {
            return;
        }
        let (mut low, mut high) = known.map_or((-21, 21), |entry| (entry.low, entry.high));
        if value > alpha {
            low = value;
        } else {
            high = value;
        }
        let best = if cell == 0 { 7 } else { cell.trailing_zeros() / COLUMN_BITS };
        self.table.put(key, Entry { low, high, best, work });
    }

    /// How promising an answer is.
    fn rank(&self, child: &Child, side: usize, hinted: u32) -> i32 {
        let next = &child.quiet;
        let other = completing(next.board.own, next.board.occupied);
        let (mine, theirs) = if next.turned { (other, next.menaces) } else { (next.menaces, other) };
        let good = [ODD_ROWS, EVEN_ROWS];
        let worth = |threats: u64, side: usize| {
            (threats.count_ones() * W[0] as u32 + (threats & good[side]).count_ones() * W[1] as u32) as i32
        };
        let column = (child.cell.trailing_zeros() / COLUMN_BITS) as i32;
        let centre = 3 - (column - 3).abs();
        worth(mine, side) - worth(theirs, 1 - side) * W[2] / 8
            + centre * W[3]
            + self.history[side][child.cell.trailing_zeros() as usize] * W[4] / 64
            + if next.turned { W[5] } else { 0 }
            + if hinted == column as u32 { W[6] } else { 0 }
    }
}

fn key(board: &Board, count: u32) -> u64 {
    if count < MIRROR_BELOW { board.mirror_key() } else { board.key() }
}
