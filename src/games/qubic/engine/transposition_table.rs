//! The transposition table of the threat search: positions in which it found no win, and how deep it looked.

use crate::search::huge_pages::{HugeVec, huge_vec};

/// Bits of an entry that hold the number of attacks; the others are the key's.
const DEPTH_BITS: u32 = 6;
const DEPTH_MASK: u64 = (1 << DEPTH_BITS) - 1;

/// Entries are always replaced.
pub struct TranspositionTable {
    /// A key whose last six bits say for how many attacks the search failed.
    entries: HugeVec<u64>,
}

impl TranspositionTable {
    /// A table of 2^bits entries.
    pub fn new(bits: u32) -> TranspositionTable {
        TranspositionTable { entries: huge_vec(0, 1 << bits) }
    }

    /// Whether the search is known to fail in this position with so many attacks.
    #[inline]
    pub fn has_failed(&self, key: u64, max_attacks: u32) -> bool {
        let entry = self.entries[self.index(key)];
        entry >> DEPTH_BITS == key >> DEPTH_BITS && entry & DEPTH_MASK >= u64::from(max_attacks)
    }

    /// Keeps that the search has failed.
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

/// The key of a position: a hash of its two bitboards.
#[inline]
pub fn key(attacker: u64, defender: u64) -> u64 {
    let mixed = attacker.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ defender.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(31);
    let mixed = (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 32
}
