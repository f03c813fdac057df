//! Chess from outside: perft, random games beside a second implementation, notations, malformed input, the classic
//! program, the engine.

#[path = "../support/boards.rs"]
mod boards;

#[cfg(feature = "chess-engine")]
mod book;
mod classic;
#[cfg(feature = "chess-engine")]
mod endings;
#[cfg(feature = "chess-engine")]
mod engine;
mod fen;
#[cfg(feature = "chess-engine")]
mod levels;
mod malformed_input;
mod movegen;
mod pgn;
mod piece_letters;
mod record;
mod rules;
mod san;
mod termination;
