//! Gobang: five in a row on boards of 15, 16, 19 or 20 lines, with CPC-Gobang of 1987 and a modern engine.
//!
//! | module | what is in it |
//! |---|---|
//! | [`position`], `rules` | starts, moves and positions; ends of a game |
//! | [`notation`] | moves and starts as text |
//! | `formats` | records of other programs |
//! | [`geometry`], [`bitboard`] | directions on the board, and sets of its cells |
//! | `effects` | what a move does, for a sentence about it |
//! | [`classic`] | CPC-Gobang, every number adjustable |
//! | [`levels`] | the levels of the engine |
//! | `engine` | the modern engine |
//! | `post_mortem` | which other numbers would have saved CPC-Gobang from a defeat |
//! | `entry` | the players and formats for the registry |

pub mod bitboard;
pub mod classic;
mod effects;
#[cfg(feature = "gobang-engine")]
pub mod engine;
mod entry;
pub mod formats;
pub mod geometry;
pub mod levels;
pub mod notation;
pub mod position;
#[cfg(feature = "gobang-engine")]
pub mod post_mortem;
mod rules;

pub use position::{Move, Position, Start};
