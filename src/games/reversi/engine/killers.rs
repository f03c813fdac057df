//! Killer moves of the last plies of the midgame.

use super::params::SHALLOW_DEPTH;

/// Squares, as sets, of the last two cutoffs at each depth.
#[derive(Clone, Copy, Default)]
pub struct Killers([[u64; 2]; SHALLOW_DEPTH as usize + 1]);

impl Killers {
    /// Killers of a depth, newest first.
    #[inline]
    pub fn at(&self, depth: u32) -> [u64; 2] {
        self.0[depth as usize]
    }

    /// Records a cutoff.
    #[inline]
    pub fn add(&mut self, square: u8, depth: u32) {
        let killers = &mut self.0[depth as usize];
        if killers[0] != 1 << square {
            *killers = [1 << square, killers[0]];
        }
    }
}
