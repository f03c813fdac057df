//! Connect Four: rules against a slow reference, the classic program, the engine and its books.

#[path = "../support/boards.rs"]
mod boards;

mod books;
mod classic;
mod engine;
mod geometry;
mod reference;
mod retelling;
mod rules;
mod solver;
