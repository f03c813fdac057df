//! Patterns and threats of every cell.
//!
//! Cells have places in padded arrays, so that neighbours of edge cells have places, too.

use super::Board;
use super::lines::LINE_CELLS;
use crate::games::gobang::engine::cell_table::{CellClass, CellSum, NO_CELL, THREAT_BITS, strong_threat_of};
use crate::games::gobang::engine::patterns::{CELL_BITS, PatternsOfBoth};
use crate::games::gobang::engine::threats::Threat;

/// Size of arrays by place.
pub const PLACES: usize = 1024;
/// Place of the first cell; greater than the distance to any neighbour.
pub const FIRST_PLACE: usize = 128;

/// Marks a cell that is occupied, hidden or off the board; distinguishable from patterns by its upper bits.
pub const NO_PATTERNS: PatternsOfBoth = 0xff;

/// Patterns of the cells of a line.
pub type LinePatterns = [PatternsOfBoth; LINE_CELLS];

/// Patterns, sums and classes of all cells.
pub struct Cells {
    /// Patterns of both sides, by line and cell of the line.
    pub(super) patterns: [LinePatterns; 256],
    /// Sums of the patterns over all directions, and their classes, by place.
    pub(super) sums: [CellSum; PLACES],
    pub(super) classes: [CellClass; PLACES],
}

impl Cells {
    /// Creates arrays without cells.
    pub fn new() -> Cells {
        Cells { patterns: [[NO_PATTERNS; LINE_CELLS]; 256], sums: [0; PLACES], classes: [NO_CELL; PLACES] }
    }

    /// Class of a cell.
    #[inline]
    pub fn class(&self, cell: usize) -> CellClass {
        self.classes[(FIRST_PLACE + cell) % PLACES]
    }

    /// Mutable class of a cell.
    #[inline]
    pub fn class_mut(&mut self, cell: usize) -> &mut CellClass {
        &mut self.classes[(FIRST_PLACE + cell) % PLACES]
    }

    /// Classes of all cells.
    #[inline]
    pub fn classes(&self) -> &[CellClass] {
        &self.classes[FIRST_PLACE..]
    }
}

impl Board {
    /// Patterns of both sides on a cell in one direction.
    pub(super) fn patterns_of_both(&self, cell: usize, direction: usize) -> PatternsOfBoth {
        let (line, shift) = self.line_position(cell, direction);
        self.cells.patterns[line][shift / CELL_BITS]
    }

    /// Adds a cell of the empty board.
    pub(super) fn add_cell<const REACH: usize>(&mut self, cell: usize) {
        let mut sum = 0;
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            let patterns =
                self.pattern_table.lookup::<REACH>(self.lines[line] >> (shift - CELL_BITS * REACH));
            self.cells.patterns[line][shift / CELL_BITS] = patterns;
            sum += self.tables.cells.addend(patterns);
        }
        self.cells.sums[FIRST_PLACE + cell] = sum;
        *self.cells.class_mut(cell) = self.tables.cells.class(sum);
    }

    /// Hides a cell.
    pub(super) fn hide_cell(&mut self, cell: usize) {
        self.remove_cell(cell);
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            self.cells.patterns[line][shift / CELL_BITS] = NO_PATTERNS;
        }
    }

    /// Removes a cell's threats from the counts, before it is occupied or hidden.
    pub(super) fn remove_cell(&mut self, cell: usize) {
        let class = std::mem::replace(self.cells.class_mut(cell), NO_CELL);
        if class & THREAT_BITS != 0 {
            self.count_threats(cell, class, NO_CELL);
        }
    }

    /// Updates the counts for a cell whose class changes.
    #[inline]
    pub(super) fn count_threats(&mut self, cell: usize, old: CellClass, new: CellClass) {
        for side in 0..2 {
            let [old, new] = [old, new].map(|class| strong_threat_of(class, side));
            if old == new {
                continue;
            }
            let counts = &mut self.threats.counts[side];
            counts[old] = counts[old].wrapping_sub(1);
            counts[new] = counts[new].wrapping_add(1);
            self.threats.fives[side].set(cell, new == Threat::Five as usize);
            self.threats.fours[side].set(cell, new >= Threat::Four as usize);
            self.threats.threes[side].set(cell, new >= Threat::OpenThree as usize);
        }
    }
}
