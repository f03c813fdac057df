//! Composed endgames: positions that no game led to, whose right moves exact tables prove.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::json;
use stratege::core::rules::Rules;
use stratege::search::random::Random;

use super::EndingComposer;
use super::difficulty::{RatedLevel, rated_levels};
use super::maker::{rated, read, read_text, write_files};
use super::puzzle::{Puzzle, id_of};
use crate::checkpoint::Progress;
use crate::error::TrainingError;
use crate::result_file::ResultLog;

/// Maximum number of compositions for each endgame.
const MAX_TRIES: usize = 20;

/// Options of [`add`].
pub struct Options {
    /// First file of the puzzles.
    pub path: PathBuf,
    /// File of all compositions, from which an interrupted call resumes.
    pub results: PathBuf,
    /// Maximum number of endgames.
    pub count: usize,
    /// Seed of the compositions.
    pub seed: u64,
}

/// A composition with its puzzle, if it is one: a line of the result file.
#[derive(Serialize, Deserialize)]
struct Composition {
    number: u64,
    puzzle: Option<String>,
}

/// Composes endgames and adds them to the stored puzzles.
pub fn add<G: EndingComposer>(
    mut game: G,
    options: &Options,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let stored = read::<G>(&read_text(&options.path)?)?;
    let header = json!({ "game": G::Position::ID, "seed": options.seed });
    let mut log = ResultLog::<Composition>::open(Some(&options.results), "make puzzle-endings", &header)?;
    let levels = rated_levels::<G>()?;
    let mut found: Vec<Puzzle> = Vec::new();
    let mut progress = Progress::new(0);
    for number in 0..MAX_TRIES.saturating_mul(options.count) as u64 {
        if found.len() == options.count {
            break;
        }
        let composition = match log.next(|known| known.number == number)? {
            Some(composition) => composition,
            None => {
                let puzzle = compose(&mut game, options.seed, number, &levels, &found)?;
                let composition = Composition { number, puzzle: puzzle.map(|puzzle| puzzle.to_string()) };
                log.append(&composition)?;
                composition
            }
        };
        if let Some(text) = composition.puzzle {
            found.push(text.parse().map_err(TrainingError::Input)?);
        }
        if progress.is_due() {
            writeln!(out, "{} of {} endgames", found.len(), options.count)?;
            out.flush()?;
        }
    }
    let puzzles = stored.into_iter().map(|(puzzle, _)| puzzle).chain(found);
    let by_id: BTreeMap<String, Puzzle> = puzzles.map(|puzzle| (puzzle.id.clone(), puzzle)).collect();
    write_files(&options.path, by_id.into_values().collect(), out)
}

/// The endgame with this number; `None` if there is none, or if its position or its idea is known.
fn compose<G: EndingComposer>(
    game: &mut G,
    seed: u64,
    number: u64,
    levels: &[RatedLevel],
    found: &[Puzzle],
) -> Result<Option<Puzzle>, TrainingError> {
    let mut random = Random::for_occasion(!seed, number);
    let Some((record, solution)) = game.compose_ending(&mut random, number) else { return Ok(None) };
    let id = id_of(G::symmetry_hash(record.position()));
    if found.iter().any(|puzzle| puzzle.id == id) {
        return Ok(None);
    }
    rated(game, &record, solution, levels, found)
}
