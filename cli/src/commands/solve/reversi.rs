//! Reversi: exact results of endgames, by discs, for a record or a line of a test file.

use std::cmp::{Ordering, Reverse};
use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::{Question, Solver};
use crate::CliError;
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

/// Counts the positions and never says no.
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
    pub(super) question: Question,
    /// Finds out who wins and no more, which is faster
    #[arg(long)]
    winner: bool,
    /// Gives the transposition tables 2^N entries
    #[arg(long, value_name = "N", default_value_t = TABLE_BITS)]
    table_bits: u32,
}

/// Each line begins with empty tables, so that its count is its own.
pub struct EndgameSolver {
    context: SearchContext,
    wanted: Wanted,
}

/// What is asked of an endgame.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Its result in discs.
    Discs,
    /// That of every move.
    Moves,
    /// Who wins, and no more.
    Winner,
}

impl EndgameSolver {
    pub fn new(options: &Options) -> Result<EndgameSolver, CliError> {
        let wanted = match (options.question.moves, options.winner) {
            (true, true) => {
                let sentence = "--moves tells discs and --winner leaves them out: ask for one of them";
                return Err(CliError::Input(sentence.into()));
            }
            (true, false) => Wanted::Moves,
            (false, true) => Wanted::Winner,
            (false, false) => Wanted::Discs,
        };
        Ok(EndgameSolver { context: SearchContext::new(options.table_bits), wanted })
    }
}

impl Solver for EndgameSolver {
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), CliError> {
        self.context.clear();
        answer(&mut self.context, line, self.wanted, out)
    }
}

/// Endgames of test files with 19 and 20 empty squares: a fixed work-load.
const ENDGAMES: [&str; 4] = [
    "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
    "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X",
    "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
    "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
];

/// Solves the endgames and says how many positions that took.
pub fn solve_endgames() -> Result<u64, CliError> {
    let mut counter = Counter(0);
    for line in ENDGAMES {
        let record: Record<Position> = line.parse()?;
        let mut context = SearchContext::new(18);
        search(&mut context, Board::from(record.position()), SearchGoal::UNBOUNDED, &mut counter, |_, _| {});
    }
    Ok(counter.0)
}

/// One line: the board, the result or the winner, the best move, the results of all moves if wanted, positions and
/// milliseconds.
fn answer(
    context: &mut SearchContext,
    line: &str,
    wanted: Wanted,
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
    if wanted == Wanted::Winner {
        let (result, best) = solve_wld(context, board, &mut counter).ok_or(Error::GameOver)?;
        let word = match if must_pass { result.reverse() } else { result } {
            Ordering::Greater => "win",
            Ordering::Equal => "draw",
            Ordering::Less => "loss",
        };
        return tell(out, &format!("{text} {word} {}", name(best)), counter.0, begun);
    }
    let moves = wanted == Wanted::Moves;
    let mut results = if moves && !must_pass {
        analyse(context, board, SearchGoal::UNBOUNDED, &mut counter, |_, _| {})
    } else {
        search(context, board, SearchGoal::UNBOUNDED, &mut counter, |_, _| {}).into_iter().collect()
    };
    let discs = |result: &SearchResult| sign * result.value / DISC;
    // Equal ones stand in the order of the board, whatever the search has looked at first.
    results.sort_by_key(|one| (Reverse(one.value), one.pv[0]));
    let best = results.first().ok_or(Error::GameOver)?;
    let mut found = format!("{text} {:+} {}", discs(best), name(best.pv[0]));
    if moves {
        let all: Vec<String> =
            results.iter().map(|one| format!("{}:{:+}", name(one.pv[0]), discs(one))).collect();
        found += &format!(" [{}]", all.join(" "));
    }
    tell(out, &found, counter.0, begun)
}

fn tell(out: &mut dyn Write, found: &str, nodes: u64, begun: Instant) -> Result<(), CliError> {
    let time = begun.elapsed().as_secs_f64() * 1000.0;
    writeln!(out, "{found} {nodes} nodes {time:.3} ms")?;
    Ok(())
}
