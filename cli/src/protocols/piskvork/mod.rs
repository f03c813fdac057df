//! `stratege piskvork`: a Gomoku brain for tournament managers, over the Piskvork (Gomocup) protocol.
//!
//! One command and one reply per line. An invalid command gets `ERROR` and leaves the state unchanged.

mod table;

use std::io::{Write, stdin};
use std::time::{Duration, Instant};

use clap::Args;
use stratege::core::error::excerpt;

use self::table::Table;
use super::lag::Lag;
use super::lines_of;
use crate::CliError;

const ABOUT: &str = concat!(
    "name=\"Stratege\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"the Stratege authors\", country=\"none\""
);

/// Plays Gobang over the protocol of Piskvork and Gomocup
#[derive(Args, Default)]
pub struct Options {
    /// The seed of all random choices; by default from the clock, so that games differ
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Runs the brain on standard input and output.
pub fn run(Options { seed }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let clock = || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(1, |since| since.as_nanos() as u64);
    converse(lines_of(stdin().lock()), seed.unwrap_or_else(clock), out)
}

/// The command loop: runs until `END` or the end of the input.
pub fn converse(lines: impl Iterator<Item = String>, seed: u64, out: &mut dyn Write) -> Result<(), CliError> {
    let mut session = Session { table: Table::new(seed), list: None };
    for line in lines {
        let begun = Instant::now();
        for answer in match session.answer(line.trim(), begun) {
            Reply::None => vec![],
            Reply::Line(line) => vec![line],
            Reply::End => return Ok(()),
        } {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(())
}

enum Reply {
    None,
    Line(String),
    End,
}

impl From<Result<String, String>> for Reply {
    fn from(result: Result<String, String>) -> Reply {
        Reply::Line(result.unwrap_or_else(|why| format!("ERROR {why}")))
    }
}

/// A `BOARD` or `SWAP2BOARD` list, ending with `DONE`.
struct List {
    swap: bool,
    stones: Vec<[usize; 3]>,
    fault: Option<String>,
}

struct Session {
    table: Table,
    list: Option<List>,
}

impl Session {
    fn answer(&mut self, line: &str, begun: Instant) -> Reply {
        if let Some(list) = &mut self.list {
            if !line.eq_ignore_ascii_case("DONE") {
                list.add(line);
                return Reply::None;
            }
            let List { swap, stones, fault } = self.list.take().unwrap_or_else(|| List::new(false));
            return match fault {
                Some(why) => Err(why).into(),
                None if swap => self.table.swap(&stones, begun).into(),
                None => self.table.board(&stones, begun).into(),
            };
        }
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let table = &mut self.table;
        match command.to_ascii_uppercase().as_str() {
            "" => Reply::None,
            "START" => match rest.parse() {
                Ok(size) => table.start(size).into(),
                Err(_) => Err("START needs the size of the board".to_string()).into(),
            },
            "RECTSTART" => Err("only square boards are played here".to_string()).into(),
            "RESTART" => table.restart().into(),
            "BEGIN" => table.begin(begun).into(),
            "TURN" => square("TURN", rest).and_then(|square| table.turn(square, begun)).into(),
            "PLAY" => square("PLAY", rest).and_then(|square| table.play(square)).into(),
            "TAKEBACK" => square("TAKEBACK", rest).and_then(|square| table.take_back(square)).into(),
            "BOARD" | "SWAP2BOARD" => match table.ready() {
                Ok(()) => {
                    self.list = Some(List::new(command.len() > "BOARD".len()));
                    Reply::None
                }
                Err(why) => Err(why).into(),
            },
            "INFO" => match table.info(rest) {
                Ok(()) => Reply::None,
                Err(why) => Err(why).into(),
            },
            "ABOUT" => Reply::Line(ABOUT.into()),
            "END" => Reply::End,
            "DONE" => Err("DONE ends a list that BOARD or SWAP2BOARD begins".to_string()).into(),
            _ => Reply::Line(format!("UNKNOWN the command \"{}\"", excerpt(command))),
        }
    }
}

impl List {
    fn new(swap: bool) -> List {
        List { swap, stones: Vec::new(), fault: None }
    }

    /// Parses a line of the list; the first error is reported after `DONE`.
    fn add(&mut self, line: &str) {
        let mut numbers = line.split(',').map(|text| text.trim().parse::<usize>());
        let read = match (numbers.next(), numbers.next(), numbers.next(), numbers.next(), self.swap) {
            (Some(Ok(x)), Some(Ok(y)), Some(Ok(owner)), None, false) => Some([x, y, owner]),
            (Some(Ok(x)), Some(Ok(y)), None, None, true) => Some([x, y, 0]),
            _ => None,
        };
        let form = if self.swap { "x,y" } else { "x,y,owner" };
        match read {
            Some(stone) => self.stones.push(stone),
            None => {
                let place = self.stones.len() + 1;
                let sentence =
                    || format!("stone {place} of the list should read {form}, not \"{}\"", excerpt(line));
                self.fault.get_or_insert_with(sentence);
            }
        }
    }
}

/// Parses `x,y`.
fn square(command: &str, text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once(',').map(|(x, y)| (x.trim().parse(), y.trim().parse()));
    match numbers {
        Some((Ok(x), Ok(y))) => Ok((x, y)),
        _ => Err(format!("{command} needs a square as x,y, not \"{}\"", excerpt(text))),
    }
}

/// The time control set by `INFO`.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// `timeout_turn`: milliseconds per move; 0 means as fast as possible.
    pub turn: u64,
    /// `timeout_match`: milliseconds per game; 0 means unlimited.
    pub game: u64,
    /// `time_left`: milliseconds left of the game.
    pub left: Option<u64>,
}

impl Clock {
    /// The protocol's default: 30 seconds per move.
    pub const DEFAULT: Clock = Clock { turn: 30_000, game: 0, left: None };

    /// Time for the next move, minus a safety margin: exceeding the time loses the game.
    pub fn next(&self, lag: &Lag) -> Duration {
        const RESERVE: Duration = Duration::from_millis(30);
        const MOVES_AHEAD: u32 = 12;
        let turn = Duration::from_millis(self.turn);
        let turn = (turn * 19 / 20).saturating_sub(RESERVE).min(turn - (lag.reserve() / 2).min(turn / 2));
        let left = self.left.or((self.game > 0).then_some(self.game)).map(Duration::from_millis);
        turn.min(left.map_or(Duration::MAX, |left| lag.share(left, MOVES_AHEAD)))
    }
}
