//! Qubic through its public interface. Each file tests the module of its name; `reference` is a slow second
//! implementation of the rules.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/collected_values.rs"]
mod collected_values;
#[path = "../support/effects.rs"]
mod effects;

mod book;
mod classic;
mod geometry;
mod move_effects;
mod players;
mod proof_builder;
mod reference;
mod rules;
mod solver;
mod symmetry;
mod threat_search;
