//! ProbCut: how well the value of a shallow search predicts that of a deep one.
//!
//! The standard deviation (sigma) of their difference was measured and fitted (`stratege make
//! reversi-probcut`); each level of selectivity cuts at another multiple of it.
//! [`super::midgame`] applies it.

use super::evaluation::DISC;

/// A level of selectivity.
#[derive(Clone, Copy, Debug)]
pub struct Selectivity {
    /// Margin in hundredths of sigma; 0 disables ProbCut.
    pub t: i32,
    /// Confidence of a cutoff: probability in percent that the deep search lies on the predicted side.
    pub percent: u8,
}

/// The levels, from the most selective to exact.
pub const SELECTIVITY: [Selectivity; 7] = [
    Selectivity { t: 40, percent: 31 },
    Selectivity { t: 85, percent: 60 },
    Selectivity { t: 150, percent: 87 },
    Selectivity { t: 200, percent: 95 },
    Selectivity { t: 260, percent: 98 },
    Selectivity { t: 330, percent: 99 },
    Selectivity { t: 0, percent: 100 },
];

/// The level without ProbCut.
pub const NO_SELECTIVITY: u32 = SELECTIVITY.len() as u32 - 1;

/// Minimum depth.
pub const MIN_DEPTH: u32 = 3;

/// Fit in thousandths of a disc: constant, and coefficients of empty squares, deep depth and shallow depth.
const MIDGAME_SIGMA: [i32; 4] = [5629, -81, 203, -518];

/// Fit for searches to the end of the game, whose values are whole discs.
const ENDGAME_SIGMA: [i32; 4] = [3300, 22, 200, -275];

/// Minimum sigma, in thousandths of a disc.
const MIN_SIGMA: i32 = 800;

/// Standard deviation of the difference between a deep and a shallow search, in the evaluation's unit.
pub fn sigma(empties: u32, depth: u32, shallow_depth: u32) -> i32 {
    let [base, by_empties, by_depth, by_shallow] =
        if depth >= empties { ENDGAME_SIGMA } else { MIDGAME_SIGMA };
    let sum =
        base + by_empties * empties as i32 + by_depth * depth as i32 + by_shallow * shallow_depth as i32;
    sum.max(MIN_SIGMA) * DISC / 1000
}

/// Depth of the shallow search: about half, with the same parity.
pub fn shallow_depth(depth: u32) -> u32 {
    2 * (depth / 4) + depth % 2
}
