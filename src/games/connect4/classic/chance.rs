//! Randomness in the classic search: equal columns and noisy evaluation, as the article suggests, to vary
//! games. The original program has neither.

use super::parameters::{CHANCE, VARIABILITY};
use crate::core::parameters::Parameters;
use crate::search::random::Random;

/// Random decisions that depend only on seed, board and level.
pub struct Chance {
    seed: u64,
    /// Probability in percent that a column replaces an earlier, equal one.
    percent: usize,
    /// Maximum error of a board's value.
    variability: i32,
}

impl Chance {
    pub fn new(parameters: &Parameters, seed: u64) -> Chance {
        Chance {
            seed,
            percent: parameters.number(CHANCE) as usize,
            variability: parameters.number(VARIABILITY),
        }
    }

    /// Error of this board's value at this level; `None` without variability.
    pub fn value_error(&self, discs: [u64; 2], depth: i32) -> Option<i32> {
        let variability = self.variability;
        let drawn = || self.random(discs, depth).below(2 * variability as usize + 1) as i32;
        (variability > 0).then(|| drawn() - variability)
    }

    /// Whether a column replaces an equal one; `discs` are those after its move.
    pub fn prefers_later(&self, discs: [u64; 2], depth: i32) -> bool {
        self.percent > 0 && self.random(discs, !depth).below(100) < self.percent
    }

    fn random(&self, [blue, red]: [u64; 2], level: i32) -> Random {
        // A board has 49 bits; the level takes the bits above.
        let board = blue.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ red;
        Random::for_occasion(self.seed, board ^ (level as u64) << 49)
    }
}
