//! Sets of board cells, one bit per cell.

use std::ops::{BitAnd, BitOrAssign};

use crate::games::gobang::position::MAX_SIZE;
use crate::search::bits::Bits;

/// Number of words for the largest board.
const WORDS: usize = (MAX_SIZE * MAX_SIZE).div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bitboard([u64; WORDS]);

impl Bitboard {
    /// Whether a cell is in the set.
    #[inline]
    pub fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    /// Adds or removes a cell.
    #[inline]
    pub fn set(&mut self, cell: usize, present: bool) {
        let word = &mut self.0[cell / 64];
        *word = *word & !(1 << (cell % 64)) | u64::from(present) << (cell % 64);
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Number of cells in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The lowest cell.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// All cells in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let words = self.0;
        let mut index = 0;
        let mut bits = Bits(words[0]);
        std::iter::from_fn(move || {
            loop {
                if let Some(bit) = bits.next() {
                    return Some(index * 64 + usize::from(bit));
                }
                index += 1;
                bits = Bits(*words.get(index)?);
            }
        })
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

impl FromIterator<usize> for Bitboard {
    fn from_iter<T: IntoIterator<Item = usize>>(cells: T) -> Bitboard {
        let mut set = Bitboard::default();
        cells.into_iter().for_each(|cell| set.set(cell, true));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_added_and_removed() {
        let mut set: Bitboard = [0, 63, 64, 399].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 399]);
        set.set(63, false);
        assert!(!set.contains(63) && set.contains(64) && set.contains(399) && !set.contains(65));
        assert!(!set.is_empty() && set.len() == 3 && set.first() == Some(0));
        let mut other = Bitboard::default();
        assert!(other.is_empty());
        other |= set;
        assert_eq!(other, set);
    }

    #[test]
    fn union_and_intersection_combine_cells() {
        let set = |cells: &[usize]| cells.iter().copied().collect::<Bitboard>();
        let (one, other) = (set(&[1, 64, 65, 399]), set(&[1, 2, 65, 398]));
        assert_eq!(one & other, set(&[1, 65]));
        let mut joined = one;
        joined |= other;
        assert_eq!(joined, set(&[1, 2, 64, 65, 398, 399]));
        assert_eq!((joined.len(), set(&[399]).first(), set(&[]).first()), (6, Some(399), None));
    }
}
