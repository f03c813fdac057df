//! Makes and verifies the puzzles of a game.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::json;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::search::random::Random;

use super::difficulty::{RatedLevel, measure, rated_levels};
use super::puzzle::{self, Puzzle, Solution, id_of};
use super::{PuzzleGame, self_play, statistics};
use crate::checkpoint::Progress;
use crate::error::TrainingError;
use crate::input::read_text_file;
use crate::output::write_file;
use crate::result_file::ResultLog;

/// Width of the classes of ratings from which puzzles are selected in turn.
const CLASS: u32 = 100;

/// Maximum number of puzzles of a file; further ones are in a file of the same name with `-2`, and so on.
const FILE_PUZZLES: usize = 1100;

/// Options of `make`.
pub struct Options {
    /// First file of the puzzles.
    pub path: PathBuf,
    /// File that has the puzzles of every game, from which an interrupted call resumes.
    pub results: PathBuf,
    /// Number of self-play games.
    pub games: u64,
    /// Maximum number of puzzles.
    pub count: usize,
    /// Seed of the games.
    pub seed: u64,
}

/// Puzzles of a game, a line of the result file.
#[derive(Serialize, Deserialize)]
struct GameResult {
    game: u64,
    puzzles: Vec<String>,
}

/// Plays games, collects their puzzles and writes a selection.
pub fn make<G: PuzzleGame>(mut game: G, options: &Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let header = json!({ "game": G::Position::ID, "seed": options.seed });
    let mut log = ResultLog::<GameResult>::open(Some(&options.results), "make puzzles", &header)?;
    let levels = rated_levels::<G>()?;
    let (mut seen, mut puzzles) = (HashSet::new(), Vec::new());
    let mut progress = Progress::new(log.known());
    for number in 0..options.games {
        let result = match log.next(|result| result.game == number)? {
            Some(result) => result,
            None => {
                let found = puzzles_of(&mut game, options.seed, number, &levels, &seen)?;
                let result = GameResult { game: number, puzzles: found };
                log.append(&result)?;
                result
            }
        };
        for text in result.puzzles {
            let puzzle: Puzzle = text.parse().map_err(TrainingError::Input)?;
            seen.insert(puzzle.id.clone());
            puzzles.push(puzzle);
        }
        if progress.is_due() {
            let left = progress.seconds_left(number as usize + 1, options.games as usize);
            writeln!(
                out,
                "game {} of {}: {} puzzles, {left:.0} s left",
                number + 1,
                options.games,
                puzzles.len()
            )?;
            out.flush()?;
        }
    }
    write_files(&options.path, select(puzzles, options.count), out)
}

/// Rates the puzzles of a file again by the present levels; everything else about them is unchanged.
pub fn rate<G: PuzzleGame>(path: &Path, out: &mut dyn Write) -> Result<(), TrainingError> {
    let levels = rated_levels::<G>()?;
    let mut puzzles = Vec::new();
    for (mut puzzle, _) in read::<G>(&read_text(path)?)? {
        let record: Record<G::Position> = puzzle.record.parse()?;
        (puzzle.rating, puzzle.deviation) = measure(&levels, &record, &puzzle.solution)?;
        puzzles.push(puzzle);
    }
    write_files(path, puzzles, out)
}

/// Writes files of puzzles of equal length, the easiest first, removes one left over, and counts the puzzles.
pub(super) fn write_files(
    path: &Path,
    mut puzzles: Vec<Puzzle>,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    puzzles.sort_by(|a, b| (a.rating, &a.id).cmp(&(b.rating, &b.id)));
    let files = puzzles.len().div_ceil(FILE_PUZZLES).max(1);
    for (at, puzzles) in puzzles.chunks(puzzles.len().div_ceil(files).max(1)).enumerate() {
        write_file(&part(path, at + 1), puzzle::write(puzzles))?;
    }
    let stale = part(path, files + 1);
    if stale.exists() {
        std::fs::remove_file(stale)?;
    }
    writeln!(out, "{}: {} puzzles", path.display(), puzzles.len())?;
    Ok(statistics::write(&puzzles, out)?)
}

/// The puzzles of the game with this number, without those whose id is known.
fn puzzles_of<G: PuzzleGame>(
    game: &mut G,
    seed: u64,
    number: u64,
    levels: &[RatedLevel],
    seen: &HashSet<String>,
) -> Result<Vec<String>, TrainingError> {
    let mut record = self_play::play::<G>(seed, number)?;
    let mut found: Vec<Puzzle> = Vec::new();
    let mut next = 0;
    for ply in 0..record.moves().len() {
        record.goto(ply)?;
        if ply >= next
            && let Some(puzzle) = puzzle_of(game, &upto(&record)?, levels, seen, &found)?
        {
            found.push(puzzle);
            next = ply + G::GAP;
        }
    }
    if let Some(record) = game.compose(&mut Random::for_occasion(!seed, number)) {
        found.extend(puzzle_of(game, &record, levels, seen, &found)?);
    }
    Ok(found.iter().map(Puzzle::to_string).collect())
}

/// The puzzle of a record's last position; `None` if it is none, or is known by its id or its idea.
fn puzzle_of<G: PuzzleGame>(
    game: &mut G,
    record: &Record<G::Position>,
    levels: &[RatedLevel],
    seen: &HashSet<String>,
    found: &[Puzzle],
) -> Result<Option<Puzzle>, TrainingError> {
    let id = id_of(G::symmetry_hash(record.position()));
    if seen.contains(&id) || found.iter().any(|puzzle| puzzle.id == id) {
        return Ok(None);
    }
    let Some(solution) = game.solve(record) else { return Ok(None) };
    rated(game, record, solution, levels, found)
}

/// The puzzle of this solution with its rating; `None` if its idea is known or it is not confirmed.
pub(super) fn rated<G: PuzzleGame>(
    game: &mut G,
    record: &Record<G::Position>,
    solution: Solution,
    levels: &[RatedLevel],
    found: &[Puzzle],
) -> Result<Option<Puzzle>, TrainingError> {
    let position = record.position();
    let is_known = found.iter().any(|puzzle| puzzle.solution.has_idea_of(&solution));
    if is_known || game.confirm(position, &solution) != Some(true) {
        return Ok(None);
    }
    let id = id_of(G::symmetry_hash(position));
    let stored = G::stored_record(record);
    let (rating, deviation) = measure(levels, &stored, &solution)?;
    Ok(Some(Puzzle { id, record: stored.to_string(), solution, rating, deviation }))
}

/// The record up to its current step.
fn upto<P: Rules>(record: &Record<P>) -> Result<Record<P>, TrainingError> {
    let mut short = Record::new(record.start().clone());
    for &chosen in &record.moves()[..record.ply()] {
        short.play(chosen)?;
    }
    Ok(short)
}

/// Selects at most `count` puzzles, in turn from each class of ratings and there from each kind.
fn select(puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut classes: BTreeMap<u32, Vec<(usize, Puzzle)>> = BTreeMap::new();
    let mut counts: HashMap<(u32, Option<String>), usize> = HashMap::new();
    for puzzle in puzzles {
        let class = puzzle.rating / CLASS;
        // The first theme is the kind.
        let kind = puzzle.solution.themes.first().map(|theme| theme.id.clone());
        let number = counts.entry((class, kind)).or_default();
        classes.entry(class).or_default().push((*number, puzzle));
        *number += 1;
    }
    for class in classes.values_mut() {
        class.sort_by_key(|&(number, _)| number);
    }
    let mut queues: Vec<_> = classes.into_values().map(Vec::into_iter).collect();
    let mut selected = Vec::new();
    while selected.len() < count {
        let round: Vec<Puzzle> =
            queues.iter_mut().filter_map(Iterator::next).map(|(_, puzzle)| puzzle).collect();
        if round.is_empty() {
            break;
        }
        selected.extend(round);
    }
    selected.truncate(count);
    selected
}

/// Reads the puzzles of a file, and checks that each has a position with its answers and its line.
pub fn read<G: PuzzleGame>(text: &str) -> Result<Vec<(Puzzle, G::Position)>, TrainingError> {
    let mut ids = HashSet::new();
    let mut read = Vec::new();
    for puzzle in puzzle::parse(text).map_err(TrainingError::Input)? {
        let record: Record<G::Position> = puzzle.record.parse()?;
        let position = record.position().clone();
        let wrong = |what: &str| TrainingError::Input(format!("puzzle {}: {what}", puzzle.id));
        if id_of(G::symmetry_hash(&position)) != puzzle.id || !ids.insert(puzzle.id.clone()) {
            return Err(wrong("the id belongs to another position"));
        }
        let legal: Vec<_> = position.legal_moves().iter().map(ToString::to_string).collect();
        if !puzzle.solution.answers.iter().all(|answer| legal.contains(answer)) {
            return Err(wrong("an answer is illegal"));
        }
        let mut line = record.clone();
        for chosen in &puzzle.solution.line {
            line.play(chosen.parse()?).map_err(|_| wrong("its line is illegal"))?;
        }
        if puzzle.solution.line.first().is_some_and(|first| !puzzle.solution.answers.contains(first)) {
            return Err(wrong("its line does not begin with an answer"));
        }
        read.push((puzzle, position));
    }
    Ok(read)
}

/// Options of `verify`.
pub struct VerifyOptions {
    /// First file of the puzzles.
    pub path: PathBuf,
    /// Checks every n-th puzzle by the plain search.
    pub every: usize,
}

/// Proves the puzzles of a file again by the plain search, and writes the statistics.
pub fn verify<G: PuzzleGame>(
    game: G,
    options: &VerifyOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let text = read_text(&options.path)?;
    let puzzles = read::<G>(&text)?;
    let proved = prove_again(game, &puzzles, options.every)?;
    writeln!(out, "{}: {} puzzles, {proved} proved again", options.path.display(), puzzles.len())?;
    let puzzles: Vec<_> = puzzles.into_iter().map(|(puzzle, _)| puzzle).collect();
    Ok(statistics::write(&puzzles, out)?)
}

/// Proves every n-th puzzle by the plain search; returns their number.
pub fn prove_again<G: PuzzleGame>(
    mut game: G,
    puzzles: &[(Puzzle, G::Position)],
    every: usize,
) -> Result<usize, TrainingError> {
    let mut proved = 0;
    for (puzzle, position) in puzzles.iter().step_by(every.max(1)) {
        if game.confirm(position, &puzzle.solution) != Some(true) {
            return Err(TrainingError::Input(format!("puzzle {} is not confirmed", puzzle.id)));
        }
        proved += 1;
    }
    Ok(proved)
}

/// The path of a file of puzzles, counted from 1.
fn part(first: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return first.to_path_buf();
    }
    let stem = first.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem}-{number}");
    match first.extension() {
        Some(extension) => first.with_file_name(name).with_extension(extension),
        None => first.with_file_name(name),
    }
}

/// The text of all files of puzzles, with the names of the fields once.
pub(super) fn read_text(first: &Path) -> Result<String, TrainingError> {
    let mut text = read_text_file(first)?;
    let parts = (2..).map(|number| part(first, number)).take_while(|path| path.exists());
    for path in parts {
        let more = read_text_file(&path)?;
        let lines = more.strip_prefix(puzzle::FIELDS).and_then(|lines| lines.strip_prefix('\n'));
        let unnamed =
            || TrainingError::Input(format!("{}: the first line does not name the fields", path.display()));
        text.push_str(lines.ok_or_else(unnamed)?);
    }
    Ok(text)
}
