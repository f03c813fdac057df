//! The transposition table: bounds of values and the best moves by position, with the whole board in each entry,
//! so two positions are never mistaken for each other.

use super::board::Board;

/// No move.
pub const NO_MOVE: u8 = 64;

/// Entries that share a place.
const SLOTS: usize = 2;

/// What is known of a position for a search of this depth and selectivity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    board: Board,
    /// The least value that it can have.
    pub low: i16,
    /// The greatest.
    pub high: i16,
    /// Moves looked ahead.
    pub depth: u8,
    /// How sure it is: the greater the surer.
    pub surety: u8,
    /// The best move and the one that was best before it, or [`NO_MOVE`].
    pub moves: [u8; 2],
}

const VACANT: Entry = Entry {
    board: Board { own: 0, other: 0 },
    low: i16::MIN,
    high: i16::MAX,
    depth: 0,
    surety: 0,
    moves: [NO_MOVE; 2],
};

/// The entries that share a place, in one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Place([Entry; SLOTS]);

/// The table.
pub struct Table {
    places: Vec<Place>,
    shift: u32,
    /// Positions with fewer stones than this can come up no more.
    stones: u32,
}

impl Table {
    /// A table of 2^`bits` entries of 32 bytes.
    pub fn new(bits: u32) -> Table {
        let bits = bits.clamp(4, 30) - SLOTS.ilog2();
        Table { places: vec![Place([VACANT; SLOTS]); 1 << bits], shift: 64 - bits, stones: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.places.fill(Place([VACANT; SLOTS]));
    }

    /// From now on positions come up that follow from this one: entries of earlier ones may go first.
    pub fn advance_to(&mut self, board: &Board) {
        self.stones = 64 - board.empty_count();
    }

    #[inline]
    fn place(&self, board: &Board) -> usize {
        let mixed = (board.own ^ board.own >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (board.other ^ board.other >> 29).wrapping_mul(0xd1b5_4a32_d192_ed03).rotate_left(17);
        (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> self.shift) as usize
    }

    /// What is known of the position.
    #[inline]
    pub fn get(&self, board: &Board) -> Option<&Entry> {
        self.places[self.place(board)].0.iter().find(|entry| entry.board == *board)
    }

    /// Keeps that a search of this depth and surety with this bound came to this value by this move.
    pub fn put(&mut self, board: &Board, found: Found) {
        let place = self.place(board);
        let [first, second] = &mut self.places[place].0;
        if first.board == *board {
            first.update(&found);
        } else if second.board == *board {
            second.update(&found);
        } else {
            let fresh = Entry { board: *board, ..VACANT }.with(&found);
            let passed_by = 64 - first.board.empty_count() < self.stones;
            if found.depth >= first.depth.into() || passed_by {
                *second = *first;
                *first = fresh;
            } else {
                *second = fresh;
            }
        }
    }
}

/// What a search has found out.
#[derive(Clone, Copy)]
pub struct Found {
    /// The bounds of the window that it searched.
    pub window: (i32, i32),
    /// The value, exact between the bounds, else a bound itself.
    pub value: i32,
    /// Moves looked ahead.
    pub depth: u32,
    /// How sure it is.
    pub surety: u32,
    /// The best move, or [`NO_MOVE`].
    pub best: u8,
}

impl Entry {
    fn with(mut self, found: &Found) -> Entry {
        self.depth = found.depth as u8;
        self.surety = found.surety as u8;
        (self.low, self.high) = (i16::MIN, i16::MAX);
        self.narrow(found);
        self
    }

    fn update(&mut self, found: &Found) {
        if (u32::from(self.depth), u32::from(self.surety)) == (found.depth, found.surety) {
            self.narrow(found);
        } else {
            *self = self.with(found);
        }
    }

    fn narrow(&mut self, found: &Found) {
        let value = found.value as i16;
        if found.value < found.window.1 && value < self.high {
            self.high = value;
        }
        if found.value > found.window.0 {
            if value > self.low {
                self.low = value;
            }
            if found.best != self.moves[0] && found.best != NO_MOVE {
                self.moves = [found.best, self.moves[0]];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_the_same_search_meet_and_a_deeper_one_replaces_them() {
        let mut table = Table::new(6);
        let board = Board { own: 3, other: 4 };
        let found = |value, depth| Found { window: (4, 6), value, depth, surety: 1, best: 9 };
        table.put(&board, found(6, 5));
        table.put(&board, found(6, 5));
        assert_eq!(table.get(&board).map(|entry| (entry.low, entry.high)), Some((6, i16::MAX)));
        table.put(&board, Found { window: (6, 8), value: 6, best: NO_MOVE, ..found(6, 5) });
        let entry = *table.get(&board).unwrap();
        assert_eq!((entry.low, entry.high, entry.moves), (6, 6, [9, NO_MOVE]));
        table.put(&board, Found { best: 11, ..found(5, 7) });
        let entry = *table.get(&board).unwrap();
        assert_eq!((entry.low, entry.high, entry.depth, entry.moves), (5, 5, 7, [11, 9]));
        assert_eq!(table.get(&board.passed()), None);
    }

    #[test]
    fn deep_entries_stay_until_their_positions_are_past() {
        let mut table = Table::new(4);
        let found = |depth| Found { window: (0, 1), value: 1, depth, surety: 0, best: 1 };
        let deep = Board { own: 1, other: 2 };
        table.put(&deep, found(50));
        let fill = |table: &mut Table| {
            (8..400).for_each(|own| table.put(&Board { own: own << 3, other: 0xff << 50 }, found(3)));
        };
        fill(&mut table);
        assert!(table.get(&deep).is_some());
        table.advance_to(&Board { own: 0xff, other: 0xff00 });
        fill(&mut table);
        assert!(table.get(&deep).is_none());
    }
}
