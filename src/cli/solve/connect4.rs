//! Connect Four: the exact value of a position, and of each column.

use std::fmt::{self, Display, Formatter};
use std::io::Write;
use std::time::Instant;

use super::Solve;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::connect4::Position;
use crate::connect4::analyst::Analyst;
use crate::connect4::board::Board;
use crate::connect4::rules::COLUMNS;
use crate::connect4::shelf::Books;
use crate::connect4::solver::Unlimited;
use crate::error::Error;
use crate::record::Record;

/// A table of 128 MiB.
const TABLE_BITS: u32 = 24;

/// Solves with the books or without, and may check itself against known values.
pub struct Columns {
    analyst: Analyst,
    moves: bool,
    /// Whether every record finds an empty table.
    cold: bool,
    checked: Option<Checked>,
}

impl Columns {
    pub fn new(arguments: &mut Arguments) -> Result<Columns, Failure> {
        let bits = arguments.number("table-bits")?.unwrap_or(TABLE_BITS);
        let books = if arguments.flag("no-book") { Books::NONE } else { Books::SHELF };
        Ok(Columns {
            analyst: Analyst::new(bits, books),
            moves: arguments.flag("moves"),
            cold: arguments.flag("cold"),
            checked: arguments.flag("check").then(Checked::default),
        })
    }
}

impl Solve for Columns {
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        // A test file has the known value behind the moves.
        let mut words = line.split_whitespace();
        if self.cold {
            self.analyst.clear();
        }
        let answer = Answer::new(&mut self.analyst, words.next().unwrap_or_default(), self.moves)?;
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

    fn conclude(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if let Some(checked) = &self.checked {
            writeln!(out, "{checked}")?;
        }
        Ok(())
    }
}

/// What is found out about one record.
struct Answer {
    played: String,
    value: i32,
    columns: Option<[Option<i32>; COLUMNS]>,
    nodes: u64,
    milliseconds: f64,
}

impl Answer {
    fn new(analyst: &mut Analyst, record: &str, moves: bool) -> Result<Answer, Failure> {
        let record: Record<Position> = record.parse()?;
        if record.outcome().is_some() {
            return Err(Error::GameOver.into());
        }
        let board = Board::from(record.position());
        let (begun, before) = (Instant::now(), analyst.nodes());
        let columns = if moves { analyst.scores(board, &mut Unlimited) } else { None };
        let value = match columns {
            Some(scores) => scores.into_iter().flatten().max(),
            None => analyst.value(board, &mut Unlimited),
        };
        Ok(Answer {
            played: record.moves()[..record.ply()].iter().map(|one| one.to_string()).collect(),
            value: value.unwrap_or_default(),
            columns,
            nodes: analyst.nodes() - before,
            milliseconds: begun.elapsed().as_secs_f64() * 1000.0,
        })
    }
}

/// One line: the moves, the value, the values of the columns if wanted, positions searched and milliseconds.
impl Display for Answer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.played, self.value)?;
        if let Some(scores) = self.columns {
            let words = scores.map(|score| score.map_or("-".into(), |score| score.to_string()));
            write!(f, " [{}]", words.join(" "))?;
        }
        write!(f, " {} nodes {:.3} ms", self.nodes, self.milliseconds)
    }
}

/// Many answers beside the values that are known.
#[derive(Default)]
struct Checked {
    positions: u32,
    wrong: u32,
    nodes: u64,
    milliseconds: f64,
}

impl Checked {
    /// Whether the answer is right.
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
