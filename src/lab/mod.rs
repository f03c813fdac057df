//! Experiments with players: many games between two of them, and numbers that get better by playing.
//!
//! Every game depends on its number and the seed alone, so that the same experiment gives the same result in a
//! terminal and in any number of a browser's workers.

mod contest;
mod evolution;
mod genes;
mod ladder;

pub use crate::core::win_draw_loss::{WinDrawLoss, rating_difference};
pub use contest::{Conditions, Contestant, Made, Played};
pub use evolution::{Bout, Evolution, Method, Plan, Stage};
pub use genes::Genes;
pub use ladder::{Pairing, Rating, ratings};
