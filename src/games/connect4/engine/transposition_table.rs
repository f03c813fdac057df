//! The transposition table: bounds of values by position, retained for a whole game.
//!
//! Keys have at most 49 bits. The hash of a key is an invertible multiplication: some of its bits select a
//! bucket, the rest are stored in the entry, so that positions are never confused.

use super::bounds::ValueBounds;
use crate::search::huge_pages::{HugeVec, huge_vec};

/// Bits of a key.
const KEY_BITS: u32 = 49;
/// Entries of a bucket.
const BUCKET_SIZE: usize = 2;
const HASH_MULTIPLIER: u64 = 0x1_9e37_79b9_7f4b;
/// Bits of an entry without the key's: two bounds and the work.
const DATA_BITS: u32 = 6 + 6 + 6;
/// Added to a bound to make it positive.
const OFFSET: i32 = 32;

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TtEntry {
    /// Bounds of the value.
    pub bounds: ValueBounds,
    /// Binary logarithm of the nodes of the search.
    pub work: u32,
}

impl TtEntry {
    fn pack(self) -> u64 {
        let [lower, upper] = [self.bounds.lower, self.bounds.upper].map(|bound| (bound + OFFSET) as u64);
        lower | upper << 6 | u64::from(self.work) << 12
    }

    fn unpack(bits: u64) -> TtEntry {
        let bound = |shift: u32| (bits >> shift & 63) as i32 - OFFSET;
        let bounds = ValueBounds { lower: bound(0), upper: bound(6) };
        TtEntry { bounds, work: (bits >> 12 & 63) as u32 }
    }
}

/// The bucket of a key, fetched before it is read.
#[derive(Clone, Copy, Default)]
pub struct Bucket {
    entries: [u64; BUCKET_SIZE],
    tag: u64,
}

impl Bucket {
    /// Returns the entry of the position; `None` if the table has none.
    #[inline]
    pub fn entry(&self) -> Option<TtEntry> {
        let found = self.entries.iter().find(|&&entry| entry >> DATA_BITS == self.tag && entry != 0)?;
        Some(TtEntry::unpack(*found))
    }
}

/// A transposition table with two-tier replacement.
pub struct TranspositionTable {
    entries: HugeVec<u64>,
    /// Bits of the hash that are stored in the entry.
    tag_bits: u32,
}

impl TranspositionTable {
    /// Creates a table of 2^`bits` entries of 8 bytes.
    pub fn new(bits: u32) -> TranspositionTable {
        let bits = bits.clamp(KEY_BITS + DATA_BITS + 1 - 64, 36);
        TranspositionTable { entries: huge_vec(0, 1 << bits), tag_bits: KEY_BITS + 1 - bits }
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.fill(0);
    }

    #[inline]
    fn index_and_tag(&self, key: u64) -> (usize, u64) {
        let hash = key.wrapping_mul(HASH_MULTIPLIER) & ((1 << KEY_BITS) - 1);
        ((hash >> self.tag_bits) as usize * BUCKET_SIZE, hash & ((1 << self.tag_bits) - 1))
    }

    /// Fetches the bucket of a key for later reading; parallel fetches are cheap.
    #[inline]
    pub fn bucket(&self, key: u64) -> Bucket {
        let (index, tag) = self.index_and_tag(key);
        Bucket { entries: [self.entries[index], self.entries[index + 1]], tag }
    }

    /// Returns the entry of the position with this key.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<TtEntry> {
        self.bucket(key).entry()
    }

    /// Stores an entry. The first of a bucket is replaced only by one with at least its work, the second always.
    pub fn store(&mut self, key: u64, entry: TtEntry) {
        let (index, tag) = self.index_and_tag(key);
        let packed = tag << DATA_BITS | entry.pack();
        let bucket = &mut self.entries[index..index + BUCKET_SIZE];
        let work = |entry: u64| entry >> 12 & 63;
        if bucket[0] >> DATA_BITS == tag || u64::from(entry.work) >= work(bucket[0]) {
            if bucket[0] >> DATA_BITS != tag {
                bucket[1] = bucket[0];
            }
            bucket[0] = packed;
        } else {
            bucket[1] = packed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(lower: i32, upper: i32, work: u32) -> TtEntry {
        TtEntry { bounds: ValueBounds { lower, upper }, work }
    }

    #[test]
    fn stored_entries_are_found_and_no_others() {
        let mut table = TranspositionTable::new(10);
        let keys: Vec<u64> = (1..200u64).map(|n| (n * 0x1_2345_6789) & ((1 << KEY_BITS) - 1)).collect();
        for (number, &key) in keys.iter().enumerate() {
            let entry = entry(-(number as i32 % 22), number as i32 % 21, number as u32 % 60);
            table.store(key, entry);
            assert_eq!(table.probe(key), Some(entry));
        }
        let found = keys.iter().filter(|&&key| table.probe(key).is_some()).count();
        assert!((100..200).contains(&found), "{found}");
        assert!((200..1000).all(|n| table.probe((n * 0x1_2345_6789) & ((1 << KEY_BITS) - 1)).is_none()));
        table.clear();
        assert!(keys.iter().all(|&key| table.probe(key).is_none()));
    }

    #[test]
    fn entry_with_most_work_is_not_replaced() {
        let mut table = TranspositionTable::new(5);
        table.store(7, entry(0, 1, 40));
        (8..500).for_each(|key| table.store(key, entry(0, 1, 3)));
        assert_eq!(table.probe(7), Some(entry(0, 1, 40)));
    }
}
