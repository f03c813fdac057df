//! The transposition table: value or bound, depth of the search, and best move by position.

use prefetch_index::prefetch_index;

use crate::core::bound::Bound;
use crate::games::gobang::engine::search::value::WIN_THRESHOLD;
use crate::search::huge_pages::{HugeVec, huge_vec};

/// Result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TtEntry {
    /// Value for the side to move.
    pub value: i32,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// Depth of the search in plies.
    pub depth: i32,
    /// Best move.
    pub best_move: Option<usize>,
}

impl TtEntry {
    /// Whether the side to move wins, at any depth.
    pub fn proves_a_win(&self) -> bool {
        self.value > WIN_THRESHOLD && self.bound != Bound::Upper
    }

    /// Whether the side to move loses, at any depth.
    pub fn proves_a_loss(&self) -> bool {
        self.value < -WIN_THRESHOLD && self.bound != Bound::Lower
    }
}

/// Entries per bucket.
const BUCKET: usize = 2;
/// Marks a missing move.
const NO_MOVE: u64 = 511;
/// Added to a value to make it positive.
const VALUE_OFFSET: i32 = 1 << 15;
/// Bounds by their number in an entry.
const BOUNDS: [Bound; 3] = [Bound::Upper, Bound::Exact, Bound::Lower];

/// Packed entry: value 16 bits, move 9, bound 2, depth 7, age 6, and a bit that marks it as in use.
const MOVE_SHIFT: u32 = 16;
const BOUND_SHIFT: u32 = 25;
const DEPTH_SHIFT: u32 = 27;
const AGE_SHIFT: u32 = 34;
const IN_USE: u64 = 1 << 40;
const DEPTH_MASK: u64 = 127;
const AGE_MASK: u64 = 63;

/// Entries by Zobrist key: the whole key and the packed result.
pub struct TranspositionTable {
    entries: HugeVec<[u64; 2]>,
    age: u64,
    shift: u32,
}

impl TranspositionTable {
    /// Creates a table of 2^`bits` entries of 16 bytes.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable { entries: huge_vec([0; 2], 1 << bits), age: 0, shift: 64 - bits }
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.fill([0; 2]);
    }

    /// Starts a new search: entries of older ones are replaced first.
    pub fn new_search(&mut self) {
        self.age = (self.age + 1) & AGE_MASK;
    }

    fn bucket(&self, key: u64) -> usize {
        (key >> self.shift) as usize & !(BUCKET - 1)
    }

    /// Prefetches a position's bucket.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        prefetch_index(&self.entries, self.bucket(key));
    }

    /// Entry of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<TtEntry> {
        let bucket = self.bucket(key);
        let [_, bits] =
            *self.entries[bucket..bucket + BUCKET].iter().find(|entry| entry[0] == key && entry[1] != 0)?;
        Some(unpack(bits))
    }

    /// Stores a result, unless the stored entry proves a win or loss and the new one does not. In a full
    /// bucket older entries are replaced first, then shallower ones, proofs last.
    pub fn store(&mut self, key: u64, entry: TtEntry) {
        let bucket = self.bucket(key);
        let value = (entry.value + VALUE_OFFSET) as u64 & 0xffff;
        let best_move = entry.best_move.map_or(NO_MOVE, |cell| cell as u64);
        let depth = entry.depth.clamp(0, DEPTH_MASK as i32) as u64;
        let bits = value
            | best_move << MOVE_SHIFT
            | (entry.bound as u64) << BOUND_SHIFT
            | depth << DEPTH_SHIFT
            | self.age << AGE_SHIFT
            | IN_USE;
        let slots = &mut self.entries[bucket..bucket + BUCKET];
        let priority = |slot: &[u64; 2]| match is_proof(slot[1]) {
            true => (true, DEPTH_MASK),
            false => (slot[1] >> AGE_SHIFT & AGE_MASK == self.age, slot[1] >> DEPTH_SHIFT & DEPTH_MASK),
        };
        let replaced = match slots.iter().position(|slot| slot[0] == key) {
            Some(own) if is_proof(slots[own][1]) && !is_proof(bits) => return,
            Some(own) => own,
            None => usize::from(priority(&slots[1]) < priority(&slots[0])),
        };
        slots[replaced] = [key, bits];
    }
}

fn unpack(bits: u64) -> TtEntry {
    let best_move = bits >> MOVE_SHIFT & NO_MOVE;
    TtEntry {
        value: (bits & 0xffff) as i32 - VALUE_OFFSET,
        bound: BOUNDS[(bits >> BOUND_SHIFT & 3) as usize],
        depth: (bits >> DEPTH_SHIFT & DEPTH_MASK) as i32,
        best_move: if best_move == NO_MOVE { None } else { Some(best_move as usize) },
    }
}

/// Whether an entry is in use and proves a win or loss.
fn is_proof(bits: u64) -> bool {
    let entry = unpack(bits);
    bits != 0 && (entry.proves_a_win() || entry.proves_a_loss())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_only_under_their_key() {
        let mut table = TranspositionTable::new(8);
        let entry = |value, best_move| TtEntry { value, bound: Bound::Exact, depth: 3, best_move };
        table.store(77 << 40, entry(-30_000, Some(399)));
        table.store(78 << 40, entry(5, None));
        assert_eq!(table.probe(77 << 40), Some(entry(-30_000, Some(399))));
        assert_eq!(table.probe(78 << 40), Some(entry(5, None)));
        assert_eq!(table.probe(79 << 40), None);
        table.clear();
        assert_eq!(table.probe(77 << 40), None);
    }

    #[test]
    fn bounds_round_trip() {
        let mut table = TranspositionTable::new(8);
        for bound in BOUNDS {
            table.store(1 << 60, TtEntry { value: 1, bound, depth: 3, best_move: None });
            assert_eq!(table.probe(1 << 60).map(|entry| entry.bound), Some(bound));
        }
    }

    #[test]
    fn proofs_are_not_replaced_by_estimates() {
        let mut table = TranspositionTable::new(1);
        let entry = |value, depth| TtEntry { value, bound: Bound::Exact, depth, best_move: Some(1) };
        table.store(1, entry(WIN_THRESHOLD + 7, 1));
        table.new_search();
        table.store(1, entry(5, 9));
        table.store(2, entry(5, 9));
        table.store(3, entry(6, 2));
        assert_eq!(table.probe(1), Some(entry(WIN_THRESHOLD + 7, 1)));
        assert!(table.probe(2).is_none() && table.probe(3).is_some());
    }

    #[test]
    fn shallower_entry_of_a_bucket_is_replaced_first() {
        let mut table = TranspositionTable::new(1);
        let entry = |depth| TtEntry { value: 1, bound: Bound::Lower, depth, best_move: Some(1) };
        table.store(1, entry(9));
        table.store(2, entry(2));
        table.store(3, entry(1));
        assert!(table.probe(1).is_some() && table.probe(2).is_none() && table.probe(3).is_some());
    }
}
