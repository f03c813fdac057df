//! Qubic: proven wins and losses with their length, for a position and each of its moves.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::CommonOptions;
use crate::CliError;
use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::games::qubic::engine::solver::{Solver, Value};
use stratege::games::qubic::{Move, Position};

/// Default limit of the threat search per position.
const NODES: u32 = 2_000_000;

/// Qubic: a proven win or loss with its length, or unknown
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub(super) common: CommonOptions,
    /// Searches without the book
    #[arg(long)]
    no_book: bool,
    /// Limits the proof search to N positions
    #[arg(long, value_name = "N", default_value_t = NODES)]
    nodes: u32,
}

/// Solves with or without the book.
pub struct ProofSolver {
    solver: Solver,
    moves: bool,
}

impl ProofSolver {
    pub fn new(options: &Options) -> ProofSolver {
        ProofSolver { solver: Solver::new(options.nodes, !options.no_book), moves: options.common.moves }
    }
}

impl super::Solver for ProofSolver {
    /// One line: codes, value, values of the moves if requested, nodes and milliseconds.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError> {
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
