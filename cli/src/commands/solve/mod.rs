//! `stratege solve`: what can be proved of a position, and of each of its moves; one file a game.

mod connect4;
mod gobang;
mod qubic;
mod reversi;

pub use self::reversi::solve_endgames;

use std::io::Write;

use clap::{Args, Subcommand};

use crate::{CliError, options};

/// The games that can be solved, each with its options.
#[derive(Subcommand)]
pub enum Solve {
    Connect4(connect4::Options),
    Reversi(reversi::Options),
    Gobang(gobang::Options),
    Qubic(qubic::Options),
}

/// What is asked about in every game.
#[derive(Args)]
struct Question {
    /// Moves or a position; - reads many from standard input, one a line
    #[arg(value_parser = options::record, allow_hyphen_values = true)]
    record: String,
    /// Prints the value of every move
    #[arg(long)]
    moves: bool,
}

/// One game's way to answer a record.
trait Solver {
    /// Answers one record.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError>;

    /// Prints what follows from all answers.
    fn conclude(&self, _: &mut dyn Write) -> Result<(), CliError> {
        Ok(())
    }
}

pub fn run(game: Solve, out: &mut dyn Write) -> Result<(), CliError> {
    match game {
        Solve::Connect4(options) => {
            answer(&options.question.record, connect4::ColumnSolver::new(&options), out)
        }
        Solve::Reversi(options) => {
            answer(&options.question.record, reversi::EndgameSolver::new(&options)?, out)
        }
        Solve::Gobang(options) => answer(&options.question.record, gobang::WinSolver::new(&options), out),
        Solve::Qubic(options) => answer(&options.question.record, qubic::ProofSolver::new(&options), out),
    }
}

/// Answers the record, or each line of standard input.
fn answer(record: &str, mut solver: impl Solver, out: &mut dyn Write) -> Result<(), CliError> {
    if record != "-" {
        solver.answer(record, out)?;
        return solver.conclude(out);
    }
    for (number, line) in (1..).zip(options::input_lines()) {
        solver.answer(&line?, out).map_err(|error| error.at_line(number))?;
        out.flush()?;
    }
    solver.conclude(out)
}
