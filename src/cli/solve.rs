//! `stratege solve`: the exact value of a position, and of each of its moves.

use std::io::{Write, stdin};
use std::time::Instant;

use super::arguments::Arguments;
use super::{Failure, solve_reversi};
use crate::connect4::Position;
use crate::connect4::analyst::Analyst;
use crate::connect4::board::Board;
use crate::connect4::solver::Unlimited;
use crate::error::Error;
use crate::game::Game;
use crate::record::Record;
use crate::reversi;

/// A table of 128 MiB.
const TABLE_BITS: u32 = 24;

/// Solves what stands in one line and writes the answer in one line.
pub type Solver = Box<dyn FnMut(&str, &mut dyn Write) -> Result<(), Failure>>;

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let mut solver: Solver = match game.id() {
        Position::ID => connect_four(&mut arguments)?,
        reversi::Position::ID => solve_reversi::solver(&mut arguments)?,
        other => return Err(Failure::Input(format!("solve knows connect4 and reversi, not {other}"))),
    };
    let record = arguments.needed_word("RECORD")?;
    arguments.finish()?;
    if record != "-" {
        return solver(&record, out);
    }
    for (number, line) in (1..).zip(stdin().lines()) {
        solver(&line?, out).map_err(|failure| match failure {
            Failure::Input(sentence) => Failure::Input(format!("line {number}: {sentence}")),
            output => output,
        })?;
        out.flush()?;
    }
    Ok(())
}

fn connect_four(arguments: &mut Arguments) -> Result<Solver, Failure> {
    let bits = arguments.number("table-bits")?.unwrap_or(TABLE_BITS);
    let (moves, with_book) = (arguments.flag("moves"), !arguments.flag("no-book"));
    let mut analyst = Analyst::new(bits, with_book);
    Ok(Box::new(move |line, out| {
        // A test file has the known value behind the moves.
        let record = line.split_whitespace().next().unwrap_or_default();
        answer(&mut analyst, record, moves, out)
    }))
}

/// One line: the moves, the value, the values of the columns if wanted, positions searched and milliseconds.
fn answer(analyst: &mut Analyst, record: &str, moves: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let record: Record<Position> = record.parse()?;
    if record.outcome().is_some() {
        return Err(Error::GameOver.into());
    }
    let board = Board::from(record.position());
    let (begun, before) = (Instant::now(), analyst.nodes());
    let played: String = record.moves()[..record.ply()].iter().map(|one| one.to_string()).collect();
    let (value, columns) = if moves {
        let scores = analyst.scores(board, &mut Unlimited).unwrap_or_default();
        let words = scores.map(|score| score.map_or("-".into(), |score| score.to_string()));
        (scores.into_iter().flatten().max(), format!(" [{}]", words.join(" ")))
    } else {
        (analyst.value(board, &mut Unlimited), String::new())
    };
    let (nodes, time) = (analyst.nodes() - before, begun.elapsed().as_secs_f64() * 1000.0);
    let value = value.unwrap_or_default();
    writeln!(out, "{played} {value}{columns} {nodes} nodes {time:.3} ms")?;
    Ok(())
}
