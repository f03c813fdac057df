//! Stratege: five strategy games, the programs that once played them, and engines that play them well.
//!
//! | room | what is in it |
//! |---|---|
//! | [`game`] | what a game is: positions, moves, outcomes |
//! | [`format`](mod@format) | the formats in which matches are written elsewhere |
//! | [`stones`] | stones on a board in text, for the games that only set stones |
//! | [`record`] | one match, with undo and redo, as one line of text |
//! | [`player`] | what a player is: limits, reports, choices, rosters |
//! | [`parameters`] | the numbers of a player that can be changed |
//! | [`error`] | what can be wrong with input, in one sentence |
//! | [`search`] | what several engines share |
//! | [`reversi`], [`gobang`], [`chess`], [`qubic`], [`connect4`] | the houses of the games |
//! | [`catalogue`] | the list of the houses, behind one face |
//! | `web`, `cli` | the two doors: a browser's and a terminal's |
//!
//! Doors know everything; a game knows the rooms above it in the table; `search` knows no game, and no game
//! knows another.

pub mod catalogue;
#[cfg(feature = "chess-rules")]
pub mod chess;
#[cfg(feature = "connect4")]
pub mod connect4;
pub mod end;
pub mod error;
#[cfg(feature = "formats")]
pub mod format;
pub mod game;
#[cfg(feature = "gobang")]
pub mod gobang;
#[cfg(feature = "laboratory")]
pub mod laboratory;
pub mod parameters;
pub mod player;
#[cfg(feature = "qubic")]
pub mod qubic;
pub mod record;
#[cfg(feature = "reversi")]
pub mod reversi;
pub mod search;
#[cfg(any(feature = "connect4", feature = "gobang", feature = "qubic"))]
pub mod stones;

#[cfg(not(target_family = "wasm"))]
pub mod cli;
#[cfg(target_family = "wasm")]
mod web;
#[cfg(all(target_family = "wasm", feature = "qubic"))]
mod web_qubic;
