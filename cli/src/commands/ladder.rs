//! `stratege ladder`: matches between neighbours of a roster, and the ratings that follow.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use stratege::core::error::Error;
use stratege::lab::{Conditions, Contestant, Pairing, Rating, WinDrawLoss, ratings};
use stratege::registry::{ErasedGame, PARTNER};
use stratege_training::result_file::ResultFile;

use crate::CliError;
use crate::error::read_text;
use crate::former_names::FormerNames;
use crate::options::{self, COUNTS, Game, LimitOptions, OpeningOptions, number};

/// Plays every player against its neighbours in the roster, and prints their ratings as JSON
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege ladder gobang --file FILE --games 10 --reach 2 --random-plies 4 --time-ms 50")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// Saves the results; a later call resumes from there
    #[arg(long)]
    file: PathBuf,
    /// Takes the results of an earlier ladder, as this command printed it, and plays only the missing pairings
    #[arg(long, value_name = "LADDER")]
    from: Option<PathBuf>,
    /// Games of each pairing
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number(COUNTS))]
    games: u32,
    /// Number of neighbours on either side that each player meets
    #[arg(long, value_name = "N", default_value_t = 3)]
    reach: usize,
    /// Starts each pair of games with N random moves
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

impl Options {
    /// Options in the header of the result file. It omits the players: a new player or a larger reach only
    /// adds lines.
    fn configuration(&self, conditions: &Conditions) -> Value {
        let Conditions { openings, random_plies, limits, seed, .. } = conditions;
        json!({
            "game": self.game.id(), "games": self.games, "seed": seed, "random_plies": random_plies,
            "limits": limits, "openings": options::summary(openings),
        })
    }
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, file, games, reach, .. } = &options;
    let conditions = options.openings.conditions(*game, options.random_plies, options.limits)?;
    let conditions = Conditions { seed: options.seed, ..conditions };
    let players = players_of(*game);
    let (mut log, known) = ResultFile::open(file, "ladder", &options.configuration(&conditions))?;
    let mut results = by_places(&players, known, &FormerNames::of(game.id()))
        .map_err(|problem| CliError::Input(format!("{} {problem}", file.display())))?;
    if let Some(path) = &options.from {
        let no_ladder = || CliError::Input(format!("{} is not a ladder", path.display()));
        let earlier: EarlierLadder = serde_json::from_str(&read_text(path)?).map_err(|_| no_ladder())?;
        let earlier = earlier.results().ok_or_else(no_ladder)?;
        let found = by_places(&players, earlier, &FormerNames::of(game.id()))
            .map_err(|problem| CliError::Input(format!("{} {problem}", path.display())))?;
        for (players, result) in found {
            results.entry(players).or_insert(result);
        }
    }
    for one in 0..players.len() {
        for other in one + 1..players.len().min((one + 1).saturating_add(*reach)) {
            if results.contains_key(&[one, other]) {
                continue;
            }
            let pair = [players[one], players[other]];
            let result = play_pairing(*game, &conditions, pair, *games)?;
            log.append(&result)?;
            eprintln!("{} against {}: {:?}", pair[0], pair[1], result.score);
            results.insert([one, other], result);
        }
    }
    let ladder = Ladder::new(game.id(), &players, &results);
    writeln!(out, "{}", serde_json::to_string(&ladder)?)?;
    Ok(())
}

/// Ids of the players in the order of the roster; without the partner, whose strength follows from the levels.
fn players_of(game: &dyn ErasedGame) -> Vec<&'static str> {
    game.info().players.iter().map(|player| player.id).filter(|&id| id != PARTNER).collect()
}

/// Results by roster indices of the two players.
type Results = BTreeMap<[usize; 2], PairingResult>;

/// Result of a pairing: a line of the result file.
#[derive(Default, Serialize, Deserialize)]
struct PairingResult {
    players: [String; 2],
    /// From the side of the first player.
    score: WinDrawLoss,
    moves: [u32; 2],
    time: [Duration; 2],
}

/// A ladder that this command printed.
#[derive(Deserialize)]
struct EarlierLadder {
    players: Vec<EarlierPlayer>,
    meetings: Vec<[u32; 5]>,
}

#[derive(Deserialize)]
struct EarlierPlayer {
    id: String,
    micros: u32,
}

/// Number of moves of a side in a game of an earlier ladder, for the mean time of a move.
const ASSUMED_MOVES: u32 = 30;

impl EarlierLadder {
    /// Results of its pairings; `None` if they have no such players or too many games.
    fn results(&self) -> Option<Vec<PairingResult>> {
        let result = |&[one, other, wins, draws, losses]: &[u32; 5]| {
            let pair = [self.players.get(one as usize)?, self.players.get(other as usize)?];
            let games = wins.checked_add(draws)?.checked_add(losses)?;
            let moves = ASSUMED_MOVES.checked_mul(games)?;
            Some(PairingResult {
                players: pair.map(|player| player.id.clone()),
                score: WinDrawLoss { wins, draws, losses },
                moves: [moves; 2],
                time: pair.map(|player| Duration::from_micros(player.micros.into()) * moves),
            })
        };
        self.meetings.iter().map(result).collect()
    }
}

/// Sorts results by the places of their players in the roster; else the predicate of a sentence about the file.
fn by_places(players: &[&str], results: Vec<PairingResult>, names: &FormerNames) -> Result<Results, String> {
    let place = |id: &String| players.iter().position(|player| *player == names.player(id));
    let placed = results.into_iter().map(|result| match result.players.each_ref().map(place) {
        [Some(one), Some(other)] if one < other => Ok(([one, other], result)),
        _ => {
            Err(format!("has games of {}, which are not players in this order", result.players.join(" and ")))
        }
    });
    placed.collect()
}

fn play_pairing(
    game: &dyn ErasedGame,
    conditions: &Conditions,
    players: [&str; 2],
    games: u32,
) -> Result<PairingResult, Error> {
    let contestants = players.map(|id| Contestant { player: id.into(), changes: Vec::new() });
    let mut result = PairingResult { players: players.map(Into::into), ..PairingResult::default() };
    for number in 0..games {
        let played = conditions.play(game, contestants.each_ref(), number, &mut |made| {
            result.moves[made.contestant] += 1;
            result.time[made.contestant] += made.time;
        })?;
        result.score.count(played.won_by.map(|winner| winner == 0));
    }
    Ok(result)
}

/// The ladder as the page reads it.
#[derive(Serialize)]
struct Ladder<'a> {
    game: &'a str,
    /// The command that produced it.
    command: String,
    players: Vec<LadderPlayer>,
    /// Indices of two players, then wins, draws and losses of the first.
    meetings: Vec<[usize; 5]>,
}

#[derive(Serialize)]
struct LadderPlayer {
    id: &'static str,
    rating: i64,
    margin: i64,
    games: u32,
    /// Mean time of a move in microseconds.
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

/// Mean time of a move of the player at this index.
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

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use stratege::registry::GAMES;

    use super::*;

    #[test]
    fn results_of_former_ids_are_those_of_the_players() {
        let played =
            |players: [&str; 2]| PairingResult { players: players.map(Into::into), ..Default::default() };
        let results = vec![played(["beginner", "level-2"]), played(["casual", "keen"])];
        let found = by_places(&["level-1", "level-2", "level-3"], results, &FormerNames::of("gobang"));
        assert_eq!(found.unwrap().into_keys().collect::<Vec<_>>(), [[0, 1], [1, 2]]);
    }

    #[test]
    fn results_of_an_earlier_ladder_are_taken_over() {
        let text = r#"{"players":[{"id":"level-1","micros":7},{"id":"level-3","micros":9}],"meetings":[[0,1,3,1,16]]}"#;
        let earlier: EarlierLadder = serde_json::from_str(text).unwrap();
        let players = ["level-0", "level-1", "level-2", "level-3"];
        let found = by_places(&players, earlier.results().unwrap(), &FormerNames::of("gobang")).unwrap();
        let result = &found[&[1, 3]];
        assert_eq!((found.len(), result.score.wins, result.score.losses), (1, 3, 16));
        assert_eq!([1, 3].map(|place| mean_micros(place, &found)), [7, 9]);
    }

    /// A player that is added has to be measured before the laboratory can draw it.
    #[test]
    fn ladders_contain_every_player() {
        for game in GAMES {
            let path = format!("{}/../data/{}/ladder.json", env!("CARGO_MANIFEST_DIR"), game.id());
            let ladder: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
            let measured = ladder["players"].as_array().unwrap().iter().map(|player| player["id"].clone());
            let roster = players_of(*game).into_iter().map(Value::from);
            assert!(measured.eq(roster), "{}", game.id());
        }
    }
}
