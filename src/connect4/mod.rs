//! Connect Four on seven columns and six rows.

pub mod notation;
pub mod rules;

pub use rules::{Move, Position, Start};
