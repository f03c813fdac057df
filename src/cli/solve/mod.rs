//! `stratege solve`: what can be proved of a position, and of each of its moves; one file a game.

mod connect4;
mod gobang;
mod qubic;

use std::io::{Write, stdin};

use super::Failure;
use super::arguments::Arguments;

/// One game's way to answer a record.
trait Solve {
    /// Answers a line of input, mostly with one line.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure>;

    /// Says what is to be said of all the answers.
    fn conclude(&self, _: &mut dyn Write) -> Result<(), Failure> {
        Ok(())
    }
}

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let record = arguments.needed_word("RECORD")?;
    let mut solve: Box<dyn Solve> = match game.id() {
        "connect4" => Box::new(connect4::Columns::new(&mut arguments)?),
        "gobang" => Box::new(gobang::Wins::new(&mut arguments)?),
        "qubic" => Box::new(qubic::Proofs::new(&mut arguments)?),
        other => return Err(Failure::Input(format!("solve knows gobang, qubic and connect4, not {other}"))),
    };
    arguments.finish()?;
    if record != "-" {
        solve.answer(&record, out)?;
        return solve.conclude(out);
    }
    for (number, line) in (1..).zip(stdin().lines()) {
        solve.answer(&line?, out).map_err(|failure| match failure {
            Failure::Input(sentence) => Failure::Input(format!("line {number}: {sentence}")),
            output => output,
        })?;
        out.flush()?;
    }
    solve.conclude(out)
}
