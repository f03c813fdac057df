//! Options of `stratege make` and `stratege verify`, converted to those of the training crate.

mod chess;
mod connect4;
mod gobang;
mod opening;
mod puzzles;
mod qubic;
mod reversi;

use std::io::Write;

use clap::Subcommand;
use stratege_training::chess as chess_training;
use stratege_training::chess::book_maker::ChessMaker;
use stratege_training::connect4::{layer_book_maker, move_book_maker};
use stratege_training::gobang::weights as gobang_weights;
use stratege_training::opening_book;
use stratege_training::qubic::book_maker as qubic_book;
use stratege_training::reversi::book_maker::ReversiMaker;
use stratege_training::reversi::{calibration, probcut, weights as reversi_weights};

use crate::CliError;

/// Things to make.
#[derive(Subcommand)]
pub enum Make {
    Connect4Book(connect4::MakeLayer),
    Connect4Moves(connect4::MakeMoves),
    QubicBook(qubic::Book),
    /// Reversi: an opening book, from the engine's searches only
    ReversiBook(opening::MakeBook),
    ReversiWeights(reversi::MakeWeights),
    ReversiProbcut(reversi::MakeProbcut),
    /// Reversi: scales the evaluation to game results, stage by stage
    ReversiScale(reversi::Calibration),
    GobangWeights(gobang::MakeWeights),
    /// Chess: an opening book, from the engine's searches only
    ChessBook(opening::MakeBook),
    ChessGames(chess::MakeGames),
    ChessNet(chess::MakeNet),
    Puzzles(puzzles::MakePuzzles),
    PuzzleEndings(puzzles::AddEndings),
    PuzzleRatings(puzzles::RatePuzzles),
}

impl Make {
    pub fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        Ok(match self {
            Make::Connect4Book(options) => layer_book_maker::make(&options.into(), out),
            Make::Connect4Moves(options) => move_book_maker::make(&options.into(), out),
            Make::QubicBook(options) => qubic_book::make(&options.file, out),
            Make::ReversiBook(options) => opening_book::make(ReversiMaker::default(), options.into(), out),
            Make::ReversiWeights(options) => reversi_weights::make(options.into(), out),
            Make::ReversiScale(options) => calibration::make(&options.into(), out),
            Make::ReversiProbcut(options) => probcut::make(options.samples, options.seed, out),
            Make::GobangWeights(options) => gobang_weights::make(options.into(), out),
            Make::ChessBook(options) => opening_book::make(ChessMaker::default(), options.into(), out),
            Make::ChessGames(options) => options.run(out),
            Make::ChessNet(options) => chess_training::make(options.into(), out),
            Make::Puzzles(options) => options.run(out),
            Make::PuzzleEndings(options) => options.run(out),
            Make::PuzzleRatings(options) => options.run(out),
        }?)
    }
}

/// Things to verify.
#[derive(Subcommand)]
pub enum Verify {
    Connect4Book(connect4::VerifyLayer),
    Connect4Moves(connect4::VerifyMoves),
    /// Qubic: plays every defence against the book
    QubicBook(qubic::Book),
    /// Reversi: searches moves of the opening book for longer
    ReversiBook(opening::VerifyBook),
    /// Reversi: compares the first values shown on the page with game results
    ReversiWeights(reversi::Calibration),
    /// Chess: searches moves of the opening book for longer
    ChessBook(opening::VerifyBook),
    ChessNet(chess::VerifyNet),
    Puzzles(puzzles::VerifyPuzzles),
}

impl Verify {
    pub fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        Ok(match self {
            Verify::Connect4Book(options) => layer_book_maker::verify(&options.into(), out),
            Verify::Connect4Moves(options) => move_book_maker::verify(&options.into(), out),
            Verify::QubicBook(options) => qubic_book::verify(&options.file, out),
            Verify::ReversiBook(options) => {
                let seed = options.seed;
                opening_book::verify(ReversiMaker::default(), options.into(), seed, out)
            }
            Verify::ReversiWeights(options) => calibration::verify(&options.into(), out),
            Verify::ChessBook(options) => {
                let seed = options.seed;
                opening_book::verify(ChessMaker::default(), options.into(), seed, out)
            }
            Verify::ChessNet(options) => options.run(out),
            Verify::Puzzles(options) => options.run(out),
        }?)
    }
}
