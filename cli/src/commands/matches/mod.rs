//! `stratege match`: two programs, whatever they are, against each other.

pub mod adjudication;
mod game;
mod ledger;
pub mod result;
pub mod runner;
pub mod setup;
pub mod standings;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use stratege_training::result_file::ResultFile;

use self::adjudication::Adjudication;
use self::ledger::Ledger;
use self::runner::Run;
use self::setup::MatchSetup;
use crate::CliError;
use crate::options::{self, Game, OpeningOptions};
use crate::programs::MoveLimits;
use crate::programs::spec::ProgramSpec;
use crate::statistics::sprt::Sprt;

/// The command in the header of a match's result file.
pub const COMMAND: &str = "match";

/// Games without a test.
const GAMES: u32 = 100;
/// Games at most with one.
const TEST_GAMES: u32 = 100_000;

/// Plays a match between two programs, in pairs of games with colours changed
#[derive(Args)]
#[command(after_help = "A PROGRAM is a player of this build (champion:book=0), one of another build \
    (PATH@champion:book=0),\nor a command behind its protocol: serve:COMMAND, uci:COMMAND, \
    uci[Hash=16]:COMMAND, piskvork:COMMAND,\nnboard:COMMAND, gtp:COMMAND; docs/formats.md describes serve.\n\n\
    Examples:\n  \
    stratege match reversi champion:book=0 old/stratege@champion:book=0 --nodes 5000 --random-plies 8 \
    --sprt 0 10 --out FILE\n  \
    stratege match chess grandmaster:book=0 \"uci[Hash=16]:stockfish\" --cpu-ms 50 --openings FILE --games 200")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    #[arg(value_name = "PROGRAM")]
    a: String,
    #[arg(value_name = "PROGRAM")]
    b: String,
    #[command(flatten)]
    pub run: RunOptions,
    #[command(flatten, next_help_heading = "Limits of a move")]
    limits: MoveLimits,
    #[command(flatten)]
    b_limits: SecondLimits,
    #[command(flatten)]
    sprt: SprtOptions,
    #[command(flatten)]
    adjudication: Adjudication,
    #[command(flatten)]
    ledger: Ledger,
}

/// How games are begun, played and saved.
#[derive(Args)]
pub struct RunOptions {
    /// Games, both of each pair; 100, or as many as a test needs
    #[arg(long, value_name = "N")]
    pub games: Option<u32>,
    #[command(flatten)]
    pub openings: OpeningOptions,
    /// Begins each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub random_plies: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Begins no game after so many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub concurrency: usize,
    /// Saves a line of JSON for each game; a later call resumes from there
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Milliseconds by which a limit of time may be exceeded
    #[arg(long, value_name = "T", default_value_t = 200)]
    margin_ms: u32,
    /// Seconds after which a program that says nothing has lost
    #[arg(long, value_name = "T", default_value_t = 300)]
    patience: u32,
}

/// Limits of B where they differ.
#[derive(Args)]
struct SecondLimits {
    /// Limits of B where it has others
    #[arg(long, value_name = "N")]
    b_nodes: Option<u32>,
    #[arg(long, value_name = "D")]
    b_depth: Option<u32>,
    #[arg(long, value_name = "T")]
    b_cpu_ms: Option<u32>,
    #[arg(long, value_name = "T")]
    b_time_ms: Option<u32>,
}

/// The sequential test of a match.
#[derive(Args)]
#[command(next_help_heading = "Test")]
pub struct SprtOptions {
    /// Stops when it is decided whether A is ELO0 or ELO1 stronger than B
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// How often a gain is found where there is none
    #[arg(long, value_name = "RATE", default_value_t = 0.05)]
    alpha: f64,
    /// How often a gain is not found where there is one
    #[arg(long, value_name = "RATE", default_value_t = 0.05)]
    beta: f64,
}

impl SprtOptions {
    fn test(&self) -> Result<Option<Sprt>, CliError> {
        let Some(&[elo0, elo1]) = self.sprt.as_deref() else { return Ok(None) };
        let sprt = Sprt { elo0, elo1, alpha: self.alpha, beta: self.beta };
        sprt.check().map_err(CliError::Input)?;
        Ok(Some(sprt))
    }
}

impl RunOptions {
    /// A match between two programs with these options.
    pub fn setup(
        &self,
        game: Game,
        programs: [&str; 2],
        limits: [MoveLimits; 2],
    ) -> Result<MatchSetup, CliError> {
        let [a, b] = programs.map(|text| ProgramSpec::parse(text, game));
        Ok(MatchSetup {
            game,
            programs: [a?, b?],
            limits,
            openings: self.openings.records(game)?,
            random_plies: self.random_plies,
            seed: self.seed,
            adjudication: Adjudication::default(),
            margin: Duration::from_millis(self.margin_ms.into()),
            patience: Duration::from_secs(self.patience.into()),
            sprt: None,
        })
    }

    /// Plays the games that the file of the match does not have yet, and returns the result of all.
    pub fn play(&self, setup: &MatchSetup) -> Result<standings::Standings, CliError> {
        let games = self.games.unwrap_or(if setup.sprt.is_some() { TEST_GAMES } else { GAMES });
        let run = Run {
            setup,
            games: games.next_multiple_of(2),
            concurrency: self.concurrency,
            time: self.minutes.map(|minutes| Duration::from_secs(60 * minutes)),
        };
        let file = match &self.out {
            Some(path) => Some(ResultFile::open(path, COMMAND, &setup.configuration()?)?),
            None => None,
        };
        run.play(file)
    }
}

impl Options {
    fn limits(&self) -> [MoveLimits; 2] {
        let (a, b) = (self.limits, &self.b_limits);
        let own = MoveLimits { nodes: b.b_nodes, depth: b.b_depth, cpu_ms: b.b_cpu_ms, time_ms: b.b_time_ms };
        [a, if own == MoveLimits::default() { a } else { own }]
    }
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, a, b, run, .. } = &options;
    let mut setup = run.setup(*game, [a, b], options.limits())?;
    setup.adjudication = options.adjudication.clone();
    setup.sprt = options.sprt.test()?;
    let standings = run.play(&setup)?;
    let limits = describe_limits(&setup.limits);
    write!(out, "A {a} against B {b}, {}, {limits}\n{standings}", game.id())?;
    options.ledger.append(game.id(), &format!("{a} against {b}, {limits}"), &standings)
}

/// The limits of both programs in words.
fn describe_limits([a, b]: &[MoveLimits; 2]) -> String {
    if a == b { a.to_string() } else { format!("{a} against {b}") }
}
