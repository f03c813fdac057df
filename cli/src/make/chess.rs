//! The options of what the chess engine learns.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use stratege::games::chess::training::{
    self, Allowance, FitOptions, MatchOptions, NetOptions, SelfPlayOptions, WeightsOptions,
};
use stratege::training::TrainingError;

/// Nodes of a move in a match.
const MATCH_NODES: u32 = 5000;

/// Chess: games of the engine with itself, to learn from
#[derive(Args)]
pub struct MakeGames {
    /// The file of the games; a file with games is extended
    file: PathBuf,
    /// A network to play with; without it the hand-written evaluation
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// Nodes of a move
    #[arg(long, value_name = "N", default_value_t = 250)]
    nodes: u32,
    /// Positions beside each position of a game
    #[arg(long, value_name = "N", default_value_t = 0)]
    beside: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl MakeGames {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let MakeGames { file, net, games, nodes, beside, seed } = self;
        training::make_games(&file, net.as_deref(), SelfPlayOptions { games, nodes, beside, seed }, out)
    }
}

/// Chess: a network, learnt from such games
#[derive(Args)]
pub struct MakeNet {
    /// The file of the network
    #[arg(default_value = "data/chess/net.bin")]
    file: PathBuf,
    /// The folder of the games
    #[arg(long)]
    folder: PathBuf,
    /// The size of the hidden layer: 16, 32, 64 or 128
    #[arg(long, value_name = "N", default_value_t = 32)]
    hidden: u32,
    /// How much results of games count beside scores, in percent
    #[arg(long, value_name = "N", default_value_t = 30)]
    results: u32,
    /// Steps with positions valued by the hand-written evaluation
    #[arg(long, value_name = "N", default_value_t = 4000)]
    by_hand: u32,
    /// Rounds through all games
    #[arg(long, value_name = "N", default_value_t = 20)]
    rounds: u32,
    /// Games of the match against the old network
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes of a move in it
    #[arg(long, value_name = "N", default_value_t = MATCH_NODES)]
    nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<MakeNet> for NetOptions {
    fn from(options: MakeNet) -> NetOptions {
        let MakeNet { file, folder, hidden, results, by_hand, rounds, games, nodes, seed } = options;
        NetOptions {
            path: file,
            folder,
            hidden,
            fit: FitOptions { by_hand, rounds, seed, results: share(results) },
            trial: MatchOptions { pairs: games / 2, allowance: Allowance::Nodes(nodes), seed },
        }
    }
}

/// Chess: the weights of the hand-written evaluation, learnt from such games
#[derive(Args)]
pub struct MakeWeights {
    /// The source file of the weights
    #[arg(default_value = "src/games/chess/engine/evaluation/weights.rs")]
    file: PathBuf,
    /// The folder of the games
    #[arg(long)]
    folder: PathBuf,
    /// How much results of games count beside scores, in percent
    #[arg(long, value_name = "N", default_value_t = 30)]
    results: u32,
    /// Rounds through all games
    #[arg(long, value_name = "N", default_value_t = 100)]
    rounds: u32,
    /// Games of the match against the old weights
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes of a move in it
    #[arg(long, value_name = "N", default_value_t = MATCH_NODES)]
    nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<MakeWeights> for WeightsOptions {
    fn from(options: MakeWeights) -> WeightsOptions {
        let MakeWeights { file, folder, results, rounds, games, nodes, seed } = options;
        WeightsOptions {
            path: file,
            folder,
            results: share(results),
            rounds,
            trial: MatchOptions { pairs: games / 2, allowance: Allowance::Nodes(nodes), seed },
        }
    }
}

/// Chess: a match of a network against the hand-written evaluation or another network
#[derive(Args)]
pub struct VerifyNet {
    /// The file of the network
    file: PathBuf,
    /// Another network
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes of a move
    #[arg(long, value_name = "N", default_value_t = MATCH_NODES)]
    nodes: u32,
    /// Milliseconds of a move, instead of nodes
    #[arg(long, value_name = "T")]
    time_ms: Option<u32>,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl VerifyNet {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let VerifyNet { file, against, games, nodes, time_ms, seed } = self;
        let allowance = time_ms.map_or(Allowance::Nodes(nodes), Allowance::Time);
        let options = MatchOptions { pairs: games / 2, allowance, seed };
        training::verify(&file, against.as_deref(), &options, out)
    }
}

/// A percentage as a share of one.
fn share(percent: u32) -> f32 {
    percent.min(100) as f32 / 100.0
}
