//! `stratege nboard`: a Reversi engine over the NBoard protocol, versions 1 and 2, on standard input and output.
//!
//! A reader thread queues the input, so that any new line aborts the search in progress. A malformed line
//! gets a `status` line and leaves the state unchanged; unknown commands are ignored, as the protocol
//! requires. `set contempt` and `set myname` are accepted and have no effect. If the game of `set game` has a time
//! control, `go` respects the clock in addition to the depth.

mod clock;

use std::collections::VecDeque;
use std::io::{Write, stdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Instant;

use clap::Args;

use self::clock::{Clock, time_of_move};
use super::lag::Lag;
use super::{lines_of, reversi_moves_left};
use crate::CliError;
use crate::options::LimitOptions;
use stratege::core::error::excerpt;
use stratege::core::player::Limits;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::evaluation::DISC;
use stratege::games::reversi::engine::search::{SearchGoal, SearchResult, analyse, search};
use stratege::games::reversi::formats::ggf;
use stratege::games::reversi::{Move, Position};
use stratege::search::node_limit::NodeLimit;

const TABLE_BITS: u32 = 21;

/// Search depth until `set depth`.
const DEFAULT_DEPTH: u32 = 12;

/// Maximum number of moves of a game.
const MAX_DEPTH: u32 = 60;

/// Empty squares at which the endgame solver starts, in addition to the midgame depth.
const EXTRA_SOLVE_EMPTIES: u32 = 6;

/// Nodes between two polls of the input queue.
const NODES_PER_POLL: u64 = 4096;

/// Speaks the protocol of the NBoard program, for Reversi
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    limits: LimitOptions,
}

/// Runs the engine on standard input and output.
pub fn run(Options { limits }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in lines_of(stdin().lock()) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    converse(lines, &limits.into(), out)
}

/// The command loop: runs until `quit` or the end of the input.
pub fn converse(lines: Receiver<String>, limits: &Limits, out: &mut dyn Write) -> Result<(), CliError> {
    let mut session = Session {
        inbox: Inbox { lines, waiting: VecDeque::new() },
        record: "reversi:diagonal-mole:".parse()?,
        context: SearchContext::new(TABLE_BITS),
        depth: limits.depth.unwrap_or(DEFAULT_DEPTH).clamp(1, MAX_DEPTH),
        limits: *limits,
        clock: None,
        lag: Lag::default(),
        version: 2,
        out,
    };
    while let Some(line) = session.inbox.next() {
        if line.trim() == "quit" {
            break;
        }
        match session.handle(line.trim()) {
            Err(CliError::Input(sentence)) => writeln!(session.out, "status {sentence}")?,
            result => result?,
        }
        session.out.flush()?;
    }
    Ok(())
}

/// Lines that have arrived but are not processed yet.
struct Inbox {
    lines: Receiver<String>,
    waiting: VecDeque<String>,
}

impl Inbox {
    fn next(&mut self) -> Option<String> {
        self.waiting.pop_front().or_else(|| self.lines.recv().ok())
    }

    /// Whether a line is waiting.
    fn has_line(&mut self) -> bool {
        self.waiting.extend(self.lines.try_iter());
        !self.waiting.is_empty()
    }
}

struct Session<'a> {
    inbox: Inbox,
    record: Record<Position>,
    context: SearchContext,
    depth: u32,
    /// Time and node limits; the protocol sets the depth.
    limits: Limits,
    /// `None` without a time control.
    clock: Option<Clock>,
    lag: Lag,
    version: u32,
    out: &'a mut dyn Write,
}

/// Aborts the search when a line arrives or a limit is reached.
struct SearchLimit<'a> {
    inbox: &'a mut Inbox,
    nodes: u64,
    next_poll: u64,
    begun: Instant,
    limits: Limits,
}

impl NodeLimit for SearchLimit<'_> {
    fn spend_many(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.limits.nodes.is_some_and(|max| self.nodes >= max.into()) {
            return false;
        }
        if self.nodes < self.next_poll {
            return true;
        }
        let in_time = self.limits.duration().is_none_or(|time| self.begun.elapsed() < time);
        // Stays false while the search unwinds: `next_poll` is not advanced any more.
        if !in_time || self.inbox.has_line() {
            return false;
        }
        self.next_poll = self.nodes + NODES_PER_POLL;
        true
    }
}

impl Session<'_> {
    fn handle(&mut self, line: &str) -> Result<(), CliError> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "nboard" => self.version = number(rest, "nboard")?,
            "set" => return self.set(rest),
            "move" => self.play(rest)?,
            "hint" => return self.hint(if rest.is_empty() { 1 } else { number(rest, "hint")? }),
            "go" => return self.go(),
            "ping" => writeln!(self.out, "pong {rest}")?,
            "learn" => writeln!(self.out, "learned")?,
            "analyze" => return self.analyze(),
            // Protocol version 1 sends bare moves.
            _ if line.len() == 2 && line.parse::<Move>().is_ok() => self.play(line)?,
            _ => {}
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Result<(), CliError> {
        let (what, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match what {
            "depth" => {
                self.depth = number::<u32>(value.trim(), "set depth")?.clamp(1, MAX_DEPTH);
                writeln!(self.out, "set myname Stratege{}", self.depth)?;
            }
            "game" => {
                self.record = ggf::read(value).swap_remove(0)?;
                self.clock = Clock::read(value);
            }
            _ => {}
        }
        Ok(())
    }

    /// Plays a move, which may have a value and its time in seconds: `F5/1.5/0.2`.
    fn play(&mut self, text: &str) -> Result<(), CliError> {
        let is_black = ggf::is_black(self.record.position());
        self.record.play(ggf::read_move(text)?)?;
        if let Some(clock) = &mut self.clock {
            clock.use_time(is_black, time_of_move(text));
        }
        Ok(())
    }

    /// The limits of a move on this board: those of the options, and a share of the clock.
    fn limits_of_move(&self, board: &Board) -> Limits {
        let clock = self.clock.as_ref().and_then(|clock| clock.left(ggf::is_black(self.record.position())));
        let share = clock.map(|left| self.lag.share(left, reversi_moves_left(board.empty_count())));
        let time = share.map(|share| share.as_millis() as u32).into_iter().chain(self.limits.time).min();
        Limits { time, ..self.limits }
    }

    fn goal(&self) -> SearchGoal {
        SearchGoal { depth: self.depth, solve_empties: self.depth + EXTRA_SOLVE_EMPTIES }
    }

    fn board(&self) -> Result<Board, CliError> {
        if self.record.outcome().is_some() {
            return Err(stratege::core::error::Error::GameOver.into());
        }
        Ok(Board::from(self.record.position()))
    }

    fn go(&mut self) -> Result<(), CliError> {
        let board = self.board()?;
        if board.moves() == 0 {
            writeln!(self.out, "=== PA")?;
            return Ok(());
        }
        writeln!(self.out, "status Stratege is thinking")?;
        let (goal, begun, limits) = (self.goal(), Instant::now(), self.limits_of_move(&board));
        let (result, nodes) = self.think(board, goal, limits, true)?;
        let chosen = result.as_ref().map_or(self.record.position().legal_moves()[0], first_move);
        let taken = begun.elapsed();
        self.lag.answered(None, limits.duration().unwrap_or(taken), taken);
        let seconds = taken.as_secs_f64();
        writeln!(self.out, "nodestats {nodes} {seconds:.2}")?;
        let separator = if self.version > 1 { ' ' } else { '/' };
        let value = result.as_ref().map_or(0.0, discs);
        let chosen = chosen.to_string().to_uppercase();
        writeln!(self.out, "=== {chosen}{separator}{value:.2}{separator}{seconds:.2}")?;
        writeln!(self.out, "status Stratege is waiting")?;
        Ok(())
    }

    fn hint(&mut self, count: usize) -> Result<(), CliError> {
        let board = self.board()?;
        if board.moves() == 0 {
            writeln!(self.out, "search PA 0 0 0")?;
            return Ok(());
        }
        writeln!(self.out, "status Stratege is analyzing")?;
        if count <= 1 {
            self.think(board, self.goal(), self.limits, true)?;
        } else {
            let (goal, out) = (self.goal(), &mut *self.out);
            let mut limit = search_limit(&mut self.inbox, self.limits);
            let (mut written, mut round) = (Ok(()), Vec::new());
            analyse(&mut self.context, board, goal, &mut limit, |result, _| {
                round.push(result.clone());
                if round.len() == board.moves().count_ones() as usize {
                    round.sort_by_key(|result| std::cmp::Reverse(result.value));
                    let lines = round.iter().take(count).try_for_each(|result| write_result(out, result));
                    written = lines.and_then(|()| out.flush());
                    round.clear();
                }
            });
            written?;
        }
        writeln!(self.out, "status Stratege is waiting")?;
        Ok(())
    }

    /// `analyze`: evaluates every position of the game from Black's point of view, last position first.
    fn analyze(&mut self) -> Result<(), CliError> {
        let last = self.record.ply();
        for ply in (0..=last).rev() {
            self.record.goto(ply)?;
            let position = *self.record.position();
            let board = Board::from(&position);
            let (value, is_over) = match (board.moves(), board.opponent_moves()) {
                (0, 0) => (Some(f64::from(board.final_score())), true),
                (0, _) => {
                    let result = self.think(board.passed(), self.goal(), self.limits, false)?.0;
                    (result.as_ref().map(|one| -discs(one)), false)
                }
                _ => (self.think(board, self.goal(), self.limits, false)?.0.as_ref().map(discs), false),
            };
            let sign = if ggf::is_black(&position) { 1.0 } else { -1.0 };
            if let Some(value) = value {
                writeln!(self.out, "analysis {ply} {:.2}", sign * value)?;
                self.out.flush()?;
            }
            if !is_over && self.inbox.has_line() {
                break;
            }
        }
        self.record.goto(last)?;
        Ok(())
    }

    fn think(
        &mut self,
        board: Board,
        goal: SearchGoal,
        limits: Limits,
        reports: bool,
    ) -> Result<(Option<SearchResult>, u64), CliError> {
        let out = &mut *self.out;
        let mut limit = search_limit(&mut self.inbox, limits);
        let mut written = Ok(());
        let result = search(&mut self.context, board, goal, &mut limit, |result, _| {
            if reports {
                written = write_result(out, result).and_then(|()| out.flush());
            }
        });
        let nodes = limit.nodes;
        written?;
        Ok((result, nodes))
    }
}

fn search_limit(inbox: &mut Inbox, limits: Limits) -> SearchLimit<'_> {
    SearchLimit { inbox, nodes: 0, next_poll: NODES_PER_POLL, begun: Instant::now(), limits }
}

fn discs(result: &SearchResult) -> f64 {
    f64::from(result.value) / f64::from(DISC)
}

fn first_move(result: &SearchResult) -> Move {
    result.pv[0].map_or(Move::PASS, Move::on)
}

/// `search PV EVAL 0 DEPTH`; in the endgame the depth is the selectivity in per cent (`100%` is exact).
fn write_result(out: &mut dyn Write, result: &SearchResult) -> std::io::Result<()> {
    let name = |square: &Option<u8>| square.map_or(Move::PASS, Move::on).to_string();
    let line: String = result.pv.iter().map(name).collect();
    let depth = match result.percent {
        0 => result.depth.to_string(),
        percent => format!("{percent}%"),
    };
    writeln!(out, "search {} {:.2} 0 {depth}", line.to_uppercase(), discs(result))
}

fn number<N: std::str::FromStr>(text: &str, command: &str) -> Result<N, CliError> {
    text.parse().map_err(|_| CliError::Input(format!("{command} needs a number, not \"{}\"", excerpt(text))))
}
