//! Connect Four from outside: rules compared with a slow reference, the classic program, the
//! engine and its books.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/effects.rs"]
mod effects;

mod books;
mod classic;
mod classic_reference;
mod engine;
mod geometry;
mod move_effects;
mod reference;
mod rules;
mod solver;
