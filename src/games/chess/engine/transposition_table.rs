//! The transposition table: what earlier searches know of positions, kept through a game.
//!
//! Three entries share a cluster of 32 bytes; the shallowest and oldest is replaced. Only sixteen bits of the hash are
//! verified, so the move of an entry has to be checked for legality.
//!
//! The table begins at a 32nd of its size and doubles as it fills: a small one stays in the processor's caches, and a
//! short search need not wait for memory that it does not use.

use prefetch_index::prefetch_index;

use super::score::MIN_MATE;
use crate::core::bound::Bound;
use crate::games::chess::moves::Move;
use crate::search::huge_pages::{HugeVec, huge_vec_with_capacity};

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct TtEntry {
    /// The best move, or none.
    pub mv: Move,
    /// The value for the side to move.
    pub value: i32,
    /// The raw static evaluation, or [`super::score::NO_EVAL`].
    pub eval: i32,
    /// The depth of the search.
    pub depth: i32,
    /// How the value relates to the true one.
    pub bound: Bound,
    /// Whether it was a PV node in the search that stored it.
    pub was_pv: bool,
}

impl TtEntry {
    /// The value, if it settles a search of this window.
    #[inline]
    pub fn cutoff(&self, alpha: i32, beta: i32) -> Option<i32> {
        if self.bound.cuts(self.value, alpha, beta) { Some(self.value) } else { None }
    }

    /// The static evaluation, or the value where that is the better estimate.
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

/// Each search by which an entry is older counts like so many plies of depth.
const PLIES_PER_GENERATION: i32 = 4;
/// In the same search a bound does not replace an entry of the same position that is deeper by this.
const KEEP_DEEPER_BY: i32 = 4;

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
    /// For each slot the bits of the hash that come after those of the index, which tell where it goes when the table
    /// grows.
    next_bits: u16,
}

const EMPTY_CLUSTER: Cluster = Cluster { slots: [EMPTY; 3], next_bits: 0 };

/// How often a table doubles, and so how many bits of the hash a slot keeps for that.
const DOUBLINGS: u32 = 5;
const NEXT_BITS: u16 = (1 << DOUBLINGS) - 1;

impl Cluster {
    fn set_next_bits(&mut self, slot: usize, bits: u16) {
        let shift = DOUBLINGS * slot as u32;
        self.next_bits = self.next_bits & !(NEXT_BITS << shift) | bits << shift;
    }

    /// The cluster of the doubled table with the slots whose next bit is this one.
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

/// The table.
pub struct TranspositionTable {
    clusters: HugeVec<Cluster>,
    /// So many clusters the table may have.
    most: usize,
    generation: u8,
    /// Slots that are not empty.
    occupied: usize,
    /// Slots that this search has filled. Counted as it goes, since looking would take longer than a short search.
    filled: usize,
}

impl TranspositionTable {
    /// A table of at most so many kilobytes.
    pub fn new(kilobytes: usize) -> TranspositionTable {
        let most = (kilobytes * 1024 / size_of::<Cluster>()).max(1);
        let clusters = huge_vec_with_capacity(most);
        let mut table = TranspositionTable { clusters, most, generation: 0, occupied: 0, filled: 0 };
        table.clear();
        table
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.clusters.clear();
        self.clusters.resize(self.most.div_ceil(1 << DOUBLINGS), EMPTY_CLUSTER);
        (self.generation, self.occupied, self.filled) = (0, 0, 0);
    }

    /// Ages the entries at the start of a search.
    pub fn new_search(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
        self.filled = 0;
    }

    /// The permille of the table at its full size that this search has filled.
    pub fn hashfull(&self) -> usize {
        self.filled * 1000 / (3 * self.most)
    }

    /// The index of the position's cluster, and below it the bits of the hash that come next.
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
        // From the last one on, no cluster is overwritten before it is moved.
        for place in (0..before).rev() {
            self.clusters[place] = half(&self.clusters, place);
        }
    }

    /// Asks for the cluster of a position that will soon be probed, so that the processor fetches it from memory meanwhile.
    #[inline]
    pub fn prefetch(&self, zobrist: u64) {
        prefetch_index(&self.clusters, self.index(zobrist));
    }

    /// The entry of a position at this ply.
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

    /// Stores the entry of a position at this ply.
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
        // A slightly shallower entry is still fresher; a much shallower one would lose more than it brings.
        if same.is_some()
            && entry.bound != Bound::Exact
            && entry.depth + KEEP_DEEPER_BY <= slot.depth.into()
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
            if self.occupied > self.clusters.len() && 2 * self.clusters.len() <= self.most {
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

/// The table counts mates from its position, the search from the root.
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
    fn an_entry_comes_back_with_mates_counted_from_the_root() {
        let mut table = TranspositionTable::new(64);
        table.store(0x1234_5678_9abc_def0, 3, entry(MATE - 10, 5));
        let found = table.probe(0x1234_5678_9abc_def0, 5).unwrap();
        assert_eq!((found.value, found.eval, found.depth), (MATE - 12, 7, 5));
        assert_eq!((found.mv, found.bound, found.was_pv), (Move::new(1, 2), Bound::Exact, true));
        assert!(table.probe(0x1234_5678_9abc_def1, 5).is_none());
    }

    #[test]
    fn the_shallowest_entry_of_a_cluster_is_replaced() {
        let mut table = TranspositionTable::new(0);
        (1..=4).for_each(|key| table.store(key, 0, entry(0, 10 - key as i32)));
        assert!(table.probe(3, 0).is_none() && table.probe(1, 0).is_some() && table.probe(4, 0).is_some());
        (0..3).for_each(|_| table.new_search());
        table.store(9, 0, entry(0, 0));
        assert!(table.probe(4, 0).is_none() && table.probe(9, 0).is_some());
    }

    #[test]
    fn a_table_that_grows_keeps_its_entries_where_one_of_full_size_has_them() {
        let mut random = Random::new(1);
        let hashes: Vec<u64> = (0..40_000).map(|_| random.bits()).collect();
        let mut table = TranspositionTable::new(1024);
        let first = table.clusters.len();
        assert_eq!(32 * first, table.most);
        for (number, &zobrist) in hashes.iter().enumerate() {
            table.store(zobrist, 0, entry(number as i32 % 1000, 5));
            let (len, occupied) = (table.clusters.len(), table.occupied);
            assert!(occupied <= len || len == table.most, "{occupied} entries in {len} clusters");
        }
        assert_eq!(table.clusters.len(), table.most);
        let slots = table.clusters.iter().flat_map(|cluster| cluster.slots);
        assert_eq!(slots.filter(|slot| !slot.is_empty()).count(), table.occupied);
        let found = |table: &TranspositionTable, number: usize| {
            table.probe(hashes[number], 0).is_some_and(|entry| entry.value == number as i32 % 1000)
        };
        let kept = (0..hashes.len()).filter(|&number| found(&table, number)).count();
        assert!(kept > 37_000, "{kept} of 40,000");
        table.clear();
        assert_eq!((table.clusters.len(), table.occupied), (first, 0));
        assert!(!found(&table, 0));
    }

    #[test]
    fn hashfull_counts_each_slot_once_a_search() {
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
