//! What can be counted on a board and is worth something wherever it lies: moves, and stones beside empty squares.
//!
//! A pattern knows only what it has been shown; numbers hold for every board.

use super::board::Board;

/// How many numbers are looked at.
pub const COUNTS: usize = 4;

/// None is as great as this; greater ones count as the greatest.
pub const MOST: usize = 32;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The squares beside a set of squares.
#[inline]
pub fn around(set: u64) -> u64 {
    let row = set | (set << 1 & NOT_A) | (set >> 1 & NOT_H);
    (row | row << 8 | row >> 8) & !set
}

/// The moves of the side to move and of the other, then the stones of both that have an empty square beside them.
#[inline]
pub fn counts(board: &Board) -> [usize; COUNTS] {
    let rim = around(board.empties());
    [board.mobility(), board.their_mobility(), board.own & rim, board.other & rim]
        .map(|set| (set.count_ones() as usize).min(MOST - 1))
}
