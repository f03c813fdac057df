//! Connect Four: rules against a slow reference, the classic program, the engine and its books.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/effects.rs"]
mod effects;

mod books;
mod classic;
mod engine;
mod geometry;
mod move_effects;
mod reference;
mod retelling;
mod rules;
mod solver;
