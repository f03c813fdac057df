//! The last four empty squares, which most nodes of an endgame have: a specialised function for each number.
//!
//! Null-window searches of (alpha, alpha + 1), fail-soft, in discs for the side to move. Parity ordering: an
//! empty square that is alone in its quadrant is played first, which secures the last move there.

use crate::games::reversi::engine::board::{Board, FILE_A, neighbours};
use crate::games::reversi::engine::flips::FlipFinder;

/// Below every score: the side has no move.
const NO_MOVE_SCORE: i32 = -65;

/// Neighbours of each square.
static NEIGHBOURS: [u64; 64] = neighbours_by_square();

const fn neighbours_by_square() -> [u64; 64] {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        sets[square] = neighbours(1 << square);
        square += 1;
    }
    sets
}

/// Number of discs of a line that a move flips, by place and by the own discs if the opponent has all others.
static LINE_FLIP_COUNTS: [[u8; 256]; 8] = line_flip_counts();

const fn line_flip_counts() -> [[u8; 256]; 8] {
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

/// Both diagonals through each square.
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

/// Number of discs flipped by a move on the only empty square.
#[inline]
fn count_last_flips(own: u64, square: u8) -> i32 {
    let (column, row) = (square as usize & 7, square as usize >> 3 & 7);
    let by_column = &LINE_FLIP_COUNTS[column];
    let [rising, falling] = DIAGONALS[square as usize & 63];
    let on = |line: u64| ((own & line).wrapping_mul(FILE_A) >> 56) as usize;
    let file = ((own >> column & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize;
    i32::from(by_column[(own >> (8 * row)) as usize & 255])
        + i32::from(LINE_FLIP_COUNTS[row][file])
        + i32::from(by_column[on(rising)])
        + i32::from(by_column[on(falling)])
}

/// Score with one empty square.
#[inline]
pub fn solve_1(own: u64, square: u8) -> i32 {
    let discs = own.count_ones() as i32;
    let flipped = count_last_flips(own, square);
    if flipped > 0 {
        return 2 * (discs + flipped + 1) - 64;
    }
    let flipped = count_last_flips(!own & !(1 << square), square);
    if flipped > 0 {
        return 2 * (discs - flipped) - 64;
    }
    // Neither side can move: the square counts for the winner.
    2 * (discs + i32::from(discs >= 32)) - 64
}

/// Flips of a move; squares without an adjacent opponent's disc are rejected early.
#[inline(always)]
fn flips_near(finder: &FlipFinder, opponent: u64, square: u8) -> u64 {
    if NEIGHBOURS[square as usize & 63] & opponent == 0 { 0 } else { finder.flips(square) }
}

/// Score with two empty squares.
#[inline]
pub fn solve_2(own: u64, opponent: u64, alpha: i32, squares: [u8; 2], nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = best_of_2(own, opponent, alpha, squares, nodes);
    if best > NO_MOVE_SCORE {
        return best;
    }
    // Pass.
    *nodes += 1;
    let theirs = best_of_2(opponent, own, -alpha - 1, squares, nodes);
    if theirs > NO_MOVE_SCORE { -theirs } else { Board { own, opponent }.final_score() }
}

#[inline(always)]
fn best_of_2(own: u64, opponent: u64, alpha: i32, [first, second]: [u8; 2], nodes: &mut u64) -> i32 {
    let finder = FlipFinder::new(own, opponent);
    let mut best = NO_MOVE_SCORE;
    let flipped = flips_near(&finder, opponent, first);
    if flipped != 0 {
        *nodes += 1;
        best = -solve_1(opponent & !flipped, second);
        if best > alpha {
            return best;
        }
    }
    let flipped = flips_near(&finder, opponent, second);
    if flipped != 0 {
        *nodes += 1;
        best = best.max(-solve_1(opponent & !flipped, first));
    }
    best
}

/// Quadrant of a square.
#[inline(always)]
fn quadrant(square: u8) -> u8 {
    square & 0b10_0100
}

/// Score with three empty squares.
pub fn solve_3(own: u64, opponent: u64, alpha: i32, squares: [u8; 3], nodes: &mut u64) -> i32 {
    let [a, b, c] = squares;
    // Parity ordering: a square alone in its quadrant first.
    let ordered = if quadrant(a) == quadrant(b) {
        [c, a, b]
    } else if quadrant(a) == quadrant(c) {
        [b, a, c]
    } else {
        squares
    };
    *nodes += 1;
    let best = best_of_3(own, opponent, alpha, ordered, nodes);
    if best > NO_MOVE_SCORE {
        return best;
    }
    // Pass.
    *nodes += 1;
    let theirs = best_of_3(opponent, own, -alpha - 1, ordered, nodes);
    if theirs > NO_MOVE_SCORE { -theirs } else { Board { own, opponent }.final_score() }
}

#[inline(always)]
fn best_of_3(own: u64, opponent: u64, alpha: i32, [a, b, c]: [u8; 3], nodes: &mut u64) -> i32 {
    let finder = FlipFinder::new(own, opponent);
    let mut best = NO_MOVE_SCORE;
    let mut fails_high = |square: u8, left: [u8; 2]| {
        let flipped = flips_near(&finder, opponent, square);
        if flipped != 0 {
            let next = (opponent & !flipped, own | flipped | 1 << square);
            best = best.max(-solve_2(next.0, next.1, -alpha - 1, left, nodes));
        }
        best > alpha
    };
    // Unrolled, so that the squares stay in registers.
    let _ = fails_high(a, [b, c]) || fails_high(b, [a, c]) || fails_high(c, [a, b]);
    best
}

/// Score with four empty squares; the caller puts those in odd quadrants first.
pub fn solve_4(own: u64, opponent: u64, alpha: i32, squares: [u8; 4], nodes: &mut u64) -> i32 {
    *nodes += 1;
    let best = best_of_4(own, opponent, alpha, squares, nodes);
    if best > NO_MOVE_SCORE {
        return best;
    }
    // Pass.
    *nodes += 1;
    let theirs = best_of_4(opponent, own, -alpha - 1, squares, nodes);
    if theirs > NO_MOVE_SCORE { -theirs } else { Board { own, opponent }.final_score() }
}

#[inline(always)]
fn best_of_4(own: u64, opponent: u64, alpha: i32, [a, b, c, d]: [u8; 4], nodes: &mut u64) -> i32 {
    let finder = FlipFinder::new(own, opponent);
    let mut best = NO_MOVE_SCORE;
    let mut fails_high = |square: u8, left: [u8; 3]| {
        let flipped = flips_near(&finder, opponent, square);
        if flipped != 0 {
            let next = (opponent & !flipped, own | flipped | 1 << square);
            best = best.max(-solve_3(next.0, next.1, -alpha - 1, left, nodes));
        }
        best > alpha
    };
    let _ = fails_high(a, [b, c, d])
        || fails_high(b, [a, c, d])
        || fails_high(c, [a, b, d])
        || fails_high(d, [a, b, c]);
    best
}
