//! Options of Reversi training.

use std::path::PathBuf;

use clap::Args;

use crate::options::{THREADS, number};
use stratege::games::reversi::engine::weights::STAGE_COUNT;
use stratege_training::reversi::calibration;
use stratege_training::reversi::weights::Options;

/// Files read by all commands about the weights.
#[derive(Args)]
struct Sources {
    /// The file of the weights
    #[arg(default_value = "data/reversi/weights.bin")]
    file: PathBuf,
    /// The folder of the game records (.wtb)
    #[arg(long, value_name = "FOLDER")]
    wthor: PathBuf,
}

/// Reversi: the evaluation's weights, from recorded games
#[derive(Args)]
pub struct MakeWeights {
    #[command(flatten)]
    sources: Sources,
    /// Folder that caches labelled positions for later calls
    #[arg(long)]
    folder: PathBuf,
    /// Positions per stage off the games, labelled by the engine
    #[arg(long, value_name = "N", default_value_t = 0)]
    samples: usize,
    /// Depth of the search that labels them
    #[arg(long, value_name = "D", default_value_t = 10)]
    depth: u32,
    /// Threads that label them
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(THREADS))]
    threads: usize,
    /// Iterations of the fit
    // A third more changed the fit of the held-out games by less than a hundredth of a disc.
    #[arg(long, value_name = "N", default_value_t = 15)]
    rounds: u32,
    /// Leaves stages from this one on unchanged
    #[arg(long, value_name = "STAGE", value_parser = stage)]
    keep_from: Option<usize>,
    /// Games of the match against the old weights
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes per move of the match
    #[arg(long, value_name = "N", default_value_t = 5000)]
    nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

fn stage(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|stage| (1..=STAGE_COUNT).contains(stage));
    number.ok_or_else(|| format!("the stages are 1 to {STAGE_COUNT}"))
}

impl From<MakeWeights> for Options {
    fn from(options: MakeWeights) -> Options {
        let MakeWeights { sources, folder, samples, depth, threads, rounds, keep_from, games, nodes, seed } =
            options;
        let Sources { file, wthor } = sources;
        Options { path: file, wthor, folder, samples, depth, threads, rounds, keep_from, games, nodes, seed }
    }
}

/// Reversi: measures how well shallow searches predict deep ones, for ProbCut
#[derive(Args)]
pub struct MakeProbcut {
    /// Number of random positions
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub samples: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Options of the comparison of search values with game results.
#[derive(Args)]
pub struct Calibration {
    #[command(flatten)]
    sources: Sources,
    /// Folder that caches results for later calls
    #[arg(long)]
    folder: PathBuf,
    /// Positions per stage, or per group of numbers of empty squares
    #[arg(long, value_name = "N", default_value_t = 500)]
    samples: usize,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<Calibration> for calibration::Options {
    fn from(options: Calibration) -> calibration::Options {
        let Calibration { sources: Sources { file, wthor }, folder, samples, seed } = options;
        calibration::Options { path: file, wthor, folder, samples, seed }
    }
}
