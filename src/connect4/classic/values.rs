//! The source's `Bewertung`: what a board is worth, and by what.

use crate::connect4::rules::{BOARD, COLUMN_BITS, COLUMNS, DIRECTIONS, ROWS, cell_at, cell_at_place};
#[cfg(feature = "laboratory")]
use crate::laboratory::Part;
use crate::parameters::Parameters;

/// The numbers of the source's `Bewertung`.
#[derive(Clone, Debug)]
pub struct Values {
    two: i32,
    three: i32,
    own_four: i32,
    your_four: i32,
    /// The bonus by direction, in the order of `DIRECTIONS`.
    bonus: [i32; 4],
    meant: bool,
    pub(super) cells: [i32; 64],
}

impl Values {
    /// Picks them out of a player's parameters.
    pub fn new(numbers: &Parameters) -> Values {
        let set = numbers.number("set") as usize - 1;
        let [upright, level, slanting] = [0, 1, 2].map(|index| numbers.table("bonus")[index]);
        let mut cells = [0; 64];
        for (place, value) in numbers.table("cells").iter().enumerate() {
            cells[cell_at_place(place).trailing_zeros() as usize] = *value;
        }
        Values {
            two: numbers.table("two")[set],
            three: numbers.table("three")[set],
            own_four: numbers.table("own-four")[set],
            your_four: numbers.table("your-four")[set],
            bonus: [upright, level, slanting, slanting],
            meant: numbers.number("parity") == 1,
            cells,
        }
    }

    /// The source's `Bewertung`: what the board is worth to its owner (blue), who began or did not, with so
    /// much depth left.
    pub fn weigh(&self, [blue, red]: [u64; 2], began: bool, left: i32) -> i32 {
        let placed = |stones| cells_of(stones).map(|cell| self.cells[cell as usize]).sum::<i32>();
        self.weigh_rows([blue, red], began, left, placed(blue) - placed(red)).sum()
    }

    /// The same in its parts, with the worth of the cells already added up.
    pub(super) fn weigh_rows(&self, [blue, red]: [u64; 2], began: bool, left: i32, placed: i32) -> Parts {
        let mut parts = Parts { cells: placed, ..Parts::default() };
        for (direction, step) in DIRECTIONS.into_iter().enumerate() {
            let rows = BOARD & BOARD >> step & BOARD >> (2 * step) & BOARD >> (3 * step);
            let [ours, theirs] = [blue, red].map(|stones| Counts::of(stones, step));
            let (only_blue, only_red) = (rows & !theirs.any, rows & !ours.any);
            if (ours.four & rows) | (theirs.four & rows) != 0 {
                return Parts { four: self.four([blue, red], left), ..Parts::default() };
            }
            let difference = |ours: u64, theirs: u64| ours.count_ones() as i32 - theirs.count_ones() as i32;
            parts.twos += self.two * difference(ours.two & only_blue, theirs.two & only_red);
            let (our_threes, their_threes) = (ours.three & only_blue, theirs.three & only_red);
            parts.threes += self.three * difference(our_threes, their_threes);
            let right = |threes: u64, wanted: bool| {
                cells_of(threes).filter(|&start| self.parity(direction, start, blue | red, wanted)).count()
                    as i32
            };
            parts.parity +=
                self.three * self.bonus[direction] * (right(our_threes, !began) - right(their_threes, began));
        }
        parts
    }

    /// The source's parity test for a three that starts at a cell; `wanted` is what it is compared with.
    fn parity(&self, direction: usize, start: u32, occupied: u64, wanted: bool) -> bool {
        let step = DIRECTIONS[direction];
        let gap = (0..4).find(|k| occupied >> (start + k * step) & 1 == 0).unwrap_or(0) as i32;
        let (column, row) = ((start / COLUMN_BITS) as i32 + 1, (start % COLUMN_BITS) as i32 + 1);
        let value = match (direction, self.meant) {
            (1, false) if column == 1 => return false,
            (1, true) if row == 1 => return false,
            (1, false) => column & 1,
            (1, true) => row & 1,
            (2, false) => row - (gap & 1),
            (2, true) => (row - gap) & 1,
            (_, false) => row + (gap & 1),
            (_, true) => (row + gap) & 1,
        };
        value == i32::from(wanted)
    }

    /// A board with a four: the first one in the source's order counts.
    #[cold]
    fn four(&self, [blue, red]: [u64; 2], left: i32) -> i32 {
        let upright = (0..COLUMNS).flat_map(|column| (0..3).map(move |row| (0, column, row)));
        let level = (0..4).flat_map(|column| (0..ROWS).map(move |row| (1, column, row)));
        let slanting =
            (0..3).flat_map(|row| (0..4).flat_map(move |column| [(3, column, row), (2, column, row + 3)]));
        for (direction, column, row) in upright.chain(level).chain(slanting) {
            let (start, step) = (cell_at(column, row), DIRECTIONS[direction]);
            let line = start | start << step | start << (2 * step) | start << (3 * step);
            if red & line == line {
                return -self.your_four - left;
            }
            if blue & line == line {
                return self.own_four + left;
            }
        }
        0
    }
}

/// What a board is worth, by what it is worth for.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    cells: i32,
    twos: i32,
    threes: i32,
    parity: i32,
    /// A four, besides which nothing counts.
    four: i32,
}

impl Parts {
    pub fn sum(self) -> i32 {
        self.cells + self.twos + self.threes + self.parity + self.four
    }

    #[cfg(feature = "laboratory")]
    pub fn named(self) -> Vec<Part> {
        let Parts { cells, twos, threes, parity, four } = self;
        let names = ["cells", "twos", "threes", "parity", "four"];
        Part::list(names, [cells, twos, threes, parity, four])
    }
}

/// For every cell, how many stones the row of four that starts there has.
struct Counts {
    any: u64,
    two: u64,
    three: u64,
    four: u64,
}

impl Counts {
    fn of(stones: u64, step: u32) -> Counts {
        let [a, b, c, d] = [stones, stones >> step, stones >> (2 * step), stones >> (3 * step)];
        let (low, high) = ((a ^ b, a & b), (c ^ d, c & d));
        let ones = low.0 ^ high.0;
        let twos = low.1 ^ high.1 ^ (low.0 & high.0);
        Counts { any: a | b | c | d, two: twos & !ones, three: twos & ones, four: low.1 & high.1 }
    }
}

/// The numbers of the bits in a set.
pub(super) fn cells_of(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (cell < 64).then_some(cell)
    })
}
