//! Computes the discs that a move flips.
//!
//! Along a ray towards higher squares, the first square without an opponent's disc is the lowest bit of those
//! squares. For the file and both diagonals the same operations run on the board and on its mirror image,
//! which covers both directions; only the left half of the row needs the highest bit.

use super::lanes::Lanes;

/// Rays from a square, without the square.
struct Rays {
    /// File and diagonals upwards, each with its mirror image for the opposite direction.
    upwards: [[u64; 2]; 3],
    right: u64,
    left: u64,
}

/// Rays from each square.
static RAYS: [Rays; 64] = rays();

const fn rays() -> [Rays; 64] {
    let mut rays = [const { Rays { upwards: [[0; 2]; 3], right: 0, left: 0 } }; 64];
    let mut square = 0;
    while square < 64 {
        let mirrored = square ^ 56;
        let mut step = 0;
        while step < 3 {
            let right = step - 1;
            rays[square as usize].upwards[step as usize] = [ray(square, right, 1), ray(mirrored, right, 1)];
            step += 1;
        }
        rays[square as usize].right = ray(square, 1, 0);
        rays[square as usize].left = ray(square, -1, 0);
        square += 1;
    }
    rays
}

/// Ray from a square in steps of `right` and `up`, without the square.
const fn ray(square: i32, right: i32, up: i32) -> u64 {
    let (mut ray, mut column, mut row) = (0, square % 8 + right, square / 8 + up);
    while 0 <= column && column < 8 && row < 8 {
        ray |= 1 << (8 * row + column);
        column += right;
        row += up;
    }
    ray
}

/// Computes the flips of moves on one board.
#[derive(Clone, Copy)]
pub struct FlipFinder {
    own: u64,
    opponent: u64,
    own_lanes: Lanes,
    opponent_lanes: Lanes,
}

impl FlipFinder {
    /// Prepares moves of the owner of `own`.
    #[inline(always)]
    pub fn new(own: u64, opponent: u64) -> FlipFinder {
        FlipFinder {
            own,
            opponent,
            own_lanes: Lanes::mirrored(own),
            opponent_lanes: Lanes::mirrored(opponent),
        }
    }

    /// Opponent's discs flipped by a move on this empty square; empty if it is illegal.
    #[inline(always)]
    pub fn flips(&self, square: u8) -> u64 {
        let Rays { upwards, right, left } = &RAYS[square as usize & 63];
        let flipped = |ray: [u64; 2]| {
            let ray = Lanes::of(ray);
            let end = ray.without(self.opponent_lanes).lowest().and(self.own_lanes);
            end.below().and(ray)
        };
        let [first, second, third] = *upwards;
        let in_lanes = flipped(first).or(flipped(second)).or(flipped(third)).folded();

        let open = right & !self.opponent;
        let end = open & open.wrapping_neg() & self.own;
        let to_the_right = end.saturating_sub(1) & right;
        let open = left & !self.opponent;
        let end = (1 << (open | 1).ilog2()) & self.own & left;
        let to_the_left = end.wrapping_neg().wrapping_mul(2) & left;
        in_lanes | to_the_right | to_the_left
    }
}

/// Discs of `opponent` flipped by a move of the owner of `own` on this empty square.
#[inline]
pub fn flips(own: u64, opponent: u64, square: u8) -> u64 {
    FlipFinder::new(own, opponent).flips(square)
}
