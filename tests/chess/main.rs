//! Chess from outside: perft, random games beside a second implementation, notations, malformed input, the classic
//! program, the engine.

#[path = "../support/boards.rs"]
mod boards;

mod book;
mod classic;
mod endings;
mod engine;
mod fen;
mod levels;
mod malformed_input;
mod movegen;
mod pgn;
mod piece_letters;
mod record;
mod rules;
mod san;
mod termination;
