//! One side's stones with their number in every row, as sets of rows, so that threats are found with
//! a few set operations.

use crate::games::qubic::geometry::{ROW_MASKS, ROWS_THROUGH, RowSet, rows};
use crate::search::bits::Bits;

/// One side's stones, and the sets of rows with at least one, two, three or four of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stones {
    /// Cells of the stones.
    pub cells: u64,
    /// Rows with at least one, two, three and four stones.
    at_least: [RowSet; 4],
}

impl Stones {
    /// Counts a set of stones.
    pub fn new(set: u64) -> Stones {
        Bits(set).fold(Stones::default(), Stones::with)
    }

    /// Counts a set of stones for a player that misses some rows.
    pub fn with_missed_rows(set: u64, missed: RowSet) -> Stones {
        let mut stones = Stones::new(set);
        // A row occupied by both sides is dead: marking it as occupied hides it.
        stones.at_least[0] |= missed;
        stones
    }

    /// Whether a row is complete.
    pub fn has_row(&self) -> bool {
        self.at_least[3] != 0
    }

    /// Adds a stone.
    #[inline]
    pub fn with(mut self, cell: u8) -> Stones {
        let through = ROWS_THROUGH[usize::from(cell)];
        let [one, two, three, four] = &mut self.at_least;
        *four |= *three & through;
        *three |= *two & through;
        *two |= *one & through;
        *one |= through;
        self.cells |= 1 << cell;
        self
    }

    /// Threes: rows with three stones and the fourth cell empty.
    #[inline]
    pub fn threes(&self, other: &Stones) -> RowSet {
        self.at_least[2] & !self.at_least[3] & !other.at_least[0]
    }

    /// Open twos: rows with two stones and the other cells empty.
    #[inline]
    pub fn twos(&self, other: &Stones) -> RowSet {
        self.at_least[1] & !self.at_least[2] & !other.at_least[0]
    }

    /// Open ones: rows with one stone and the other cells empty.
    pub fn ones(&self, other: &Stones) -> RowSet {
        self.at_least[0] & !self.at_least[1] & !other.at_least[0]
    }

    /// Empty cells of a set of rows.
    #[inline]
    pub fn empty_cells_of(&self, other: &Stones, set: RowSet) -> u64 {
        rows(set).fold(0, |all, row| all | ROW_MASKS[row]) & !(self.cells | other.cells)
    }

    /// Cells that complete a row.
    #[inline]
    pub fn winning_cells(&self, other: &Stones) -> u64 {
        self.empty_cells_of(other, self.threes(other))
    }
}
