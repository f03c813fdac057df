//! `stratege play`: matches between two players, colours alternating or fixed, with the score and how sure
//! it is.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::Failure;
use super::arguments::{Arguments, player};
use super::pace::Pace;
use crate::catalogue::AnyGame;
use crate::game::Side;
use crate::laboratory::{Conditions, Contestant, Made, Tally, rating_difference};

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let contestants = [
        Typed::new(game, &arguments.needed_option("first")?)?,
        Typed::new(game, &arguments.needed_option("second")?)?,
    ];
    let openings = openings(game, &mut arguments)?;
    let games = arguments.number("games")?.unwrap_or(2);
    let random_plies = arguments.number("random-plies")?.unwrap_or(0);
    let second_random = arguments.number("second-random")?.unwrap_or(0);
    let fixed_sides = arguments.flag("fixed-sides");
    let (limits, seed, json) = (arguments.limits()?, arguments.seed()?, arguments.json);
    let by_ply = arguments.flag("by-ply");
    arguments.finish()?;

    let conditions = Conditions { openings, random_plies, second_random, fixed_sides, limits, seed };
    let mut sheet = Sheet::default();
    for number in 0..games {
        let pair = contestants.each_ref().map(|one| &one.contestant);
        let played = conditions.play(game, pair, number, &mut |made| sheet.time(&made))?;
        sheet.tally.count(played.won_by.map(|contestant| contestant == 0));
        if json {
            let names =
                [played.swapped, !played.swapped].map(|index| contestants[usize::from(index)].text.as_str());
            let line = GameLine {
                game: number + 1,
                first: names[0],
                second: names[1],
                winner: played.winner,
                score: played.score,
                record: played.record,
            };
            writeln!(out, "{}", serde_json::to_string(&line).map_err(std::io::Error::from)?)?;
            out.flush()?;
        }
    }
    let summary = sheet.summary([&contestants[0].text, &contestants[1].text]);
    if json {
        eprint!("{summary}")
    } else {
        write!(out, "{summary}")?
    }
    if by_ply {
        write!(out, "{}", sheet.pace)?;
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
pub struct Typed {
    /// What was typed.
    pub text: String,
    /// Who is meant.
    pub contestant: Contestant,
}

impl Typed {
    pub fn new(game: &dyn AnyGame, text: &str) -> Result<Self, Failure> {
        let (player, changes) = player(text)?;
        let contestant = Contestant { player, changes };
        contestant.seat(game, 0)?;
        Ok(Typed { text: text.into(), contestant })
    }
}

/// The records that the matches begin with, all of them checked.
pub fn openings(game: &dyn AnyGame, arguments: &mut Arguments) -> Result<Vec<String>, Failure> {
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

/// The result so far, from the side of the contestant named first.
#[derive(Default)]
struct Sheet {
    tally: Tally,
    times: [Vec<Duration>; 2],
    /// Of the contestant named first.
    pace: Pace,
}

impl Sheet {
    fn time(&mut self, made: &Made) {
        self.times[made.contestant].push(made.time);
        if made.contestant == 0 {
            self.pace.add(made.ply, made.time);
        }
    }

    fn summary(&self, names: [&str; 2]) -> String {
        let Tally { wins, draws, losses } = self.tally;
        let (mean, margin) = self.tally.score();
        let [first, second] = self.times.each_ref().map(|times| moves_took(times));
        format!(
            "{} against {}: {} won, {} drawn, {} lost\n\
             score {:.1} % ± {:.1} (95 %), rating difference {}\n\
             time a move: {first}; {second}\n",
            names[0],
            names[1],
            wins,
            draws,
            losses,
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

/// The rating difference that belongs to a mean score, in words.
pub fn rating(mean: f64) -> String {
    match mean {
        ..=0.0 => "below every measure".into(),
        1.0.. => "beyond every measure".into(),
        _ => format!("{:+.0}", rating_difference(mean)),
    }
}
