//! Stratege: five strategy games, the programs that once played them, and engines that play them well.
//!
//! | module | contents |
//! |---|---|
//! | [`core`] | games, matches and players in general; names no game |
//! | `search` | shared parts of engines |
//! | [`games`] | Reversi, Gobang, chess, Qubic and Connect Four, with the same files each |
//! | [`registry`] | the list of games behind one text interface |
//! | [`lab`] | experiments: tournaments, evolution, ladders |
//! | `web` | the exports to JavaScript |
//!
//! Each module imports only those above it in this table. `search` and the `engine` of each game are public for trainers,
//! benchmarks and tests of the repository only: they are not part of the stable interface, and not documented here.
//!
//! # Features
//!
//! | feature | contents |
//! |---|---|
//! | `reversi`, `gobang`, `chess`, `qubic`, `connect4` | rules, notation, formats and the old programs of a game |
//! | `reversi-engine`, … | in addition the modern players of a game; all of them are on by default |
//! | `engine` | analysis, shared searches and the sparring partner; implied by every `…-engine` |
//! | `files` | [`registry::files`]: English texts, former names and ratings for native programs |
//!
//! Without default features a build has the rules of the chosen games only: modern players are listed, but have no program.
//!
//! # Example
//!
//! A match is a [`Record`](core::record::Record) of a game's positions. A player is created from its entry in
//! the game's roster, and chooses moves:
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

#![deny(missing_docs)]

pub mod core;
pub mod games;
pub mod lab;
pub mod registry;
#[doc(hidden)]
pub mod search;
#[cfg(target_family = "wasm")]
mod web;
