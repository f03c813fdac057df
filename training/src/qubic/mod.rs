//! Makes and verifies the book of Qubic.

pub mod book_maker;
pub mod puzzles;
pub mod verify;
