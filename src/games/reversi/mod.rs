//! Reversi (Othello) on 8x8, with the start options and the players of the garden club's page of 2002.
//!
//! | module | what is in it |
//! |---|---|
//! | [`position`], `rules` | starts, moves and positions, on two bitboards; ends of a game |
//! | [`notation`] | moves and starts as text |
//! | [`formats`] | GGF, OBF and WTHOR |
//! | [`classic`] | the players of 2002 |
//! | [`levels`] | the levels and the champion |
//! | `engine` | the engine behind them |
//! | `entry` | the game as the registry sees it |

pub mod classic;
#[cfg(feature = "reversi-engine")]
pub mod engine;
mod entry;
pub mod formats;
pub mod levels;
pub mod notation;
pub mod position;
mod rules;

pub use position::{Layout, Move, Position, Start};
