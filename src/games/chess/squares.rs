//! Squares, numbered from a1 = 0 rank by rank to h8 = 63, and bitboards: sets of squares in 64 bits.
//!
//! ```
//! use stratege::games::chess::squares::{read_square, square_name};
//!
//! assert_eq!(square_name(63), "h8");
//! assert_eq!(read_square(b"h8"), Some(63));
//! ```

use crate::core::rules::Side;

/// The squares of the a-file.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The squares of the h-file.
pub const FILE_H: u64 = FILE_A << 7;
/// The squares of the first rank.
pub const RANK_1: u64 = 0xff;
/// The ranks on which pawns promote.
pub const LAST_RANKS: u64 = RANK_1 | RANK_1 << 56;

/// The dark squares, including a1.
pub const DARK_SQUARES: u64 = 0xaa55_aa55_aa55_aa55;

/// The bitboard of one square.
#[inline]
pub const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// Squares of a rank, counted from 0.
#[inline]
pub const fn rank_set(rank: u8) -> u64 {
    RANK_1 << (8 * rank)
}

/// Number of king moves between two squares (Chebyshev distance).
#[inline]
pub const fn distance(one: u8, other: u8) -> u8 {
    let files = (one % 8).abs_diff(other % 8);
    let ranks = (one / 8).abs_diff(other / 8);
    if files > ranks { files } else { ranks }
}

/// Name of a square, `a1` to `h8`.
pub fn square_name(square: u8) -> String {
    let mut name = String::with_capacity(2);
    name.push((b'a' + square % 8).into());
    name.push((b'1' + square / 8).into());
    name
}

/// Parses a square's name.
pub fn read_square(name: &[u8]) -> Option<u8> {
    match *name {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(file - b'a' + 8 * (rank - b'1')),
        _ => None,
    }
}

/// The rank on which a side's king begins.
pub fn home_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1,
        Side::Second => RANK_1 << 56,
    }
}
