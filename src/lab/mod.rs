//! Experiments with players: matches, rating ladders, and parameter tuning by self-play.
//!
//! A game depends only on its number and the seed, so that an experiment gives the same result in the
//! terminal and in any number of workers.

mod contest;
mod evolution;
mod genes;
mod ladder;

pub use crate::core::win_draw_loss::{WinDrawLoss, rating_difference};
pub use contest::{Conditions, Contestant, GameResult, TimedMove};
pub use evolution::{Bout, Evolution, Generation, Method, Plan};
pub use genes::Genes;
pub use ladder::{Pairing, Rating, ratings};
