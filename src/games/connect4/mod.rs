//! Connect Four on seven columns and six rows, with 4Gewinnt of 1995 and an exact solver.
//!
//! | module | contents |
//! |---|---|
//! | [`position`], [`geometry`], `rules` | the position on two bitboards, and its rules |
//! | [`notation`], `formats` | moves, cells and starts as text; transcripts of other programs |
//! | [`classic`] | 4Gewinnt of 1995 |
//! | [`levels`] | the levels and the solver |
//! | `engine` | the modern players behind them |
//! | `entry` | the interface to the registry |
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::connect4::Position;
//!
//! let mut record: Record<Position> = "connect4:first:44".parse()?;
//! record.play("4".parse()?)?;
//! assert_eq!(record.to_string(), "connect4:first:444");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod classic;
#[cfg(feature = "connect4-engine")]
#[doc(hidden)]
pub mod engine;
mod entry;
pub mod formats;
pub mod geometry;
pub mod levels;
pub mod notation;
pub mod position;
mod rules;

pub use position::{Move, Position, Start};
