//! Qubic from outside: geometry, a slow reference, the source's sample game, chains, the book, the players.

mod classic;
mod rules;
