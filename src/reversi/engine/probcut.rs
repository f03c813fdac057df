//! How far a shallow search can be trusted to foretell a deep one.
//!
//! A position whose shallow value lies so far beyond a bound that the deep value will hardly come back is not
//! searched deeply. The spread of the difference was measured; each level of selectivity takes a multiple of it.

use super::evaluation::DISC;

/// How sure a search is, from the least to the greatest: multiples of the spread in hundredths, and how often in
/// a hundred the deep value lies on the foretold side.
pub const LEVELS: [(i32, u8); 6] = [(110, 73), (150, 87), (200, 95), (260, 98), (330, 99), (0, 100)];

/// The level that takes nothing for granted.
pub const EXACT: u32 = LEVELS.len() as u32 - 1;

/// Below this depth no search is cut short.
pub const LEAST_DEPTH: u32 = 3;

/// Thousandths of a disc: the spread of no depth at all, and what it gains by each empty square, each move of
/// the deep search and each move of the shallow one.
const SPREAD: [i32; 4] = [4709, -56, 170, -480];

/// The same for searches to the end of the game, where discs are counted, not estimated.
const SPREAD_TO_THE_END: [i32; 4] = [3000, 20, 180, -250];

/// The least spread, in thousandths of a disc.
const LEAST: i32 = 800;

/// The spread of the difference between a deep and a shallow search, in the evaluation's unit.
pub fn spread(empty: u32, deep: u32, shallow: u32) -> i32 {
    let [base, by_empty, by_deep, by_shallow] = if deep >= empty { SPREAD_TO_THE_END } else { SPREAD };
    let sum = base + by_empty * empty as i32 + by_deep * deep as i32 + by_shallow * shallow as i32;
    sum.max(LEAST) * DISC / 1000
}

/// The depth of the shallow search: about half, of the same parity.
pub fn shallow_depth(deep: u32) -> u32 {
    2 * (deep / 4) + deep % 2
}
