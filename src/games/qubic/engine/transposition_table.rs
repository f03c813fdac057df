//! The transposition table of the threat search: positions without a win, and the depth of their search.

use crate::search::huge_pages::{HugeVec, huge_vec};

/// Bits of an entry for the number of attacks; the others are the key's.
const DEPTH_BITS: u32 = 6;
const DEPTH_MASK: u64 = (1 << DEPTH_BITS) - 1;

/// Table of failed searches. Entries are always replaced.
pub struct TranspositionTable {
    /// Keys whose last six bits are the number of attacks of the failed search.
    entries: HugeVec<u64>,
}

impl TranspositionTable {
    /// Creates a table of 2^`bits` entries.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable { entries: huge_vec(0, 1 << bits) }
    }

    /// Whether the search is known to fail in this position with `max_attacks`.
    #[inline]
    pub fn has_failed(&self, key: u64, max_attacks: u32) -> bool {
        let entry = self.entries[self.index(key)];
        entry >> DEPTH_BITS == key >> DEPTH_BITS && entry & DEPTH_MASK >= u64::from(max_attacks)
    }

    /// Stores a failed search.
    #[inline]
    pub fn store_failure(&mut self, key: u64, max_attacks: u32) {
        let index = self.index(key);
        self.entries[index] = key & !DEPTH_MASK | u64::from(max_attacks);
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.entries.len() - 1)
    }
}

/// Key of a position: a hash of its two bitboards.
#[inline]
pub fn key(attacker: u64, defender: u64) -> u64 {
    let mixed = attacker.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ defender.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(31);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}
