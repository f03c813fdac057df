//! The options of the training of Reversi.

use std::path::PathBuf;

use clap::Args;

use stratege::games::reversi::engine::weights::STAGE_COUNT;
use stratege_training::reversi::calibration;
use stratege_training::reversi::weights::Options;

/// What both commands about the weights read.
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
    /// Where labelled positions are kept for the next call
    #[arg(long)]
    folder: PathBuf,
    /// Positions off the games for each stage, labelled by the engine
    #[arg(long, value_name = "N", default_value_t = 0)]
    samples: usize,
    /// The depth of the search that labels them
    #[arg(long, value_name = "D", default_value_t = 10)]
    depth: u32,
    /// Threads that label them
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Iterations of the fit
    // A third more changed the fit of the held-out games by less than a hundredth of a disc.
    #[arg(long, value_name = "N", default_value_t = 15)]
    rounds: u32,
    /// Stages from this one on stay as they are in the file
    #[arg(long, value_name = "STAGE", value_parser = stage)]
    keep_from: Option<usize>,
    /// Games of the match against the old weights
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes per move in it
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
    /// Random positions to measure with
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub samples: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// Values of searches against results.
#[derive(Args)]
pub struct Calibration {
    #[command(flatten)]
    sources: Sources,
    /// Where results are kept for the next call
    #[arg(long)]
    folder: PathBuf,
    /// Positions of each stage, or of each group of numbers of empty squares
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
