//! Positions of recorded games with their search values and results.

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;

use serde_json::json;

use super::super::wthor::{Game, PERFECT_FROM};
use crate::checkpoint::{Checkpoint, Progress};
use crate::error::TrainingError;
use crate::output::create_folder;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::{DISC, Evaluation};
use stratege::games::reversi::engine::search::{SearchGoal, search};
use stratege::games::reversi::engine::weights::{EMPTY_COUNTS, Weights};
use stratege::search::checksum::fnv1a;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

/// Depth of the page's search before it first shows values; one ply less ends with the other side to move.
pub const DEPTH: u32 = 8;

/// Maximum number of empty squares for which the result is an exact score; from [`PERFECT_FROM`] the file has
/// it.
const SOLVED_EMPTIES: u32 = 20;
/// Otherwise the result is the mean of searches to this depth and to one ply less.
const DEEP: u32 = 12;

const TABLE_BITS: u32 = 16;

/// Size of a position's values and result in a file.
const RECORD_BYTES: usize = 6;

/// A position with its values and its result, in discs for the side to move.
pub struct Outcome {
    pub empties: u32,
    /// Values of searches to one ply less than [`DEPTH`], and to it.
    pub values: [f64; 2],
    pub result: f64,
    /// Score with perfect play from [`PERFECT_FROM`] empty squares on.
    pub recorded: Option<f64>,
}

impl Outcome {
    pub fn mean(&self) -> f64 {
        (self.values[0] + self.values[1]) / 2.0
    }
}

/// Positions that depend only on the seed and their numbers, so that their file can be extended.
pub struct Series<'a> {
    pub name: String,
    /// Folder of the file.
    pub folder: &'a Path,
    pub seed: u64,
    pub empties: RangeInclusive<u32>,
    pub samples: usize,
}

impl Series<'_> {
    /// All positions; those that the file lacks are searched with these weights.
    pub fn outcomes(
        &self,
        games: &[Game],
        weights: &Weights,
        out: &mut dyn Write,
    ) -> Result<Vec<Outcome>, TrainingError> {
        create_folder(self.folder)?;
        let weights_sum = format!("{:08x}", fnv1a(&weights.pack()));
        let path = self.folder.join(format!("{}-{}-{weights_sum}.bin", self.name, self.seed));
        let options = json!({
            "game": "reversi", "series": self.name, "seed": self.seed, "weights": weights_sum,
            "empties": [self.empties.start(), self.empties.end()],
        });
        let mut results = Checkpoint::open(&path, "make reversi-scale", &options)?;
        let evaluation = Evaluation::with(Some(weights.clone()));
        let mut context = SearchContext { evaluation, ..SearchContext::new(TABLE_BITS) };
        let before = results.len() / RECORD_BYTES;
        let mut progress = Progress::new(before);
        let mut all = Vec::new();
        for number in 0..self.samples {
            let mut random = Random::for_occasion(self.seed, number as u64);
            let (board, recorded) = self.position(games, &mut random);
            if number >= before {
                results.add(&measure(&mut context, board, recorded));
            }
            all.push(outcome(&board, recorded, &results.bytes()[RECORD_BYTES * number..]));
            if progress.is_due() {
                results.save()?;
                let left = progress.seconds_left(number + 1, self.samples);
                writeln!(out, "{}: {} of {}, {left:.0} s left", self.name, number + 1, self.samples)?;
                out.flush()?;
            }
        }
        results.save()?;
        Ok(all)
    }

    /// A position of a game, with the game's score under perfect play if the position has at most
    /// [`PERFECT_FROM`] empty squares; such positions need one.
    fn position(&self, games: &[Game], random: &mut Random) -> (Board, Option<i32>) {
        let (least, most) = (*self.empties.start(), *self.empties.end());
        loop {
            let game = &games[random.below(games.len())];
            let empties = least + random.below((most - least + 1) as usize) as u32;
            let at = EMPTY_COUNTS - 1 - empties as usize;
            let perfect = game.perfect(at);
            if let Some(&board) = game.positions.get(at)
                && (perfect.is_some() || empties != PERFECT_FROM)
            {
                return (board, perfect);
            }
        }
    }
}

/// Record of a position: two values and the result, in 128ths of a disc.
fn measure(context: &mut SearchContext, board: Board, recorded: Option<i32>) -> Vec<u8> {
    let [shallow, deep] = last_values(context, board, DEPTH);
    let result = match (board.empty_count(), recorded) {
        (PERFECT_FROM, Some(score)) => score * DISC,
        (0..=SOLVED_EMPTIES, _) => exact(context, board),
        _ => {
            let [before, last] = last_values(context, board, DEEP);
            (before + last) / 2
        }
    };
    [shallow, deep, result].into_iter().flat_map(|value| (value as i16).to_le_bytes()).collect()
}

fn outcome(board: &Board, recorded: Option<i32>, record: &[u8]) -> Outcome {
    let discs =
        |at: usize| f64::from(i16::from_le_bytes([record[2 * at], record[2 * at + 1]])) / f64::from(DISC);
    Outcome {
        empties: board.empty_count(),
        values: [discs(0), discs(1)],
        result: discs(2),
        recorded: recorded.map(f64::from),
    }
}

/// Values of the last two depths.
fn last_values(context: &mut SearchContext, board: Board, depth: u32) -> [i32; 2] {
    // A value must not depend on earlier positions.
    context.clear();
    let mut values = [0; 2];
    search(context, board, SearchGoal { depth, solve_empties: 0 }, &mut Unlimited, |result, _| {
        values = [values[1], result.value];
    });
    values
}

fn exact(context: &mut SearchContext, board: Board) -> i32 {
    context.clear();
    search(context, board, SearchGoal::UNBOUNDED, &mut Unlimited, |_, _| {}).map_or(0, |result| result.value)
}
