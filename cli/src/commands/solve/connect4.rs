//! Connect Four: exact values of a position and of each column.

use std::fmt::{self, Display, Formatter};
use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::{CommonOptions, Solver};
use crate::CliError;
use crate::options;
use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::games::connect4::Position;
use stratege::games::connect4::engine::analysis::Analyser;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::embedded_books::Books;
use stratege::games::connect4::geometry::COLUMNS;
use stratege::search::node_limit::Unlimited;

/// 128 MiB.
const TABLE_BITS: u32 = 24;

/// Connect Four: the number of discs that the winner has left, 0 for a draw
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub(super) common: CommonOptions,
    /// Searches without the books
    #[arg(long)]
    no_book: bool,
    /// Gives the transposition table 2^N entries
    #[arg(long, value_name = "N", default_value_t = TABLE_BITS, value_parser = options::number(options::TABLE_BITS))]
    table_bits: u32,
    /// Compares the result with the value after each record
    #[arg(long)]
    check: bool,
    /// Clears the transposition table before each record
    #[arg(long)]
    cold: bool,
}

/// Solves with or without books, and optionally compares with known values.
pub struct ColumnSolver {
    analyser: Analyser,
    moves: bool,
    /// Whether the table is cleared before each record.
    cold: bool,
    checked: Option<Checked>,
}

impl ColumnSolver {
    pub fn new(options: &Options) -> ColumnSolver {
        let books = if options.no_book { Books::NONE } else { Books::EMBEDDED };
        ColumnSolver {
            analyser: Analyser::new(options.table_bits, books),
            moves: options.common.moves,
            cold: options.cold,
            checked: options.check.then(Checked::default),
        }
    }
}

impl Solver for ColumnSolver {
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError> {
        // Test files have the known value after the moves.
        let mut words = line.split_whitespace();
        if self.cold {
            self.analyser.clear();
        }
        let answer = Answer::new(&mut self.analyser, words.next().unwrap_or_default(), self.moves)?;
        match &mut self.checked {
            None => writeln!(out, "{answer}")?,
            Some(checked) => {
                if !checked.count(&answer, words.next()) {
                    writeln!(out, "wrong: {answer}")?;
                }
            }
        }
        Ok(())
    }

    fn conclude(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if let Some(checked) = &self.checked {
            writeln!(out, "{checked}")?;
        }
        Ok(())
    }
}

/// Result of one record.
struct Answer {
    played: String,
    value: i32,
    columns: Option<[Option<i32>; COLUMNS]>,
    nodes: u64,
    milliseconds: f64,
}

impl Answer {
    fn new(analyser: &mut Analyser, record: &str, moves: bool) -> Result<Answer, CliError> {
        let record: Record<Position> = record.parse()?;
        if record.outcome().is_some() {
            return Err(Error::GameOver.into());
        }
        let board = Board::from(record.position());
        let (begun, before) = (Instant::now(), analyser.nodes());
        let columns = if moves { analyser.column_values(board, &mut Unlimited) } else { None };
        let value = match columns {
            Some(values) => values.into_iter().flatten().max(),
            None => analyser.value(board, &mut Unlimited),
        };
        Ok(Answer {
            played: record.moves()[..record.ply()].iter().map(|one| one.to_string()).collect(),
            value: value.unwrap_or_default(),
            columns,
            nodes: analyser.nodes() - before,
            milliseconds: begun.elapsed().as_secs_f64() * 1000.0,
        })
    }
}

/// One line: moves, value, values of the columns if requested, nodes and milliseconds.
impl Display for Answer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.played, self.value)?;
        if let Some(values) = self.columns {
            let words = values.map(|value| value.map_or("-".into(), |value| value.to_string()));
            write!(f, " [{}]", words.join(" "))?;
        }
        write!(f, " {} nodes {:.3} ms", self.nodes, self.milliseconds)
    }
}

/// Summary of comparisons with known values.
#[derive(Default)]
struct Checked {
    positions: u32,
    wrong: u32,
    nodes: u64,
    milliseconds: f64,
}

impl Checked {
    /// Adds an answer; returns whether it is right.
    fn count(&mut self, answer: &Answer, known: Option<&str>) -> bool {
        let is_right = known.and_then(|known| known.parse().ok()) == Some(answer.value);
        self.positions += 1;
        self.wrong += u32::from(!is_right);
        self.nodes += answer.nodes;
        self.milliseconds += answer.milliseconds;
        is_right
    }
}

impl Display for Checked {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let positions = f64::from(self.positions.max(1));
        write!(
            f,
            "{} positions, {} wrong, on average {:.1} nodes and {:.3} ms",
            self.positions,
            self.wrong,
            self.nodes as f64 / positions,
            self.milliseconds / positions
        )
    }
}
