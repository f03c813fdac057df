//! Gobang through its public interface: random games compared with a slow reference, texts,
//! CPC-Gobang, the engine.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/collected_values.rs"]
mod collected_values;
#[path = "../support/effects.rs"]
mod effects;

mod analysis;
mod classic;
mod classic_reference;
mod evaluation;
mod formats;
mod move_effects;
mod patterns;
mod players;
mod post_mortem;
mod reference;
mod rules;
mod search;
mod search_driver;
mod solvers;
