//! Qubic: a proven win or loss with its length, or unknown, for a position and for each of its moves.

use std::io::Write;
use std::time::Instant;

use super::Solve;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::error::Error;
use crate::qubic::solver::{Solver, Value};
use crate::qubic::{Move, Position};
use crate::record::Record;

/// Positions of the search for chains that may be spent on a position before it is called unknown.
const NODES: u32 = 2_000_000;

/// Proves with a book, or without.
pub struct Proofs {
    solver: Solver,
    moves: bool,
}

impl Proofs {
    pub fn new(arguments: &mut Arguments) -> Result<Proofs, Failure> {
        let nodes = arguments.number("nodes")?.unwrap_or(NODES);
        let (moves, with_book) = (arguments.flag("moves"), !arguments.flag("no-book"));
        Ok(Proofs { solver: Solver::new(nodes, with_book), moves })
    }
}

impl Solve for Proofs {
    /// One line: the codes, the value, the values of the moves if wanted, positions searched and milliseconds.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let record: Record<Position> = line.parse()?;
        if record.outcome().is_some() {
            return Err(Error::GameOver.into());
        }
        let (begun, before) = (Instant::now(), self.solver.nodes());
        let played: String = record.moves()[..record.ply()].iter().map(Move::to_string).collect();
        let (value, list) = if self.moves {
            let (value, values) = self.solver.values(record.position());
            let words: Vec<_> =
                values.iter().map(|&(cell, value)| format!("{cell}={}", word(value))).collect();
            (value, format!(" [{}]", words.join(" ")))
        } else {
            (self.solver.value(record.position()), String::new())
        };
        let (nodes, time) = (self.solver.nodes() - before, begun.elapsed().as_secs_f64() * 1000.0);
        writeln!(out, "{played} {}{list} {nodes} nodes {time:.3} ms", word(value))?;
        Ok(())
    }
}

fn word(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win:{plies}"),
        Value::Loss(plies) => format!("loss:{plies}"),
        Value::Draw => "draw".into(),
        Value::Unknown => "unknown".into(),
    }
}
