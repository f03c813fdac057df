//! Bitboards from the perspective of a side.

use crate::core::rules::Side;
use crate::games::chess::squares::{FILE_A, FILE_H, rank_set};

/// Both sides, White first.
pub const SIDES: [Side; 2] = [Side::First, Side::Second];

/// The square as the side sees it, its own back rank first.
pub fn relative(square: u8, side: Side) -> usize {
    usize::from(if side == Side::First { square } else { square ^ 56 })
}

/// White's terms count up, Black's down.
pub fn sign(side: Side) -> i32 {
    if side == Side::First { 1 } else { -1 }
}

/// One rank forward.
pub fn forward(set: u64, side: Side) -> u64 {
    if side == Side::First { set << 8 } else { set >> 8 }
}

/// All squares in front of a set, the set not among them.
pub fn forward_fill(mut set: u64, side: Side) -> u64 {
    set = forward(set, side);
    if side == Side::First {
        set |= set << 8;
        set |= set << 16;
        set | set << 32
    } else {
        set |= set >> 8;
        set |= set >> 16;
        set | set >> 32
    }
}

/// The squares to the left and to the right of a set.
pub fn adjacent(set: u64) -> u64 {
    (set & !FILE_A) >> 1 | (set & !FILE_H) << 1
}

/// The file of a square.
pub fn file_of(square: u8) -> u64 {
    FILE_A << (square % 8)
}

/// A rank as the side counts them, from 0.
pub fn relative_rank(rank: u8, side: Side) -> u64 {
    rank_set(if side == Side::First { rank } else { 7 - rank })
}
