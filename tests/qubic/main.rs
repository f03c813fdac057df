//! Qubic from outside: geometry, a slow reference, the source's sample game, chains, the book, the players.

#[path = "../support/heard.rs"]
mod heard;

mod book;
mod chains;
mod classic;
mod making;
mod players;
mod reference;
mod rules;
mod solver;
