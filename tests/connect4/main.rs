//! Connect Four: rules against a slow reference, the classic program, the engine and its books.

mod books;
mod classic;
mod engine;
mod reference;
mod retelling;
mod rules;
mod solver;
