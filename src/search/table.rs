//! A transposition table: bounds of values by position, kept through a whole game.
//!
//! Positions have a key of at most 49 bits. A key is scattered by a multiplication that can be undone; some of
//! its bits say where an entry lies, the rest lie in the entry, so two positions are never mistaken for each other.

/// Bits of a key.
const KEY_BITS: u32 = 49;
/// Entries that share a place.
const SLOTS: usize = 2;
const SCATTER: u64 = 0x1_9e37_79b9_7f4b;
/// Bits of an entry that are not the key's: two bounds and the work.
const VALUE_BITS: u32 = 6 + 6 + 6;
/// Added to a bound, so that it is positive.
const OFFSET: i32 = 32;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The least value that it can have.
    pub low: i32,
    /// The greatest.
    pub high: i32,
    /// The logarithm of the positions that it took.
    pub work: u32,
}

impl Entry {
    fn pack(self) -> u64 {
        let (low, high) = ((self.low + OFFSET) as u64, (self.high + OFFSET) as u64);
        low | high << 6 | u64::from(self.work) << 12
    }

    fn unpack(bits: u64) -> Entry {
        Entry {
            low: (bits & 63) as i32 - OFFSET,
            high: (bits >> 6 & 63) as i32 - OFFSET,
            work: (bits >> 12 & 63) as u32,
        }
    }
}

/// What lies at the place of a key.
#[derive(Clone, Copy, Default)]
pub struct Peek {
    slots: [u64; SLOTS],
    tag: u64,
}

impl Peek {
    /// What is known of the position.
    #[inline]
    pub fn read(&self) -> Option<Entry> {
        let found = self.slots.iter().find(|&&entry| entry >> VALUE_BITS == self.tag && entry != 0)?;
        Some(Entry::unpack(*found))
    }
}

/// The table.
pub struct Table {
    entries: Vec<u64>,
    /// Bits of the scattered key that lie in the entry.
    tag_bits: u32,
}

impl Table {
    /// A table of 2^`bits` entries of eight bytes.
    pub fn new(bits: u32) -> Table {
        let bits = bits.clamp(KEY_BITS + VALUE_BITS + 1 - 64, 36);
        Table { entries: vec![0; 1 << bits], tag_bits: KEY_BITS + 1 - bits }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(0);
    }

    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        let scattered = key.wrapping_mul(SCATTER) & ((1 << KEY_BITS) - 1);
        ((scattered >> self.tag_bits) as usize * SLOTS, scattered & ((1 << self.tag_bits) - 1))
    }

    /// What lies at the place of this key, to be read later; looks that do not wait for each other are cheap.
    #[inline]
    pub fn peek(&self, key: u64) -> Peek {
        let (place, tag) = self.place(key);
        Peek { slots: [self.entries[place], self.entries[place + 1]], tag }
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.peek(key).read()
    }

    /// Keeps what is known of a position; the first slot of a place is for the one that took the most work.
    pub fn put(&mut self, key: u64, entry: Entry) {
        let (place, tag) = self.place(key);
        let packed = tag << VALUE_BITS | entry.pack();
        let slots = &mut self.entries[place..place + SLOTS];
        let work = |entry: u64| entry >> 12 & 63;
        if slots[0] >> VALUE_BITS == tag || u64::from(entry.work) >= work(slots[0]) {
            if slots[0] >> VALUE_BITS != tag {
                slots[1] = slots[0];
            }
            slots[0] = packed;
        } else {
            slots[1] = packed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_and_nothing_else() {
        let mut table = Table::new(10);
        let keys: Vec<u64> = (1..200u64).map(|n| (n * 0x1_2345_6789) & ((1 << KEY_BITS) - 1)).collect();
        for (number, &key) in keys.iter().enumerate() {
            let entry =
                Entry { low: -(number as i32 % 22), high: number as i32 % 21, work: number as u32 % 60 };
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        let kept = keys.iter().filter(|&&key| table.get(key).is_some()).count();
        assert!((100..200).contains(&kept), "{kept}");
        assert!((200..1000).all(|n| table.get((n * 0x1_2345_6789) & ((1 << KEY_BITS) - 1)).is_none()));
        table.clear();
        assert!(keys.iter().all(|&key| table.get(key).is_none()));
    }

    #[test]
    fn the_entry_that_took_most_work_stays() {
        let mut table = Table::new(5);
        let entry = |work| Entry { low: 0, high: 1, work };
        table.put(7, entry(40));
        (8..500).for_each(|key| table.put(key, entry(3)));
        assert_eq!(table.get(7), Some(entry(40)));
    }
}
