//! What the search remembers of positions: a bound of the value, how deep it looked, the move that was best.

/// How a kept value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at least this.
    Least,
    /// It is at most this.
    Most,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The value.
    pub value: i32,
    /// What the value is.
    pub bound: Bound,
    /// Plies that were looked ahead.
    pub depth: i32,
    /// The best move.
    pub cell: Option<usize>,
}

/// Entries that share a place.
const SLOTS: usize = 2;
/// No move.
const NOWHERE: u64 = 511;
const OFFSET: i32 = 1 << 15;

/// A table by keys; an entry is the key and what is known, and one that looked further is not lightly given up.
pub struct Memory {
    entries: Vec<[u64; 2]>,
    age: u64,
    shift: u32,
}

impl Memory {
    /// 2^`bits` entries of sixteen bytes.
    pub fn new(bits: u32) -> Memory {
        Memory { entries: vec![[0; 2]; 1 << bits], age: 0, shift: 64 - bits }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill([0; 2]);
    }

    /// A new search begins: what older ones have left may be given up first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    fn place(&self, key: u64) -> usize {
        (key >> self.shift) as usize & !(SLOTS - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Known> {
        let place = self.place(key);
        let [_, bits] =
            *self.entries[place..place + SLOTS].iter().find(|entry| entry[0] == key && entry[1] != 0)?;
        let cell = bits >> 16 & NOWHERE;
        Some(Known {
            value: (bits & 0xffff) as i32 - OFFSET,
            bound: [Bound::Least, Bound::Most, Bound::Exact][(bits >> 25 & 3) as usize],
            depth: (bits >> 27 & 127) as i32,
            cell: (cell != NOWHERE).then_some(cell as usize),
        })
    }

    /// Keeps what is known of a position.
    pub fn put(&mut self, key: u64, known: Known) {
        let place = self.place(key);
        let value = (known.value + OFFSET) as u64 & 0xffff;
        let cell = known.cell.map_or(NOWHERE, |cell| cell as u64);
        let depth = known.depth.clamp(0, 127) as u64;
        let bits = value | cell << 16 | (known.bound as u64) << 25 | depth << 27 | self.age << 34 | 1 << 40;
        let slots = &mut self.entries[place..place + SLOTS];
        let worth = |entry: &[u64; 2]| (entry[1] >> 34 & 63 == self.age, entry[1] >> 27 & 127);
        let slot = match slots.iter().position(|entry| entry[0] == key) {
            Some(own) => own,
            None => usize::from(worth(&slots[1]) < worth(&slots[0])),
        };
        slots[slot] = [key, bits];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_under_its_key_alone() {
        let mut memory = Memory::new(8);
        let known = |value, cell| Known { value, bound: Bound::Exact, depth: 3, cell };
        memory.put(77 << 40, known(-30_000, Some(399)));
        memory.put(78 << 40, known(5, None));
        assert_eq!(memory.get(77 << 40), Some(known(-30_000, Some(399))));
        assert_eq!(memory.get(78 << 40), Some(known(5, None)));
        assert_eq!(memory.get(79 << 40), None);
        memory.clear();
        assert_eq!(memory.get(77 << 40), None);
    }

    #[test]
    fn of_two_that_share_a_place_the_shallow_one_goes() {
        let mut memory = Memory::new(1);
        let known = |depth| Known { value: 1, bound: Bound::Least, depth, cell: Some(1) };
        memory.put(1, known(9));
        memory.put(2, known(2));
        memory.put(3, known(1));
        assert!(memory.get(1).is_some() && memory.get(2).is_none() && memory.get(3).is_some());
    }
}
