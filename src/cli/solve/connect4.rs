//! Connect Four: the exact value of a position, and of each column.

use std::io::Write;
use std::time::Instant;

use super::Answer;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::connect4::Position;
use crate::connect4::analyst::Analyst;
use crate::connect4::board::Board;
use crate::connect4::solver::Unlimited;
use crate::error::Error;
use crate::record::Record;

/// A table of 128 MiB.
const TABLE_BITS: u32 = 24;

pub fn answerer(arguments: &mut Arguments) -> Result<Answer, Failure> {
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
