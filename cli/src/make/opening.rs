//! Options of opening books.

use std::path::PathBuf;

use clap::Args;

use stratege_training::opening_book::Options;

#[derive(Args)]
pub struct MakeBook {
    /// The book's file; by default the one that is built into the engine
    file: Option<PathBuf>,
    /// Number of positions in the book
    #[arg(long, value_name = "N")]
    samples: Option<u32>,
    /// Nodes per position
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
}

impl From<MakeBook> for Options {
    fn from(MakeBook { file, samples, nodes }: MakeBook) -> Options {
        Options { path: file, samples, nodes }
    }
}

#[derive(Args)]
pub struct VerifyBook {
    /// The book's file; by default the one that is built into the engine
    file: Option<PathBuf>,
    /// Number of moves to verify
    #[arg(long, value_name = "N")]
    samples: Option<u32>,
    /// Nodes per move
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
    /// Seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

impl From<VerifyBook> for Options {
    fn from(VerifyBook { file, samples, nodes, .. }: VerifyBook) -> Options {
        Options { path: file, samples, nodes }
    }
}
