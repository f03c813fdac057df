//! `stratege make` and `stratege verify`: the books that the engines read, from nothing but this program.

mod chess;
mod connect4;
mod connect4_moves;
mod ledger;
mod opening;
mod qubic;
mod reversi;

use std::io::Write;

use super::Failure;
use super::arguments::Arguments;
use super::training::{self, gobang, probcut};
use chess::Chess;
use reversi::Reversi;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    match arguments.needed_word("BOOK")?.as_str() {
        "chess-book" => opening::make(Chess::new(), arguments, out),
        "chess-games" => training::chess::make_games(arguments, out),
        "chess-net" => training::chess::make(arguments, out),
        "chess-weights" => training::chess::make_weights(arguments, out),
        "connect4-book" => connect4::make(arguments, out),
        "connect4-moves" => connect4_moves::make(arguments, out),
        "gobang-weights" => gobang::make(arguments, out),
        "qubic-book" => qubic::make(arguments, out),
        "reversi-book" => opening::make(Reversi::new(), arguments, out),
        "reversi-probcut" => probcut::make(arguments, out),
        "reversi-weights" => training::reversi::make(arguments, out),
        other => Err(unknown(other)),
    }
}

pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    match arguments.needed_word("BOOK")?.as_str() {
        "chess-book" => opening::verify(Chess::new(), arguments, out),
        "chess-net" => training::chess::verify(arguments, out),
        "connect4-book" => connect4::verify(arguments, out),
        "connect4-moves" => connect4_moves::verify(arguments, out),
        "qubic-book" => qubic::verify(arguments, out),
        "reversi-book" => opening::verify(Reversi::new(), arguments, out),
        other => Err(unknown(other)),
    }
}

fn unknown(name: &str) -> Failure {
    let known = "chess-book, connect4-book, connect4-moves, qubic-book and reversi-book";
    Failure::Input(format!("there is no book called \"{name}\"; the books are {known}"))
}
