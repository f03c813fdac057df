//! The discs that a move flips.
//!
//! Upwards along a ray the carry of an addition runs through the opponent's discs to the first square that is not the
//! opponent's; downwards that square is the highest one, found by counting leading zeros.

/// The four rays upwards from each square, then the four downwards, without the square.
static RAYS: [[u64; 8]; 64] = rays();

/// File and row steps of the four upward rays: along a row, a column and the two diagonals.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

const fn rays() -> [[u64; 8]; 64] {
    let mut rays = [[0; 8]; 64];
    let mut index = 0;
    while index < 64 * 8 {
        let (square, ray) = (index / 8, index % 8);
        let (mut column, mut row) = ((square % 8) as i32, (square / 8) as i32);
        let sign = if ray < 4 { 1 } else { -1 };
        loop {
            column += sign * STEPS[ray % 4].0;
            row += sign * STEPS[ray % 4].1;
            if column < 0 || column > 7 || row < 0 || row > 7 {
                break;
            }
            rays[square][ray] |= 1 << (8 * row + column);
        }
        index += 1;
    }
    rays
}

/// The discs of `opponent` that a move of the owner of `own` on this empty square flips.
#[inline]
pub fn flips(own: u64, opponent: u64, square: u8) -> u64 {
    let rays = &RAYS[square as usize & 63];
    let mut all = upwards(own, opponent, rays);
    for ray in &rays[4..] {
        let open = ray & !opponent;
        let end = (1 << 63 >> (open | 1).leading_zeros()) & own & ray;
        all |= end.wrapping_neg().wrapping_mul(2) & ray;
    }
    all
}

/// The discs flipped along the four upward rays.
#[cfg(not(target_feature = "simd128"))]
#[inline(always)]
fn upwards(own: u64, opponent: u64, rays: &[u64; 8]) -> u64 {
    let mut all = 0;
    for ray in &rays[..4] {
        let end = (opponent | !ray).wrapping_add(1) & own & ray;
        all |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    all
}

/// The same, two rays at a time (SIMD128).
#[cfg(target_feature = "simd128")]
#[inline(always)]
fn upwards(own: u64, opponent: u64, rays: &[u64; 8]) -> u64 {
    use std::arch::wasm32::*;
    let (own, opponent, one) = (u64x2_splat(own), u64x2_splat(opponent), u64x2_splat(1));
    let flipped = |ray: v128| {
        let carried = u64x2_add(v128_or(opponent, v128_not(ray)), one);
        let end = v128_and(v128_and(carried, own), ray);
        // All ones, which is minus one, where there is an end.
        let minus_one = u64x2_ne(end, u64x2_splat(0));
        v128_and(u64x2_add(end, minus_one), ray)
    };
    let all = v128_or(flipped(u64x2(rays[0], rays[1])), flipped(u64x2(rays[2], rays[3])));
    u64x2_extract_lane::<0>(all) | u64x2_extract_lane::<1>(all)
}
