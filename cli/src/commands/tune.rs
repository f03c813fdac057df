//! `stratege tune`: improves the parameters of a player by self-play, and measures the result in new games.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stratege::core::error::Error;
use stratege::lab::{Bout, Conditions, Contestant, Evolution, Method, Plan, WinDrawLoss};
use stratege::registry::ErasedGame;
use stratege_training::result_file::ResultLog;

use super::play::rating;
use crate::CliError;
use crate::options::{self, COUNTS, ConcurrencyOption, Game, LimitOptions, OpeningOptions, number};
use crate::player_spec::{PlayerSpec, TypedChanges};

/// Improves the parameters of a player by self-play
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege tune gobang cpc-gobang:zs=0,nh=0,of=0 --against cpc-gobang --generations 15 --file FILE")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// The player, with the parameters to start from
    #[arg(value_name = "PLAYER")]
    program: PlayerSpec,
    #[arg(long, value_enum, default_value_t = MethodName::Genetic)]
    method: MethodName,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number(COUNTS))]
    generations: u32,
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = number(1..=1000_usize))]
    population: usize,
    /// Games of each match
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = number(COUNTS))]
    games: u32,
    /// Games of each generation's best set against the original
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = number(COUNTS))]
    check_games: u32,
    /// Games of the final measurement
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = number(COUNTS))]
    final_games: u32,
    /// Tunes these parameters only
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    only: Vec<String>,
    /// Keeps tables of the board symmetric
    #[arg(long)]
    symmetric: bool,
    /// The opponent; by default the original player
    #[arg(long, value_name = "PLAYER")]
    against: Option<PlayerSpec>,
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

/// Command-line form of [`Method`].
#[derive(Clone, Copy, ValueEnum)]
enum MethodName {
    Genetic,
    Spsa,
}

impl Options {
    fn plan(&self) -> Plan {
        Plan {
            method: match self.method {
                MethodName::Genetic => Method::Genetic,
                MethodName::Spsa => Method::Spsa,
            },
            population: self.population,
            games: self.games.max(2),
            check: self.check_games.max(2),
            seed: self.seed,
        }
    }

    /// Options in the header of the result file.
    fn configuration(&self, conditions: &Conditions) -> Value {
        let Options { game, program, only, symmetric, against, .. } = self;
        let Plan { population, games, check, seed, .. } = self.plan();
        let method = match self.method {
            MethodName::Genetic => "genetic",
            MethodName::Spsa => "spsa",
        };
        let Conditions { openings, random_plies, limits, .. } = conditions;
        let against = against.as_ref().map(|spec| &spec.text);
        json!({
            "game": game.id(), "player": program.text, "method": method, "against": against, "only": only,
            "symmetric": symmetric, "population": population, "games": games, "check": check, "seed": seed,
            "random_plies": random_plies, "limits": limits, "openings": options::summary(openings),
        })
    }

    fn opponent(&self) -> Result<Contestant, CliError> {
        match &self.against {
            Some(spec) => Ok(spec.contestant(self.game)?),
            None => Ok(Contestant { player: self.program.name.clone(), changes: Vec::new() }),
        }
    }
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let options = Options { program: options.program.current(options.game), ..options };
    let Options { game, program, generations, final_games, .. } = &options;
    let threads = options.threads.concurrency;
    let genes = options.program.genes(options.game, &options.only, options.symmetric)?;
    // Each bout sets its own seed.
    let conditions = options.openings.conditions(*game, options.random_plies, options.limits)?;
    let opponent = options.opponent()?;
    let mut evolution = Evolution::new(genes, &program.name, vec![opponent.clone()], options.plan());
    let mut log = ResultLog::open(options.file.as_deref(), "tune", &options.configuration(&conditions))?;
    for generation in 1..=*generations {
        let bouts = evolution.bouts();
        let games = bouts.iter().map(|bout| bout.games);
        let known =
            log.next(|one: &Generation| one.scores.iter().map(WinDrawLoss::games).eq(games.clone()))?;
        let Generation { scores } = match known {
            Some(known) => known,
            None => {
                let new = Generation { scores: play_all(*game, &conditions, &bouts, threads)? };
                log.append(&new)?;
                new
            }
        };
        evolution.learn(&scores);
        report_generation(generation, &program.name, &evolution, out)?;
    }
    let best = Contestant { player: program.name.clone(), changes: evolution.best() };
    let last = Bout { contestants: [best, opponent], games: *final_games, seed: 0x5eed };
    let score = play_all(*game, &conditions, &[last], threads)?[0];
    report_final(&score, &program.name, &evolution, out)
}

/// A line of the result file: the score of each bout.
#[derive(Serialize, Deserialize)]
struct Generation {
    scores: Vec<WinDrawLoss>,
}

fn report_generation(
    generation: u32,
    player: &str,
    evolution: &Evolution,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let Some(finished) = evolution.generations().last() else { return Ok(()) };
    let (mean, margin) = finished.check.score();
    writeln!(
        out,
        "generation {generation}: {:.1} % ± {:.1} over {} games, {player}:{}",
        100.0 * mean,
        100.0 * margin,
        finished.check.games(),
        TypedChanges(&finished.best)
    )?;
    Ok(out.flush()?)
}

fn report_final(
    score: &WinDrawLoss,
    player: &str,
    evolution: &Evolution,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let WinDrawLoss { wins, draws, losses } = score;
    let (mean, margin) = score.score();
    writeln!(
        out,
        "in new games: {wins} won, {draws} drawn, {losses} lost; score {:.1} % ± {:.1} (95 %), rating difference {}\n\
         {player}:{}",
        100.0 * mean,
        100.0 * margin,
        rating(mean),
        TypedChanges(&evolution.best())
    )?;
    Ok(())
}

/// Plays all games of the bouts on several threads.
pub fn play_all(
    game: &dyn ErasedGame,
    conditions: &Conditions,
    bouts: &[Bout],
    threads: usize,
) -> Result<Vec<WinDrawLoss>, Error> {
    let games = |(index, bout): (usize, &Bout)| (0..bout.games).map(move |number| (index, number));
    let jobs = Mutex::new((0..).zip(bouts).flat_map(games));
    let next = || jobs.lock().expect("no worker panics with the lock").next();
    let scores = Mutex::new(vec![WinDrawLoss::default(); bouts.len()]);
    let worker = || -> Result<(), Error> {
        while let Some((index, number)) = next() {
            let Bout { contestants: [one, other], seed, .. } = &bouts[index];
            let conditions = Conditions { seed: *seed, ..conditions.clone() };
            let played = conditions.play(game, [one, other], number, &mut |_| {})?;
            let won = played.won_by.map(|contestant| contestant == 0);
            scores.lock().expect("no worker panics with the lock").as_mut_slice()[index].count(won);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|one| one.join().expect("a player panicked"))
    })?;
    Ok(scores.into_inner().expect("no worker panicked"))
}
