//! `stratege verify`: the books that the engines read, checked by code that had no part in their making.

use std::io::Write;
use std::time::Instant;

use super::Failure;
use super::arguments::Arguments;
use crate::qubic::threats::{ANY_LENGTH, Stones, Threats};
use crate::qubic::verify::{Plain, verify};

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let what = arguments.needed_word("BOOK")?;
    let path = arguments.needed_word("FILE")?;
    arguments.finish()?;
    let bytes = std::fs::read(&path)
        .map_err(|error| Failure::Input(format!("cannot read the book in {path}: {error}")))?;
    match what.as_str() {
        "qubic-book" => qubic_book(&bytes, out),
        other => Err(Failure::Input(format!("there is no \"{other}\" to verify; there is qubic-book"))),
    }
}

fn qubic_book(bytes: &[u8], out: &mut dyn Write) -> Result<(), Failure> {
    let begun = Instant::now();
    let mut threats = Threats::new(20);
    let mut witness = |board: &Plain| {
        let stones = |owner: u8| {
            let set = board.iter().enumerate().filter(|&(_, &stone)| stone == owner);
            Stones::new(set.fold(0, |all, (cell, _)| all | 1 << cell))
        };
        threats.find(&stones(1), &stones(2), ANY_LENGTH, &mut || true).ok().flatten()
    };
    let checked = verify(bytes, &mut witness, &mut |_| {}).map_err(Failure::Input)?;
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
