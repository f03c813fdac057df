//! Noise in the static evaluation: it makes games differ, and weak levels err.

/// A pseudo-random number of points that depends on the position and a seed alone.
#[derive(Clone, Copy, Debug)]
pub struct EvalNoise {
    /// Makes one game different from the next.
    pub seed: u64,
    /// How many different values there are, around 0.
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
