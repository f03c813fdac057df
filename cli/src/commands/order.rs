//! `stratege order`: is the order of a player's list the best one? Every swap of two entries, and what evolution finds,
//! against the original order.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stratege::core::error::Error;
use stratege::core::parameters::{ParameterKind, Parameters};
use stratege::lab::{Conditions, Contestant, Evolution, Genes, Method, Plan, WinDrawLoss};
use stratege_training::result_file::ResultLog;

use crate::CliError;
use crate::options::{self, Game, LimitOptions, OpeningOptions};
use crate::player_spec::PlayerSpec;
use crate::statistics::pentanomial::Pentanomial;

/// Games in one line of the file.
const PORTION: u32 = 200;
/// The games of the last comparison have a seed so far from that of the first.
const FRESH: u64 = 0x5eed;

/// Asks whether another order of a player's list plays better
#[derive(Args)]
#[command(after_help = "Example:\n  stratege order qubic ttt3d --file FILE\n\n\
    Two entries are swapped in every way there is, and an evolution looks for orders of its own. All of them meet the\n\
    original; those that did best meet it again in fresh games, since the best of many owe something to luck. The two\n\
    games of a pair begin alike with colours changed, and the margins are those of the pairs.")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The player with the original order
    player: PlayerSpec,
    /// The parameter that is a list
    #[arg(long, value_name = "NAME", default_value = "order")]
    list: String,
    /// Games of each swap
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u32,
    /// Generations of the evolution
    #[arg(long, value_name = "N", default_value_t = 20)]
    generations: u32,
    #[arg(long, value_name = "N", default_value_t = 12)]
    population: usize,
    /// Games of each order in a generation
    #[arg(long, value_name = "N", default_value_t = 100)]
    trial_games: u32,
    /// Swaps that are measured again
    #[arg(long, value_name = "N", default_value_t = 5)]
    finalists: usize,
    /// Fresh games of each that is measured again
    #[arg(long, value_name = "N", default_value_t = 4000)]
    final_games: u32,
    #[command(flatten)]
    openings: OpeningOptions,
    /// Begins each pair of games with N random moves
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
    let mut experiment = Experiment::new(&options)?;
    let original = experiment.original.clone();
    let mut swaps = measure_swaps(&mut experiment, &original, &options, out)?;
    let evolved = evolve(&mut experiment, &options, out)?;
    swaps.sort_by(|one, other| other.tally.mean().0.total_cmp(&one.tally.mean().0));
    swaps.truncate(options.finalists);
    writeln!(out, "in {} fresh games each:", options.final_games)?;
    let finalists = swaps.into_iter().map(|one| (one.name, one.order)).chain([("evolution".into(), evolved)]);
    for (name, order) in finalists {
        let seed = options.seed.wrapping_add(FRESH);
        let tally = experiment.measure(&order, options.final_games, seed)?.pairs;
        writeln!(out, "{name}: {}, {}={}", Told(&tally), options.list, typed(&order))?;
    }
    Ok(())
}

/// An order, and how it did.
struct Measured {
    name: String,
    order: Vec<i32>,
    tally: Pentanomial,
}

/// Every order that differs from the original by one swap.
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
        writeln!(out, "{number}/{} {name}: {}", swaps.len(), Told(&tally))?;
        out.flush()?;
        measured.push(Measured { name, order, tally });
    }
    Ok(measured)
}

/// The best order of an evolution that begins with the original.
fn evolve(experiment: &mut Experiment, options: &Options, out: &mut dyn Write) -> Result<Vec<i32>, CliError> {
    let &Options { population, trial_games: games, seed, .. } = options;
    let plan = Plan { method: Method::Genetic, population, games, check: games, seed };
    let genes = experiment.genes(options)?;
    let field = vec![experiment.contestant(&experiment.original)];
    let mut evolution = Evolution::new(genes, &options.player.name, field, plan);
    for generation in 1..=options.generations {
        let mut results = Vec::new();
        for bout in evolution.bouts() {
            let order = order_in(&bout.contestants[0], &options.list);
            results.push(experiment.measure(&order, bout.games, bout.seed)?.games);
        }
        evolution.learn(&results);
        let Some(stage) = evolution.stages().last() else { continue };
        let (mean, margin) = stage.check.score();
        let order = typed(&stage.best[0].1);
        let (mean, margin) = (100.0 * mean, 100.0 * margin);
        writeln!(out, "generation {generation}: {mean:.1} % ± {margin:.1}, {}={order}", options.list)?;
        out.flush()?;
    }
    Ok(evolution.best().swap_remove(0).1)
}

/// A player whose list is put into other orders.
struct Experiment {
    game: Game,
    conditions: Conditions,
    player: PlayerSpec,
    list: String,
    original: Vec<i32>,
    log: ResultLog<Portion>,
}

/// What games brought the new order, counted in both ways.
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

    fn genes(&self, options: &Options) -> Result<Genes, Error> {
        let parameters = self.player.parameters(self.game)?;
        Genes::new(&parameters, &self.player.changes, std::slice::from_ref(&options.list), false)
    }

    /// Games of an order against the original, in portions that are played or read from the file.
    fn measure(&mut self, order: &[i32], games: u32, seed: u64) -> Result<Tally, CliError> {
        let mut tally = Tally::default();
        let games = games.next_multiple_of(2);
        for from in (0..games).step_by(PORTION as usize) {
            let until = games.min(from + PORTION);
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

    /// The results of some games: `+`, `=` or `-` for each.
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
    /// Counts the games of a portion, a pair after the other.
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
    /// The options in the header of the result file.
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

/// The list as the player has it.
fn original_order(game: Game, player: &PlayerSpec, list: &str) -> Result<Vec<i32>, CliError> {
    player.contestant(game)?;
    let parameters = player.parameters(game)?;
    match parameters.iter().find(|one| one.name == list) {
        Some(one) if one.kind == ParameterKind::Order => {
            Ok(Parameters::with_changes(&parameters, &player.changes)?.table(list).to_vec())
        }
        _ => Err(CliError::Input(format!("{} has no list \"{list}\" whose order counts", player.name))),
    }
}

/// The order that a contestant of the evolution plays with.
fn order_in(contestant: &Contestant, list: &str) -> Vec<i32> {
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
    /// Whether it has the results of this number of games.
    fn has(&self, games: u32) -> bool {
        self.results.len() == games as usize && self.results.chars().all(|sign| "+=-".contains(sign))
    }
}

fn typed(order: &[i32]) -> String {
    order.iter().map(i32::to_string).collect::<Vec<_>>().join("/")
}

/// A score with its 95 % margin and the pairs that it comes from.
struct Told<'a>(&'a Pentanomial);

impl std::fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mean, error) = self.0.mean();
        write!(f, "{:.2} % ± {:.2}, Elo {}, pairs {}", 100.0 * mean, 196.0 * error, self.0.elo(), self.0)
    }
}
