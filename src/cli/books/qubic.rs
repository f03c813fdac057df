//! The book of Qubic: the proof that whoever begins wins, and its check by code that had no part in its making.

use std::io::Write;
use std::time::Instant;

use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::qubic::making::Making;
use crate::qubic::threats::{ANY_LENGTH, Stones, Threats};
use crate::qubic::verify::{Plain, verify as walk};

/// Where the book is kept.
const PATH: &str = "data/qubic/book.bin";

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = arguments.word().unwrap_or_else(|| PATH.into());
    arguments.finish()?;
    let bytes = prove(out)?;
    std::fs::write(&path, bytes)
        .map_err(|error| Failure::Input(format!("cannot write the book to {path}: {error}")))
}

pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = arguments.word().unwrap_or_else(|| PATH.into());
    arguments.finish()?;
    let bytes = std::fs::read(&path)
        .map_err(|error| Failure::Input(format!("cannot read the book in {path}: {error}")))?;
    check(&bytes, out)
}

fn prove(out: &mut dyn Write) -> Result<Vec<u8>, Failure> {
    let begun = Instant::now();
    let mut making = Making::new();
    loop {
        let done = making.step(&mut || true);
        let (positions, searched) = making.work();
        let fallen = making.classes().iter().filter(|class| class.proof == 0).count();
        let open: Vec<_> = making.classes().iter().filter(|class| class.proof > 0).collect();
        let open: Vec<_> = open.iter().map(|class| format!("{}:{}", class.reply, class.proof)).collect();
        writeln!(
            out,
            "{:6.1} s  {fallen} of {} replies fallen, {positions} positions, {} million in chains  {}",
            begun.elapsed().as_secs_f64(),
            making.classes().len(),
            searched / 1_000_000,
            open.join(" ")
        )?;
        out.flush()?;
        if done {
            break;
        }
    }
    loop {
        let (bytes, written) = making.book();
        writeln!(out, "{:6.1} s  {written} moves in {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
        out.flush()?;
        let replaced = loop {
            if let Some(replaced) = making.shrink() {
                break replaced;
            }
        };
        if replaced == 0 {
            return Ok(bytes);
        }
    }
}

fn check(bytes: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut threats = Threats::new(20);
    let mut witness = |board: &Plain| {
        let stones = |owner: u8| {
            let set = board.iter().enumerate().filter(|&(_, &stone)| stone == owner);
            Stones::new(set.fold(0, |all, (cell, _)| all | 1 << cell))
        };
        threats.find(&stones(1), &stones(2), ANY_LENGTH, &mut || true).ok().flatten()
    };
    let checked = walk(bytes, &mut witness, &mut |_| {}).map_err(Failure::Input)?;
    writeln!(
        out,
        "the first player wins: {} positions of the book, {} replies, {} chains replayed, {:.1} s",
        checked.positions,
        checked.replies,
        checked.chains,
        begun.elapsed().as_secs_f64()
    )?;
    Ok(())
}
