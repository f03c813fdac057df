//! Gobang, five in a row on 16x16 and its sister boards.

pub mod board;
pub mod cells;
pub mod defence;
pub mod fours;
pub mod notation;
pub mod patterns;
pub mod rules;
pub mod threat;
pub mod threes;
pub mod weights;

pub use rules::{Move, Position, Start};
