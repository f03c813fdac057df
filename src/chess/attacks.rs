//! Which squares a piece attacks.
//!
//! Sliding pieces by multiplication: it gathers the occupancy of a line's six inner squares in six bits, and
//! a table of eight rows of 64 has the answer. The tables are worked out at compile time and take 10 KB;
//! obstruction difference, the other form without large tables, was a tenth slower (docs/chess.md).

use crate::chess::squares::{FILE_A, FILE_H, bit};
use crate::game::Side;

/// What a slider on each file attacks along its row, by the row's six inner squares; the row's pattern
/// stands in all eight rows.
static ALONG_ROW: [[u64; 64]; 8] = {
    let mut all = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        all[index / 64][index % 64] = FILE_A * row_attacks(index / 64, index % 64);
        index += 1;
    }
    all
};

/// What a slider on each row attacks along the a-file, by the file's six inner squares, the upper ones first.
static ALONG_FILE: [[u64; 64]; 8] = {
    let mut all = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        let row = row_attacks(7 - index / 64, index % 64);
        let mut rank = 0;
        while rank < 8 {
            all[index / 64][index % 64] |= (row >> (7 - rank) & 1) << (8 * rank);
            rank += 1;
        }
        index += 1;
    }
    all
};

/// The two slanting lines through each square, without the square.
static SLANTING: [[u64; 2]; 64] = {
    let mut all = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let from = square as i8;
        all[square] = [ray(from, 1, 1) | ray(from, -1, -1), ray(from, 1, -1) | ray(from, -1, 1)];
        square += 1;
    }
    all
};

/// The squares of the first row that a slider on `file` attacks, with these inner squares occupied.
const fn row_attacks(file: usize, inner: usize) -> u64 {
    let occupied = inner << 1;
    let mut set = 0;
    let mut right = file;
    while right < 7 && (right == file || occupied >> right & 1 == 0) {
        right += 1;
        set |= 1 << right;
    }
    let mut left = file;
    while left > 0 && (left == file || occupied >> left & 1 == 0) {
        left -= 1;
        set |= 1 << left;
    }
    set
}

/// The squares from a square in one direction to the edge.
const fn ray(square: i8, file_step: i8, rank_step: i8) -> u64 {
    let (mut file, mut rank) = (square % 8 + file_step, square / 8 + rank_step);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1u64 << (file + 8 * rank);
        file += file_step;
        rank += rank_step;
    }
    set
}

/// The squares that a rook attacks.
#[inline]
pub fn rook(square: u8, occupied: u64) -> u64 {
    /// Brings the six inner squares of the a-file, one in each row, side by side to the top.
    const GATHER: u64 = 0x0080_4020_1008_0400;
    let (file, row) = (square & 7, square & 56);
    let inner = (occupied >> row >> 1 & 63) as usize;
    let across = ALONG_ROW[usize::from(file)][inner] & 0xff << row;
    let inner = ((occupied >> file & FILE_A).wrapping_mul(GATHER) >> 58) as usize;
    across | ALONG_FILE[usize::from(row >> 3)][inner] << file
}

/// The squares that a bishop attacks.
#[inline]
pub fn bishop(square: u8, occupied: u64) -> u64 {
    /// Brings the inner squares of a slanting line, one in each file, to the top.
    const GATHER: u64 = FILE_A << 1;
    let rows = &ALONG_ROW[usize::from(square & 7)];
    let on = |line: u64| rows[((occupied & line).wrapping_mul(GATHER) >> 58) as usize] & line;
    let [rising, falling] = SLANTING[usize::from(square & 63)];
    on(rising) | on(falling)
}

/// The squares that a queen attacks.
#[inline]
pub fn queen(square: u8, occupied: u64) -> u64 {
    rook(square, occupied) | bishop(square, occupied)
}

/// The squares at the given leaps from each square.
const fn leaps(steps: [(i8, i8); 8]) -> [u64; 64] {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut index = 0;
        while index < 8 {
            let (file, rank) = (square as i8 % 8 + steps[index].0, square as i8 / 8 + steps[index].1);
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                all[square] |= 1u64 << (file + 8 * rank);
            }
            index += 1;
        }
        square += 1;
    }
    all
}

static KNIGHT: [u64; 64] = leaps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = leaps([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);

/// The squares that a knight attacks.
#[inline]
pub fn knight(square: u8) -> u64 {
    KNIGHT[usize::from(square & 63)]
}

/// The squares that a king attacks.
#[inline]
pub fn king(square: u8) -> u64 {
    KING[usize::from(square & 63)]
}

/// The squares that pawns of a side attack; given the other side, the squares from which its pawns would
/// be attacked.
#[inline]
pub fn pawns(set: u64, side: Side) -> u64 {
    match side {
        Side::First => (set & !FILE_H) << 9 | (set & !FILE_A) << 7,
        Side::Second => (set & !FILE_A) >> 9 | (set & !FILE_H) >> 7,
    }
}

/// The squares between two that a rook or a bishop could run between; nothing between others.
pub fn between(one: u8, other: u8) -> u64 {
    let ends = bit(one) | bit(other);
    let straight = rook(one, ends);
    if straight & bit(other) != 0 {
        return straight & rook(other, ends);
    }
    let aslant = bishop(one, ends);
    if aslant & bit(other) != 0 { aslant & bishop(other, ends) } else { 0 }
}

/// The whole line through two squares that a rook or a bishop could run along, without the first of them.
pub fn line(one: u8, other: u8) -> u64 {
    let straight = rook(one, 0);
    if straight & bit(other) != 0 {
        return straight & (rook(other, 0) | bit(other));
    }
    let aslant = bishop(one, 0);
    if aslant & bit(other) != 0 { aslant & (bishop(other, 0) | bit(other)) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    /// Square by square until something stands in the way.
    fn walk(square: u8, occupied: u64, steps: [(i8, i8); 4]) -> u64 {
        let mut set = 0;
        for (file_step, rank_step) in steps {
            let (mut file, mut rank) = (square as i8 % 8 + file_step, square as i8 / 8 + rank_step);
            while (0..8).contains(&file) && (0..8).contains(&rank) {
                let next = 1u64 << (file + 8 * rank);
                set |= next;
                if occupied & next != 0 {
                    break;
                }
                (file, rank) = (file + file_step, rank + rank_step);
            }
        }
        set
    }

    const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    const ASLANT: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

    #[test]
    fn sliders_run_until_something_stands_in_the_way() {
        let mut random = Random::new(1);
        for square in 0..64 {
            for _ in 0..500 {
                let occupied = random.bits() & random.bits();
                assert_eq!(rook(square, occupied), walk(square, occupied, STRAIGHT), "{square} {occupied:x}");
                assert_eq!(bishop(square, occupied), walk(square, occupied, ASLANT), "{square} {occupied:x}");
            }
        }
    }

    #[test]
    fn lines_lie_through_two_squares_and_hold_what_is_between() {
        for one in 0..64 {
            for other in (0..64).filter(|&other| other != one) {
                let direction = [STRAIGHT, ASLANT]
                    .concat()
                    .into_iter()
                    .find(|&step| walk(one, 0, [step; 4]) & bit(other) != 0);
                let Some((file, rank)) = direction else {
                    assert_eq!((between(one, other), line(one, other)), (0, 0));
                    continue;
                };
                let ahead = walk(one, 0, [(file, rank); 4]);
                assert_eq!(line(one, other), ahead | walk(one, 0, [(-file, -rank); 4]));
                assert_eq!(between(one, other), walk(one, bit(other), [(file, rank); 4]) & !bit(other));
            }
        }
    }
}
