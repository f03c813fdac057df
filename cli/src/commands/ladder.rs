//! `stratege ladder`: every player of a game against its neighbours, and the ratings that follow.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use stratege::core::error::Error;
use stratege::lab::{Conditions, Contestant, Pairing, Rating, WinDrawLoss, ratings};
use stratege::registry::ErasedGame;

use crate::CliError;
use crate::error::read_text;
use crate::options::{self, Game, LimitOptions, OpeningOptions};

/// Lets every player meet its neighbours of the roster, and prints the ratings that follow as JSON
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege ladder gobang --file FILE --games 10 --reach 2 --random-plies 4 --time-ms 50")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// Where the results are kept; a later call goes on from there
    #[arg(long)]
    file: PathBuf,
    /// Games of each pairing
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u32,
    /// How many neighbours each player meets on either side
    #[arg(long, value_name = "N", default_value_t = 3)]
    reach: usize,
    /// Begins each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    random_plies: u32,
    #[command(flatten)]
    openings: OpeningOptions,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    limits: LimitOptions,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, file, games, reach, .. } = &options;
    let conditions = options.openings.conditions(*game, options.random_plies, options.limits)?;
    let conditions = Conditions { seed: options.seed, ..conditions };
    let players: Vec<_> = game.info().players.iter().map(|player| player.id).collect();
    let mut results = read_results(file, players.len())?;
    for one in 0..players.len() {
        for other in one + 1..players.len().min(one + 1 + reach) {
            if results.contains_key(&[one, other]) {
                continue;
            }
            let pair = [players[one], players[other]];
            let result = play_pairing(*game, &conditions, pair, *games)?;
            append_result(file, [one, other], &result)?;
            eprintln!("{} against {}: {:?}", pair[0], pair[1], result.score);
            results.insert([one, other], result);
        }
    }
    let ladder = Ladder::new(game.id(), &players, &results);
    writeln!(out, "{}", serde_json::to_string(&ladder)?)?;
    Ok(())
}

/// Results by the places of the two players in the roster.
type Results = BTreeMap<[usize; 2], PairingResult>;

/// The games of two players with each other.
#[derive(Default)]
struct PairingResult {
    /// From the first one's side.
    score: WinDrawLoss,
    moves: [u32; 2],
    time: [Duration; 2],
}

fn play_pairing(
    game: &dyn ErasedGame,
    conditions: &Conditions,
    players: [&str; 2],
    games: u32,
) -> Result<PairingResult, Error> {
    let contestants = players.map(|id| Contestant { player: id.into(), changes: Vec::new() });
    let mut result = PairingResult::default();
    for number in 0..games {
        let played = conditions.play(game, contestants.each_ref(), number, &mut |made| {
            result.moves[made.contestant] += 1;
            result.time[made.contestant] += made.time;
        })?;
        result.score.count(played.won_by.map(|winner| winner == 0));
    }
    Ok(result)
}

/// The ladder as the page draws it.
#[derive(Serialize)]
struct Ladder<'a> {
    game: &'a str,
    /// The command that made it.
    command: String,
    players: Vec<LadderPlayer>,
    /// Places of two players, then wins, draws and losses of the first.
    meetings: Vec<[usize; 5]>,
}

#[derive(Serialize)]
struct LadderPlayer {
    id: &'static str,
    rating: i64,
    margin: i64,
    games: u32,
    /// The mean time of a move in microseconds.
    micros: u64,
}

impl<'a> Ladder<'a> {
    fn new(game: &'a str, players: &[&'static str], results: &Results) -> Ladder<'a> {
        let pairings: Vec<_> =
            results.iter().map(|(&players, result)| Pairing { players, tally: result.score }).collect();
        let rated = ratings(players.len(), &pairings);
        let player = |(place, &id): (usize, &&'static str)| {
            let Rating { points, margin, games } = rated[place];
            let (rating, margin) = (points.round() as i64, margin.round() as i64);
            LadderPlayer { id, rating, margin, games, micros: mean_micros(place, results) }
        };
        let meeting = |(&[one, other], result): (&[usize; 2], &PairingResult)| {
            let WinDrawLoss { wins, draws, losses } = result.score;
            [one, other, wins as usize, draws as usize, losses as usize]
        };
        Ladder {
            game,
            command: format!("stratege {}", std::env::args().skip(1).collect::<Vec<_>>().join(" ")),
            players: players.iter().enumerate().map(player).collect(),
            meetings: results.iter().map(meeting).collect(),
        }
    }
}

/// The mean time of a move of the player in this place.
fn mean_micros(place: usize, results: &Results) -> u64 {
    let (mut moves, mut time) = (0, Duration::ZERO);
    for (pair, result) in results {
        for side in (0..2).filter(|&side| pair[side] == place) {
            moves += result.moves[side];
            time += result.time[side];
        }
    }
    (time.as_micros() / u128::from(moves.max(1))) as u64
}

/// Reads the results of earlier calls: nine numbers a line.
fn read_results(path: &Path, players: usize) -> Result<Results, CliError> {
    let text = if path.exists() { read_text(path)? } else { String::new() };
    let result = |(number, line): (usize, &str)| {
        parse_result(line, players).ok_or_else(|| {
            CliError::Input(format!("{}, line {number}: nine numbers belong there", path.display()))
        })
    };
    (1..).zip(text.lines()).map(result).collect()
}

fn parse_result(line: &str, players: usize) -> Option<([usize; 2], PairingResult)> {
    let numbers: Vec<u64> = line.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let &[one, other, wins, draws, losses, m0, m1, t0, t1] = &numbers[..] else { return None };
    let pair = [one as usize, other as usize];
    if pair[0] >= pair[1] || pair[1] >= players {
        return None;
    }
    let score = WinDrawLoss { wins: wins as u32, draws: draws as u32, losses: losses as u32 };
    let (moves, time) = ([m0 as u32, m1 as u32], [t0, t1].map(Duration::from_micros));
    Some((pair, PairingResult { score, moves, time }))
}

fn append_result(path: &Path, [one, other]: [usize; 2], result: &PairingResult) -> Result<(), CliError> {
    let PairingResult { score: WinDrawLoss { wins, draws, losses }, moves: [m0, m1], time } = result;
    let [t0, t1] = time.map(|time| time.as_micros());
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    Ok(writeln!(file, "{one} {other} {wins} {draws} {losses} {m0} {m1} {t0} {t1}")?)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use stratege::registry::GAMES;

    /// A player that is added has to be measured before the laboratory can draw it.
    #[test]
    fn the_ladders_of_the_laboratory_have_every_player() {
        for game in GAMES {
            let path = format!("{}/../data/{}/ladder.json", env!("CARGO_MANIFEST_DIR"), game.id());
            let ladder: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
            let measured = ladder["players"].as_array().unwrap().iter().map(|player| player["id"].clone());
            let roster = game.info().players.into_iter().map(|player| Value::from(player.id));
            assert!(measured.eq(roster), "{}", game.id());
        }
    }
}
