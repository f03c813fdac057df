//! Chess from outside: perft, random games compared with a second implementation, notations, malformed input,
//! the classic program, the engine.

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
mod pgn_languages;
mod piece_letters;
mod positions;
mod record;
mod rules;
mod san;
mod termination;
