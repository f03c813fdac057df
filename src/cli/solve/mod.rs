//! `stratege solve`: what can be proved of a position, and of each of its moves; one file a game.

mod connect4;
mod qubic;

use std::io::{Write, stdin};

use super::Failure;
use super::arguments::Arguments;

/// Answers one record with one line.
type Answer = Box<dyn FnMut(&str, &mut dyn Write) -> Result<(), Failure>>;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let record = arguments.needed_word("RECORD")?;
    let mut answer = match game.id() {
        "connect4" => connect4::answerer(&mut arguments)?,
        "qubic" => qubic::answerer(&mut arguments)?,
        other => return Err(Failure::Input(format!("solve knows connect4 and qubic, not {other}"))),
    };
    arguments.finish()?;
    if record != "-" {
        return answer(&record, out);
    }
    for (number, line) in (1..).zip(stdin().lines()) {
        answer(&line?, out).map_err(|failure| match failure {
            Failure::Input(sentence) => Failure::Input(format!("line {number}: {sentence}")),
            output => output,
        })?;
        out.flush()?;
    }
    Ok(())
}
