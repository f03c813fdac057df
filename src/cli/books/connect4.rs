//! The book of Connect Four: a layer of exact values.
//!
//! Making can be interrupted at any time: what has been worked out lies in a file beside the book, a byte a
//! position, and the next call goes on from there.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::connect4::board::board_of_key;
use crate::connect4::book::{self, Book};
use crate::connect4::solver::{Solver, Unlimited};
use crate::search::random::Random;

const FOLDER: &str = "data/connect4";

/// Between two lines of progress; what is in the file is never older.
const PROGRESS: Duration = Duration::from_secs(10);

/// Added to a value, so that it is a byte.
const OFFSET: i32 = 64;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let (discs, folder) = which(&mut arguments)?;
    let bits = arguments.number("table-bits")?.unwrap_or(28);
    arguments.finish()?;
    fs::create_dir_all(&folder)?;
    let part = folder.join(format!("layer-{discs}.part"));
    let keys = book::layer(discs);
    let mut values = fs::read(&part).unwrap_or_default();
    values.truncate(keys.len());
    writeln!(out, "{} positions with {discs} discs, {} of them known", keys.len(), values.len())?;
    let mut file = OpenOptions::new().create(true).append(true).open(&part)?;
    let mut solver = Solver::new(bits);
    let (begun, before) = (Instant::now(), values.len());
    let (mut said, mut kept) = (begun, before);
    for &key in &keys[before..] {
        let value = solver.value(board_of_key(key), &mut Unlimited);
        values.push((value.expect("nothing stops it") + OFFSET) as u8);
        if said.elapsed() >= PROGRESS || values.len() == keys.len() {
            file.write_all(&values[kept..])?;
            (said, kept) = (Instant::now(), values.len());
            let rate = begun.elapsed().as_secs_f64() / (kept - before) as f64;
            let left = rate * (keys.len() - kept) as f64;
            let millions = solver.nodes() / 1_000_000;
            writeln!(out, "{kept} of {}, {millions} million nodes, {left:.0} s left", keys.len())?;
            out.flush()?;
        }
    }
    let values: Vec<i8> = values.iter().map(|&byte| (i32::from(byte) - OFFSET) as i8).collect();
    let packed = book::pack(discs, &values);
    let path = book_path(&folder, discs);
    File::create(&path)?.write_all(&packed)?;
    writeln!(out, "{}: {} bytes", path.display(), packed.len())?;
    Ok(())
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
    let keys = book::layer(discs);
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

fn book_path(folder: &Path, discs: u32) -> PathBuf {
    folder.join(format!("layer-{discs}.book"))
}
