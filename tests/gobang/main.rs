//! Gobang through its public interface: random games against a slow reference, texts, CPC-Gobang, the engine.

#[path = "../support/boards.rs"]
mod boards;
#[path = "../support/effects.rs"]
mod effects;
#[path = "../support/heard.rs"]
mod heard;

mod analysis;
mod classic;
mod evaluation;
mod formats;
mod move_effects;
mod patterns;
mod players;
mod post_mortem;
mod reference;
mod retelling;
mod rules;
mod search;
mod search_driver;
mod solvers;
