//! The transposition table: bounds and best moves by position. Entries store the whole board, so there
//! are no hash collisions.

use prefetch_index::prefetch_index;

use super::board::Board;
use crate::search::huge_pages::{HugeVec, huge_vec};

/// Marks a missing move.
pub const NO_MOVE: u8 = 64;

/// Entries per bucket.
const BUCKET_SIZE: usize = 2;

/// Result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TtEntry {
    board: Board,
    /// Lower bound of the value.
    pub lower: i16,
    /// Upper bound of the value.
    pub upper: i16,
    /// Depth of the search.
    pub depth: u8,
    /// Selectivity of the search; greater is more reliable.
    pub selectivity: u8,
    /// Best move and previous best move, or [`NO_MOVE`].
    pub moves: [u8; 2],
}

const VACANT: TtEntry = TtEntry {
    board: Board { own: 0, opponent: 0 },
    lower: i16::MIN,
    upper: i16::MAX,
    depth: 0,
    selectivity: 0,
    moves: [NO_MOVE; 2],
};

/// Entries that share an index, in one cache line.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([TtEntry; BUCKET_SIZE]);

/// Hash table of search results.
pub struct TranspositionTable {
    buckets: HugeVec<Bucket>,
    shift: u32,
    /// Number of discs at the root; positions with fewer can no longer occur.
    root_discs: u32,
}

impl TranspositionTable {
    /// Creates a table of 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> TranspositionTable {
        let bits = bits.clamp(4, 30) - BUCKET_SIZE.ilog2();
        let buckets = huge_vec(Bucket([VACANT; BUCKET_SIZE]), 1 << bits);
        TranspositionTable { buckets, shift: 64 - bits, root_discs: 0 }
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket([VACANT; BUCKET_SIZE]));
    }

    /// Sets the root of the next searches: entries of positions before it are replaced first.
    pub fn set_root(&mut self, board: &Board) {
        self.root_discs = 64 - board.empty_count();
    }

    #[inline]
    fn index(&self, board: &Board) -> usize {
        let mixed = (board.own ^ board.own >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (board.opponent ^ board.opponent >> 29).wrapping_mul(0xd1b5_4a32_d192_ed03).rotate_left(17);
        (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> self.shift) as usize
    }

    /// Entry of the position.
    #[inline]
    pub fn probe(&self, board: &Board) -> Option<&TtEntry> {
        self.buckets[self.index(board)].0.iter().find(|entry| entry.board == *board)
    }

    /// Prefetches the bucket of a position that will be probed soon.
    #[inline]
    pub fn prefetch(&self, board: &Board) {
        prefetch_index(&self.buckets, self.index(board));
    }

    /// Stores a search result. The first entry of a bucket is depth-preferred, the second is always replaced.
    pub fn store(&mut self, board: &Board, result: NodeResult) {
        let index = self.index(board);
        let [first, second] = &mut self.buckets[index].0;
        if first.board == *board {
            first.update(&result);
        } else if second.board == *board {
            second.update(&result);
        } else {
            let fresh = TtEntry { board: *board, ..VACANT }.with(&result);
            let is_outdated = 64 - first.board.empty_count() < self.root_discs;
            if result.depth >= first.depth.into() || is_outdated {
                *second = *first;
                *first = fresh;
            } else {
                *second = fresh;
            }
        }
    }
}

/// Result of searching a node.
#[derive(Clone, Copy)]
pub struct NodeResult {
    /// Lower end of the searched window.
    pub alpha: i32,
    /// Upper end of the window.
    pub beta: i32,
    /// Value, exact within the window, otherwise a bound (fail-soft).
    pub value: i32,
    /// Depth of the search.
    pub depth: u32,
    /// Selectivity of the search.
    pub selectivity: u32,
    /// Best move, or [`NO_MOVE`].
    pub best_move: u8,
}

impl TtEntry {
    /// The value if the bounds decide a search with this window.
    #[inline]
    pub fn cutoff(&self, alpha: i32, beta: i32) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower >= beta || lower == upper {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }

    fn with(mut self, result: &NodeResult) -> TtEntry {
        self.depth = result.depth as u8;
        self.selectivity = result.selectivity as u8;
        (self.lower, self.upper) = (i16::MIN, i16::MAX);
        self.tighten(result);
        self
    }

    fn update(&mut self, result: &NodeResult) {
        if (u32::from(self.depth), u32::from(self.selectivity)) == (result.depth, result.selectivity) {
            self.tighten(result);
        } else {
            *self = self.with(result);
        }
    }

    /// Narrows the bounds.
    fn tighten(&mut self, result: &NodeResult) {
        let value = result.value as i16;
        if result.value < result.beta && value < self.upper {
            self.upper = value;
        }
        if result.value > result.alpha {
            if value > self.lower {
                self.lower = value;
            }
            if result.best_move != self.moves[0] && result.best_move != NO_MOVE {
                self.moves = [result.best_move, self.moves[0]];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_equal_depth_are_combined_and_deeper_ones_replace_them() {
        let mut table = TranspositionTable::new(6);
        let board = Board { own: 3, opponent: 4 };
        let result =
            |value, depth| NodeResult { alpha: 4, beta: 6, value, depth, selectivity: 1, best_move: 9 };
        table.store(&board, result(6, 5));
        table.store(&board, result(6, 5));
        assert_eq!(table.probe(&board).map(|entry| (entry.lower, entry.upper)), Some((6, i16::MAX)));
        table.store(&board, NodeResult { alpha: 6, beta: 8, value: 6, best_move: NO_MOVE, ..result(6, 5) });
        let entry = *table.probe(&board).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.moves), (6, 6, [9, NO_MOVE]));
        table.store(&board, NodeResult { best_move: 11, ..result(5, 7) });
        let entry = *table.probe(&board).unwrap();
        assert_eq!((entry.lower, entry.upper, entry.depth, entry.moves), (5, 5, 7, [11, 9]));
        assert_eq!(table.probe(&board.passed()), None);
    }

    #[test]
    fn deep_entries_are_replaced_once_their_positions_are_past() {
        let mut table = TranspositionTable::new(4);
        let result = |depth| NodeResult { alpha: 0, beta: 1, value: 1, depth, selectivity: 0, best_move: 1 };
        let deep = Board { own: 1, opponent: 2 };
        table.store(&deep, result(50));
        let fill = |table: &mut TranspositionTable| {
            (8..400).for_each(|own| table.store(&Board { own: own << 3, opponent: 0xff << 50 }, result(3)));
        };
        fill(&mut table);
        assert!(table.probe(&deep).is_some());
        table.set_root(&Board { own: 0xff, opponent: 0xff00 });
        fill(&mut table);
        assert!(table.probe(&deep).is_none());
    }
}
