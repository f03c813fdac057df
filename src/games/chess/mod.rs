//! Chess, with Schach C 64 of a home computer magazine and a modern engine.
//!
//! | module | contents |
//! |---|---|
//! | [`squares`], [`moves`], [`attacks`] | squares and bitboards, pieces and moves, attack sets |
//! | [`board`], [`movegen`] | the board with its Zobrist hash, legal moves |
//! | [`rules`] | positions with their history, outcomes, claims; `illegal_move` explains rejected moves |
//! | [`start`], [`fen`] | start positions, FEN |
//! | [`notation`], [`san`] | moves in UCI notation and in SAN |
//! | [`piece_letters`] | piece letters of other languages |
//! | [`formats`] | PGN |
//! | [`classic`] | Schach C 64 |
//! | [`levels`] | the levels of the engine |
//! | `engine` | the engine |
//! | `entry` | the interface to the registry |
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::chess::Position;
//!
//! let mut record: Record<Position> = "chess:standard:e2e4".parse()?;
//! record.play("e7e5".parse()?)?;
//! assert_eq!(record.to_string(), "chess:standard:e2e4e7e5");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod attacks;
pub mod board;
pub mod classic;
#[cfg(feature = "chess-engine")]
#[doc(hidden)]
pub mod engine;
mod entry;
pub mod fen;
pub mod formats;
mod illegal_move;
pub mod levels;
pub mod movegen;
pub mod moves;
pub mod notation;
pub mod piece_letters;
pub mod rules;
pub mod san;
pub mod squares;
pub mod start;

pub use moves::Move;
pub use rules::{Claim, Position};
pub use start::Start;
