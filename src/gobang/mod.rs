//! Gobang, five in a row on 16x16 and its sister boards.

pub mod classic;
pub mod notation;
pub mod rules;

pub use rules::{Move, Position, Start};
