//! Updates the cells around a new stone, and reverts the update.
//!
//! Along each of its four lines the patterns of the cells before the stone and of those after it are two
//! words with one byte per cell, so that changed cells are found without branches.

use super::Board;
use super::cells::{FIRST_PLACE, LinePatterns, NO_PATTERNS, PLACES};
use super::lines::step;
use crate::games::gobang::engine::cell_table::{CellClass, CellSum, THREAT_BITS};
use crate::games::gobang::engine::patterns::{CELL_BITS, Pattern};
use crate::search::bits::Bits;

/// Maximum number of cells changed by a move: eight per word, two words per line.
pub const MAX_CHANGED: usize = 64;

/// The highest bit of every byte, used as a mark.
const MARK: u64 = 0x8080_8080_8080_8080;

/// Patterns of the cells around a stone, one byte each: by direction, before and after the stone.
type Surroundings = [[[u8; 8]; 2]; 4];

/// A changed cell: its place, and its previous sum and class.
#[derive(Clone, Copy, Default)]
pub struct SavedCell {
    place: u16,
    sum: CellSum,
    class: CellClass,
}

/// Patterns before a move, around its cell and on it, by direction.
#[derive(Clone, Copy, Default)]
pub struct SavedPatterns {
    around: Surroundings,
    on: [u8; 4],
}

/// Selects the pattern changes to apply.
pub trait Relevance: Copy {
    /// Marks the bytes to be updated; `before` and `after` are patterns of both sides.
    fn changed(self, before: u64, after: u64) -> u64;
}

/// Selects all changes.
#[derive(Clone, Copy)]
pub struct EveryChange;

impl Relevance for EveryChange {
    #[inline]
    fn changed(self, before: u64, after: u64) -> u64 {
        nonzero(before ^ after)
    }
}

/// Selects the changes that a VCF search needs: the attacker's patterns that are part of a threat, and
/// the defender's fives.
#[derive(Clone, Copy)]
pub struct VcfChanges {
    /// Bits that mark such patterns; they include some weaker ones of the defender.
    bits: u64,
}

impl VcfChanges {
    /// Changes relevant to this attacker.
    #[inline]
    pub fn of(attacker: usize) -> VcfChanges {
        const {
            assert!(Pattern::TightTwo as u8 == 4 && Pattern::Five as u8 >= 8);
        }
        VcfChanges { bits: [0x8c8c_8c8c_8c8c_8c8c, 0xc8c8_c8c8_c8c8_c8c8][attacker] }
    }
}

impl Relevance for VcfChanges {
    #[inline]
    fn changed(self, before: u64, after: u64) -> u64 {
        nonzero(before ^ after) & nonzero((before | after) & self.bits)
    }
}

/// Marks the nonzero bytes.
#[inline]
fn nonzero(bytes: u64) -> u64 {
    (((bytes & !MARK) + !MARK) | bytes) & MARK
}

/// Marks the bytes that are `NO_PATTERNS`, the only ones with both highest bits set.
#[inline]
fn without_patterns(bytes: u64) -> u64 {
    bytes & (bytes << 1) & MARK
}

/// Converts marks to one bit per byte.
#[inline]
fn bits_of_marks(marks: u64) -> u64 {
    (marks >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Reads `REACH` patterns of a line from `first` on.
#[inline]
fn read<const REACH: usize>(patterns: &LinePatterns, first: usize) -> u64 {
    let mut bytes = [0; 8];
    bytes[..REACH].copy_from_slice(&patterns[first..first + REACH]);
    u64::from_le_bytes(bytes)
}

/// Offset of each cell around a stone, in the order of their bits.
pub fn distances(size: usize, reach: usize) -> [i16; MAX_CHANGED] {
    std::array::from_fn(|bit| {
        let (direction, is_behind, number) = (bit / 16, bit / 8 % 2 == 1, (bit % 8) as isize);
        let steps = if is_behind { 1 + number } else { number - reach as isize };
        (steps * step(size, direction)) as i16
    })
}

impl Board {
    /// Updates the cells within `REACH` of a new stone.
    #[inline]
    pub(super) fn update_around<const REACH: usize>(
        &mut self,
        cell: usize,
        relevance: impl Relevance,
    ) -> SavedPatterns {
        let mut saved = SavedPatterns::default();
        let mut after = Surroundings::default();
        let mut changed = 0;
        for direction in 0..4 {
            let (before, after) = (&mut saved.around[direction], &mut after[direction]);
            let bits;
            (*before, *after, saved.on[direction], bits) =
                self.update_line::<REACH>(cell, direction, relevance);
            changed |= bits << (16 * direction);
        }
        self.update_cells(cell, changed, &saved.around, &after);
        saved
    }

    /// Updates the patterns along one line. Returns the patterns before and after, those on the stone's cell,
    /// and one bit per changed pattern.
    #[inline]
    fn update_line<const REACH: usize>(
        &mut self,
        cell: usize,
        direction: usize,
        relevance: impl Relevance,
    ) -> ([[u8; 8]; 2], [[u8; 8]; 2], u8, u64) {
        let (line, shift) = self.line_position(cell, direction);
        let middle = shift / CELL_BITS;
        // Bytes beyond the ends of a line have no patterns, so their windows do not matter.
        let windows = self.lines[line].rotate_right((shift.wrapping_sub(2 * CELL_BITS * REACH) % 64) as u32);
        let patterns = &mut self.cells.patterns[line];
        let (mut all_before, mut all_after, mut bits) = ([[0; 8]; 2], [[0; 8]; 2], 0);
        for (half, first) in [0, REACH + 1].into_iter().enumerate() {
            let begin = middle - REACH + first;
            let before = read::<REACH>(patterns, begin);
            let found = (0..REACH).rev().fold(0, |bytes, number| {
                let window = windows >> (CELL_BITS * (first + number));
                bytes << 8 | u64::from(self.pattern_table.lookup::<REACH>(window))
            });
            let marks = relevance.changed(before, found) & !without_patterns(before);
            let after = before ^ ((before ^ found) & ((marks >> 7) * 0xff));
            bits |= bits_of_marks(marks) << (8 * half);
            (all_before[half], all_after[half]) = (before.to_le_bytes(), after.to_le_bytes());
            patterns[begin..begin + REACH].copy_from_slice(&all_after[half][..REACH]);
        }
        let on = std::mem::replace(&mut patterns[middle], NO_PATTERNS);
        (all_before, all_after, on, bits)
    }

    /// Updates sums and classes of the cells with changed patterns, and saves the previous ones.
    #[inline]
    fn update_cells(&mut self, cell: usize, changed: u64, before: &Surroundings, after: &Surroundings) {
        let (cells, table, first) = (&mut self.cells, &self.tables.cells, self.saved_count);
        let [before, after] = [before, after].map(|all| all.as_flattened().as_flattened());
        let Some(all_saved) = self.saved_cells[first..].first_chunk_mut::<MAX_CHANGED>() else { return };
        // Few cells change their threats; they are selected without branches, too.
        let (mut threatening, mut found, mut count) = ([0u8; MAX_CHANGED], 0, 0);
        for bit in Bits(changed) {
            let bit = usize::from(bit) % MAX_CHANGED;
            let place = (FIRST_PLACE + cell).wrapping_add_signed(self.distances[bit].into()) % PLACES;
            let (old_sum, old) = (cells.sums[place], cells.classes[place]);
            all_saved[count % MAX_CHANGED] = SavedCell { place: place as u16, sum: old_sum, class: old };
            let sum = old_sum.wrapping_sub(table.addend(before[bit])).wrapping_add(table.addend(after[bit]));
            let new = table.class(sum);
            (cells.sums[place], cells.classes[place]) = (sum, new);
            threatening[found % MAX_CHANGED] = count as u8;
            found += usize::from((old ^ new) & THREAT_BITS != 0);
            count += 1;
        }
        self.saved_count = first + count;
        for &number in threatening.iter().take(found) {
            let SavedCell { place, class, .. } = self.saved_cells[first + usize::from(number)];
            let place = usize::from(place) % PLACES;
            self.count_threats(place - FIRST_PLACE, class, self.cells.classes[place]);
        }
    }

    /// Reverts the last move: restores the cells saved from `first` on, and the patterns.
    #[inline]
    pub(super) fn restore_around<const REACH: usize>(
        &mut self,
        cell: usize,
        first: usize,
        saved: &SavedPatterns,
    ) {
        let cells = &mut self.cells;
        for &SavedCell { place, sum, class } in &self.saved_cells[first..self.saved_count] {
            let place = usize::from(place) % PLACES;
            (cells.sums[place], cells.classes[place]) = (sum, class);
        }
        self.saved_count = first;
        for direction in 0..4 {
            let (line, shift) = self.line_positions[cell][direction];
            let middle = usize::from(shift) / CELL_BITS;
            let patterns = &mut cells.patterns[usize::from(line)];
            for (half, begin) in [middle - REACH, middle + 1].into_iter().enumerate() {
                let before = &saved.around[direction][half][..REACH];
                patterns[begin..begin + REACH].copy_from_slice(before);
            }
            patterns[middle] = saved.on[direction];
        }
    }
}
