//! `stratege perft`: counts move paths, the standard test of a move generator.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use stratege::registry::ErasedGame;

use crate::CliError;
use crate::options::{self, Game};

/// Counts the move paths of each length up to DEPTH, the standard test of a move generator
#[derive(Args)]
#[command(after_help = "Examples:\n  \
    stratege perft reversi 9\n  \
    stratege perft chess --suite tests/data/chess/standard.epd --nodes 1000000")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// Maximum length of the paths
    #[arg(required_unless_present = "suite", conflicts_with = "suite")]
    depth: Option<u32>,
    /// Position to start from; by default the start of the game
    #[arg(value_parser = options::record, allow_hyphen_values = true, default_value = "")]
    record: String,
    /// Checks the counts in a file with lines like POSITION ;D1 20 ;D2 400
    #[arg(long, value_name = "FILE")]
    suite: Option<String>,
    /// Skips counts of the suite above N
    #[arg(long, value_name = "N", requires = "suite", default_value_t = u64::MAX, hide_default_value = true)]
    nodes: u64,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(path) = &options.suite {
        return check_suite(options.game, path, options.nodes, out);
    }
    let position = options.game.read(&options.record)?;
    for depth in 1..=options.depth.unwrap_or_default() {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        out.flush()?;
    }
    Ok(())
}

/// Checks the counts up to `max_count` in a file with lines `POSITION ;D1 20 ;D2 400 …`.
fn check_suite(
    game: &dyn ErasedGame,
    path: &str,
    max_count: u64,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let suite = std::fs::read_to_string(path)
        .map_err(|error| CliError::Input(format!("cannot read the suite in {path}: {error}")))?;
    let begun = Instant::now();
    let (mut counts, mut leaves) = (0, 0);
    for (number, line) in (1..).zip(suite.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |what: String| CliError::Input(format!("{path}, line {number}: {what}"));
        let (text, wanted) = line.split_once(';').unwrap_or((line, ""));
        let position = game.read(text).map_err(|error| wrong(error.to_string()))?;
        for count in wanted.split(';') {
            let entry = count.trim().strip_prefix('D').and_then(|entry| {
                let (depth, count) = entry.split_once(' ')?;
                Some((depth.parse::<u32>().ok()?, count.trim().parse::<u64>().ok()?))
            });
            let (depth, count) = entry.ok_or_else(|| wrong(format!("\"{count}\" should read D1 20")))?;
            if count > max_count {
                continue;
            }
            let found = position.perft(depth);
            if found != count {
                return Err(wrong(format!("depth {depth} has {found} paths, not {count}")));
            }
            (counts, leaves) = (counts + 1, leaves + found);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    writeln!(out, "{counts} counts agree: {leaves} paths in {seconds:.1} s")?;
    Ok(())
}
