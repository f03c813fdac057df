//! `stratege match`: a match between two programs of any kind.

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
use crate::options::{self, ConcurrencyOption, GAMES, Game, OpeningOptions, number};
use crate::programs::MoveLimits;
use crate::programs::game_clock::TimeControl;
use crate::programs::spec::ProgramSpec;
use crate::statistics::sprt::Sprt;

/// Command name in the header of a match's result file.
pub const COMMAND: &str = "match";

/// Default number of games without a test.
const DEFAULT_GAMES: u32 = 100;
/// Default maximum with a test.
const MAX_TEST_GAMES: u32 = 100_000;

/// Plays a match between two programs, in pairs of games with reversed colours
#[derive(Args)]
#[command(after_help = "A PROGRAM is a player of this build (champion:book=0), one of another build \
    (PATH@champion:book=0),\nor a command behind its protocol: serve:COMMAND, uci:COMMAND, \
    uci[Hash=16]:COMMAND, piskvork:COMMAND,\nnboard:COMMAND, gtp:COMMAND; docs/formats.md describes serve.\n\n\
    Examples:\n  \
    stratege match reversi champion:book=0 old/stratege@champion:book=0 --nodes 5000 --random-plies 8 \
    --sprt 0 10 --file FILE\n  \
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
    /// Clock of each side for the whole game, in seconds with an increment per move: 60+0.5
    #[arg(long, value_name = "TIME", help_heading = "Limits of a move")]
    clock: Option<TimeControl>,
    #[command(flatten)]
    sprt: SprtOptions,
    #[command(flatten)]
    adjudication: Adjudication,
    #[command(flatten)]
    ledger: Ledger,
}

/// Options about openings, number of games and saving.
#[derive(Args)]
pub struct RunOptions {
    /// Maximum number of games; by default 100, or as many as the test needs
    #[arg(long, value_name = "N", value_parser = number(GAMES))]
    pub games: Option<u32>,
    #[command(flatten)]
    pub openings: OpeningOptions,
    /// Starts each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub random_plies: u32,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Starts no game after N minutes
    #[arg(long, value_name = "N")]
    minutes: Option<u32>,
    #[command(flatten)]
    threads: ConcurrencyOption,
    /// Saves a line of JSON for each game; a later call resumes from there
    #[arg(long, alias = "out", value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Milliseconds by which a time limit may be exceeded
    #[arg(long, value_name = "T", default_value_t = 200)]
    margin_ms: u32,
    /// Seconds without an answer after which a program loses
    #[arg(long, value_name = "T", default_value_t = 300)]
    patience: u32,
}

/// Limits of B, if they differ from those of A.
#[derive(Args)]
struct SecondLimits {
    /// Limits of B, if they differ from those of A
    #[arg(long, value_name = "N")]
    b_nodes: Option<u32>,
    #[arg(long, value_name = "D")]
    b_depth: Option<u32>,
    #[arg(long, value_name = "T")]
    b_cpu_ms: Option<u32>,
    #[arg(long, value_name = "T")]
    b_time_ms: Option<u32>,
}

/// Options of the sequential test.
#[derive(Args)]
#[command(next_help_heading = "Test")]
pub struct SprtOptions {
    /// Stops as soon as the test decides whether A is ELO0 or ELO1 stronger than B
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    /// Rate of false gains: ELO1 accepted where ELO0 is true
    #[arg(long, value_name = "RATE", default_value_t = 0.05)]
    alpha: f64,
    /// Rate of missed gains: ELO0 accepted where ELO1 is true
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
    /// The setup of a match between two programs with these options.
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
            clock: None,
            openings: self.openings.records(game)?,
            random_plies: self.random_plies,
            seed: self.seed,
            adjudication: Adjudication::default(),
            margin: Duration::from_millis(self.margin_ms.into()),
            patience: Duration::from_secs(self.patience.into()),
            sprt: None,
        })
    }

    /// Plays the games that the result file lacks, and returns the result of all games.
    pub fn play(&self, setup: &MatchSetup) -> Result<standings::Standings, CliError> {
        let games = self.games.unwrap_or(if setup.sprt.is_some() { MAX_TEST_GAMES } else { DEFAULT_GAMES });
        let run = Run {
            setup,
            games: games.next_multiple_of(2),
            concurrency: self.threads.concurrency,
            time: self.minutes.map(|minutes| Duration::from_secs(60 * u64::from(minutes))),
        };
        let file = match &self.file {
            Some(path) => Some(ResultFile::open(path, COMMAND, &setup.configuration()?)?),
            None => None,
        };
        run.play(file)
    }
}

impl Options {
    fn limits(&self) -> [MoveLimits; 2] {
        let (a, b) = (self.limits, &self.b_limits);
        let own = MoveLimits {
            nodes: b.b_nodes,
            depth: b.b_depth,
            cpu_ms: b.b_cpu_ms,
            time_ms: b.b_time_ms,
            clock: None,
        };
        [a, if own == MoveLimits::default() { a } else { own }]
    }
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, a, b, run, .. } = &options;
    let mut setup = run.setup(*game, [a, b], options.limits())?;
    setup.clock = options.clock;
    setup.adjudication = options.adjudication.clone();
    setup.sprt = options.sprt.test()?;
    let standings = run.play(&setup)?;
    let limits = describe_limits(&setup);
    write!(out, "A {a} against B {b}, {}, {limits}\n{standings}", game.id())?;
    options.ledger.append(game.id(), &format!("{a} against {b}, {limits}"), &standings)
}

/// The limits of both programs as text.
fn describe_limits(MatchSetup { limits: [a, b], clock, .. }: &MatchSetup) -> String {
    match clock {
        Some(clock) if [a, b] == [&MoveLimits::default(); 2] => clock.to_string(),
        _ if a == b => a.to_string(),
        _ => format!("{a} against {b}"),
    }
}
