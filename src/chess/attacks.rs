//! Which squares a piece attacks.
//!
//! Sliding pieces by obstruction difference.

use crate::chess::squares::{FILE_A, FILE_H, bit};
use crate::game::Side;

/// The two halves of a line through a square, without the square.
#[derive(Clone, Copy)]
struct Line {
    lower: u64,
    upper: u64,
}

const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

static LINES: [[Line; 64]; 4] = {
    let mut all = [[Line { lower: 0, upper: 0 }; 64]; 4];
    let mut line = 0;
    while line < 4 {
        let mut square = 0;
        while square < 64 {
            all[line][square] = Line {
                lower: ray(square as i8, -STEPS[line].0, -STEPS[line].1),
                upper: ray(square as i8, STEPS[line].0, STEPS[line].1),
            };
            square += 1;
        }
        line += 1;
    }
    all
};

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

#[inline]
fn along(line: Line, occupied: u64) -> u64 {
    let lower = line.lower & occupied;
    let upper = line.upper & occupied;
    let nearest = (1u64 << 63) >> (lower | 1).leading_zeros();
    (upper ^ upper.wrapping_sub(nearest)) & (line.lower | line.upper)
}

/// The squares that a rook attacks.
#[inline]
pub fn rook(square: u8, occupied: u64) -> u64 {
    let square = usize::from(square & 63);
    along(LINES[0][square], occupied) | along(LINES[1][square], occupied)
}

/// The squares that a bishop attacks.
#[inline]
pub fn bishop(square: u8, occupied: u64) -> u64 {
    let square = usize::from(square & 63);
    along(LINES[2][square], occupied) | along(LINES[3][square], occupied)
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
    let lines = LINES.iter().map(|lines| lines[usize::from(one & 63)]);
    lines.map(|line| line.lower | line.upper).find(|set| set & bit(other) != 0).unwrap_or(0)
}
