//! `stratege ladder`: every player of a game against its neighbours, and the ratings that follow.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;

use super::Failure;
use super::arguments::Arguments;
use super::play::openings;
use crate::laboratory::{Conditions, Contestant, Meeting, Tally, ratings};

/// The ladder as the page draws it.
#[derive(Serialize)]
struct Ladder<'a> {
    game: &'a str,
    /// The command that made it.
    command: String,
    players: Vec<Rung>,
    /// Places of two players, then wins, draws and losses of the first.
    meetings: Vec<[usize; 5]>,
}

#[derive(Serialize)]
struct Rung {
    id: &'static str,
    rating: i64,
    margin: i64,
    games: u32,
    /// The mean time of a move in microseconds.
    micros: u64,
}

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let openings = openings(game, &mut arguments)?;
    let games = arguments.number("games")?.unwrap_or(20);
    let reach = arguments.number("reach")?.unwrap_or(3) as usize;
    let random_plies = arguments.number("random-plies")?.unwrap_or(4);
    let (limits, seed) = (arguments.limits()?, arguments.seed()?);
    let ledger = PathBuf::from(arguments.needed_option("file")?);
    arguments.finish()?;
    let conditions =
        Conditions { openings, random_plies, second_random: 0, fixed_sides: false, limits, seed };

    let players: Vec<_> = game.info().players.iter().map(|player| player.id).collect();
    let contestant = |place: usize| Contestant { player: players[place].into(), changes: Vec::new() };
    let mut known = read(&ledger, players.len())?;
    for one in 0..players.len() {
        for other in one + 1..players.len().min(one + 1 + reach) {
            if known.contains_key(&[one, other]) {
                continue;
            }
            let mut result = Record::default();
            for number in 0..games {
                let pair = [&contestant(one), &contestant(other)];
                let played = conditions.play(game, pair, number, &mut |made| {
                    result.moves[made.contestant] += 1;
                    result.time[made.contestant] += made.time;
                })?;
                result.tally.count(played.won_by.map(|winner| winner == 0));
            }
            keep(&ledger, [one, other], &result)?;
            eprintln!("{} against {}: {:?}", players[one], players[other], result.tally);
            known.insert([one, other], result);
        }
    }

    let meetings: Vec<_> =
        known.iter().map(|(&players, result)| Meeting { players, tally: result.tally }).collect();
    let rated = ratings(players.len(), &meetings);
    let rung = |(place, id): (usize, &&'static str)| {
        let (mut moves, mut time) = (0, Duration::ZERO);
        for (pair, result) in &known {
            for side in (0..2).filter(|&side| pair[side] == place) {
                moves += result.moves[side];
                time += result.time[side];
            }
        }
        Rung {
            id,
            rating: rated[place].points.round() as i64,
            margin: rated[place].margin.round() as i64,
            games: rated[place].games,
            micros: (time.as_micros() / u128::from(moves.max(1))) as u64,
        }
    };
    let counts = |(&[one, other], result): (&[usize; 2], &Record)| {
        let Tally { wins, draws, losses } = result.tally;
        [one, other, wins as usize, draws as usize, losses as usize]
    };
    let ladder = Ladder {
        game: game.id(),
        command: format!("stratege {}", std::env::args().skip(1).collect::<Vec<_>>().join(" ")),
        players: players.iter().enumerate().map(rung).collect(),
        meetings: known.iter().map(counts).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&ladder).map_err(std::io::Error::from)?)?;
    Ok(())
}

/// What two players have done so far.
#[derive(Default)]
struct Record {
    tally: Tally,
    moves: [u32; 2],
    time: [Duration; 2],
}

/// What an earlier run has left: a line for each meeting, nine numbers.
fn read(path: &PathBuf, players: usize) -> Result<BTreeMap<[usize; 2], Record>, Failure> {
    let text = if path.exists() { std::fs::read_to_string(path)? } else { String::new() };
    let meeting = |(number, line): (usize, &str)| {
        let numbers: Result<Vec<u64>, _> = line.split(' ').map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[one, other, wins, draws, losses, m0, m1, t0, t1])
                if one < other && (other as usize) < players =>
            {
                let tally = Tally { wins: wins as u32, draws: draws as u32, losses: losses as u32 };
                let time = [t0, t1].map(Duration::from_micros);
                Ok(([one as usize, other as usize], Record { tally, moves: [m0 as u32, m1 as u32], time }))
            }
            _ => Err(Failure::Input(format!(
                "{}, line {}: nine numbers belong there",
                path.display(),
                number + 1
            ))),
        }
    };
    text.lines().enumerate().map(meeting).collect()
}

fn keep(path: &PathBuf, [one, other]: [usize; 2], result: &Record) -> Result<(), Failure> {
    let Record { tally: Tally { wins, draws, losses }, moves: [m0, m1], time } = result;
    let [t0, t1] = time.map(|time| time.as_micros());
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    Ok(writeln!(file, "{one} {other} {wins} {draws} {losses} {m0} {m1} {t0} {t1}")?)
}
