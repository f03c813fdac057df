//! Options shared by several commands, and parsers of their values.

use std::fmt::Display;
use std::io::{self, BufRead, stdin};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use stratege::core::error::Error;
use stratege::core::player::Limits;
use stratege::lab::Conditions;
use stratege::registry::{self, ErasedGame};
use stratege::search::checksum::fnv1a;

use crate::CliError;

/// Attempts at a random opening whose game is not over before an error is returned.
const OPENING_ATTEMPTS: u64 = 100;

/// A game of the registry.
pub type Game = &'static dyn ErasedGame;

/// Parses the id of a game.
pub fn game(id: &str) -> Result<Game, Error> {
    registry::game(id)
}

/// Accepts a record. A board with `-` for empty squares looks like an option, but no option is 64 characters
/// long.
pub fn record(text: &str) -> Result<String, String> {
    match text.starts_with('-') && text != "-" && text.len() < 64 {
        true => Err(format!("\"{text}\" is neither an option nor a record")),
        false => Ok(text.into()),
    }
}

/// The lines of standard input. Invalid UTF-8 becomes the replacement character, which occurs in no record.
pub fn input_lines() -> impl Iterator<Item = io::Result<String>> {
    let lines = stdin().lock().split(b'\n');
    lines.map(|line| Ok(String::from_utf8_lossy(&line?).trim_end_matches('\r').into()))
}

/// Numbers of games or pairs of a match.
pub const GAMES: RangeInclusive<u32> = 1..=1_000_000;

/// Numbers of games, iterations or generations, of which there may be none.
pub const COUNTS: RangeInclusive<u32> = 0..=1_000_000;

/// Numbers of threads.
pub const THREADS: RangeInclusive<usize> = 1..=256;

/// Log2 of the number of entries of a transposition table.
pub const TABLE_BITS: RangeInclusive<u32> = 0..=32;

/// Parser of a number in a range.
pub fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let found = text.parse().ok().filter(|number| range.contains(number));
        found.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
    }
}

/// Threads that play games.
#[derive(Args)]
pub struct ConcurrencyOption {
    /// Games at a time
    #[arg(long, alias = "cores", value_name = "N", default_value_t = 2, value_parser = number(THREADS))]
    pub concurrency: usize,
}

/// Limits of a move.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "Limits of a move (by default the player's own)")]
pub struct LimitOptions {
    /// Milliseconds
    #[arg(long, value_name = "T")]
    time_ms: Option<u32>,
    /// Maximum number of positions
    #[arg(long, value_name = "N")]
    nodes: Option<u32>,
    /// Maximum depth in plies
    #[arg(long, value_name = "D")]
    depth: Option<u32>,
}

impl From<LimitOptions> for Limits {
    fn from(LimitOptions { time_ms, nodes, depth }: LimitOptions) -> Limits {
        Limits { time: time_ms, nodes, depth }
    }
}

/// Number and checksum of openings, for the header of a result file.
pub fn summary(openings: &[String]) -> String {
    format!("{} {:08x}", openings.len(), fnv1a(openings.join("\n").as_bytes()))
}

/// Openings of the games of a match.
#[derive(Args)]
pub struct OpeningOptions {
    /// Start option of the game, or a position
    #[arg(long, allow_hyphen_values = true)]
    start: Option<String>,
    /// File with one RECORD per line, each played with both colours
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
}

impl OpeningOptions {
    /// Conditions with these openings and random moves; their seed is 0.
    pub fn conditions(
        &self,
        game: &dyn ErasedGame,
        random_plies: u32,
        limits: LimitOptions,
    ) -> Result<Conditions, CliError> {
        let openings = self.records(game)?;
        let conditions =
            Conditions { openings, random_plies, limits: limits.into(), ..Conditions::default() };
        check_openings(game, &conditions)?;
        Ok(conditions)
    }

    /// The opening records, validated.
    pub fn records(&self, game: &dyn ErasedGame) -> Result<Vec<String>, CliError> {
        if let Some(path) = &self.openings {
            return read_openings(game, path);
        }
        let begun = match &self.start {
            Some(start) => game.begin(start)?,
            None => game.read("")?,
        };
        Ok(vec![begun.record_text()])
    }
}

/// Rejects random openings that always end the game.
fn check_openings(game: &dyn ErasedGame, conditions: &Conditions) -> Result<(), CliError> {
    let (plies, name) = (conditions.random_plies, game.id());
    for pair in 0..OPENING_ATTEMPTS {
        if plies == 0 || conditions.opening(game, pair)?.0.outcome().is_none() {
            return Ok(());
        }
    }
    Err(CliError::Input(format!("{plies} random moves end every game of {name}")))
}

fn read_openings(game: &dyn ErasedGame, path: &Path) -> Result<Vec<String>, CliError> {
    let name = path.display();
    let text = std::fs::read_to_string(path)
        .map_err(|error| CliError::Input(format!("cannot read the openings in {name}: {error}")))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let records: Vec<String> = lines
        .map(|(number, line)| match game.read(line) {
            Ok(record) => Ok(record.record_text()),
            Err(error) => Err(CliError::Input(format!("{name}, line {number}: {error}"))),
        })
        .collect::<Result<_, _>>()?;
    match records.is_empty() {
        true => Err(CliError::Input(format!("there is no opening in {name}"))),
        false => Ok(records),
    }
}
