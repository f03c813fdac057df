//! The transposition table: results of searched positions, retained throughout a game.
//!
//! A cluster of 32 bytes has three entries; the shallowest and oldest is replaced. Only 16 bits of the hash
//! are verified, so an entry's move must be checked for legality.
//!
//! The table starts at a 32nd of its maximum size and doubles as it fills: a small table stays in the
//! processor's caches, and a short search does not wait for memory it does not use.

use prefetch_index::prefetch_index;

use super::score::MIN_MATE;
use crate::core::bound::Bound;
use crate::games::chess::moves::Move;
use crate::search::huge_pages::{HugeVec, huge_vec_with_capacity};

/// Result of a search of a position.
#[derive(Clone, Copy, Debug)]
pub struct TtEntry {
    /// Best move, or `Move::NONE`.
    pub mv: Move,
    /// Value for the side to move.
    pub value: i32,
    /// Uncorrected static evaluation, or [`super::score::NO_EVAL`].
    pub eval: i32,
    /// Depth of the search.
    pub depth: i32,
    /// Whether the value is exact or a bound.
    pub bound: Bound,
    /// Whether a PV node stored it.
    pub was_pv: bool,
}

impl TtEntry {
    /// Returns the value if it decides a search with this window.
    #[inline]
    pub fn cutoff(&self, alpha: i32, beta: i32) -> Option<i32> {
        if self.bound.cuts(self.value, alpha, beta) { Some(self.value) } else { None }
    }

    /// Returns the table's value if it is a better estimate than the static evaluation, which
    /// it returns otherwise.
    #[inline]
    pub fn refine(&self, static_eval: i32) -> i32 {
        let is_better = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > static_eval,
            Bound::Upper => self.value < static_eval,
        };
        if is_better { self.value } else { static_eval }
    }
}

#[derive(Clone, Copy)]
struct Slot {
    key: u16,
    mv: Move,
    value: i16,
    eval: i16,
    depth: u8,
    /// Generation in five bits, the PV flag in one, the bound in two; 0 if empty.
    flags: u8,
}

const EMPTY: Slot = Slot { key: 0, mv: Move::NONE, value: 0, eval: 0, depth: 0, flags: 0 };
const GENERATIONS: u8 = 32;
const PV_FLAG: u8 = 4;
const BOUND_MASK: u8 = 3;
const GENERATION_SHIFT: u8 = 3;

/// Plies of depth that an entry loses per search of age.
const PLIES_PER_GENERATION: i32 = 4;
/// Depth lead at which an entry of the same search and position is not replaced by a bound.
const KEEP_DEPTH_MARGIN: i32 = 4;

impl Slot {
    fn is_empty(self) -> bool {
        self.flags & BOUND_MASK == 0
    }

    fn generation(self) -> u8 {
        self.flags >> GENERATION_SHIFT
    }
}

#[derive(Clone, Copy)]
#[repr(align(32))]
struct Cluster {
    slots: [Slot; 3],
    /// For each slot the hash bits after those of the index; they select the cluster when the table grows.
    next_bits: u16,
}

const EMPTY_CLUSTER: Cluster = Cluster { slots: [EMPTY; 3], next_bits: 0 };

/// Maximum number of doublings, and so the number of hash bits that a slot stores for growing.
const DOUBLINGS: u32 = 5;
const NEXT_BITS: u16 = (1 << DOUBLINGS) - 1;

impl Cluster {
    fn set_next_bits(&mut self, slot: usize, bits: u16) {
        let shift = DOUBLINGS * slot as u32;
        self.next_bits = self.next_bits & !(NEXT_BITS << shift) | bits << shift;
    }

    /// Returns the cluster of the doubled table with the slots whose next hash bit is `next_bit`.
    fn half(&self, next_bit: u16) -> Cluster {
        let mut cluster = EMPTY_CLUSTER;
        for (index, &slot) in self.slots.iter().enumerate() {
            let bits = self.next_bits >> (DOUBLINGS * index as u32) & NEXT_BITS;
            let belongs = bits >> (DOUBLINGS - 1) == next_bit;
            cluster.slots[index] = if belongs { slot } else { EMPTY };
            cluster.set_next_bits(index, if belongs { bits << 1 & NEXT_BITS } else { 0 });
        }
        cluster
    }
}

/// Hash table of search results.
pub struct TranspositionTable {
    clusters: HugeVec<Cluster>,
    /// Maximum number of clusters.
    max_clusters: usize,
    generation: u8,
    /// Number of slots in use.
    occupied: usize,
    /// Number of slots filled by this search. Counted incrementally: a scan would take longer than a short
    /// search.
    filled: usize,
}

impl TranspositionTable {
    /// Creates a table of at max_clusters `kilobytes`.
    pub fn new(kilobytes: usize) -> TranspositionTable {
        let max_clusters = (kilobytes * 1024 / size_of::<Cluster>()).max(1);
        let clusters = huge_vec_with_capacity(max_clusters);
        let mut table = TranspositionTable { clusters, max_clusters, generation: 0, occupied: 0, filled: 0 };
        table.clear();
        table
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.clusters.clear();
        self.clusters.resize(self.max_clusters.div_ceil(1 << DOUBLINGS), EMPTY_CLUSTER);
        (self.generation, self.occupied, self.filled) = (0, 0, 0);
    }

    /// Starts a new generation, which ages the entries.
    pub fn new_search(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
        self.filled = 0;
    }

    /// Slots filled by this search, in permille of the maximum size.
    pub fn hashfull(&self) -> usize {
        self.filled * 1000 / (3 * self.max_clusters)
    }

    /// The cluster index in the upper 32 bits, the hash bits that follow it below.
    #[inline]
    fn scaled_hash(&self, zobrist: u64) -> u64 {
        (zobrist >> 32) * self.clusters.len() as u64
    }

    #[inline]
    fn index(&self, zobrist: u64) -> usize {
        (self.scaled_hash(zobrist) >> 32) as usize
    }

    /// Doubles the table.
    #[cold]
    fn grow(&mut self) {
        let before = self.clusters.len();
        let half = |clusters: &[Cluster], place: usize| clusters[place / 2].half((place % 2) as u16);
        for place in before..2 * before {
            self.clusters.push(half(&self.clusters, place));
        }
        // Backwards, so that no cluster is overwritten before it is moved.
        for place in (0..before).rev() {
            self.clusters[place] = half(&self.clusters, place);
        }
    }

    /// Prefetches the cluster of a position that will be probed soon.
    #[inline]
    pub fn prefetch(&self, zobrist: u64) {
        prefetch_index(&self.clusters, self.index(zobrist));
    }

    /// Returns the entry of a position, with mate scores relative to a root `ply` plies above.
    #[inline]
    pub fn probe(&self, zobrist: u64, ply: usize) -> Option<TtEntry> {
        let cluster = &self.clusters[self.index(zobrist)];
        let slot = cluster.slots.iter().find(|slot| slot.key == zobrist as u16 && !slot.is_empty())?;
        Some(TtEntry {
            mv: slot.mv,
            value: from_table(slot.value.into(), ply),
            eval: slot.eval.into(),
            depth: slot.depth.into(),
            bound: unpack_bound(slot.flags),
            was_pv: slot.flags & PV_FLAG != 0,
        })
    }

    /// Stores the entry of a position, with mate scores made relative to the position.
    pub fn store(&mut self, zobrist: u64, ply: usize, entry: TtEntry) {
        let (hash, generation, key) = (self.scaled_hash(zobrist), self.generation, zobrist as u16);
        let cluster = &mut self.clusters[(hash >> 32) as usize];
        let priority = |slot: &Slot| {
            let age = i32::from((GENERATIONS + generation - slot.generation()) % GENERATIONS);
            if slot.is_empty() { -1000 } else { i32::from(slot.depth) - PLIES_PER_GENERATION * age }
        };
        let same = cluster.slots.iter().position(|slot| slot.key == key && !slot.is_empty());
        let replaced =
            same.unwrap_or_else(|| (0..3).min_by_key(|&index| priority(&cluster.slots[index])).unwrap_or(0));
        let slot = &mut cluster.slots[replaced];
        // A slightly shallower entry is fresher; a much shallower one would lose more than it gains.
        if same.is_some()
            && entry.bound != Bound::Exact
            && entry.depth + KEEP_DEPTH_MARGIN <= slot.depth.into()
            && slot.generation() == generation
        {
            return;
        }
        let was_empty = slot.is_empty();
        self.filled += usize::from(was_empty || slot.generation() != generation);
        let mv = if entry.mv == Move::NONE && same.is_some() { slot.mv } else { entry.mv };
        *slot = Slot {
            key,
            mv,
            value: to_table(entry.value, ply) as i16,
            eval: entry.eval as i16,
            depth: entry.depth.clamp(0, 255) as u8,
            flags: generation << GENERATION_SHIFT
                | if entry.was_pv { PV_FLAG } else { 0 }
                | pack_bound(entry.bound),
        };
        cluster.set_next_bits(replaced, (hash as u32 >> (32 - DOUBLINGS)) as u16);
        if was_empty {
            self.occupied += 1;
            if self.occupied > self.clusters.len() && 2 * self.clusters.len() <= self.max_clusters {
                self.grow();
            }
        }
    }
}

fn pack_bound(bound: Bound) -> u8 {
    match bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    }
}

fn unpack_bound(flags: u8) -> Bound {
    match flags & BOUND_MASK {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    }
}

/// Converts a mate score from relative to the position to relative to the root.
fn from_table(value: i32, ply: usize) -> i32 {
    if value >= MIN_MATE {
        value - ply as i32
    } else if value <= -MIN_MATE {
        value + ply as i32
    } else {
        value
    }
}

fn to_table(value: i32, ply: usize) -> i32 {
    if value >= MIN_MATE {
        value + ply as i32
    } else if value <= -MIN_MATE {
        value - ply as i32
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::MATE;
    use super::*;
    use crate::search::random::Random;

    fn entry(value: i32, depth: i32) -> TtEntry {
        let bound = Bound::Exact;
        TtEntry { mv: Move::new(1, 2), value, eval: 7, depth, bound, was_pv: true }
    }

    #[test]
    fn stored_mates_are_relative_to_the_position() {
        let mut table = TranspositionTable::new(64);
        table.store(0x1234_5678_9abc_def0, 3, entry(MATE - 10, 5));
        let found = table.probe(0x1234_5678_9abc_def0, 5).unwrap();
        assert_eq!((found.value, found.eval, found.depth), (MATE - 12, 7, 5));
        assert_eq!((found.mv, found.bound, found.was_pv), (Move::new(1, 2), Bound::Exact, true));
        assert!(table.probe(0x1234_5678_9abc_def1, 5).is_none());
    }

    #[test]
    fn shallowest_entry_is_replaced_first() {
        let mut table = TranspositionTable::new(0);
        (1..=4).for_each(|key| table.store(key, 0, entry(0, 10 - key as i32)));
        assert!(table.probe(3, 0).is_none() && table.probe(1, 0).is_some() && table.probe(4, 0).is_some());
        (0..3).for_each(|_| table.new_search());
        table.store(9, 0, entry(0, 0));
        assert!(table.probe(4, 0).is_none() && table.probe(9, 0).is_some());
    }

    #[test]
    fn growing_keeps_entries_where_a_full_sized_table_has_them() {
        let mut random = Random::new(1);
        let hashes: Vec<u64> = (0..40_000).map(|_| random.bits()).collect();
        let mut table = TranspositionTable::new(1024);
        let first = table.clusters.len();
        assert_eq!(32 * first, table.max_clusters);
        for (number, &zobrist) in hashes.iter().enumerate() {
            table.store(zobrist, 0, entry(number as i32 % 1000, 5));
            let (len, occupied) = (table.clusters.len(), table.occupied);
            assert!(occupied <= len || len == table.max_clusters, "{occupied} entries in {len} clusters");
        }
        assert_eq!(table.clusters.len(), table.max_clusters);
        let slots = table.clusters.iter().flat_map(|cluster| cluster.slots);
        assert_eq!(slots.filter(|slot| !slot.is_empty()).count(), table.occupied);
        let found = |table: &TranspositionTable, number: usize| {
            table.probe(hashes[number], 0).is_some_and(|entry| entry.value == number as i32 % 1000)
        };
        let found_count = (0..hashes.len()).filter(|&number| found(&table, number)).count();
        assert!(found_count > 37_000, "{found_count} of 40,000");
        table.clear();
        assert_eq!((table.clusters.len(), table.occupied), (first, 0));
        assert!(!found(&table, 0));
    }

    #[test]
    fn hashfull_counts_a_slot_once_per_search() {
        let mut table = TranspositionTable::new(0);
        let fill = |table: &mut TranspositionTable, keys: [u64; 2]| {
            table.new_search();
            keys.into_iter().for_each(|key| table.store(key, 0, entry(0, 5)));
            table.hashfull()
        };
        assert_eq!(fill(&mut table, [1, 1]), 333);
        assert_eq!(fill(&mut table, [1, 2]), 666);
        assert_eq!(fill(&mut table, [3, 4]), 666);
        table.store(5, 0, entry(0, 5));
        assert_eq!(table.hashfull(), 1000);
        table.store(6, 0, entry(0, 5));
        assert_eq!(table.hashfull(), 1000);
        table.clear();
        assert_eq!(table.hashfull(), 0);
    }
}
