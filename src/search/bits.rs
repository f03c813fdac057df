//! Iteration over the set bits of a bitboard.

/// Iterator over the indices of the set bits, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_bits_are_listed_in_ascending_order() {
        assert_eq!(Bits(1 << 63 | 0b1001).collect::<Vec<_>>(), [0, 3, 63]);
        assert_eq!(Bits(0).next(), None);
        assert_eq!(Bits(u64::MAX).size_hint(), (64, Some(64)));
    }
}
