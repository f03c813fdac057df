//! `stratege solve`: proven values of a position and of its moves; one file per game.

mod connect4;
mod gobang;
mod qubic;
mod reversi;

pub use self::reversi::solve_endgames;

use std::io::Write;

use clap::{Args, Subcommand};

use crate::{CliError, options};

/// Games that can be solved, with their options.
#[derive(Subcommand)]
pub enum Solve {
    Connect4(connect4::Options),
    Reversi(reversi::Options),
    Gobang(gobang::Options),
    Qubic(qubic::Options),
}

/// Options shared by all games.
#[derive(Args)]
struct CommonOptions {
    /// Moves or a position; - reads many from standard input, one per line
    #[arg(value_parser = options::record, allow_hyphen_values = true)]
    record: String,
    /// Prints the value of every move
    #[arg(long)]
    moves: bool,
}

/// The solver of one game.
trait Solver {
    /// Solves one record.
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError>;

    /// Prints a summary of all records.
    fn conclude(&self, _: &mut dyn Write) -> Result<(), CliError> {
        Ok(())
    }
}

pub fn run(game: Solve, out: &mut dyn Write) -> Result<(), CliError> {
    match game {
        Solve::Connect4(options) => {
            answer(&options.common.record, connect4::ColumnSolver::new(&options), out)
        }
        Solve::Reversi(options) => {
            answer(&options.common.record, reversi::EndgameSolver::new(&options)?, out)
        }
        Solve::Gobang(options) => answer(&options.common.record, gobang::WinSolver::new(&options), out),
        Solve::Qubic(options) => answer(&options.common.record, qubic::ProofSolver::new(&options), out),
    }
}

/// Solves the record, or each line of standard input.
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
