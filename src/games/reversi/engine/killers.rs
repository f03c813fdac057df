//! Killer moves of the last plies of the midgame.

use super::params::SHALLOW_DEPTH;

/// By depth: the squares, as sets, that have caused the last two cutoffs.
#[derive(Clone, Copy, Default)]
pub struct Killers([[u64; 2]; SHALLOW_DEPTH as usize + 1]);

impl Killers {
    /// Those of a depth, the newest first.
    #[inline]
    pub fn at(&self, depth: u32) -> [u64; 2] {
        self.0[depth as usize]
    }

    /// The square has caused a cutoff.
    #[inline]
    pub fn add(&mut self, square: u8, depth: u32) {
        let killers = &mut self.0[depth as usize];
        if killers[0] != 1 << square {
            *killers = [1 << square, killers[0]];
        }
    }
}
