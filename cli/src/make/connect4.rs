//! Options of Connect Four's books.

use std::path::PathBuf;

use clap::{Args, value_parser};
use stratege::games::connect4::engine::book::{DEFAULT_LAYER, MAX_LAYER};
use stratege::games::connect4::geometry::CELLS;

use crate::options::{TABLE_BITS, number};
use stratege_training::connect4::layer_book_maker::FOLDER;
use stratege_training::connect4::{layer_book_maker, move_book_maker};

/// Connect Four: the exact values of all positions with N discs
#[derive(Args)]
pub struct MakeLayer {
    /// Number of discs of the positions
    #[arg(long, value_name = "N", default_value_t = DEFAULT_LAYER, value_parser = value_parser!(u32).range(1..=MAX_LAYER as i64))]
    discs: u32,
    #[arg(long, default_value = FOLDER)]
    folder: PathBuf,
    /// Gives the transposition table 2^N entries
    #[arg(long, value_name = "N", default_value_t = 28, value_parser = number(TABLE_BITS))]
    table_bits: u32,
}

impl From<MakeLayer> for layer_book_maker::MakeOptions {
    fn from(MakeLayer { discs, folder, table_bits }: MakeLayer) -> Self {
        Self { discs, folder, table_bits }
    }
}

/// Connect Four: solves samples of a layer and compares
#[derive(Args)]
pub struct VerifyLayer {
    /// Number of discs of the positions
    #[arg(long, value_name = "N", default_value_t = DEFAULT_LAYER, value_parser = value_parser!(u32).range(1..=MAX_LAYER as i64))]
    discs: u32,
    #[arg(long, default_value = FOLDER)]
    folder: PathBuf,
    /// Positions to solve
    #[arg(long, value_name = "N", default_value_t = 200)]
    samples: u32,
    /// Seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<VerifyLayer> for layer_book_maker::VerifyOptions {
    fn from(VerifyLayer { discs, folder, samples, seed }: VerifyLayer) -> Self {
        Self { discs, folder, samples, seed }
    }
}

/// Connect Four: the perfect player's moves in positions where they are slow to find
#[derive(Args)]
pub struct MakeMoves {
    /// Leaves out positions with more than N discs
    #[arg(long, value_name = "N", default_value_t = CELLS)]
    discs: u32,
    #[arg(long, default_value = FOLDER)]
    folder: PathBuf,
    /// Gives the transposition table 2^N entries
    #[arg(long, value_name = "N", default_value_t = 28, value_parser = number(TABLE_BITS))]
    table_bits: u32,
}

impl From<MakeMoves> for move_book_maker::MakeOptions {
    fn from(MakeMoves { discs, folder, table_bits }: MakeMoves) -> Self {
        Self { max_discs: discs, folder, table_bits }
    }
}

/// Connect Four: solves samples of the perfect player's moves and compares
#[derive(Args)]
pub struct VerifyMoves {
    #[arg(long, default_value = FOLDER)]
    folder: PathBuf,
    /// Positions to solve
    #[arg(long, value_name = "N", default_value_t = 100)]
    samples: u32,
    /// Seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<VerifyMoves> for move_book_maker::VerifyOptions {
    fn from(VerifyMoves { folder, samples, seed }: VerifyMoves) -> Self {
        Self { folder, samples, seed }
    }
}
