//! `stratege spsa`: tunes named parameters of a player by games between two opposite perturbations.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stratege::lab::{Bout, Conditions, Contestant, Genes, WinDrawLoss};
use stratege::search::random::Random;
use stratege_training::result_file::ResultLog;

use super::tune::play_all;
use crate::CliError;
use crate::options::{self, COUNTS, ConcurrencyOption, GAMES, Game, LimitOptions, OpeningOptions, number};
use crate::player_spec::{PlayerSpec, TypedChanges};
use crate::statistics::spsa::Spsa;

/// Iterations between output lines.
const REPORT: u32 = 25;

/// Tunes parameters of a player by SPSA: many small steps, each from a few games
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege spsa reversi champion:book=0 --nodes 2000 --random-plies 8 --iterations 1000 --file FILE\n\n\
    Confirm the result by a match with \"--sprt\" and another seed.")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The player, with the parameters to start from
    player: PlayerSpec,
    /// Tunes these parameters only; by default all weights
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    only: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = number(COUNTS))]
    iterations: u32,
    /// Pairs of games in each iteration
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number(GAMES))]
    pairs: u32,
    /// Step per game won, in perturbations
    #[arg(long, value_name = "RATE", default_value_t = 0.1)]
    rate: f64,
    #[command(flatten)]
    openings: OpeningOptions,
    /// Starts each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    random_plies: u32,
    /// Saves the results; a later call resumes from there
    #[arg(long)]
    file: Option<PathBuf>,
    #[command(flatten)]
    threads: ConcurrencyOption,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    limits: LimitOptions,
}

impl Options {
    /// Options in the header of the result file.
    fn configuration(&self, conditions: &Conditions) -> Value {
        let Options { game, player, only, pairs, rate, seed, .. } = self;
        let Conditions { openings, random_plies, limits, .. } = conditions;
        json!({
            "game": game.id(), "player": player.text, "only": only, "pairs": pairs, "rate": rate, "seed": seed,
            "random_plies": random_plies, "limits": limits, "openings": options::summary(openings),
        })
    }

    /// The player with these genes.
    fn contestant(&self, genes: &Genes, values: &[f64]) -> Contestant {
        Contestant { player: self.player.name.clone(), changes: genes.numbers(values) }
    }
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    if !(options.rate > 0.0 && options.rate <= 10.0) {
        return Err(CliError::Input("the rate must be above 0 and at most 10".into()));
    }
    let options = Options { player: options.player.current(options.game), ..options };
    // Each iteration sets its own seed.
    let conditions = options.openings.conditions(options.game, options.random_plies, options.limits)?;
    let genes = options.player.genes(options.game, &options.only, false)?;
    let steps: Vec<f64> = (0..genes.count()).map(|gene| genes.step(gene)).collect();
    let mut spsa = Spsa::new(genes.start(), &steps, options.rate, options.seed);
    let mut log = ResultLog::open(options.file.as_deref(), "spsa", &options.configuration(&conditions))?;
    let games = 2 * options.pairs;
    while spsa.iteration() < options.iterations {
        let known = log.next(|one: &Iteration| one.score.games() == games)?;
        let Iteration { score } = match known {
            Some(known) => known,
            None => {
                let new = Iteration { score: play(&options, &conditions, &genes, &spsa)? };
                log.append(&new)?;
                new
            }
        };
        spsa.learn(score.score().0, score.games(), |gene, value| genes.clamp(gene, value));
        if spsa.iteration().is_multiple_of(REPORT) {
            let player = options.contestant(&genes, &spsa.values);
            writeln!(out, "{} iterations: {}", spsa.iteration(), TypedChanges(&player.changes))?;
            out.flush()?;
        }
    }
    report(&options, &options.contestant(&genes, &spsa.values), out)
}

/// A line of the result file.
#[derive(Serialize, Deserialize)]
struct Iteration {
    score: WinDrawLoss,
}

/// Plays the games of an iteration; the score is that of the first perturbation.
fn play(
    options: &Options,
    conditions: &Conditions,
    genes: &Genes,
    spsa: &Spsa,
) -> Result<WinDrawLoss, CliError> {
    let contestants = spsa.sides().map(|values| {
        let values: Vec<f64> = (0..).zip(values).map(|(gene, value)| genes.clamp(gene, value)).collect();
        options.contestant(genes, &values)
    });
    let seed = Random::for_occasion(!options.seed, spsa.iteration().into()).bits();
    let bout = Bout { contestants, games: 2 * options.pairs, seed };
    let scores = play_all(options.game, conditions, &[bout], options.threads.concurrency)?;
    Ok(scores[0])
}

fn report(options: &Options, tuned: &Contestant, out: &mut dyn Write) -> Result<(), CliError> {
    let tuned = format!("{}:{}", tuned.player, TypedChanges(&tuned.changes));
    let (game, before, plies) = (options.game.id(), &options.player.text, options.random_plies);
    writeln!(
        out,
        "{tuned}\nto confirm it, with the same limits:\n  \
         stratege match {game} {tuned} {before} --random-plies {plies} --seed {} --sprt 0 5",
        options.seed.wrapping_add(1)
    )?;
    Ok(())
}
