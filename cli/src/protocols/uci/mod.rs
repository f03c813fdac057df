//! `stratege uci`: a chess engine for GUIs and tournament managers, over the Universal Chess Interface.
//!
//! One thread reads standard input, one searches, and the main thread handles the messages of both, so that
//! `stop` takes effect at once. An invalid command gets an `info string` with the reason and leaves the state
//! unchanged.

mod event;
mod go;
mod notation;
mod options;
mod thought;

use std::io::{Write, stdin};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use clap::Args;

pub use self::event::Event;
pub use self::go::Go;
use self::notation::read_move;
use self::options::Options;
use self::thought::{ClockUse, Task, Thought};
use super::lag::Lag;
use super::lines_of;
use crate::CliError;
use stratege::core::error::{Error, excerpt};
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::{DefaultSearchState, new_search_state};
use stratege::games::chess::{Start, fen};

const ID: [&str; 2] =
    [concat!("id name Stratege ", env!("CARGO_PKG_VERSION")), "id author the Stratege authors"];

/// Plays chess over the Universal Chess Interface
#[derive(Args)]
pub struct NoOptions {}

/// Runs the engine on standard input and output.
pub fn run(out: &mut dyn Write) -> Result<(), CliError> {
    let (sender, events) = channel();
    let lines = sender.clone();
    thread::spawn(move || {
        for line in lines_of(stdin().lock()) {
            if lines.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // A send fails only after the receiver has been dropped.
        let _ = lines.send(Event::Closed);
    });
    converse(sender, events, out)
}

/// The message loop: runs until `quit`, or until the input has ended and no search is running. Searches
/// report through the sender.
pub fn converse(sender: Sender<Event>, events: Receiver<Event>, out: &mut dyn Write) -> Result<(), CliError> {
    let mut session = Session::new(sender);
    let mut closed = false;
    for event in events {
        let answers = match event {
            Event::Line(line) => match session.answer(line.trim()) {
                Some(answers) => answers,
                None => break,
            },
            Event::Closed => {
                closed = true;
                session.stop_endless();
                vec![]
            }
            Event::Info(line) => vec![line],
            Event::Done(last, search_state) => {
                let answers = session.done(last, *search_state);
                if closed {
                    // A deferred `go` may have started another endless search.
                    session.stop_endless();
                }
                answers
            }
        };
        for answer in answers {
            writeln!(out, "{answer}")?;
        }
        out.flush()?;
        if closed && session.thought.is_none() {
            break;
        }
    }
    Ok(())
}

struct Session {
    options: Options,
    board: Board,
    /// Hashes of the game's positions since the last irreversible move, for repetition detection.
    previous_hashes: Vec<u64>,
    search_state: Option<DefaultSearchState>,
    thought: Option<Thought>,
    lag: Lag,
    /// Commands deferred until the running search is over.
    deferred: Vec<String>,
    sender: Sender<Event>,
    games: u64,
}

impl Session {
    fn new(sender: Sender<Event>) -> Session {
        Session {
            options: Options::default(),
            board: Start::default().board(),
            previous_hashes: Vec::new(),
            search_state: None,
            thought: None,
            lag: Lag::default(),
            deferred: Vec::new(),
            sender,
            games: std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(1, |since| since.as_nanos() as u64),
        }
    }

    /// Handles a command and returns its output; `None` ends the session.
    fn answer(&mut self, line: &str) -> Option<Vec<String>> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let needs_idle = matches!(command, "position" | "go" | "setoption" | "ucinewgame");
        // A `stop` after a deferred `go` belongs to that `go`.
        let is_deferred = !self.deferred.is_empty() && matches!(command, "stop" | "ponderhit");
        if (needs_idle || is_deferred) && self.thought.is_some() {
            // These wait for the end of the search; an infinite one is stopped for them.
            self.deferred.push(line.into());
            self.stop_endless();
            return Some(vec![]);
        }
        let result = match command {
            "" | "debug" | "register" => Ok(vec![]),
            "uci" => Ok(self.introduction()),
            "isready" => {
                self.prepare();
                Ok(vec!["readyok".into()])
            }
            "ucinewgame" => {
                self.games = self.games.wrapping_add(1);
                self.lag.new_game();
                if let Some(search_state) = &mut self.search_state {
                    search_state.clear();
                }
                Ok(vec![])
            }
            "setoption" => self.set_option(&rest),
            "position" => self.set_position(line, &rest).map(|()| vec![]),
            "go" => self.go(&rest).map(|()| vec![]),
            "stop" => {
                self.stop();
                Ok(vec![])
            }
            "ponderhit" => {
                if let Some(thought) = &self.thought {
                    thought.control.ponder_hit();
                }
                Ok(vec![])
            }
            "quit" => {
                self.stop();
                return None;
            }
            _ => Err(format!("there is no command \"{}\"", excerpt(command))),
        };
        Some(result.unwrap_or_else(|why| vec![format!("info string {why}")]))
    }

    fn introduction(&self) -> Vec<String> {
        let mut lines: Vec<String> = ID.map(String::from).into();
        lines.extend(Options::lines());
        lines.push("uciok".into());
        lines
    }

    fn prepare(&mut self) {
        if self.search_state.is_none() && self.thought.is_none() {
            self.search_state = Some(new_search_state(self.options.hash * 1024));
        }
    }

    fn set_option(&mut self, words: &[&str]) -> Result<Vec<String>, String> {
        let hash = self.options.hash;
        let clear = self.options.set(words)?;
        if self.options.hash != hash {
            self.search_state = None;
        }
        if let Some(search_state) = self.search_state.as_mut().filter(|_| clear) {
            search_state.clear();
        }
        Ok(vec![])
    }

    fn set_position(&mut self, line: &str, words: &[&str]) -> Result<(), String> {
        let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let (start, moves) = words.split_at(moves_at);
        let mut board = match start {
            ["startpos"] => Start::default().board(),
            ["fen", fields @ ..] if !fields.is_empty() => {
                fen::read(&fields.join(" ")).map_err(|error: Error| error.to_string())?
            }
            _ => return Err(format!("position needs startpos or fen, not \"{}\"", excerpt(line))),
        };
        let mut previous_hashes = Vec::new();
        for (number, &text) in (1..).zip(moves.iter().skip(1)) {
            let chosen = read_move(&board, text)
                .ok_or_else(|| format!("move {number}, \"{}\", is not possible there", excerpt(text)))?;
            previous_hashes.push(board.zobrist());
            board.make_move(chosen);
            if board.halfmove_clock() == 0 {
                previous_hashes.clear();
            }
        }
        (self.board, self.previous_hashes) = (board, previous_hashes);
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> Result<(), String> {
        let go = Go::read(words, &self.board)?;
        self.prepare();
        let Some(search_state) = self.search_state.take() else { return Ok(()) };
        if let Some(clock) = go.clock {
            self.lag.clock_received(Duration::from_millis(clock));
        }
        let task = Task {
            board: self.board,
            times: go.times(self.options.overhead, &self.lag),
            previous_hashes: self.previous_hashes.clone(),
            go,
            options: self.options.clone(),
            seed: self.games,
        };
        self.thought = Some(Thought::begin(task, search_state, self.sender.clone()));
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(thought) = &self.thought {
            thought.control.stop();
        }
    }

    /// Stops an infinite search at the end of the input or for a deferred command: no `stop` would come.
    fn stop_endless(&mut self) {
        if let Some(thought) = &self.thought
            && thought.endless
        {
            thought.control.stop();
        }
    }

    /// Handles the end of a search, and runs the deferred commands.
    fn done(&mut self, last: String, search_state: DefaultSearchState) -> Vec<String> {
        self.search_state = Some(search_state);
        if let Some(ClockUse { clock, planned, taken }) = self.thought.take().and_then(Thought::clock_use) {
            self.lag.answered(Some(clock), planned, taken);
        }
        let mut answers = vec![last];
        let deferred = std::mem::take(&mut self.deferred);
        for line in deferred {
            answers.extend(self.answer(&line).unwrap_or_default());
        }
        answers
    }
}
