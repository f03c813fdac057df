//! `stratege tune`: improves the numbers of a program by letting it play, and measures the result anew.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::Failure;
use super::arguments::{Arguments, player};
use super::play::{Typed, openings, rating};
use crate::catalogue::AnyGame;
use crate::error::Error;
use crate::laboratory::{Bout, Conditions, Contestant, Evolution, Genes, Method, Plan, Tally};

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let (name, start) = player(&arguments.needed_word("PROGRAM")?)?;
    let info = game.info();
    let Some(program) = info.players.iter().find(|one| one.id == name) else {
        game.seat(&name, &start, 0)?; // says which players there are
        return Ok(());
    };
    let openings = openings(game, &mut arguments)?;
    let names: Vec<String> =
        arguments.option("only").map(|list| list.split(',').map(String::from).collect()).unwrap_or_default();
    let genes = Genes::new(&program.parameters, &start, &names, arguments.flag("symmetric"))?;
    let field = match arguments.option("against") {
        Some(text) => Typed::new(game, &text)?.contestant,
        None => Contestant { player: name.clone(), changes: Vec::new() },
    };
    let method = match arguments.option("method").as_deref() {
        None | Some("genetic") => Method::Genetic,
        Some("spsa") => Method::Spsa,
        Some(other) => {
            return Err(Failure::Input(format!("--method is genetic or spsa, \"{other}\" is neither")));
        }
    };
    let generations = arguments.number("generations")?.unwrap_or(20);
    let conditions = Conditions {
        openings,
        random_plies: arguments.number("random-plies")?.unwrap_or(4),
        second_random: 0,
        fixed_sides: false,
        limits: arguments.limits()?,
        seed: 0, // every match has its own
    };
    let plan = Plan {
        method,
        population: arguments.number("population")?.unwrap_or(12) as usize,
        games: arguments.number("games")?.unwrap_or(40).max(2),
        check: arguments.number("check-games")?.unwrap_or(100).max(2),
        seed: arguments.seed()?,
    };
    let final_games = arguments.number("final-games")?.unwrap_or(400);
    let ledger = arguments.option("file").map(PathBuf::from);
    let cores = arguments.number("cores")?.unwrap_or(1).max(1) as usize;
    arguments.finish()?;

    let field_contestant = field.clone();
    let mut evolution = Evolution::new(genes, &name, vec![field], plan);
    let mut known = Ledger::open(ledger)?;
    for generation in 1..=generations {
        let results = match known.next() {
            Some(results) => results,
            None => {
                let results = play_all(game, &conditions, &evolution.bouts(), cores)?;
                known.keep(&results)?;
                results
            }
        };
        if results.len() != evolution.bouts().len() {
            return Err(Failure::Input("the file belongs to another experiment".into()));
        }
        evolution.learn(&results);
        let stage = &evolution.stages()[evolution.stages().len() - 1];
        let (mean, margin) = stage.check.score();
        writeln!(
            out,
            "generation {generation}: {:.1} % ± {:.1} over {} games, {}",
            100.0 * mean,
            100.0 * margin,
            stage.check.games(),
            typed(&name, &stage.best)
        )?;
        out.flush()?;
    }
    let best = Contestant { player: name.clone(), changes: evolution.best() };
    let last = Bout { contestants: [best, field_contestant], games: final_games, seed: 0x5eed };
    let tally = play_all(game, &conditions, &[last], cores)?[0];
    let (mean, margin) = tally.score();
    writeln!(
        out,
        "measured anew: {} won, {} drawn, {} lost; score {:.1} % ± {:.1} (95 %), rating difference {}\n{}",
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * mean,
        100.0 * margin,
        rating(mean),
        typed(&name, &evolution.best())
    )?;
    Ok(())
}

/// A set of numbers as it can be typed again.
fn typed(player: &str, changes: &[(String, Vec<i32>)]) -> String {
    let list = |numbers: &[i32]| numbers.iter().map(i32::to_string).collect::<Vec<_>>().join("/");
    let changes: Vec<_> = changes.iter().map(|(name, numbers)| format!("{name}={}", list(numbers))).collect();
    format!("{player}:{}", changes.join(","))
}

/// Plays every game of these matches, on so many cores.
fn play_all(
    game: &dyn AnyGame,
    conditions: &Conditions,
    bouts: &[Bout],
    cores: usize,
) -> Result<Vec<Tally>, Error> {
    let jobs: Vec<(usize, u32)> = (0..)
        .zip(bouts)
        .flat_map(|(index, bout)| (0..bout.games).map(move |number| (index, number)))
        .collect();
    let next = AtomicUsize::new(0);
    let tallies = Mutex::new(vec![Tally::default(); bouts.len()]);
    let worker = || -> Result<(), Error> {
        while let Some(&(index, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Bout { contestants: [one, other], seed, .. } = &bouts[index];
            let conditions = Conditions { seed: *seed, ..conditions.clone() };
            let played = conditions.play(game, [one, other], number, &mut |_| {})?;
            let won = played.won_by.map(|contestant| contestant == 0);
            tallies.lock().expect("no worker panics with the lock").as_mut_slice()[index].count(won);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|one| one.join().expect("a player panicked"))
    })?;
    Ok(tallies.into_inner().expect("no worker panicked"))
}

/// The results of generations that are over, in a file, so that a long experiment can be gone on with: a line a
/// generation, the wins, draws and losses of each match.
struct Ledger {
    path: Option<PathBuf>,
    known: std::vec::IntoIter<Vec<Tally>>,
}

impl Ledger {
    fn open(path: Option<PathBuf>) -> Result<Self, Failure> {
        let text = match &path {
            Some(path) if path.exists() => std::fs::read_to_string(path)?,
            _ => String::new(),
        };
        let damaged = |number: usize| Failure::Input(format!("line {} of the file is damaged", number + 1));
        let generation = |(number, line): (usize, &str)| {
            let match_of = |word: &str| {
                let counts: Vec<u32> = word.split('/').map(str::parse).collect::<Result<_, _>>().ok()?;
                let &[wins, draws, losses] = &counts[..] else { return None };
                Some(Tally { wins, draws, losses })
            };
            line.split(' ').map(match_of).collect::<Option<Vec<_>>>().ok_or_else(|| damaged(number))
        };
        let known: Vec<_> = text.lines().enumerate().map(generation).collect::<Result<_, _>>()?;
        Ok(Ledger { path, known: known.into_iter() })
    }

    fn next(&mut self) -> Option<Vec<Tally>> {
        self.known.next()
    }

    fn keep(&mut self, results: &[Tally]) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        let line: Vec<_> =
            results.iter().map(|one| format!("{}/{}/{}", one.wins, one.draws, one.losses)).collect();
        let mut file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
        Ok(writeln!(file, "{}", line.join(" "))?)
    }
}
