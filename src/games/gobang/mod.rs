//! Gobang: five in a row on boards of 15, 16, 19 or 20 lines, with CPC-Gobang of 1987 and a modern engine.
//!
//! | module | contents |
//! |---|---|
//! | [`position`], `rules` | starts, moves and positions; end of a game |
//! | [`notation`] | moves and starts as text |
//! | `formats` | records of other programs |
//! | [`geometry`], `bitboard` | directions on the board, sets of cells |
//! | `effects` | effects of a move, for its description |
//! | [`classic`] | CPC-Gobang, every number adjustable |
//! | [`levels`] | the levels of the engine |
//! | `engine` | the modern engine |
//! | `post_mortem` | finds numbers that would have saved CPC-Gobang from a defeat |
//! | `entry` | the interface to the registry |
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::gobang::Position;
//!
//! let mut record: Record<Position> = "gobang:16-first-five-120:h8".parse()?;
//! record.play("i9".parse()?)?;
//! assert_eq!(record.to_string(), "gobang:16-first-five-120:h8i9");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

#[doc(hidden)]
pub mod bitboard;
pub mod classic;
mod effects;
#[cfg(feature = "gobang-engine")]
#[doc(hidden)]
pub mod engine;
mod entry;
pub mod formats;
pub mod geometry;
pub mod levels;
pub mod notation;
pub mod position;
#[cfg(feature = "gobang-engine")]
#[doc(hidden)]
pub mod post_mortem;
mod rules;

pub use position::{Move, Position, Start};
