//! Chess, with the Schach C 64 of the magazine.

pub mod attacks;
pub mod board;
pub mod fen;
pub mod moves;
pub mod squares;
