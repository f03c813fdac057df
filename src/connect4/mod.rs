//! Connect Four on seven columns and six rows.

pub mod analyst;
pub mod best;
pub mod board;
pub mod book;
pub mod classic;
pub mod engine;
pub mod notation;
pub mod openings;
pub mod rules;
pub mod shelf;
pub mod sight;
pub mod solver;

pub use rules::{Move, Position, Start};
