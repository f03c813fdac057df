//! Qubic, tic-tac-toe in a cube of 4x4x4, with the IBM 1130's program and a machine that has solved it.

pub mod analysis;
pub mod book;
pub mod classic;
pub mod engine;
pub mod geometry;
pub mod line;
pub mod making;
pub mod notation;
pub mod proof;
pub mod rules;
pub mod shrink;
pub mod solver;
pub mod threats;
pub mod verify;

pub use rules::{Move, Position, Start};
