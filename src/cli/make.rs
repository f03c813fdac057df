//! `stratege make`: the books that the engines read, each from nothing but this program.

use std::io::Write;
use std::time::Instant;

use super::Failure;
use super::arguments::Arguments;
use crate::qubic::making::Making;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let what = arguments.needed_word("BOOK")?;
    let path = arguments.needed_word("FILE")?;
    arguments.finish()?;
    let bytes = match what.as_str() {
        "qubic-book" => qubic_book(out)?,
        other => return Err(Failure::Input(format!("there is no \"{other}\" to make; there is qubic-book"))),
    };
    std::fs::write(&path, bytes)
        .map_err(|error| Failure::Input(format!("cannot write the book to {path}: {error}")))
}

fn qubic_book(out: &mut dyn Write) -> Result<Vec<u8>, Failure> {
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
        if making.shrink(&mut || true) == Ok(0) {
            return Ok(bytes);
        }
    }
}
