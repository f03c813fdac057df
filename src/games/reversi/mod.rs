//! Reversi (Othello) on 8×8, with the start options and players of the garden club's page of
//! 2002, and a modern engine.
//!
//! | module | contents |
//! |---|---|
//! | [`position`], `rules` | starts, moves and positions on two bitboards; end of a game |
//! | [`notation`] | moves and starts as text |
//! | [`formats`] | GGF, OBF and WTHOR |
//! | [`classic`] | the players of 2002 |
//! | [`levels`] | the levels and the champion |
//! | `engine` | the engine behind them |
//! | `entry` | the interface to the registry |
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::reversi::Position;
//!
//! let mut record: Record<Position> = "reversi:diagonal-tomato:f4".parse()?;
//! record.play("d3".parse()?)?;
//! assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4d3");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod classic;
#[cfg(feature = "reversi-engine")]
#[doc(hidden)]
pub mod engine;
mod entry;
pub mod formats;
pub mod levels;
pub mod notation;
pub mod position;
mod rules;

pub use position::{Layout, Move, Position, Start};
