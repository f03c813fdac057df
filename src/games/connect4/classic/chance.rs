//! Chance at every level of the search, and a valuation that varies: what the article asks for, so that no two games need
//! be alike. The program as it was has neither.

use crate::core::parameters::Parameters;
use crate::search::random::Random;

/// The same seed, board and level always give the same.
pub struct Chance {
    seed: u64,
    /// Per cent with which a column takes the place of one before it that is as good.
    percent: usize,
    /// By so many points the value of a board may be off.
    variability: i32,
}

impl Chance {
    pub fn new(parameters: &Parameters, seed: u64) -> Chance {
        Chance {
            seed,
            percent: parameters.number("chance") as usize,
            variability: parameters.number("variability"),
        }
    }

    /// How far the value of this board is off at this level; nothing where values do not vary.
    pub fn value_error(&self, discs: [u64; 2], depth: i32) -> Option<i32> {
        let variability = self.variability;
        let drawn = || self.random(discs, depth).below(2 * variability as usize + 1) as i32;
        (variability > 0).then(|| drawn() - variability)
    }

    /// Whether a column takes the place of one that is as good; `discs` are those after its move.
    pub fn prefers_later(&self, discs: [u64; 2], depth: i32) -> bool {
        self.percent > 0 && self.random(discs, !depth).below(100) < self.percent
    }

    fn random(&self, [blue, red]: [u64; 2], level: i32) -> Random {
        // A board has 49 bits: the levels have those above to themselves.
        let board = blue.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ red;
        Random::for_occasion(self.seed, board ^ (level as u64) << 49)
    }
}
