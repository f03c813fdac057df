//! `stratege play`: matches between two players, colours alternating or fixed, with the score and how sure
//! it is.

use std::io::Write;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::Failure;
use super::arguments::{Arguments, TypedChanges, player};
use super::pace::Pace;
use crate::catalogue::{AnyGame, AnyMatch, AnyPlayer};
use crate::game::Side;
use crate::player::{Limits, Score, Unwatched};
use crate::search::random::Random;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let contestants = [
        Contestant::new(game, &arguments.needed_option("first")?)?,
        Contestant::new(game, &arguments.needed_option("second")?)?,
    ];
    let openings = openings(game, &mut arguments)?;
    let games = arguments.number("games")?.unwrap_or(2);
    let random_plies = arguments.number("random-plies")?.unwrap_or(0);
    let second_random = arguments.number("second-random")?.unwrap_or(0);
    let games_alike = if arguments.flag("fixed-sides") { 1 } else { 2 };
    let (limits, seed, json) = (arguments.limits()?, arguments.seed()?, arguments.json);
    let by_ply = arguments.flag("by-ply");
    arguments.finish()?;

    let mut tally = Tally::default();
    for number in 0..games {
        // Both games of a pair begin alike, the second with colours changed.
        let pair = u64::from(number / games_alike);
        let mut table = game.read(&openings[pair as usize % openings.len()])?;
        let mut random = Random::for_occasion(seed, pair);
        for _ in 0..random_plies {
            play_random_move(&mut *table, &mut random)?;
        }
        let swapped = number % games_alike == 1;
        let game_seed = seed.wrapping_add(u64::from(number));
        let mut seats = [contestants[0].seat(game, game_seed)?, contestants[1].seat(game, game_seed)?];
        let mut chance = Chance { random, left: second_random };
        let result = play_game(&mut *table, &mut seats, swapped, &limits, &mut chance, &mut tally)?;
        tally.count(result, swapped);
        if json {
            let names =
                [usize::from(swapped), usize::from(!swapped)].map(|index| contestants[index].text.as_str());
            let line = GameLine {
                game: number + 1,
                first: names[0],
                second: names[1],
                winner: result,
                score: table.view().score,
                record: table.line(),
            };
            writeln!(out, "{}", serde_json::to_string(&line).map_err(std::io::Error::from)?)?;
            out.flush()?;
        }
    }
    let summary = tally.summary([&contestants[0].text, &contestants[1].text]);
    if json {
        eprint!("{summary}")
    } else {
        write!(out, "{summary}")?
    }
    if by_ply {
        write!(out, "{}", tally.pace)?;
    }
    Ok(())
}

/// One game in JSON.
#[derive(Serialize)]
struct GameLine<'a> {
    game: u32,
    first: &'a str,
    second: &'a str,
    winner: Option<Side>,
    score: [i32; 2],
    record: String,
}

/// A player as it was typed.
struct Contestant {
    text: String,
    name: String,
    changes: TypedChanges,
}

impl Contestant {
    fn new(game: &dyn AnyGame, text: &str) -> Result<Self, Failure> {
        let (name, changes) = player(text)?;
        game.seat(&name, &changes, 0)?;
        Ok(Contestant { text: text.into(), name, changes })
    }

    fn seat(&self, game: &dyn AnyGame, seed: u64) -> Result<Box<dyn AnyPlayer>, Failure> {
        Ok(game.seat(&self.name, &self.changes, seed)?)
    }
}

/// The records that the matches begin with, all of them checked.
fn openings(game: &dyn AnyGame, arguments: &mut Arguments) -> Result<Vec<String>, Failure> {
    let Some(path) = arguments.option("openings") else {
        let table = match arguments.option("start") {
            Some(start) => game.begin(&start)?,
            None => game.read("")?,
        };
        return Ok(vec![table.line()]);
    };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| Failure::Input(format!("cannot read the openings in {path}: {error}")))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let lines: Vec<String> = lines
        .map(|(number, line)| match game.read(line) {
            Ok(table) => Ok(table.line()),
            Err(error) => Err(Failure::Input(format!("{path}, line {number}: {error}"))),
        })
        .collect::<Result<_, _>>()?;
    match lines.is_empty() {
        true => Err(Failure::Input(format!("there is no opening in {path}"))),
        false => Ok(lines),
    }
}

/// Makes a random move, unless the game is over.
fn play_random_move(table: &mut dyn AnyMatch, random: &mut Random) -> Result<(), Failure> {
    let legal = table.view().legal;
    match legal.is_empty() {
        true => Ok(()),
        false => Ok(table.play(&legal[random.below(legal.len())].text)?),
    }
}

/// The first moves of the contestant named second, where chance makes them.
struct Chance {
    random: Random,
    left: u32,
}

/// Plays to the end; the winner.
fn play_game(
    table: &mut dyn AnyMatch,
    seats: &mut [Box<dyn AnyPlayer>; 2],
    swapped: bool,
    limits: &Limits,
    chance: &mut Chance,
    tally: &mut Tally,
) -> Result<Option<Side>, Failure> {
    loop {
        if let Some(outcome) = table.outcome() {
            return Ok(outcome.winner);
        }
        let contestant = table.side_to_move().index() ^ usize::from(swapped);
        if contestant == 1 && chance.left > 0 {
            chance.left -= 1;
            play_random_move(table, &mut chance.random)?;
            continue;
        }
        let begun = Instant::now();
        let choice = seats[contestant].choose(&table.line(), limits, &mut Unwatched)?;
        let time = begun.elapsed();
        tally.times[contestant].push(time);
        if contestant == 0 {
            tally.pace.add(table.view().ply, time);
        }
        if choice.report.score == Some(Score::Resigns) {
            return Ok(Some(table.side_to_move().other()));
        }
        table.play(&choice.chosen)?;
    }
}

/// The result so far, from the side of the contestant named first.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    times: [Vec<Duration>; 2],
    /// Of the contestant named first.
    pace: Pace,
}

impl Tally {
    fn count(&mut self, winner: Option<Side>, swapped: bool) {
        match winner {
            None => self.draws += 1,
            Some(side) if (side == Side::First) != swapped => self.wins += 1,
            Some(_) => self.losses += 1,
        }
    }

    /// Mean score and half the width of its 95 % interval.
    fn score(&self) -> (f64, f64) {
        let games = f64::from(self.wins + self.draws + self.losses).max(1.0);
        let mean = (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / games;
        let spread = |points: f64, times: u32| f64::from(times) * (points - mean).powi(2);
        let variance = (spread(1.0, self.wins) + spread(0.5, self.draws) + spread(0.0, self.losses)) / games;
        (mean, 1.96 * (variance / games).sqrt())
    }

    fn summary(&self, names: [&str; 2]) -> String {
        let (mean, margin) = self.score();
        let [first, second] = self.times.each_ref().map(|times| moves_took(times));
        format!(
            "{} against {}: {} won, {} drawn, {} lost\n\
             score {:.1} % ± {:.1} (95 %), rating difference {}\n\
             time a move: {first}; {second}\n",
            names[0],
            names[1],
            self.wins,
            self.draws,
            self.losses,
            100.0 * mean,
            100.0 * margin,
            rating(mean),
        )
    }
}

/// The mean time of a move and the time that 99 of 100 stay within.
fn moves_took(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let mean = milliseconds(sorted.iter().sum()) / (sorted.len().max(1) as f64);
    let most = sorted.get(sorted.len() * 99 / 100).copied().unwrap_or_default();
    format!("{mean:.2} ms, 99 % within {:.2} ms", milliseconds(most))
}

/// The logistic rating difference that belongs to a mean score.
fn rating(mean: f64) -> String {
    match mean {
        ..=0.0 => "below every measure".into(),
        1.0.. => "beyond every measure".into(),
        _ => format!("{:+.0}", 400.0 * (mean / (1.0 - mean)).log10()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_counts_for_the_contestant_who_had_that_colour() {
        let mut tally = Tally::default();
        tally.count(Some(Side::First), false);
        tally.count(Some(Side::Second), true);
        tally.count(Some(Side::First), true);
        tally.count(None, false);
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 1, 1));
    }

    #[test]
    fn score_and_margin_are_those_of_the_textbook() {
        let tally = Tally { wins: 60, draws: 0, losses: 40, ..Tally::default() };
        let (mean, margin) = tally.score();
        assert!((mean - 0.6).abs() < 1e-12 && (margin - 1.96 * (0.24f64 / 100.0).sqrt()).abs() < 1e-12);
        assert_eq!((rating(0.5), rating(0.75)), ("+0".into(), "+191".into()));
    }
}
