//! Chess from outside: published counts, random games against a second implementation, notations, damaged
//! texts, the classic program.

mod book;
mod classic;
mod damage;
mod ends;
mod engine;
mod fen;
mod games;
mod moves;
mod pgn;
mod rules;
mod uci;
