//! Self-play games for training, and the match of new weights against old ones.
//!
//! A game depends only on its number, the seed and the nodes per move, so that an interrupted file of games
//! can be resumed.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::error::TrainingError;
use crate::result_file::ResultLog;
use stratege::core::player::{Limits, NoObserver, Score};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::core::win_draw_loss::WinDrawLoss;
use stratege::games::gobang::engine::evaluation::weights::Weights;
use stratege::games::gobang::engine::player::strongest;
use stratege::games::gobang::position::SIZES;
use stratege::games::gobang::{Move, Position, Start};
use stratege::search::random::Random;

/// Interval between progress reports.
const PROGRESS: Duration = Duration::from_secs(15);

/// Maximum number of stones of a random opening.
const OPENING_STONES: usize = 7;
/// Maximum distance of each from another one, in columns and rows.
const OPENING_DISTANCE: usize = 2;

/// Score of a won position.
pub const WIN_SCORE: i32 = 20_000;

/// Conditions of games, besides the weights.
#[derive(Clone, Copy)]
pub struct Conditions {
    /// Nodes per move.
    pub nodes: u32,
    /// Seed of the openings and engines.
    pub seed: u64,
}

/// A game with the scores of its moves.
pub struct ScoredGame {
    /// The game at its end.
    pub record: Record<Position>,
    /// Score of each move for the side that made it; `None` in the opening.
    pub scores: Vec<Option<i32>>,
}

/// Two sets of weights, which may be the same.
pub struct Pairing {
    /// Weights of the two engines.
    pub weights: [&'static Weights; 2],
    /// Conditions of the games.
    pub conditions: Conditions,
}

impl Pairing {
    /// Plays a game in which the engine with index `first` moves first.
    fn game(&self, number: u64, first: usize) -> Result<ScoredGame, TrainingError> {
        let seed = self.conditions.seed.wrapping_add(number);
        let mut record = opening(&mut Random::for_occasion(seed, 0), number)?;
        let mut scores = vec![None; record.ply()];
        let mut engines = [0, 1].map(|side| strongest(seed).with_weights(self.weights[side ^ first]));
        let limits = Limits { nodes: Some(self.conditions.nodes), ..Limits::default() };
        while record.outcome().is_none() {
            let side = record.position().side_to_move().index();
            let choice = engines[side].think(record.position(), record.moves(), &limits, &mut NoObserver);
            record.play(choice.chosen)?;
            scores.push(match choice.report.score {
                Some(Score::Points(points)) => Some(points),
                Some(Score::Win(_)) => Some(WIN_SCORE),
                Some(Score::Loss(_)) => Some(-WIN_SCORE),
                _ => None,
            });
        }
        Ok(ScoredGame { record, scores })
    }

    /// Plays a match in which each opening is played with both colours; returns the result of the first
    /// engine.
    pub fn play_match(&self, games: u32) -> WinDrawLoss {
        let mut score = WinDrawLoss::default();
        for number in 0..u64::from(games) {
            let first = (number % 2) as usize;
            let Ok(game) = self.game(number / 2, first) else { continue };
            let winner = game.record.outcome().and_then(|outcome| outcome.winner);
            score.count(winner.map(|side| side.index() == first));
        }
        score
    }
}

/// A random opening: a few stones near the centre and near each other.
fn opening(random: &mut Random, number: u64) -> Result<Record<Position>, TrainingError> {
    // Every other game has the default board size.
    let size = SIZES[[0, 1, 0, 2, 0, 3][number as usize % 6]];
    let mut record = Record::<Position>::new(Start { size, ends_early: false, ..Start::default() });
    for _ in 0..1 + random.below(OPENING_STONES) {
        let centre = match record.moves() {
            [] => Move::on(size / 2, size / 2),
            moves => moves[random.below(moves.len())],
        };
        let around = |square: &Move| {
            square.column().abs_diff(centre.column()) <= OPENING_DISTANCE
                && square.row().abs_diff(centre.row()) <= OPENING_DISTANCE
        };
        let near: Vec<Move> = record.position().legal_moves().into_iter().filter(around).collect();
        if !near.is_empty() {
            record.play(near[random.below(near.len())])?;
        }
    }
    Ok(record)
}

/// Reads the training games of a folder and plays the missing ones.
pub fn read_or_play(
    count: u32,
    folder: &Path,
    weights: &'static Weights,
    conditions: Conditions,
    out: &mut dyn Write,
) -> Result<Vec<ScoredGame>, TrainingError> {
    let path = folder.join(format!("games-{}-{}.txt", conditions.nodes, conditions.seed));
    let options = json!({ "game": "gobang", "nodes": conditions.nodes, "seed": conditions.seed });
    let mut log = ResultLog::open(Some(&path), "make gobang-weights", &options)?;
    let pairing = Pairing { weights: [weights; 2], conditions };
    let mut reported = Instant::now();
    let mut games = Vec::new();
    for number in 0..count {
        if let Some(known) = log.next(|line: &GameLine| line.game().is_some())?.and_then(|line| line.game()) {
            games.push(known);
            continue;
        }
        let game = pairing.game(number.into(), 0)?;
        log.append(&GameLine { record: game.record.to_string(), scores: game.scores.clone() })?;
        games.push(game);
        if reported.elapsed() >= PROGRESS {
            reported = Instant::now();
            writeln!(out, "{} of {count} games played", number + 1)?;
            out.flush()?;
        }
    }
    Ok(games)
}

/// A line of the result file.
#[derive(Serialize, Deserialize)]
struct GameLine {
    record: String,
    /// Score of each move; `None` in the opening.
    scores: Vec<Option<i32>>,
}

impl GameLine {
    /// Parses the game; `None` if the record is invalid or has another number of moves.
    fn game(&self) -> Option<ScoredGame> {
        let record: Record<Position> = self.record.parse().ok()?;
        (self.scores.len() == record.ply()).then(|| ScoredGame { record, scores: self.scores.clone() })
    }
}

/// Points of a side: 1 for a win, 0.5 for a draw.
pub fn points(record: &Record<Position>, side: Side) -> f32 {
    match record.outcome().and_then(|outcome| outcome.winner) {
        None => 0.5,
        Some(winner) => f32::from(u8::from(winner == side)),
    }
}
