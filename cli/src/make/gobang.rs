//! Options of Gobang training.

use std::path::PathBuf;

use clap::Args;

use stratege_training::gobang::weights::Options;

/// Gobang: the weights of the evaluation and the policy, trained on self-play games
#[derive(Args)]
pub struct MakeWeights {
    /// The file of the weights
    #[arg(default_value = "data/gobang/weights.bin")]
    file: PathBuf,
    /// Folder that caches the games for later calls
    #[arg(long)]
    folder: PathBuf,
    /// Number of training games
    #[arg(long, value_name = "N", default_value_t = 8000)]
    samples: u32,
    /// Rounds of the policy's fit
    #[arg(long, value_name = "N", default_value_t = 300)]
    rounds: u32,
    /// Games of the match against the old weights
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u32,
    /// Nodes per move in all games
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Fits the policy only and leaves the evaluation unchanged
    #[arg(long)]
    policy_only: bool,
}

impl From<MakeWeights> for Options {
    fn from(options: MakeWeights) -> Options {
        let MakeWeights { file, folder, samples, rounds, games, nodes, seed, policy_only } = options;
        Options { path: file, folder, samples, rounds, games, nodes, seed, policy_only }
    }
}
