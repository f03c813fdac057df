//! Labelled positions.

use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::endgame::EndgameSolver;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::search::node_limit::Unlimited;

/// One position in this many is held out for validation.
pub const HELD_OUT: usize = 20;

/// A value this far from a draw has half the weight, in 128ths of a disc.
const HALF_WEIGHT_VALUE: f32 = 24.0 * DISC as f32;

/// A position with its label.
#[derive(Clone, Copy)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// Its value for the side to move, in 128ths of a disc.
    pub value: i16,
    /// Whether it is kept for validation.
    pub held_out: bool,
}

impl Sample {
    /// Its weight in the fit, from 0 to 1: errors matter less where the game is as good as decided.
    pub fn weight(&self) -> f32 {
        let far = f32::from(self.value) / HALF_WEIGHT_VALUE;
        1.0 / (1.0 + far * far)
    }
}

/// The exact score for the side to move by null windows (MTD(f)), fastest when the guess is right.
pub fn exact(solver: &mut EndgameSolver, board: Board, guess: i32) -> i32 {
    let (mut lower, mut upper, mut alpha) = (-64, 64, guess - 1);
    while lower < upper {
        let Ok(score) = solver.null_window(board, alpha, &mut Unlimited) else { break };
        if score > alpha {
            lower = score;
            alpha = score;
        } else {
            upper = score;
            alpha = score - 1;
        }
    }
    lower
}
