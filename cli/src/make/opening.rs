//! The options of the opening books.

use std::path::PathBuf;

use clap::Args;

use stratege_training::opening_book::Options;

/// Options of `make`.
#[derive(Args)]
pub struct MakeBook {
    /// The book's file, if not the one that the engine is built with
    file: Option<PathBuf>,
    /// Positions of the book
    #[arg(long, value_name = "N")]
    samples: Option<u32>,
    /// Positions searched for each of them
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
}

impl From<MakeBook> for Options {
    fn from(MakeBook { file, samples, nodes }: MakeBook) -> Options {
        Options { path: file, samples, nodes }
    }
}

/// Options of `verify`.
#[derive(Args)]
pub struct VerifyBook {
    /// The book's file, if not the one that the engine is built with
    file: Option<PathBuf>,
    /// Moves to verify
    #[arg(long, value_name = "N")]
    samples: Option<u32>,
    /// Positions searched for each of them
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
    /// Which moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

impl From<VerifyBook> for Options {
    fn from(VerifyBook { file, samples, nodes, .. }: VerifyBook) -> Options {
        Options { path: file, samples, nodes }
    }
}
