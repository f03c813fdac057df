//! Makes a layer book of Connect Four: the exact values of all positions with the same number of discs.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::checkpoint::{Checkpoint, Progress};
use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::{create_folder, write_file};
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::book::{self, LayerBook};
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::engine::solver::Solver;
use stratege::search::node_limit::Unlimited;
use stratege::search::random::Random;

/// Default folder of the books.
pub const FOLDER: &str = "data/connect4";

/// Offset that makes a value fit into an unsigned byte.
const OFFSET: i32 = 64;

/// Options of `make`.
pub struct MakeOptions {
    /// Number of discs on the board.
    pub discs: u32,
    /// Folder of the layers.
    pub folder: PathBuf,
    /// Log2 of the transposition table's entries.
    pub table_bits: u32,
}

pub fn make(options: &MakeOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let &MakeOptions { discs, ref folder, table_bits } = options;
    create_folder(folder)?;
    // Deeper layers speed up the solver.
    let mut solver = Analyser::new(table_bits, Books::EMBEDDED);
    solver.remove_layers(discs);
    let quiet = Positions { discs, kind: "quiet", file: part(folder, discs, "") };
    let mut values = solve_all(&mut solver, &quiet, &book::quiet_keys(discs), out)?;
    write_book(folder, discs, &values, out)?;
    let forced = Positions { discs, kind: "forced", file: part(folder, discs, "-forced") };
    values.extend(solve_all(&mut solver, &forced, &book::forced_keys(discs), out)?);
    write_book(folder, discs, &values, out)
}

fn write_book(folder: &Path, discs: u32, values: &[i8], out: &mut dyn Write) -> Result<(), TrainingError> {
    let packed = book::pack(discs, values);
    let path = book_path(folder, discs);
    write_file(&path, &packed)?;
    writeln!(out, "{}: {} values in {} bytes", path.display(), values.len(), packed.len())?;
    out.flush()?;
    Ok(())
}

/// Positions of a layer with their result file.
struct Positions {
    discs: u32,
    kind: &'static str,
    file: PathBuf,
}

/// The values of positions in the order of the keys; those in the result file need no search.
fn solve_all(
    solver: &mut Analyser,
    &Positions { discs, kind, ref file }: &Positions,
    keys: &[u64],
    out: &mut dyn Write,
) -> Result<Vec<i8>, TrainingError> {
    let options = json!({ "game": "connect4", "discs": discs, "positions": kind });
    let mut checkpoint = Checkpoint::open(file, "make connect4-book", &options)?;
    let known = checkpoint.len().min(keys.len());
    writeln!(out, "{} {kind} positions, {known} of them known", keys.len())?;
    let mut progress = Progress::new(known);
    for &key in &keys[known..] {
        let value = solver.value(Board::from_key(key), &mut Unlimited);
        checkpoint.add(&[(value.expect("without a limit the solver finishes") + OFFSET) as u8]);
        if progress.is_due() {
            checkpoint.save()?;
            let left = progress.seconds_left(checkpoint.len(), keys.len());
            let millions = solver.nodes() / 1_000_000;
            writeln!(
                out,
                "{} of {}, {millions} million nodes, {left:.0} s left",
                checkpoint.len(),
                keys.len()
            )?;
            out.flush()?;
        }
    }
    checkpoint.save()?;
    Ok(checkpoint.bytes()[..keys.len()].iter().map(|&byte| (i32::from(byte) - OFFSET) as i8).collect())
}

/// Options of `verify`.
pub struct VerifyOptions {
    /// Number of discs on the board.
    pub discs: u32,
    /// Folder of the layers.
    pub folder: PathBuf,
    /// Number of positions to solve.
    pub samples: u32,
    /// Seed of the sample.
    pub seed: u64,
}

/// Solves samples of a layer and compares.
pub fn verify(options: &VerifyOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let &VerifyOptions { discs, ref folder, samples, seed } = options;
    let mut random = Random::new(seed);
    let path = book_path(folder, discs);
    let damaged = || TrainingError::Input(format!("the book {} is damaged", path.display()));
    let book = LayerBook::unpack(&read_file(&path)?).ok_or_else(damaged)?;
    let keys = book.keys();
    let mut solver = Solver::new(24);
    for number in 1..=samples {
        let board = Board::from_key(keys[random.below(keys.len())]);
        let value = solver.value(board, &mut Unlimited);
        if book.value(&board) != value {
            return Err(TrainingError::Input(format!(
                "sample {number}: the book has {:?}, the solver {value:?}",
                book.value(&board)
            )));
        }
    }
    writeln!(out, "{}: {} positions, {samples} samples, all right", path.display(), keys.len())?;
    Ok(())
}

fn part(folder: &Path, discs: u32, kind: &str) -> PathBuf {
    folder.join(format!("layer-{discs}{kind}.part"))
}

fn book_path(folder: &Path, discs: u32) -> PathBuf {
    folder.join(format!("layer-{discs}.book"))
}
