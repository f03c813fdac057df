//! Stratege: five strategy games, the programs that once played them, and engines that play them well.
//!
//! | module | what is in it |
//! |---|---|
//! | [`core`] | what a game, a match and a player are; knows no game |
//! | [`search`] | what several engines share |
//! | `training` | what the makers of books and weights share |
//! | [`games`] | Reversi, Gobang, chess, Qubic and Connect Four, all of one plan |
//! | [`registry`] | the list of the games behind one interface that speaks text |
//! | `lab` | experiments: tournaments, evolution, ladders |
//! | `web` | the exports to JavaScript |
//!
//! Each module knows only those above it in this table.

pub mod core;
pub mod games;
#[cfg(feature = "lab")]
pub mod lab;
pub mod registry;
pub mod search;
#[cfg(feature = "training")]
pub mod training;
#[cfg(target_family = "wasm")]
mod web;
