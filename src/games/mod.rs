//! The games, all of one plan: `rules` and `notation`, the historical program in `classic`, the modern one in
//! `engine`, and `entry`, the only file of a game that knows its players.
//!
//! No game knows another.

#[cfg(feature = "chess-rules")]
pub mod chess;
#[cfg(feature = "connect4-rules")]
pub mod connect4;
#[cfg(feature = "gobang-rules")]
pub mod gobang;
#[cfg(feature = "qubic-rules")]
pub mod qubic;
#[cfg(feature = "reversi-rules")]
pub mod reversi;
pub mod rows;
