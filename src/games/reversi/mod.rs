//! Reversi (Othello) on 8x8, with the start options and the players of the garden club's page of 2002.
//!
//! | module | what is in it |
//! |---|---|
//! | [`rules`], [`notation`] | the position, its legal moves and its text |
//! | [`formats`] | GGF, OBF and WTHOR |
//! | [`classic`] | the players of 2002 |
//! | [`levels`] | the levels and the champion: a list that is compiled without the engine |
//! | [`engine`] | the engine behind them |
//! | `entry` | the game as the registry sees it |

pub mod classic;
#[cfg(feature = "reversi-engine")]
pub mod engine;
mod entry;
pub mod formats;
pub mod levels;
pub mod notation;
pub mod rules;
#[cfg(feature = "training")]
pub mod training;

pub use rules::{Layout, Move, Position, Start};
