//! The transposition table: what earlier searches have found out about positions, kept through a game.
//!
//! Three positions share a place of 32 bytes; the shallowest and oldest gives way. Sixteen bits of the hash tell
//! positions apart, so a remembered move is checked before it is made.

use super::line::NONE;
use crate::chess::squares::Move;

/// What a remembered value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is no more than this.
    Upper = 1,
    /// It is no less than this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

/// In the place of an evaluation where there is none.
pub const UNKNOWN: i32 = -32_001;

/// Values beyond this count plies to a mate, from the root in a search, from the position in the table.
const MATES: i32 = super::line::MATE - 1000;

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The best move, or none.
    pub chosen: Move,
    /// The value for the side to move.
    pub value: i32,
    /// The evaluation without search, or [`UNKNOWN`].
    pub judgement: i32,
    /// How deep the search was.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
    /// Whether the position was ever part of an expected line.
    pub expected: bool,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u16,
    chosen: Move,
    value: i16,
    judgement: i16,
    depth: u8,
    /// Age in five bits, then one for a position of an expected line, and two for the bound; 0 is empty.
    mark: u8,
}

const EMPTY: Slot = Slot { key: 0, chosen: NONE, value: 0, judgement: 0, depth: 0, mark: 0 };
const AGES: u8 = 32;

#[derive(Clone, Copy)]
#[repr(align(32))]
struct Place([Slot; 3]);

/// The table.
pub struct Table {
    places: Vec<Place>,
    age: u8,
}

impl Table {
    /// A table of so many kilobytes.
    pub fn new(kilobytes: usize) -> Table {
        Table { places: vec![Place([EMPTY; 3]); (kilobytes * 1024 / 32).max(1)], age: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.places.fill(Place([EMPTY; 3]));
        self.age = 0;
    }

    /// A new search begins: what is there is one search older.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Thousandths of the table that this search has filled.
    pub fn fullness(&self) -> usize {
        let sample = &self.places[..self.places.len().min(1000)];
        let slots = sample.iter().flat_map(|place| &place.0);
        let fresh = slots.filter(|slot| slot.mark & 3 != 0 && slot.mark >> 3 == self.age).count();
        fresh * 1000 / (3 * sample.len())
    }

    #[inline]
    fn index(&self, hash: u64) -> usize {
        (((hash >> 32) * self.places.len() as u64) >> 32) as usize
    }

    /// What is known of the position, so many plies from the root.
    #[inline]
    pub fn get(&self, hash: u64, ply: i32) -> Option<Entry> {
        let place = &self.places[self.index(hash)];
        let slot = place.0.iter().find(|slot| slot.key == hash as u16 && slot.mark & 3 != 0)?;
        let value = match i32::from(slot.value) {
            value if value >= MATES => value - ply,
            value if value <= -MATES => value + ply,
            value => value,
        };
        let bound = match slot.mark & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        };
        Some(Entry {
            chosen: slot.chosen,
            value,
            judgement: slot.judgement.into(),
            depth: slot.depth.into(),
            bound,
            expected: slot.mark & 4 != 0,
        })
    }

    /// Keeps what is known of a position.
    pub fn put(&mut self, hash: u64, ply: i32, entry: Entry) {
        let (index, age, key) = (self.index(hash), self.age, hash as u16);
        let place = &mut self.places[index].0;
        let worth = |slot: &Slot| {
            let searches = i32::from((AGES + age - (slot.mark >> 3)) % AGES);
            if slot.mark & 3 == 0 { -1000 } else { i32::from(slot.depth) - 4 * searches }
        };
        let same = place.iter().position(|slot| slot.key == key && slot.mark & 3 != 0);
        let chosen = same.unwrap_or_else(|| (0..3).min_by_key(|&index| worth(&place[index])).unwrap_or(0));
        let slot = &mut place[chosen];
        // A little shallower is still fresher; much shallower would lose more than it brings.
        if same.is_some()
            && entry.bound != Bound::Exact
            && entry.depth + 4 <= slot.depth.into()
            && slot.mark >> 3 == age
        {
            return;
        }
        let best = if entry.chosen == NONE && same.is_some() { slot.chosen } else { entry.chosen };
        let value = match entry.value {
            value if value >= MATES => value + ply,
            value if value <= -MATES => value - ply,
            value => value,
        };
        *slot = Slot {
            key,
            chosen: best,
            value: value as i16,
            judgement: entry.judgement as i16,
            depth: entry.depth.clamp(0, 255) as u8,
            mark: age << 3 | u8::from(entry.expected) << 2 | entry.bound as u8,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::engine::line::MATE;

    fn entry(value: i32, depth: i32) -> Entry {
        let bound = Bound::Exact;
        Entry { chosen: Move::new(1, 2), value, judgement: 7, depth, bound, expected: true }
    }

    #[test]
    fn what_is_kept_comes_back_with_mates_counted_from_the_root() {
        let mut table = Table::new(64);
        table.put(0x1234_5678_9abc_def0, 3, entry(MATE - 10, 5));
        let found = table.get(0x1234_5678_9abc_def0, 5).unwrap();
        assert_eq!((found.value, found.judgement, found.depth), (MATE - 12, 7, 5));
        assert_eq!((found.chosen, found.bound, found.expected), (Move::new(1, 2), Bound::Exact, true));
        assert!(table.get(0x1234_5678_9abc_def1, 5).is_none());
    }

    #[test]
    fn the_shallowest_of_a_place_gives_way() {
        let mut table = Table::new(0);
        (1..=4).for_each(|key| table.put(key, 0, entry(0, 10 - key as i32)));
        assert!(table.get(3, 0).is_none() && table.get(1, 0).is_some() && table.get(4, 0).is_some());
        (0..3).for_each(|_| table.grow_older());
        table.put(9, 0, entry(0, 0));
        assert!(table.get(4, 0).is_none() && table.get(9, 0).is_some());
    }
}
