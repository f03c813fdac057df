//! Stratege: five strategy games, the programs that once played them, and engines that play them well.
//!
//! | module | what is in it |
//! |---|---|
//! | [`core`] | what a game, a match and a player are; knows no game |
//! | [`search`] | what several engines share |
//! | [`games`] | Reversi, Gobang, chess, Qubic and Connect Four, all of one plan |
//! | [`registry`] | the list of the games behind one interface that speaks text |
//! | [`lab`] | experiments: tournaments, evolution, ladders |
//! | `web` | the exports to JavaScript |
//!
//! Each module knows only those above it in this table.
//!
//! A match is a [`Record`](core::record::Record) of a game's positions; a player is made from its entry in the game's
//! roster and asked for a move:
//!
//! ```
//! use stratege::core::game::Game;
//! use stratege::core::player::{Limits, NoObserver};
//! use stratege::core::record::Record;
//! use stratege::core::rules::Rules;
//! use stratege::games::connect4::Position;
//!
//! let mut record: Record<Position> = Position::read("444")?;
//! let entry = Position::roster().into_iter().find(|entry| entry.id == "solver").expect("it is in the roster");
//! let mut solver = entry.player(&[], 1)?.expect("it is in this build");
//! let limits = Limits { nodes: Some(20_000), ..Limits::default() };
//! let choice = solver.choose(&record, &limits, &mut NoObserver);
//! println!("{} after {} nodes", record.position().write_move(choice.chosen), choice.report.nodes);
//! record.play(choice.chosen)?;
//! assert_eq!(record.ply(), 4);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod core;
pub mod games;
pub mod lab;
pub mod registry;
pub mod search;
#[cfg(target_family = "wasm")]
mod web;
