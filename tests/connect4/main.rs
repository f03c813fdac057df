//! Connect Four from outside: known counts, random games against a slow reference, players, exact scores.

mod books;
mod classic;
mod engine;
mod reference;
mod rules;
mod solver;
