//! Options of chess training.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::options::{THREADS, number};
use stratege_training::chess::{
    self as training, FitOptions, MatchOptions, NetOptions, SearchLimit, SelfPlayOptions,
};
use stratege_training::error::TrainingError;

/// Nodes per move in a match.
const MATCH_NODES: u32 = 5000;

/// Chess: self-play games for training
#[derive(Args)]
pub struct MakeGames {
    /// The file of the games; new games are appended
    file: PathBuf,
    /// Network to play with; by default the material count
    #[arg(long, value_name = "FILE")]
    net: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = 250)]
    nodes: u32,
    /// Softmax temperature of opening moves: a move that is CENTIPAWNS worse is 1/e times as likely; by
    /// default all moves are equally likely
    #[arg(long, value_name = "CENTIPAWNS", value_parser = clap::value_parser!(u32).range(1..))]
    temperature: Option<u32>,
    /// Positions one or two random moves off the game, for each position of a game
    #[arg(long, value_name = "N", default_value_t = 0)]
    off_game: u32,
    /// Nodes of the search that labels each of them
    #[arg(long, value_name = "N", default_value_t = 60)]
    off_nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl MakeGames {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let MakeGames { file, net, games, nodes, temperature, off_game, off_nodes, seed } = self;
        let options = SelfPlayOptions { games, nodes, temperature, off_game, off_nodes, seed };
        training::make_games(&file, net.as_deref(), options, out)
    }
}

/// Chess: a network trained on such games
#[derive(Args)]
pub struct MakeNet {
    /// The file of the network
    #[arg(default_value = "data/chess/net.bin")]
    file: PathBuf,
    /// The folder of the games
    #[arg(long)]
    folder: PathBuf,
    /// Learns from the games' own positions only, whose scores come from longer searches
    #[arg(long)]
    played: bool,
    /// TD(λ): mixes the scores of later positions into each score, each with N per cent of the weight of the
    /// one before
    #[arg(long, value_name = "N", default_value_t = 0)]
    lambda: u32,
    /// Networks whose mean prediction is mixed into the targets (knowledge distillation)
    #[arg(long = "teacher", value_name = "FILE")]
    teachers: Vec<PathBuf>,
    /// Share of the teachers in the target, in per cent; the rest is that of the games
    #[arg(long, value_name = "N", default_value_t = 80, requires = "teachers")]
    distillation: u32,
    /// Size of the hidden layer: 64, 128, 192, 256 or 512
    #[arg(long, value_name = "N", default_value_t = 256)]
    hidden: u32,
    /// Network to start from, of this size or smaller, instead of random weights
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Initial learning rate
    #[arg(long, value_name = "R", default_value_t = 0.003)]
    learning_rate: f32,
    /// Share of the game result in the target, in per cent; the rest is the score of the search
    #[arg(long, value_name = "N", default_value_t = 30)]
    results: u32,
    /// Epochs
    #[arg(long, value_name = "N", default_value_t = 20)]
    rounds: u32,
    /// Threads that share each batch
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(THREADS))]
    threads: usize,
    /// Games of the match against the old network
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes per move of the match
    #[arg(long, value_name = "N", default_value_t = MATCH_NODES)]
    nodes: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl From<MakeNet> for NetOptions {
    fn from(options: MakeNet) -> NetOptions {
        let MakeNet { file, folder, hidden, start, results, rounds, games, nodes, seed, .. } = options;
        NetOptions {
            path: file,
            folder,
            played: options.played,
            lambda: share(options.lambda),
            teachers: options.teachers,
            distillation: share(options.distillation),
            hidden,
            start,
            fit: FitOptions {
                rounds,
                seed,
                results: share(results),
                learning_rate: options.learning_rate,
                threads: options.threads,
            },
            match_options: MatchOptions { pairs: games / 2, limit: SearchLimit::Nodes(nodes), seed },
        }
    }
}

/// Chess: plays a match of a network against the material count or another network
#[derive(Args)]
pub struct VerifyNet {
    /// The file of the network
    file: PathBuf,
    /// Another network
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = MATCH_NODES)]
    nodes: u32,
    /// Milliseconds per move, instead of nodes
    #[arg(long, value_name = "T")]
    time_ms: Option<u32>,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl VerifyNet {
    pub fn run(self, out: &mut dyn Write) -> Result<(), TrainingError> {
        let VerifyNet { file, against, games, nodes, time_ms, seed } = self;
        let limit = time_ms.map_or(SearchLimit::Nodes(nodes), SearchLimit::Time);
        let options = MatchOptions { pairs: games / 2, limit, seed };
        training::verify(&file, against.as_deref(), &options, out)
    }
}

/// Converts per cent to a share of 1.
fn share(percent: u32) -> f32 {
    percent.min(100) as f32 / 100.0
}
