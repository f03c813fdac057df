//! `stratege scale`: measures the gain of twice as many nodes.

use std::io::Write;
use std::path::Path;

use clap::Args;

use super::matches::RunOptions;
use crate::CliError;
use crate::options::{self, Game, number};
use crate::programs::MoveLimits;
use crate::statistics::pentanomial::Elo;

/// Measures the gain of each doubling of the nodes, in matches of a program against itself
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege scale chess grandmaster:book=0 --from 1000 --doublings 4 --games 400 --random-plies 6 --file FILE")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The program, as in "stratege match"
    program: String,
    /// Nodes per move to start with
    #[arg(long, value_name = "N", default_value_t = 1000)]
    from: u32,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number(1..=31_u32))]
    doublings: u32,
    #[command(flatten)]
    run: RunOptions,
}

pub fn run(mut options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let max_nodes = u64::from(options.from) << options.doublings;
    if options.from == 0 || max_nodes > u32::MAX.into() {
        return Err(CliError::Input(format!("{max_nodes} nodes per move are out of range")));
    }
    let file = options.run.file.take();
    let mut all = Vec::new();
    for doubling in 0..options.doublings {
        let nodes = options.from << doubling;
        let limits =
            [2 * nodes, nodes].map(|nodes| MoveLimits { nodes: Some(nodes), ..MoveLimits::default() });
        // One result file per match, with the nodes appended to its name.
        options.run.file = file.as_ref().map(|file| Path::new(&format!("{}-{nodes}", file.display())).into());
        let setup = options.run.setup(options.game, [&options.program, &options.program], limits)?;
        let standings = options.run.play(&setup)?;
        let (elo, games) = (standings.pairs.elo(), standings.score.games());
        writeln!(out, "{:>9} nodes against {nodes:>9}: Elo {elo} in {games} games", 2 * nodes)?;
        out.flush()?;
        all.push(elo);
    }
    writeln!(out, "{}", mean(&all))?;
    Ok(())
}

/// The mean of all doublings with a finite margin, as text.
fn mean(all: &[Elo]) -> String {
    let known: Vec<_> = all.iter().filter(|elo| elo.margin().is_finite()).collect();
    if known.is_empty() {
        return "no doubling could be measured: more games are needed".into();
    }
    let count = known.len() as f64;
    let estimate = known.iter().map(|elo| elo.estimate).sum::<f64>() / count;
    let margin = known.iter().map(|elo| elo.margin().powi(2)).sum::<f64>().sqrt() / count;
    format!("a doubling is worth {estimate:+.1} ± {margin:.1} Elo, the mean of {count}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_omits_doublings_without_a_margin() {
        let elo =
            |estimate: f64, margin: f64| Elo { estimate, low: estimate - margin, high: estimate + margin };
        let all = [elo(100.0, 30.0), elo(80.0, 40.0), elo(f64::INFINITY, f64::INFINITY)];
        assert_eq!(mean(&all), "a doubling is worth +90.0 ± 25.0 Elo, the mean of 2");
        assert!(mean(&all[2..]).starts_with("no doubling"));
    }
}
