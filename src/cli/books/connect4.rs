//! A book of Connect Four: a layer of exact values.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::ledger::{Ledger, Progress};
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::connect4::analyst::Analyst;
use crate::connect4::board::board_of_key;
use crate::connect4::book::{self, Book};
use crate::connect4::shelf::Books;
use crate::connect4::solver::{Solver, Unlimited};
use crate::search::random::Random;

/// Where the books of Connect Four lie.
pub const FOLDER: &str = "data/connect4";

/// Added to a value, so that it is a byte.
const OFFSET: i32 = 64;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let (discs, folder) = which(&mut arguments)?;
    let bits = arguments.number("table-bits")?.unwrap_or(28);
    arguments.finish()?;
    fs::create_dir_all(&folder)?;
    // Deeper layers that are there already help.
    let mut solver = Analyst::new(bits, Books::SHELF);
    solver.forget_layers(discs);
    let mut values = work_out(&mut solver, "quiet", &book::layer(discs), &part(&folder, discs, ""), out)?;
    write_book(&folder, discs, &values, out)?;
    let forced = book::forced(discs);
    values.extend(work_out(&mut solver, "forced", &forced, &part(&folder, discs, "-forced"), out)?);
    write_book(&folder, discs, &values, out)
}

fn write_book(folder: &Path, discs: u32, values: &[i8], out: &mut dyn Write) -> Result<(), Failure> {
    let packed = book::pack(discs, values);
    let path = book_path(folder, discs);
    fs::write(&path, &packed)?;
    writeln!(out, "{}: {} values in {} bytes", path.display(), values.len(), packed.len())?;
    out.flush()?;
    Ok(())
}

/// The values of these positions, those that the file has already and then the others.
fn work_out(
    solver: &mut Analyst,
    kind: &str,
    keys: &[u64],
    file: &Path,
    out: &mut dyn Write,
) -> Result<Vec<i8>, Failure> {
    let mut ledger = Ledger::open(file)?;
    let known = ledger.len().min(keys.len());
    writeln!(out, "{} {kind} positions, {known} of them known", keys.len())?;
    let mut progress = Progress::new(known);
    for &key in &keys[known..] {
        let value = solver.value(board_of_key(key), &mut Unlimited);
        ledger.add((value.expect("nothing stops it") + OFFSET) as u8);
        if progress.is_due() {
            ledger.save()?;
            let left = progress.seconds_left(ledger.len(), keys.len());
            let millions = solver.nodes() / 1_000_000;
            writeln!(out, "{} of {}, {millions} million nodes, {left:.0} s left", ledger.len(), keys.len())?;
            out.flush()?;
        }
    }
    ledger.save()?;
    Ok(ledger.bytes()[..keys.len()].iter().map(|&byte| (i32::from(byte) - OFFSET) as i8).collect())
}

pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let (discs, folder) = which(&mut arguments)?;
    let samples = arguments.number("samples")?.unwrap_or(200);
    let mut random = Random::new(arguments.seed()?);
    arguments.finish()?;
    let path = book_path(&folder, discs);
    let bytes = fs::read(&path)
        .map_err(|error| Failure::Input(format!("cannot read the book {}: {error}", path.display())))?;
    let damaged = || Failure::Input(format!("the book {} is damaged", path.display()));
    let book = Book::unpack(&bytes).ok_or_else(damaged)?;
    let keys = book.keys();
    let mut solver = Solver::new(24);
    for number in 1..=samples {
        let board = board_of_key(keys[random.below(keys.len())]);
        let value = solver.value(board, &mut Unlimited);
        if book.value(&board) != value {
            return Err(Failure::Input(format!(
                "sample {number}: the book has {:?}, the solver {value:?}",
                book.value(&board)
            )));
        }
    }
    writeln!(out, "{}: {} positions, {samples} samples, all right", path.display(), keys.len())?;
    Ok(())
}

/// The layer and the folder that were asked for.
fn which(arguments: &mut Arguments) -> Result<(u32, PathBuf), Failure> {
    let discs = arguments.number("discs")?.unwrap_or(book::DISCS);
    if !(1..=book::MOST_DISCS).contains(&discs) {
        return Err(Failure::Input(format!("--discs goes from 1 to {}", book::MOST_DISCS)));
    }
    Ok((discs, arguments.option("folder").map_or_else(|| FOLDER.into(), PathBuf::from)))
}

fn part(folder: &Path, discs: u32, kind: &str) -> PathBuf {
    folder.join(format!("layer-{discs}{kind}.part"))
}

fn book_path(folder: &Path, discs: u32) -> PathBuf {
    folder.join(format!("layer-{discs}.book"))
}
