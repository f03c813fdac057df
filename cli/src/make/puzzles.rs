//! Options of puzzles.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::options::number;
use stratege_training::chess::puzzles::ChessPuzzles;
use stratege_training::connect4::puzzles::Connect4Puzzles;
use stratege_training::error::TrainingError;
use stratege_training::gobang::puzzles::GobangPuzzles;
use stratege_training::puzzles::endings;
use stratege_training::puzzles::maker::{self, Options, VerifyOptions};
use stratege_training::qubic::puzzles::QubicPuzzles;
use stratege_training::reversi::puzzles::ReversiPuzzles;

/// Any game: puzzles from self-play at human levels, with proved answers
#[derive(Args)]
pub struct MakePuzzles {
    /// The game
    game: String,
    /// The file of the puzzles [default: data/GAME/puzzles.txt]
    #[arg(long)]
    file: Option<PathBuf>,
    /// Saves the puzzles of each game in this file, from which an interrupted call resumes
    #[arg(long, value_name = "FILE")]
    results: PathBuf,
    /// Self-play games
    #[arg(long, value_name = "N", default_value_t = 500)]
    games: u64,
    /// Maximum number of puzzles
    #[arg(long, value_name = "N", default_value_t = 500)]
    count: usize,
    /// The seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl MakePuzzles {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let MakePuzzles { game, file, results, games, count, seed } = self;
        let path = file.unwrap_or_else(|| default_file(&game));
        let options = Options { path, results, games, count, seed };
        match game.as_str() {
            "chess" => maker::make(ChessPuzzles::default(), &options, out),
            "connect4" => maker::make(Connect4Puzzles::default(), &options, out),
            "gobang" => maker::make(GobangPuzzles::default(), &options, out),
            "qubic" => maker::make(QubicPuzzles::default(), &options, out),
            "reversi" => maker::make(ReversiPuzzles::default(), &options, out),
            _ => Err(unknown(&game)),
        }
    }
}

/// Chess: adds endgames of rook and pawn against rook to the stored puzzles
#[derive(Args)]
pub struct AddEndings {
    /// The file of the puzzles
    #[arg(long, default_value = "data/chess/puzzles.txt")]
    file: PathBuf,
    /// Saves every composition in this file, from which an interrupted call resumes
    #[arg(long, value_name = "FILE")]
    results: PathBuf,
    /// Maximum number of endgames
    #[arg(long, value_name = "N", default_value_t = 110)]
    count: usize,
    /// The seed of the compositions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl AddEndings {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let AddEndings { file, results, count, seed } = self;
        endings::add(ChessPuzzles::default(), &endings::Options { path: file, results, count, seed }, out)
    }
}

/// Any game: rates the stored puzzles again by the present levels
#[derive(Args)]
pub struct RatePuzzles {
    /// The game
    game: String,
    /// The file of the puzzles [default: data/GAME/puzzles.txt]
    #[arg(long)]
    file: Option<PathBuf>,
}

impl RatePuzzles {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let path = self.file.unwrap_or_else(|| default_file(&self.game));
        match self.game.as_str() {
            "chess" => maker::rate::<ChessPuzzles>(&path, out),
            "connect4" => maker::rate::<Connect4Puzzles>(&path, out),
            "gobang" => maker::rate::<GobangPuzzles>(&path, out),
            "qubic" => maker::rate::<QubicPuzzles>(&path, out),
            "reversi" => maker::rate::<ReversiPuzzles>(&path, out),
            _ => Err(unknown(&self.game)),
        }
    }
}

/// Any game: proves puzzles again by a plain search, and counts them
#[derive(Args)]
pub struct VerifyPuzzles {
    /// The game
    game: String,
    /// The file of the puzzles [default: data/GAME/puzzles.txt]
    #[arg(long)]
    file: Option<PathBuf>,
    /// Proves every N-th puzzle
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(1..=usize::MAX))]
    every: usize,
}

impl VerifyPuzzles {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let VerifyPuzzles { game, file, every } = self;
        let options = VerifyOptions { path: file.unwrap_or_else(|| default_file(&game)), every };
        match game.as_str() {
            "chess" => maker::verify(ChessPuzzles::default(), &options, out),
            "connect4" => maker::verify(Connect4Puzzles::default(), &options, out),
            "gobang" => maker::verify(GobangPuzzles::default(), &options, out),
            "qubic" => maker::verify(QubicPuzzles::default(), &options, out),
            "reversi" => maker::verify(ReversiPuzzles::default(), &options, out),
            _ => Err(unknown(&game)),
        }
    }
}

fn default_file(game: &str) -> PathBuf {
    PathBuf::from(format!("data/{game}/puzzles.txt"))
}

fn unknown(game: &str) -> TrainingError {
    TrainingError::Input(format!("there are no puzzles of \"{game}\""))
}
