//! Positions with what they are worth.

use crate::reversi::engine::Board;
use crate::reversi::engine::endgame::{Endgame, Unlimited};
use crate::reversi::engine::evaluation::DISC;

/// Every so many positions one is kept apart, to see how well unknown ones are foretold.
pub const HELD_OUT: usize = 20;

/// A worth so far from a draw counts half, in 128ths of a disc.
const DECIDED: f32 = 24.0 * DISC as f32;

/// A position and what it is worth.
#[derive(Clone, Copy)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// Its worth for the side to move, in 128ths of a disc.
    pub value: i16,
    /// Whether nothing is learnt from it.
    pub held_out: bool,
}

impl Sample {
    /// How much it counts, from nothing to one: what is as good as decided is not worth the pains.
    pub fn trust(&self) -> f32 {
        let far = f32::from(self.value) / DECIDED;
        1.0 / (1.0 + far * far)
    }
}

/// The exact result for the side to move, found soonest when the guess is right.
pub fn exact(endgame: &mut Endgame, board: Board, guess: i32) -> i32 {
    let (mut low, mut high, mut bound) = (-64, 64, guess - 1);
    while low < high {
        let Some(value) = endgame.above(board, bound, &mut Unlimited) else { break };
        if value > bound {
            low = value;
            bound = value;
        } else {
            high = value;
            bound = value - 1;
        }
    }
    low
}
