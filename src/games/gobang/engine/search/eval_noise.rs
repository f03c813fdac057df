//! Noise in the static evaluation: varies games, and makes weak levels err.

/// Pseudo-random points that depend only on the position and a seed.
#[derive(Clone, Copy, Debug)]
pub struct EvalNoise {
    /// Distinguishes games.
    pub seed: u64,
    /// Number of different values around 0.
    pub range: i32,
}

impl EvalNoise {
    /// The noise of a position.
    #[inline]
    pub fn of(self, key: u64) -> i32 {
        if self.range <= 0 {
            return 0;
        }
        let mixed = (key ^ self.seed).wrapping_mul(0xd1b5_4a32_d192_ed03) >> 40;
        (mixed % self.range as u64) as i32 - self.range / 2
    }
}
