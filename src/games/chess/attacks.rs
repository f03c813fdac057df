//! Attack sets of the pieces, for move generation and evaluation.
//!
//! Sliders use kindergarten bitboards: a multiplication gathers the occupancy of a line's six inner squares
//! into an index of a table of 8 × 64 attack sets. The tables are computed at compile time and take 10 KB;
//! obstruction difference, the other technique with small tables, was a tenth slower.
//!
//! ```
//! use stratege::games::chess::attacks;
//!
//! assert_eq!(attacks::knight(0).count_ones(), 2);
//! assert_eq!(attacks::rook(0, 0).count_ones(), 14);
//! ```

use crate::core::rules::Side;
use crate::games::chess::squares::{FILE_A, FILE_H, bit};

/// Attacks along a rank, repeated on all eight ranks, by the slider's file and the occupancy of
/// the six inner squares.
static RANK_ATTACKS: [[u64; 64]; 8] = {
    let mut all = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        all[index / 64][index % 64] = FILE_A * first_rank_attacks(index / 64, index % 64);
        index += 1;
    }
    all
};

/// Attacks along the a-file, by the slider's rank and the occupancy of the six inner squares, upper ones
/// first.
static FILE_ATTACKS: [[u64; 64]; 8] = {
    let mut all = [[0; 64]; 8];
    let mut index = 0;
    while index < 512 {
        let attacks = first_rank_attacks(7 - index / 64, index % 64);
        let mut rank = 0;
        while rank < 8 {
            all[index / 64][index % 64] |= (attacks >> (7 - rank) & 1) << (8 * rank);
            rank += 1;
        }
        index += 1;
    }
    all
};

/// Both diagonals through each square, without the square itself.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut all = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let from = square as i8;
        all[square] = [ray(from, 1, 1) | ray(from, -1, -1), ray(from, 1, -1) | ray(from, -1, 1)];
        square += 1;
    }
    all
};

/// Attacks of a slider on `file` of the first rank with these inner squares occupied.
const fn first_rank_attacks(file: usize, inner: usize) -> u64 {
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

/// The ray from a square in one direction.
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

/// Rook attacks.
#[inline]
pub fn rook(square: u8, occupied: u64) -> u64 {
    /// Moves the six inner squares of the a-file into the top bits.
    const GATHER: u64 = 0x0080_4020_1008_0400;
    let (file, rank_start) = (square & 7, square & 56);
    let inner = (occupied >> rank_start >> 1 & 63) as usize;
    let along_rank = RANK_ATTACKS[usize::from(file)][inner] & 0xff << rank_start;
    let inner = ((occupied >> file & FILE_A).wrapping_mul(GATHER) >> 58) as usize;
    along_rank | FILE_ATTACKS[usize::from(rank_start >> 3)][inner] << file
}

/// Bishop attacks.
#[inline]
pub fn bishop(square: u8, occupied: u64) -> u64 {
    /// Moves the inner squares of a diagonal into the top bits.
    const GATHER: u64 = FILE_A << 1;
    let table = &RANK_ATTACKS[usize::from(square & 7)];
    let on = |line: u64| table[((occupied & line).wrapping_mul(GATHER) >> 58) as usize] & line;
    let [rising, falling] = DIAGONALS[usize::from(square & 63)];
    on(rising) | on(falling)
}

/// Queen attacks.
#[inline]
pub fn queen(square: u8, occupied: u64) -> u64 {
    rook(square, occupied) | bishop(square, occupied)
}

/// Attacks of a leaper with these steps, by square.
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

/// Knight attacks.
#[inline]
pub fn knight(square: u8) -> u64 {
    KNIGHT[usize::from(square & 63)]
}

/// King attacks.
#[inline]
pub fn king(square: u8) -> u64 {
    KING[usize::from(square & 63)]
}

/// The piece that a legal move captures; not meaningful for castling.
#[inline]
pub fn pawns(set: u64, side: Side) -> u64 {
    match side {
        Side::First => (set & !FILE_H) << 9 | (set & !FILE_A) << 7,
        Side::Second => (set & !FILE_A) >> 9 | (set & !FILE_H) >> 7,
    }
}

/// Squares strictly between two squares on a common line; empty if they share none.
pub fn between(one: u8, other: u8) -> u64 {
    let ends = bit(one) | bit(other);
    let orthogonal = rook(one, ends);
    if orthogonal & bit(other) != 0 {
        return orthogonal & rook(other, ends);
    }
    let diagonal = bishop(one, ends);
    if diagonal & bit(other) != 0 { diagonal & bishop(other, ends) } else { 0 }
}

/// The line through two squares, without the first of them; empty if they share none.
pub fn line(one: u8, other: u8) -> u64 {
    let orthogonal = rook(one, 0);
    if orthogonal & bit(other) != 0 {
        return orthogonal & (rook(other, 0) | bit(other));
    }
    let diagonal = bishop(one, 0);
    if diagonal & bit(other) != 0 { diagonal & (bishop(other, 0) | bit(other)) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

    /// Walks square by square up to the first blocker.
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

    #[test]
    fn sliders_stop_at_the_first_blocker() {
        let mut random = Random::new(1);
        for square in 0..64 {
            for _ in 0..500 {
                let occupied = random.bits() & random.bits();
                assert_eq!(
                    rook(square, occupied),
                    walk(square, occupied, ORTHOGONAL),
                    "{square} {occupied:x}"
                );
                assert_eq!(
                    bishop(square, occupied),
                    walk(square, occupied, DIAGONAL),
                    "{square} {occupied:x}"
                );
            }
        }
    }

    #[test]
    fn line_contains_its_ends_and_the_squares_between() {
        for one in 0..64 {
            for other in (0..64).filter(|&other| other != one) {
                let direction = [ORTHOGONAL, DIAGONAL]
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

    #[test]
    fn pawns_attack_the_squares_diagonally_ahead() {
        for square in 8..56 {
            let rank = |number: u8| 0xff << (8 * number);
            let diagonally = walk(square, !0, DIAGONAL);
            assert_eq!(pawns(bit(square), Side::First), diagonally & rank(square / 8 + 1));
            assert_eq!(pawns(bit(square), Side::Second), diagonally & rank(square / 8 - 1));
        }
        let all = 0x00ff_ffff_ffff_ff00;
        assert_eq!((pawns(all, Side::First), pawns(all, Side::Second)), (all << 8, all >> 8));
    }
}
