//! `stratege perft`: counts of legal move paths, the proof of a move generator.

use std::io::Write;

use super::Failure;
use super::arguments::Arguments;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let depth = arguments.needed_word("DEPTH")?;
    let depth: u32 =
        depth.parse().map_err(|_| Failure::Input(format!("DEPTH is a number, \"{depth}\" is none")))?;
    let record = arguments.word().unwrap_or_default();
    arguments.finish()?;
    let position = game.read(&record)?;
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", position.perft(depth))?;
        out.flush()?;
    }
    Ok(())
}
