//! `stratege order`: tests whether another order of a player's list is stronger. Every swap of two entries
//! and the result of an evolution play against the original order.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stratege::core::error::Error;
use stratege::core::parameters::{ParameterKind, Parameters};
use stratege::lab::{Conditions, Contestant, Evolution, Method, Plan, WinDrawLoss};
use stratege_training::result_file::ResultLog;

use crate::CliError;
use crate::options::{self, COUNTS, Game, LimitOptions, OpeningOptions, number};
use crate::player_spec::PlayerSpec;
use crate::statistics::pentanomial::Pentanomial;

/// Games per line of the result file.
const GAMES_PER_PORTION: u32 = 200;
/// Seed offset of the final games.
const FINAL_SEED_OFFSET: u64 = 0x5eed;

/// Tests whether another order of a player's list plays better
#[derive(Args)]
#[command(after_help = "Example:\n  stratege order qubic ttt3d --file FILE\n\n\
    Every swap of two entries and the orders found by an evolution play against the original order. The best of them\n\
    play again in fresh games, since the best of many results is biased. Both games of a pair have the same opening with\n\
    reversed colours, and margins are computed from pairs.")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The player with the original order
    player: PlayerSpec,
    /// The list parameter
    #[arg(long, value_name = "NAME", default_value = "order")]
    list: String,
    /// Games of each swap
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = number(COUNTS))]
    games: u32,
    /// Generations of the evolution
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number(COUNTS))]
    generations: u32,
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = number(1..=1000_usize))]
    population: usize,
    /// Games of each order in a generation
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number(COUNTS))]
    trial_games: u32,
    /// Number of best swaps that are measured again
    #[arg(long, value_name = "N", default_value_t = 5)]
    finalists: usize,
    /// Fresh games of each finalist
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = number(COUNTS))]
    final_games: u32,
    #[command(flatten)]
    openings: OpeningOptions,
    /// Starts each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    random_plies: u32,
    /// Saves the results; a later call resumes from there
    #[arg(long)]
    file: Option<PathBuf>,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    limits: LimitOptions,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let options = Options { player: options.player.current(options.game), ..options };
    let mut experiment = Experiment::new(&options)?;
    let original = experiment.original.clone();
    let mut swaps = measure_swaps(&mut experiment, &original, &options, out)?;
    let evolved = evolve(&mut experiment, &options, out)?;
    swaps.sort_by(|one, other| other.tally.mean().0.total_cmp(&one.tally.mean().0));
    swaps.truncate(options.finalists);
    writeln!(out, "in {} fresh games each:", options.final_games)?;
    let finalists = swaps.into_iter().map(|one| (one.name, one.order)).chain([("evolution".into(), evolved)]);
    for (name, order) in finalists {
        let seed = options.seed.wrapping_add(FINAL_SEED_OFFSET);
        let tally = experiment.measure(&order, options.final_games, seed)?.pairs;
        writeln!(out, "{name}: {}, {}={}", TallyText(&tally), options.list, format_order(&order))?;
    }
    Ok(())
}

/// An order with its result.
struct Measured {
    name: String,
    order: Vec<i32>,
    tally: Pentanomial,
}

/// Measures every order that differs from the original by one swap.
fn measure_swaps(
    experiment: &mut Experiment,
    original: &[i32],
    options: &Options,
    out: &mut dyn Write,
) -> Result<Vec<Measured>, CliError> {
    let places = 0..original.len();
    let swaps: Vec<_> = places
        .flat_map(|one| (one + 1..original.len()).map(move |other| (one, other)))
        .filter(|&(one, other)| original[one] != original[other])
        .collect();
    let mut measured = Vec::new();
    for (number, &(one, other)) in (1..).zip(&swaps) {
        let mut order = original.to_vec();
        order.swap(one, other);
        let tally = experiment.measure(&order, options.games, options.seed)?.pairs;
        let name = format!("swap {} and {}", original[one], original[other]);
        writeln!(out, "{number}/{} {name}: {}", swaps.len(), TallyText(&tally))?;
        out.flush()?;
        measured.push(Measured { name, order, tally });
    }
    Ok(measured)
}

/// Evolves an order from the original one; returns the best.
fn evolve(experiment: &mut Experiment, options: &Options, out: &mut dyn Write) -> Result<Vec<i32>, CliError> {
    let &Options { population, trial_games: games, seed, .. } = options;
    let plan = Plan { method: Method::Genetic, population, games, check: games, seed };
    let genes = experiment.player.genes(experiment.game, std::slice::from_ref(&options.list), false)?;
    let field = vec![experiment.contestant(&experiment.original)];
    let mut evolution = Evolution::new(genes, &options.player.name, field, plan);
    for generation in 1..=options.generations {
        let mut results = Vec::new();
        for bout in evolution.bouts() {
            let order = order_of(&bout.contestants[0], &options.list);
            results.push(experiment.measure(&order, bout.games, bout.seed)?.games);
        }
        evolution.learn(&results);
        let Some(generation_result) = evolution.generations().last() else { continue };
        let (mean, margin) = generation_result.check.score();
        let order = format_order(&generation_result.best[0].1);
        let (mean, margin) = (100.0 * mean, 100.0 * margin);
        writeln!(out, "generation {generation}: {mean:.1} % ± {margin:.1}, {}={order}", options.list)?;
        out.flush()?;
    }
    Ok(evolution.best().swap_remove(0).1)
}

/// An experiment with other orders of a player's list.
struct Experiment {
    game: Game,
    conditions: Conditions,
    player: PlayerSpec,
    list: String,
    original: Vec<i32>,
    log: ResultLog<Portion>,
}

/// Result of the new order, by games and by pairs.
#[derive(Default)]
struct Tally {
    games: WinDrawLoss,
    pairs: Pentanomial,
}

impl Experiment {
    fn new(options: &Options) -> Result<Experiment, CliError> {
        let Options { game, player, list, .. } = options;
        let conditions = options.openings.conditions(*game, options.random_plies, options.limits)?;
        let conditions = Conditions { seed: options.seed, ..conditions };
        let original = original_order(*game, player, list)?;
        let log = ResultLog::open(options.file.as_deref(), "order", &options.configuration(&conditions))?;
        let (player, list) = (player.clone(), list.clone());
        Ok(Experiment { game: *game, conditions, player, list, original, log })
    }

    /// The player with this order.
    fn contestant(&self, order: &[i32]) -> Contestant {
        let others = self.player.changes.iter().filter(|(name, _)| *name != self.list).cloned();
        let changes = others.chain([(self.list.clone(), order.to_vec())]).collect();
        Contestant { player: self.player.name.clone(), changes }
    }

    /// Result of an order against the original, in portions that are played or read from the file.
    fn measure(&mut self, order: &[i32], games: u32, seed: u64) -> Result<Tally, CliError> {
        let mut tally = Tally::default();
        let games = games.next_multiple_of(2);
        for from in (0..games).step_by(GAMES_PER_PORTION as usize) {
            let until = games.min(from + GAMES_PER_PORTION);
            let portion = match self.log.next(|portion| portion.has(until - from))? {
                Some(known) => known,
                None => {
                    let new = Portion { results: self.play(order, from..until, seed)? };
                    self.log.append(&new)?;
                    new
                }
            };
            tally.add(&portion.results);
        }
        Ok(tally)
    }

    /// Plays some games; `+`, `=` or `-` for each.
    fn play(&self, order: &[i32], numbers: std::ops::Range<u32>, seed: u64) -> Result<String, Error> {
        let [new, original] = [order, &self.original].map(|order| self.contestant(order));
        let conditions = Conditions { seed, ..self.conditions.clone() };
        let sign = |number| {
            let played = conditions.play(self.game, [&new, &original], number, &mut |_| {})?;
            Ok(match played.won_by {
                Some(0) => '+',
                Some(_) => '-',
                None => '=',
            })
        };
        numbers.map(sign).collect()
    }
}

impl Tally {
    /// Adds the games of a portion, pair by pair.
    fn add(&mut self, results: &str) {
        let points = |sign| match sign {
            '+' => 2,
            '-' => 0,
            _ => 1,
        };
        let signs: Vec<char> = results.chars().collect();
        for pair in signs.chunks(2) {
            self.pairs.count(pair.iter().map(|&sign| points(sign)).sum());
        }
        for sign in signs {
            self.games.count(if sign == '=' { None } else { Some(sign == '+') });
        }
    }
}

impl Options {
    /// Options in the header of the result file.
    fn configuration(&self, conditions: &Conditions) -> Value {
        let Options { game, player, list, games, generations, population, .. } = self;
        let Options { trial_games, finalists, final_games, seed, .. } = self;
        let Conditions { openings, random_plies, limits, .. } = conditions;
        json!({
            "game": game.id(), "player": player.text, "list": list, "games": games, "generations": generations,
            "population": population, "trial_games": trial_games, "finalists": finalists,
            "final_games": final_games, "seed": seed, "random_plies": random_plies, "limits": limits,
            "openings": options::summary(openings),
        })
    }
}

/// The list of the original player.
fn original_order(game: Game, player: &PlayerSpec, list: &str) -> Result<Vec<i32>, CliError> {
    player.contestant(game)?;
    let parameters = player.parameters(game)?;
    match parameters.iter().find(|one| one.name == list) {
        Some(one) if one.kind == ParameterKind::Order => {
            Ok(Parameters::with_changes(&parameters, &player.changes)?.table(list).to_vec())
        }
        _ => Err(CliError::Input(format!("{} has no ordered list \"{list}\"", player.name))),
    }
}

/// The list of a contestant of the evolution.
fn order_of(contestant: &Contestant, list: &str) -> Vec<i32> {
    let found = contestant.changes.iter().find(|(name, _)| name == list);
    found.map(|(_, order)| order.clone()).unwrap_or_default()
}

/// A line of the result file.
#[derive(Serialize, Deserialize)]
struct Portion {
    /// `+`, `=` or `-` for each game.
    results: String,
}

impl Portion {
    /// Whether it has the results of exactly `games` games.
    fn has(&self, games: u32) -> bool {
        self.results.len() == games as usize && self.results.chars().all(|sign| "+=-".contains(sign))
    }
}

fn format_order(order: &[i32]) -> String {
    order.iter().map(i32::to_string).collect::<Vec<_>>().join("/")
}

/// Displays a score with its 95 % margin, Elo and pairs.
struct TallyText<'a>(&'a Pentanomial);

impl std::fmt::Display for TallyText<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mean, error) = self.0.mean();
        write!(f, "{:.2} % ± {:.2}, Elo {}, pairs {}", 100.0 * mean, 196.0 * error, self.0.elo(), self.0)
    }
}
