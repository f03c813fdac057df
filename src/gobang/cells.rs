//! Sets of cells as bits: quick to join, to count and to walk through.

use crate::gobang::rules::LARGEST;

/// Words that the largest board needs.
const WORDS: usize = (LARGEST * LARGEST).div_ceil(64);

/// Some cells of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// Whether a cell is among them.
    #[inline]
    pub fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    /// Puts a cell in, or takes it out.
    #[inline]
    pub fn set(&mut self, cell: usize, wanted: bool) {
        let word = &mut self.0[cell / 64];
        *word = *word & !(1 << (cell % 64)) | u64::from(wanted) << (cell % 64);
    }

    /// Puts many cells in.
    #[inline]
    pub fn join(&mut self, others: &Cells) {
        self.0.iter_mut().zip(others.0).for_each(|(word, other)| *word |= other);
    }

    /// Those that are in the other set too.
    #[inline]
    pub fn both(&self, others: &Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & others.0[word]))
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The first of them.
    #[inline]
    pub fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            let word = words.get_mut(at)?;
            let bit = word.trailing_zeros() as usize;
            *word &= *word - 1;
            Some(at * 64 + bit)
        })
    }
}

impl FromIterator<usize> for Cells {
    fn from_iter<T: IntoIterator<Item = usize>>(cells: T) -> Cells {
        let mut set = Cells::default();
        cells.into_iter().for_each(|cell| set.set(cell, true));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_there_until_it_is_taken_out() {
        let mut set: Cells = [0, 63, 64, 399].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 399]);
        set.set(63, false);
        assert!(!set.has(63) && set.has(64) && set.len() == 3 && set.first() == Some(0));
        let mut other = Cells::default();
        assert!(other.is_empty());
        other.join(&set);
        assert_eq!(other, set);
    }
}
