//! Labelled positions.

use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::endgame::EndgameSolver;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::search::node_limit::Unlimited;

/// One position in this many is held out for validation.
pub const HELD_OUT: usize = 20;

/// Distance from a draw, in 128ths of a disc, at which the weight is halved.
const HALF_WEIGHT_VALUE: f32 = 24.0 * DISC as f32;

/// A labelled position.
#[derive(Clone, Copy)]
pub struct Sample {
    pub board: Board,
    /// Value for the side to move, in 128ths of a disc.
    pub value: i16,
    /// Whether the sample is for validation.
    pub held_out: bool,
}

impl Sample {
    /// Weight in the fit, from 0 to 1: errors matter less in decided positions.
    pub fn weight(&self) -> f32 {
        let far = f32::from(self.value) / HALF_WEIGHT_VALUE;
        1.0 / (1.0 + far * far)
    }
}

/// Exact score for the side to move by null-window searches (MTD(f)), fastest if the guess is right.
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
