//! The exact value of any position: how many discs the winner has left when the game is over, positive where
//! the side to move wins, 0 for a draw. The winning disc counts among those that are left.

use crate::connect4::board::{Board, Calm, Quiet};
use crate::connect4::rules::{CELLS, COLUMNS, COLUMN_BITS};
use crate::search::table::{Entry, Table};

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

/// The solver's memory; it may be kept for as many positions as one likes.
pub struct Solver {
    table: Table,
    history: [[u32; 64]; 2],
}

struct Child {
    quiet: Quiet,
    cell: u64,
    rank: i32,
    low: i32,
    high: i32,
}

impl Solver {
    /// A solver with a table of 2^`bits` entries of eight bytes.
    pub fn new(bits: u32) -> Solver {
        Solver { table: Table::new(bits), history: [[0; 64]; 2] }
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
        let quiet = match board.calmed() {
            Calm::Known(value) => return Some(value),
            Calm::Open(quiet) => quiet,
        };
        let bounds = quiet.bounds();
        let (mut low, mut high) = (bounds.low, bounds.high);
        let sign = if quiet.turned { -1 } else { 1 };
        while low < high {
            let mut middle = low + (high - low) / 2;
            if middle <= 0 && low / 2 < middle {
                middle = low / 2;
            } else if middle >= 0 && high / 2 > middle {
                middle = high / 2;
            }
            let value = self.search(&quiet, middle, allowance)?;
            if value <= middle {
                high = value;
            } else {
                low = value;
            }
        }
        Some(sign * low)
    }

    /// An upper bound not above `alpha`, or a lower bound above it.
    fn search<A: Allowance>(&mut self, quiet: &Quiet, alpha: i32, allowance: &mut A) -> Option<i32> {
        if !allowance.spend() {
            return None;
        }
        let board = quiet.board;
        let count = board.count();
        let key = key(&board, count);
        let known = self.table.get(key);
        let hinted = known.map_or(7, |entry| entry.best);
        let mut children: [Option<Child>; COLUMNS] = Default::default();
        let mut open = 0;
        let mut best = -(CELLS as i32);
        let mut moves = quiet.moves;
        while moves != 0 {
            let cell = moves & moves.wrapping_neg();
            moves ^= cell;
            let next = match board.after(cell).calmed() {
                Calm::Known(value) => {
                    best = best.max(-value);
                    if best > alpha {
                        self.keep(key, known, alpha, best, cell, 0);
                        return Some(best);
                    }
                    continue;
                }
                Calm::Open(next) => next,
            };
            let mut bounds = next.bounds();
            if let Some(entry) = self.table.get(self::key(&next.board, next.board.count())) {
                bounds.low = bounds.low.max(entry.low);
                bounds.high = bounds.high.min(entry.high);
            }
            let (low, high) =
                if next.turned { (bounds.low, bounds.high) } else { (-bounds.high, -bounds.low) };
            if low > alpha {
                self.keep(key, known, alpha, low, cell, 0);
                return Some(low);
            }
            if high <= alpha {
                best = best.max(high);
                continue;
            }
            let rank = self.rank(&board, cell, count, &next, hinted);
            let mut place = open;
            while place > 0 && children[place - 1].as_ref().is_some_and(|child| child.rank < rank) {
                children[place] = children[place - 1].take();
                place -= 1;
            }
            children[place] = Some(Child { quiet: next, cell, rank, low, high });
            open += 1;
        }
        let mut work = 0;
        let mut chosen = 0;
        for index in 0..open {
            let Some(child) = children[index].take() else { break };
            let Child { quiet: next, cell, .. } = child;
            if index > 0 && let Some(entry) = self.table.get(self::key(&next.board, next.board.count())) {
                let (low, high) = if next.turned { (entry.low, entry.high) } else { (-entry.high, -entry.low) };
                if low > alpha {
                    best = low;
                    chosen = cell;
                    break;
                }
                if high <= alpha {
                    best = best.max(high);
                    continue;
                }
            }
            work += 1;
            let value = if next.turned {
                self.search(&next, alpha, allowance)?
            } else {
                -self.search(&next, -alpha - 1, allowance)?
            };
            if value > best {
                best = value;
                chosen = cell;
            }
            if value > alpha {
                break;
            }
        }
        self.keep(key, known, alpha, best, chosen, work);
        Some(best)
    }

    fn keep(&mut self, key: u64, known: Option<Entry>, alpha: i32, value: i32, cell: u64, work: u32) {
        let (mut low, mut high) = known.map_or((-21, 21), |entry| (entry.low, entry.high));
        if value > alpha {
            low = value;
        } else {
            high = value;
        }
        let best = if cell == 0 { 7 } else { cell.trailing_zeros() / COLUMN_BITS };
        self.table.put(key, Entry { low, high, best, work });
    }

    fn rank(&self, board: &Board, cell: u64, count: u32, next: &Quiet, hinted: u32) -> i32 {
        let mine = crate::connect4::board::completing(board.own | cell, board.occupied | cell).count_ones() as i32;
        let _ = (count, next);
        let column = (cell.trailing_zeros() / COLUMN_BITS) as i32;
        let centre = 3 - (column - 3).abs();
        mine * 16 + centre + if hinted == column as u32 { 1000 } else { 0 }
    }
}

fn key(board: &Board, count: u32) -> u64 {
    if count < MIRROR_BELOW { board.mirror_key() } else { board.key() }
}
