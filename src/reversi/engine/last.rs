//! The last four empty squares, where almost all positions of an endgame lie: each number by its own code.
//!
//! Values are discs for the side to move, right on their side of `bound`: above it, or not above it.
//! An odd region of empty squares is played in first: its owner is likely to have the last word there.

use super::board::Board;
use super::flips::flips;

/// Worse than every value.
const NONE: i32 = -65;

/// Squares around each square.
static AROUND: [u64; 64] = around();

const fn around() -> [u64; 64] {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        let stone = 1u64 << square;
        let not_a = 0xfefe_fefe_fefe_fefe;
        let row = stone | (stone << 1 & not_a) | (stone >> 1 & !(0x8080_8080_8080_8080));
        sets[square] = (row | row << 8 | row >> 8) & !stone;
        square += 1;
    }
    sets
}

/// How many stones of a line a stone at each place turns, by the own stones on it, when all others are the other's.
static TURNED: [[u8; 256]; 8] = turned();

const fn turned() -> [[u8; 256]; 8] {
    let mut counts = [[0; 256]; 8];
    let mut index = 0;
    while index < 8 * 256 {
        let (place, own) = (index / 256, index % 256);
        let mut count = 0;
        let mut step = place + 1;
        while step < 8 {
            if own >> step & 1 != 0 {
                count += step - place - 1;
                break;
            }
            step += 1;
        }
        step = place;
        while step > 0 {
            step -= 1;
            if own >> step & 1 != 0 {
                count += place - step - 1;
                break;
            }
        }
        counts[place][own] = count as u8;
        index += 1;
    }
    counts
}

/// The two diagonals through each square.
static DIAGONALS: [[u64; 2]; 64] = diagonals();

const fn diagonals() -> [[u64; 2]; 64] {
    let mut sets = [[0; 2]; 64];
    let mut index = 0;
    while index < 64 * 64 {
        let (one, two) = (index / 64, index % 64);
        if one / 8 + two % 8 == two / 8 + one % 8 {
            sets[one][0] |= 1 << two;
        }
        if one / 8 + one % 8 == two / 8 + two % 8 {
            sets[one][1] |= 1 << two;
        }
        index += 1;
    }
    sets
}

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// How many stones a stone on the only empty square turns.
#[inline]
fn count_turned(own: u64, square: u32) -> i32 {
    let (column, row) = (square as usize & 7, square as usize >> 3 & 7);
    let by_column = &TURNED[column];
    let [rising, falling] = DIAGONALS[square as usize & 63];
    let on = |line: u64| ((own & line).wrapping_mul(FILE_A) >> 56) as usize;
    let file = ((own >> column & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize;
    i32::from(by_column[(own >> (8 * row)) as usize & 255])
        + i32::from(TURNED[row][file])
        + i32::from(by_column[on(rising)])
        + i32::from(by_column[on(falling)])
}

/// One empty square.
#[inline]
pub fn one(own: u64, square: u32) -> i32 {
    let stones = own.count_ones() as i32;
    let turned = count_turned(own, square);
    if turned > 0 {
        return 2 * (stones + turned + 1) - 64;
    }
    let turned = count_turned(!own & !(1 << square), square);
    if turned > 0 {
        return 2 * (stones - turned) - 64;
    }
    // Nobody can set a stone there: it counts for the winner.
    2 * (stones + i32::from(stones >= 32)) - 64
}

#[inline(always)]
fn turned_by(own: u64, other: u64, square: u32) -> u64 {
    if AROUND[square as usize & 63] & other == 0 { 0 } else { flips(own, other, square) }
}

/// Two empty squares.
#[inline]
pub fn two(own: u64, other: u64, bound: i32, [first, second]: [u32; 2], nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = moved_two(own, other, bound, [first, second], nodes);
    if best > NONE {
        return best;
    }
    *nodes += 1;
    let theirs = moved_two(other, own, -bound - 1, [first, second], nodes);
    if theirs > NONE { -theirs } else { Board { own, other }.final_score() }
}

#[inline(always)]
fn moved_two(own: u64, other: u64, bound: i32, [first, second]: [u32; 2], nodes: &mut u64) -> i32 {
    let mut best = NONE;
    let turned = turned_by(own, other, first);
    if turned != 0 {
        *nodes += 1;
        best = -one(other & !turned, second);
        if best > bound {
            return best;
        }
    }
    let turned = turned_by(own, other, second);
    if turned != 0 {
        *nodes += 1;
        best = best.max(-one(other & !turned, first));
    }
    best
}

/// The quarter of the board that a square lies in.
#[inline(always)]
fn quarter(square: u32) -> u32 {
    square & 0b10_0100
}

/// Three empty squares.
pub fn three(own: u64, other: u64, bound: i32, squares: [u32; 3], nodes: &mut u64) -> i32 {
    let [a, b, c] = squares;
    // The one that is alone in its quarter first.
    let ordered = if quarter(a) == quarter(b) {
        [c, a, b]
    } else if quarter(a) == quarter(c) {
        [b, a, c]
    } else {
        squares
    };
    *nodes += 1;
    let best = moved_three(own, other, bound, ordered, nodes);
    if best > NONE {
        return best;
    }
    *nodes += 1;
    let theirs = moved_three(other, own, -bound - 1, ordered, nodes);
    if theirs > NONE { -theirs } else { Board { own, other }.final_score() }
}

#[inline(always)]
fn moved_three(own: u64, other: u64, bound: i32, [a, b, c]: [u32; 3], nodes: &mut u64) -> i32 {
    let mut best = NONE;
    for (square, left) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
        let turned = turned_by(own, other, square);
        if turned != 0 {
            let next = (other & !turned, own | turned | 1 << square);
            best = best.max(-two(next.0, next.1, -bound - 1, left, nodes));
            if best > bound {
                break;
            }
        }
    }
    best
}

/// Four empty squares, those in odd quarters first.
pub fn four(own: u64, other: u64, bound: i32, squares: [u32; 4], nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = moved_four(own, other, bound, squares, nodes);
    if best > NONE {
        return best;
    }
    *nodes += 1;
    let theirs = moved_four(other, own, -bound - 1, squares, nodes);
    if theirs > NONE { -theirs } else { Board { own, other }.final_score() }
}

#[inline(always)]
fn moved_four(own: u64, other: u64, bound: i32, [a, b, c, d]: [u32; 4], nodes: &mut u64) -> i32 {
    let mut best = NONE;
    for (square, left) in [(a, [b, c, d]), (b, [a, c, d]), (c, [a, b, d]), (d, [a, b, c])] {
        let turned = turned_by(own, other, square);
        if turned != 0 {
            let next = (other & !turned, own | turned | 1 << square);
            best = best.max(-three(next.0, next.1, -bound - 1, left, nodes));
            if best > bound {
                break;
            }
        }
    }
    best
}
