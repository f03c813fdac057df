//! Reversi: exact results of endgames, by discs, for a record or a line of a test file.

use std::cmp::{Ordering, Reverse};
use std::io::Write;
use std::time::Instant;

use super::Solve;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::error::Error;
use crate::record::Record;
use crate::reversi::engine::Board;
use crate::reversi::engine::endgame::Allowance;
use crate::reversi::engine::evaluation::DISC;
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, Finding, decide, think, weigh};
use crate::reversi::{Move, Position};

/// Two tables of 64 MiB.
const TABLE_BITS: u32 = 21;

/// Counts the positions and never says no.
struct Counter(u64);

impl Allowance for Counter {
    fn spend(&mut self, nodes: u64) -> bool {
        self.0 += nodes;
        true
    }
}

/// Each line begins with empty tables, so that its count is its own.
pub struct Endgames {
    memory: Memory,
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

impl Endgames {
    pub fn new(arguments: &mut Arguments) -> Result<Endgames, Failure> {
        let bits = arguments.number("table-bits")?.unwrap_or(TABLE_BITS);
        let wanted = match (arguments.flag("moves"), arguments.flag("winner")) {
            (true, true) => {
                let words = "--moves tells discs and --winner leaves them out: ask for one of them";
                return Err(Failure::Input(words.into()));
            }
            (true, false) => Wanted::Moves,
            (false, true) => Wanted::Winner,
            (false, false) => Wanted::Discs,
        };
        Ok(Endgames { memory: Memory::new(bits), wanted })
    }
}

impl Solve for Endgames {
    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<(), Failure> {
        self.memory.clear();
        answer(&mut self.memory, line, self.wanted, out)
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
pub fn solve_endgames() -> Result<u64, Failure> {
    let mut counter = Counter(0);
    for line in ENDGAMES {
        let record: Record<Position> = line.parse()?;
        let mut memory = Memory::new(18);
        think(&mut memory, Board::from(record.position()), Aim::ALL, &mut counter, |_, _| {});
    }
    Ok(counter.0)
}

/// One line: the board, the result or the winner, the best move, the results of all moves if wanted, positions and
/// milliseconds.
fn answer(memory: &mut Memory, line: &str, wanted: Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let line = line.split(';').next().unwrap_or_default().trim();
    let record: Record<Position> = line.parse()?;
    if record.outcome().is_some() {
        return Err(Error::GameOver.into());
    }
    let begun = Instant::now();
    let mut counter = Counter(0);
    let board = Board::from(record.position());
    let must_pass = board.mobility() == 0;
    let (board, sign) = if must_pass { (board.passed(), -1) } else { (board, 1) };
    let text = crate::reversi::notation::obf(record.position());
    let name = |square: Option<u32>| match square {
        Some(square) if !must_pass => Move::on(square as u8).to_string(),
        _ => Move::PASS.to_string(),
    };
    if wanted == Wanted::Winner {
        let (result, best) = decide(memory, board, &mut counter).ok_or(Error::GameOver)?;
        let word = match if must_pass { result.reverse() } else { result } {
            Ordering::Greater => "win",
            Ordering::Equal => "draw",
            Ordering::Less => "loss",
        };
        return tell(out, &format!("{text} {word} {}", name(best)), counter.0, begun);
    }
    let moves = wanted == Wanted::Moves;
    let mut findings = if moves && !must_pass {
        weigh(memory, board, Aim::ALL, &mut counter, |_, _| {})
    } else {
        think(memory, board, Aim::ALL, &mut counter, |_, _| {}).into_iter().collect()
    };
    let discs = |finding: &Finding| sign * finding.value / DISC;
    // Equal ones stand in the order of the board, whatever the search has looked at first.
    findings.sort_by_key(|one| (Reverse(one.value), one.line[0]));
    let best = findings.first().ok_or(Error::GameOver)?;
    let mut found = format!("{text} {:+} {}", discs(best), name(best.line[0]));
    if moves {
        let all: Vec<String> =
            findings.iter().map(|one| format!("{}:{:+}", name(one.line[0]), discs(one))).collect();
        found += &format!(" [{}]", all.join(" "));
    }
    tell(out, &found, counter.0, begun)
}

fn tell(out: &mut dyn Write, found: &str, nodes: u64, begun: Instant) -> Result<(), Failure> {
    let time = begun.elapsed().as_secs_f64() * 1000.0;
    writeln!(out, "{found} {nodes} nodes {time:.3} ms")?;
    Ok(())
}
