//! Parity: the quadrants of the board with an odd number of empty squares. The side that moves first there is
//! likely to get the last move there.

const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

/// Squares of the odd quadrants, by parity (one bit per odd quadrant).
static ODD_QUADRANTS: [u64; 16] = odd_quadrants();

const fn odd_quadrants() -> [u64; 16] {
    let mut sets = [0; 16];
    let mut index = 0;
    while index < 64 {
        if (index / 4) >> (index % 4) & 1 != 0 {
            sets[index / 4] |= QUADRANTS[index % 4];
        }
        index += 1;
    }
    sets
}

/// Quadrant of a square as a bit of the parity.
#[inline(always)]
pub fn quadrant_bit(square: u8) -> u32 {
    1 << (square >> 2 & 1 | square >> 4 & 2)
}

/// Parity of a set of empty squares: one bit per quadrant with an odd number of them.
pub fn parity_of(empty_squares: u64) -> u32 {
    let odd = |set: &u64| (empty_squares & set).count_ones() & 1;
    QUADRANTS.iter().enumerate().fold(0, |parity, (index, set)| parity | odd(set) << index)
}

/// Squares of the quadrants with an odd number of empty squares.
#[inline(always)]
pub fn odd_squares(parity: u32) -> u64 {
    ODD_QUADRANTS[parity as usize & 15]
}
