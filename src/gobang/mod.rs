//! Gobang, five in a row on 16x16 and its sister boards, with the CPC's program and a machine that sees threats.

pub mod analysis;
pub mod board;
pub mod cells;
pub mod classic;
pub mod defence;
pub mod engine;
#[cfg(feature = "formats")]
pub mod formats;
pub mod fours;
pub mod memory;
pub mod notation;
pub mod patterns;
pub mod rules;
pub mod search;
pub mod thought;
pub mod threat;
pub mod threes;
pub mod weights;

pub use rules::{Move, Position, Start};
