//! Qubic, tic-tac-toe on a 4×4×4 cube: the rules, the IBM 1130's program, and an engine that has solved the
//! game.
//!
//! | module | contents |
//! |---|---|
//! | [`position`], [`geometry`], `rules` | starts, moves and positions; cells and rows; end of a game |
//! | [`notation`] | moves and positions as text |
//! | [`formats`] | formats of other programs |
//! | [`classic`] | TTT3D, the program of 1967 |
//! | [`levels`] | the levels of the modern players |
//! | `engine` | the modern players, the proof search and its book |
//! | `entry` | the interface to the registry |
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::qubic::Position;
//!
//! let mut record: Record<Position> = "qubic:first:111".parse()?;
//! record.play("444".parse()?)?;
//! assert_eq!(record.to_string(), "qubic:first:111444");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod classic;
#[cfg(feature = "qubic-engine")]
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
