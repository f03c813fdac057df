//! Symmetries of the board: with a pawn the files may be mirrored, without one also the ranks and the diagonal.

use std::sync::OnceLock;

const MIRROR: u8 = 1;
const FLIP: u8 = 2;
const TRANSPOSE: u8 = 4;

/// Reflections of the board, in the order of their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry(u8);

impl Symmetry {
    /// Squares of the king without a pawn: the triangle a1, d1, d4.
    pub const KINGS: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

    /// Moves a pawn to the files a to d.
    pub fn of_pawn(pawn: u8) -> Symmetry {
        Symmetry(if pawn % 8 > 3 { MIRROR } else { 0 })
    }

    /// Moves a king to the triangle a1, d1, d4.
    pub fn of_king(king: u8) -> Symmetry {
        let [mut file, mut rank] = [king % 8, king / 8];
        let mut symmetry = 0;
        if file > 3 {
            (file, symmetry) = (7 - file, symmetry | MIRROR);
        }
        if rank > 3 {
            (rank, symmetry) = (7 - rank, symmetry | FLIP);
        }
        if rank > file {
            symmetry |= TRANSPOSE;
        }
        Symmetry(symmetry)
    }

    /// Index of a king of the triangle in [`Symmetry::KINGS`].
    pub fn king_index(king: u8) -> usize {
        static INDEX: OnceLock<[usize; 64]> = OnceLock::new();
        let index = INDEX.get_or_init(|| {
            let place = |square: usize| Symmetry::KINGS.iter().position(|&king| usize::from(king) == square);
            std::array::from_fn(|square| place(square).unwrap_or_default())
        });
        index[usize::from(king)]
    }

    /// The image of a square.
    pub fn image(self, mut square: u8) -> u8 {
        if self.0 & MIRROR != 0 {
            square ^= 7;
        }
        if self.0 & FLIP != 0 {
            square ^= 56;
        }
        if self.0 & TRANSPOSE != 0 {
            square = square % 8 * 8 + square / 8;
        }
        square
    }

    /// The set of squares whose image is this set.
    pub fn undo(self, mut set: u64) -> u64 {
        if self.0 & TRANSPOSE != 0 {
            set = transposed(set);
        }
        if self.0 & FLIP != 0 {
            set = set.swap_bytes();
        }
        if self.0 & MIRROR != 0 {
            set = set.reverse_bits().swap_bytes();
        }
        set
    }
}

/// Reflects a set at the diagonal from a1 to h8.
fn transposed(mut set: u64) -> u64 {
    for (shift, mask) in
        [(28, 0x0f0f_0f0f_0000_0000_u64), (14, 0x3333_0000_3333_0000), (7, 0x5500_5500_5500_5500)]
    {
        let swapped = mask & (set ^ set << shift);
        set ^= swapped ^ swapped >> shift;
    }
    set
}

#[cfg(test)]
mod tests {
    use stratege::games::chess::squares::bit;

    use super::*;

    #[test]
    fn kings_move_to_the_triangle_and_sets_back() {
        for king in 0..64 {
            let symmetry = Symmetry::of_king(king);
            assert!(Symmetry::KINGS.contains(&symmetry.image(king)), "{king}");
            for square in 0..64 {
                assert_eq!(symmetry.undo(bit(symmetry.image(square))), bit(square), "{king} {square}");
            }
        }
    }
}
