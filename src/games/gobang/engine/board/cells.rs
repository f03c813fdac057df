//! What every cell offers, and how a stone changes it.
//!
//! Cells have a place in padded arrays, so that the neighbours of a cell at the edge have one, too.

use super::lines::step;
use super::{Board, SavedCell};
use crate::games::gobang::engine::cell_table::{CellClass, CellSum, NO_CELL, THREAT_BITS, strong_threat_of};
use crate::games::gobang::engine::patterns::{CELL_BITS, PatternsOfBoth};
use crate::games::gobang::engine::threats::Threat;

/// Places of cells.
const PLACES: usize = 1024;
/// The place of the first cell: further than the neighbours of one reach.
const FIRST_PLACE: usize = 128;

/// The lower bits of all cells of a line.
const LOW_BITS: u64 = u64::MAX / 3;

/// No more cells change by a move.
pub const MOST_CHANGED: usize = 64;

/// What every cell offers.
pub struct Cells {
    /// The patterns of both sides, by direction and place.
    patterns: [PatternsOfBoth; 4 * PLACES],
    /// Their sums over all directions, and what they amount to, by place.
    sums: [CellSum; PLACES],
    classes: [CellClass; PLACES],
}

impl Cells {
    /// Without any cell.
    pub fn new() -> Cells {
        Cells { patterns: [0; 4 * PLACES], sums: [0; PLACES], classes: [NO_CELL; PLACES] }
    }

    /// The class of a cell.
    #[inline]
    pub fn class(&self, cell: usize) -> CellClass {
        self.classes[(FIRST_PLACE + cell) % PLACES]
    }

    /// The same, to be changed.
    #[inline]
    pub fn class_mut(&mut self, cell: usize) -> &mut CellClass {
        &mut self.classes[(FIRST_PLACE + cell) % PLACES]
    }

    /// The classes of all cells.
    #[inline]
    pub fn classes(&self) -> &[CellClass] {
        &self.classes[FIRST_PLACE..]
    }

    /// The patterns of both sides on a cell in one direction.
    pub fn patterns(&self, cell: usize, direction: usize) -> PatternsOfBoth {
        self.patterns[direction * PLACES + FIRST_PLACE + cell]
    }
}

/// A cell that a move changes: its place and direction in the arrays of patterns, and its patterns before and after.
#[inline]
fn change(at: usize, before: PatternsOfBoth, after: PatternsOfBoth) -> u32 {
    (at as u32) << 16 | u32::from(before) << 8 | u32::from(after)
}

/// The same apart again.
#[inline]
fn parts(change: u32) -> (usize, PatternsOfBoth, PatternsOfBoth) {
    ((change >> 16) as usize % (4 * PLACES), (change >> 8) as u8, change as u8)
}

impl Board {
    /// Updates the cells around a new stone. Patterns reach so many cells far.
    #[inline]
    pub(super) fn update_around<const REACH: usize>(&mut self, cell: usize) {
        let first = self.saved_count;
        let mut count = first;
        for direction in 0..4 {
            count = self.find_changes::<REACH>(cell, direction, count);
        }
        self.saved_count = count;
        self.apply_changes(first);
    }

    /// Finds the cells around a new stone along one line whose patterns it changes, and notes them down.
    #[inline]
    fn find_changes<const REACH: usize>(&mut self, cell: usize, direction: usize, count: usize) -> usize {
        let (line, middle) = self.line_position(cell, direction);
        let cells = self.lines[line];
        let occupied = cells | cells >> 1 | self.hidden[line];
        let first = middle - CELL_BITS * REACH;
        let empty = !occupied >> first & LOW_BITS;
        // Whatever lies beyond the ends of a line is not empty, so its windows do not matter.
        let windows = cells.rotate_right((first.wrapping_sub(CELL_BITS * REACH) % 64) as u32);
        let step = step(self.size, direction);
        let mut at = (direction * PLACES + FIRST_PLACE + cell).wrapping_add_signed(-(REACH as isize) * step);
        let Some(saved) = self.saved_cells[count..].first_chunk_mut::<MOST_CHANGED>() else { return count };
        let mut found = 0;
        for neighbour in 0..=2 * REACH {
            if neighbour != REACH {
                let at = at % (4 * PLACES);
                let before = self.cells.patterns[at];
                let after = self.pattern_table.lookup::<REACH>(windows >> (CELL_BITS * neighbour));
                // Whether a cell changes is hard to foresee, so there is no branch.
                saved[found % MOST_CHANGED].change = change(at, before, after);
                let is_empty = (empty >> (CELL_BITS * neighbour)) as usize & 1;
                found += is_empty & usize::from(before != after);
            }
            at = at.wrapping_add_signed(step);
        }
        count + found
    }

    /// Gives the cells the new patterns that were noted down, and keeps what they were before.
    #[inline]
    fn apply_changes(&mut self, first: usize) {
        let (cells, table) = (&mut self.cells, &self.tables.cells);
        // Few cells change what they threaten; they are sorted out without a branch, too.
        let (mut threatening, mut found) = ([0u8; MOST_CHANGED], 0);
        for (number, saved) in self.saved_cells[first..self.saved_count].iter_mut().enumerate() {
            let (at, before, after) = parts(saved.change);
            let place = at % PLACES;
            let (old_sum, old) = (cells.sums[place], cells.classes[place]);
            (saved.sum, saved.class) = (old_sum, old);
            let sum = old_sum.wrapping_sub(table.addend(before)).wrapping_add(table.addend(after));
            let new = table.class(sum);
            (cells.patterns[at], cells.sums[place], cells.classes[place]) = (after, sum, new);
            threatening[found % MOST_CHANGED] = number as u8;
            found += usize::from((old ^ new) & THREAT_BITS != 0);
        }
        for &number in threatening.iter().take(found) {
            let SavedCell { change, class, .. } = self.saved_cells[first + usize::from(number)];
            let place = parts(change).0 % PLACES;
            self.count_threats(place - FIRST_PLACE, class, self.cells.classes[place]);
        }
    }

    /// Takes back what the last move has changed, from this saved cell on.
    #[inline]
    pub(super) fn restore_cells(&mut self, first: usize) {
        let cells = &mut self.cells;
        for &SavedCell { change, sum, class } in &self.saved_cells[first..self.saved_count] {
            let (at, before, _) = parts(change);
            let place = at % PLACES;
            (cells.patterns[at], cells.sums[place], cells.classes[place]) = (before, sum, class);
        }
        self.saved_count = first;
    }

    /// Adds a cell of the empty board.
    pub(super) fn add_cell<const REACH: usize>(&mut self, cell: usize) {
        let mut sum = 0;
        for direction in 0..4 {
            let (line, shift) = self.line_position(cell, direction);
            let patterns =
                self.pattern_table.lookup::<REACH>(self.lines[line] >> (shift - CELL_BITS * REACH));
            self.cells.patterns[direction * PLACES + FIRST_PLACE + cell] = patterns;
            sum += self.tables.cells.addend(patterns);
        }
        self.cells.sums[FIRST_PLACE + cell] = sum;
        *self.cells.class_mut(cell) = self.tables.cells.class(sum);
    }

    /// Takes a cell out before it is occupied or hidden.
    pub(super) fn remove_cell(&mut self, cell: usize) {
        let class = std::mem::replace(self.cells.class_mut(cell), NO_CELL);
        if class & THREAT_BITS != 0 {
            self.count_threats(cell, class, NO_CELL);
        }
    }

    /// Counts what a cell threatens now in place of what it threatened before.
    fn count_threats(&mut self, cell: usize, old: CellClass, new: CellClass) {
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
