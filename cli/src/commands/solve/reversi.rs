//! Reversi: exact endgame results in discs, for a record or a line of a test file.

use std::cmp::{Ordering, Reverse};
use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::{CommonOptions, Solver};
use crate::CliError;
use crate::options;
use stratege::core::error::Error;
use stratege::core::record::Record;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::search::{SearchGoal, SearchResult, analyse, search, solve_wld};
use stratege::games::reversi::formats::obf;
use stratege::games::reversi::{Move, Position};
use stratege::search::node_limit::NodeLimit;

/// Two tables of 64 MiB.
const TABLE_BITS: u32 = 21;

/// Counts nodes without a limit.
struct Counter(u64);

impl NodeLimit for Counter {
    fn spend_many(&mut self, nodes: u64) -> bool {
        self.0 += nodes;
        true
    }
}

/// Reversi: the discs by which the side to move wins, and the best move
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    pub(super) common: CommonOptions,
    /// Determines the winner only, which is faster
    #[arg(long)]
    winner: bool,
    /// Gives the transposition tables 2^N entries
    #[arg(long, value_name = "N", default_value_t = TABLE_BITS, value_parser = options::number(options::TABLE_BITS))]
    table_bits: u32,
}

/// Clears its tables before each line, so that node counts do not depend on the order of lines.
pub struct EndgameSolver {
    context: SearchContext,
    mode: SolveMode,
}

/// Requested result of an endgame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SolveMode {
    Discs,
    Moves,
    Winner,
}

impl EndgameSolver {
    pub fn new(options: &Options) -> Result<EndgameSolver, CliError> {
        let mode = match (options.common.moves, options.winner) {
            (true, true) => {
                let sentence = "--moves prints discs and --winner skips them: give only one of them";
                return Err(CliError::Input(sentence.into()));
            }
            (true, false) => SolveMode::Moves,
            (false, true) => SolveMode::Winner,
            (false, false) => SolveMode::Discs,
        };
        Ok(EndgameSolver { context: SearchContext::new(options.table_bits), mode })
    }
}

impl Solver for EndgameSolver {
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError> {
        self.context.clear();
        answer(&mut self.context, line, self.mode, out)
    }
}

/// Endgames with 19 and 20 empty squares for `stratege bench`.
const ENDGAMES: [&str; 4] = [
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
    "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
    "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
];

/// Solves the benchmark endgames; returns the number of nodes.
pub fn solve_endgames() -> Result<u64, CliError> {
    let mut counter = Counter(0);
    for line in ENDGAMES {
        let record: Record<Position> = line.parse()?;
        let mut context = SearchContext::new(18);
        search(&mut context, Board::from(record.position()), SearchGoal::UNBOUNDED, &mut counter, |_, _| {});
    }
    Ok(counter.0)
}

/// One line: board, result or winner, best move, results of all moves if requested, nodes and milliseconds.
fn answer(
    context: &mut SearchContext,
    line: &str,
    mode: SolveMode,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let line = line.split(';').next().unwrap_or_default().trim();
    let record: Record<Position> = line.parse()?;
    if record.outcome().is_some() {
        return Err(Error::GameOver.into());
    }
    let begun = Instant::now();
    let mut counter = Counter(0);
    let board = Board::from(record.position());
    let must_pass = board.moves() == 0;
    let (board, sign) = if must_pass { (board.passed(), -1) } else { (board, 1) };
    let text = obf::write(record.position());
    let name = |square: Option<u8>| match square {
        Some(square) if !must_pass => Move::on(square).to_string(),
        _ => Move::PASS.to_string(),
    };
    if mode == SolveMode::Winner {
        let (result, best) = solve_wld(context, board, &mut counter).ok_or(Error::GameOver)?;
        let word = match if must_pass { result.reverse() } else { result } {
            Ordering::Greater => "win",
            Ordering::Equal => "draw",
            Ordering::Less => "loss",
        };
        return write_line(out, &format!("{text} {word} {}", name(best)), counter.0, begun);
    }
    let moves = mode == SolveMode::Moves;
    let mut results = if moves && !must_pass {
        analyse(context, board, SearchGoal::UNBOUNDED, &mut counter, |_, _| {})
    } else {
        search(context, board, SearchGoal::UNBOUNDED, &mut counter, |_, _| {}).into_iter().collect()
    };
    let discs = |result: &SearchResult| sign * result.value / DISC;
    // Equal values are sorted by square, independently of the search order.
    results.sort_by_key(|one| (Reverse(one.value), one.pv[0]));
    let best = results.first().ok_or(Error::GameOver)?;
    let mut found = format!("{text} {:+} {}", discs(best), name(best.pv[0]));
    if moves {
        let all: Vec<String> =
            results.iter().map(|one| format!("{}:{:+}", name(one.pv[0]), discs(one))).collect();
        found += &format!(" [{}]", all.join(" "));
    }
    write_line(out, &found, counter.0, begun)
}

fn write_line(out: &mut dyn Write, found: &str, nodes: u64, begun: Instant) -> Result<(), CliError> {
    let time = begun.elapsed().as_secs_f64() * 1000.0;
    writeln!(out, "{found} {nodes} nodes {time:.3} ms")?;
    Ok(())
}
