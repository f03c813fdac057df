//! The source's `Bewertung`: the static evaluation of a board, in its parts.

use super::parameters::{
    BONUS_LEVEL, BONUS_SLANTING, BONUS_UPRIGHT, CELL_VALUES, OWN_FOUR, PARITY, THREE, TWO, YOUR_FOUR,
};
use crate::core::insight::Part;
use crate::core::parameters::Parameters;
use crate::games::connect4::geometry::{
    COLUMN_BITS, COLUMNS, DIRECTIONS, FULL_BOARD, ROWS, cell_at, cell_at_index,
};
use crate::search::bits::Bits;

/// The numbers of the source's `Bewertung`.
#[derive(Clone, Debug)]
pub struct Evaluation {
    two: i32,
    three: i32,
    own_four: i32,
    your_four: i32,
    /// Parity bonus by direction, in the order of `DIRECTIONS`.
    bonus: [i32; 4],
    /// Whether to use the parity tests that the author intended.
    parity_as_meant: bool,
    cells: [i32; 64],
}

impl Evaluation {
    /// Reads a player's parameters.
    pub fn new(parameters: &Parameters) -> Evaluation {
        let [vertical, horizontal, diagonal] =
            [BONUS_UPRIGHT, BONUS_LEVEL, BONUS_SLANTING].map(|name| parameters.number(name));
        let mut cells = [0; 64];
        for (index, value) in parameters.table(CELL_VALUES).iter().enumerate() {
            cells[cell_at_index(index).trailing_zeros() as usize] = *value;
        }
        Evaluation {
            two: parameters.number(TWO),
            three: parameters.number(THREE),
            own_four: parameters.number(OWN_FOUR),
            your_four: parameters.number(YOUR_FOUR),
            bonus: [vertical, horizontal, diagonal, diagonal],
            parity_as_meant: parameters.number(PARITY) == 1,
            cells,
        }
    }

    /// Value of a board for blue, with `depth` plies left.
    pub fn evaluate(&self, [blue, red]: [u64; 2], blue_began: bool, depth: i32) -> i32 {
        let cell_sum = self.cell_sum(blue) - self.cell_sum(red);
        self.parts([blue, red], blue_began, depth, cell_sum).sum()
    }

    /// Sum of the values of these cells.
    pub(super) fn cell_sum(&self, cells: u64) -> i32 {
        Bits(cells).map(|bit| self.cells[usize::from(bit)]).sum()
    }

    /// Value of a board in its parts, given the sum of the cell values.
    pub(super) fn parts(&self, [blue, red]: [u64; 2], blue_began: bool, depth: i32, cell_sum: i32) -> Parts {
        let mut parts = Parts { cells: cell_sum, ..Parts::default() };
        for (direction, step) in DIRECTIONS.into_iter().enumerate() {
            // First cells of all rows of four in this direction.
            let starts =
                FULL_BOARD & FULL_BOARD >> step & FULL_BOARD >> (2 * step) & FULL_BOARD >> (3 * step);
            let [blue_rows, red_rows] = [blue, red].map(|discs| RowCounts::new(discs, step));
            let (only_blue, only_red) = (starts & !red_rows.any, starts & !blue_rows.any);
            if (blue_rows.four | red_rows.four) & starts != 0 {
                return Parts { four: self.four([blue, red], depth), ..Parts::default() };
            }
            let difference = |blue: u64, red: u64| blue.count_ones() as i32 - red.count_ones() as i32;
            parts.twos += self.two * difference(blue_rows.two & only_blue, red_rows.two & only_red);
            let (blue_threes, red_threes) = (blue_rows.three & only_blue, red_rows.three & only_red);
            parts.threes += self.three * difference(blue_threes, red_threes);
            let with_parity = |threes: u64, wanted: bool| {
                let has_parity = |start: &u8| self.has_parity(direction, (*start).into(), blue | red, wanted);
                Bits(threes).filter(has_parity).count() as i32
            };
            parts.parity += self.three
                * self.bonus[direction]
                * (with_parity(blue_threes, !blue_began) - with_parity(red_threes, blue_began));
        }
        parts
    }

    /// The source's parity test for a row with three discs, by its first cell; `wanted` is the compared
    /// value.
    fn has_parity(&self, direction: usize, start: u32, occupied: u64, wanted: bool) -> bool {
        let step = DIRECTIONS[direction];
        let gap = (0..4).find(|k| occupied >> (start + k * step) & 1 == 0).unwrap_or(0) as i32;
        let (column, row) = ((start / COLUMN_BITS) as i32 + 1, (start % COLUMN_BITS) as i32 + 1);
        let value = match (direction, self.parity_as_meant) {
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

    /// Value of a board with a four: the first one in the source's order counts.
    #[cold]
    fn four(&self, [blue, red]: [u64; 2], depth: i32) -> i32 {
        let vertical = (0..COLUMNS).flat_map(|column| (0..3).map(move |row| (0, column, row)));
        let horizontal = (0..4).flat_map(|column| (0..ROWS).map(move |row| (1, column, row)));
        let diagonal =
            (0..3).flat_map(|row| (0..4).flat_map(move |column| [(3, column, row), (2, column, row + 3)]));
        for (direction, column, row) in vertical.chain(horizontal).chain(diagonal) {
            let (start, step) = (cell_at(column, row), DIRECTIONS[direction]);
            let four = start | start << step | start << (2 * step) | start << (3 * step);
            if red & four == four {
                return -self.your_four - depth;
            }
            if blue & four == four {
                return self.own_four + depth;
            }
        }
        0
    }
}

/// Parts of a board's value.
#[derive(Clone, Copy, Default)]
pub(super) struct Parts {
    cells: i32,
    twos: i32,
    threes: i32,
    parity: i32,
    /// Value of a four; all other parts are 0 then.
    four: i32,
    /// Error of the evaluation; `None` in the original program.
    pub chance: Option<i32>,
}

impl Parts {
    pub fn sum(self) -> i32 {
        self.cells + self.twos + self.threes + self.parity + self.four + self.chance.unwrap_or(0)
    }

    /// Whether there is a four, which has no error.
    pub fn is_decided(self) -> bool {
        self.four != 0
    }

    pub fn named(self) -> Vec<Part> {
        let Parts { cells, twos, threes, parity, four, chance } = self;
        let names = ["cells", "twos", "threes", "parity", "four"];
        let mut parts = Part::list(names, [cells, twos, threes, parity, four]);
        parts.extend(chance.map(|value| Part { name: "chance", value }));
        parts
    }
}

/// Number of discs of the row of four that starts at each cell; bitwise adders count all rows at once.
struct RowCounts {
    any: u64,
    two: u64,
    three: u64,
    four: u64,
}

impl RowCounts {
    fn new(discs: u64, step: u32) -> RowCounts {
        let [a, b, c, d] = [discs, discs >> step, discs >> (2 * step), discs >> (3 * step)];
        // Sums of a and b, and of c and d, each as lower and upper bit.
        let (ab, cd) = ((a ^ b, a & b), (c ^ d, c & d));
        let ones = ab.0 ^ cd.0;
        let twos = ab.1 ^ cd.1 ^ (ab.0 & cd.0);
        RowCounts { any: a | b | c | d, two: twos & !ones, three: twos & ones, four: ab.1 & cd.1 }
    }
}
