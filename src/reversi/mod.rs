//! Reversi on 8x8, with the start options and the players of the garden club's page of 2002.

pub mod classic;
pub mod engine;
pub mod notation;
pub mod rules;

pub use rules::{Layout, Move, Position, Start};
