//! `stratege gtp`: a Reversi engine for a match manager, over GTP version 2 with GoGui's `gogui-rules` extensions.
//!
//! One command per line; every response starts with `=` or `?` and echoes the command's id. Squares are in Othello
//! notation, a1 at the top left. A side without a legal move may send `pass` or have the pass implied.

mod clock;

use std::io::{Write, stdin};
use std::time::{Duration, Instant};

use clap::Args;

use self::clock::Clock;
use super::lag::Lag;
use super::{lines_of, reversi_moves_left};
use crate::CliError;
use crate::options::LimitOptions;
use stratege::core::board_view::BoardView;
use stratege::core::error::excerpt;
use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::context::SearchContext;
use stratege::games::reversi::engine::search::{SearchGoal, search};
use stratege::games::reversi::position::Start;
use stratege::games::reversi::{Move, Position};
use stratege::search::budget::Budget;

const TABLE_BITS: u32 = 21;

/// Othello's start: X is Black and moves first.
const START: &str = "---------------------------OX------XO--------------------------- X";

/// Milliseconds per move without a time control.
const DEFAULT_TIME: u32 = 1000;

const COMMANDS: [&str; 22] = [
    "boardsize",
    "clear_board",
    "final_score",
    "genmove",
    "gogui-rules_board",
    "gogui-rules_board_size",
    "gogui-rules_final_result",
    "gogui-rules_game_id",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "known_command",
    "komi",
    "list_commands",
    "name",
    "play",
    "protocol_version",
    "quit",
    "showboard",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// Plays Reversi for a match manager over GTP
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    limits: LimitOptions,
}

/// Plays Reversi for a match manager on standard input and output.
pub fn run(Options { limits }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    converse(lines_of(stdin().lock()), limits.into(), out)
}

/// The command loop: runs until `quit` or the end of the input.
pub fn converse(
    lines: impl Iterator<Item = String>,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut session = Session::new(limits)?;
    for line in lines {
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let Some(&first) = words.first() else { continue };
        let number = if first.parse::<u32>().is_ok() { words.remove(0) } else { "" };
        let Some((&command, rest)) = words.split_first() else { continue };
        match session.answer(command, rest) {
            Ok(answer) => write!(out, "={number} {answer}\n\n")?,
            Err(CliError::Input(sentence)) => write!(out, "?{number} {sentence}\n\n")?,
            Err(failure) => return Err(failure),
        }
        out.flush()?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

fn begin() -> Result<Record<Position>, CliError> {
    Ok(Record::new(START.parse::<Start>()?))
}

struct Session {
    record: Record<Position>,
    context: SearchContext,
    limits: Limits,
    clocks: [Clock; 2],
    lag: Lag,
    /// A full byo-yomi period; without moves if there is no byo-yomi.
    byo_yomi: Clock,
}

impl Session {
    fn new(limits: Limits) -> Result<Session, CliError> {
        Ok(Session {
            record: begin()?,
            context: SearchContext::new(TABLE_BITS),
            limits,
            clocks: [Clock::default(); 2],
            lag: Lag::default(),
            byo_yomi: Clock::default(),
        })
    }

    fn answer(&mut self, command: &str, rest: &[&str]) -> Result<String, CliError> {
        match command {
            "protocol_version" => Ok("2".into()),
            "name" => Ok("Stratege".into()),
            "version" => Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => Ok(rest.first().is_some_and(|name| COMMANDS.contains(name)).to_string()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" | "komi" => Ok(String::new()),
            "boardsize" => match rest {
                ["8"] => self.clear(),
                _ => Err(input("unacceptable size")),
            },
            "clear_board" => self.clear(),
            "play" => {
                let [side, chosen] = rest else { return Err(input("play needs a colour and a move")) };
                self.play(read_side(side)?, chosen)?;
                Ok(String::new())
            }
            "genmove" => {
                let [side] = rest else { return Err(input("genmove needs a colour")) };
                self.genmove(read_side(side)?)
            }
            "undo" => match self.record.undo() {
                true => Ok(String::new()),
                false => Err(input("cannot undo")),
            },
            "time_settings" => self.set_time(rest),
            "time_left" => self.set_clock(rest),
            "showboard" => Ok(format!("\n{}", self.draw("  a b c d e f g h", true))),
            "final_score" => Ok(self.final_score()),
            _ => match command.strip_prefix("gogui-rules_") {
                Some(query) => self.answer_rules(query),
                None => Err(input("unknown command")),
            },
        }
    }

    /// Handles the `gogui-rules_` commands by the part of their name after the prefix.
    fn answer_rules(&self, query: &str) -> Result<String, CliError> {
        let position = self.record.position();
        let is_over = self.record.outcome().is_some();
        match query {
            "game_id" => Ok("Othello".into()),
            "board_size" => Ok("8".into()),
            "board" => Ok(self.draw("", false)),
            "side_to_move" if is_over => Ok(String::new()),
            "side_to_move" => Ok(name_of(position.side_to_move()).into()),
            "legal_moves" => {
                Ok(position.legal_moves().into_iter().map(format_move).collect::<Vec<_>>().join(" "))
            }
            "final_result" if is_over => Ok(self.final_score()),
            "final_result" => Ok(String::new()),
            _ => Err(input("unknown command")),
        }
    }

    /// Handles `time_settings`: main time in seconds, then the seconds and stones of a byo-yomi period.
    fn set_time(&mut self, words: &[&str]) -> Result<String, CliError> {
        let [main, period, moves] = numbers(words)?;
        let clock;
        (clock, self.byo_yomi) = Clock::from_settings(main, period, moves);
        self.clocks = [clock; 2];
        Ok(String::new())
    }

    /// Handles `time_left`: colour, seconds left, stones left in the period.
    fn set_clock(&mut self, words: &[&str]) -> Result<String, CliError> {
        let [side, clock @ ..] = words else { return Err(input("time_left needs a colour")) };
        let [seconds, moves] = numbers(clock)?;
        let clock = &mut self.clocks[read_side(side)?.index()];
        *clock = clock.corrected(seconds, moves);
        Ok(String::new())
    }

    fn clear(&mut self) -> Result<String, CliError> {
        self.record = begin()?;
        self.context.clear();
        Ok(String::new())
    }

    /// Plays the opponent's implied pass if it has no legal move.
    fn play_implied_pass(&mut self, side: Side) -> Result<(), CliError> {
        if self.record.position().side_to_move() != side
            && let Some(pass) = self.record.position().implied_move()
        {
            self.record.play(pass)?;
        }
        if self.record.outcome().is_some() {
            return Err(input("the game is over"));
        }
        if self.record.position().side_to_move() != side {
            return Err(input("it is the other side's turn"));
        }
        Ok(())
    }

    fn play(&mut self, side: Side, chosen: &str) -> Result<(), CliError> {
        if chosen.eq_ignore_ascii_case("pass") {
            // The pass was already implied by the opponent's move.
            if self.record.position().side_to_move() != side || self.record.outcome().is_some() {
                return Ok(());
            }
            return Ok(self.record.play(Move::PASS)?);
        }
        let chosen: Move = chosen.to_lowercase().parse()?;
        let ply = self.record.ply();
        self.play_implied_pass(side)?;
        let played = self.record.play(chosen);
        if played.is_err() && self.record.ply() > ply {
            // The pass is implied by a legal move only.
            self.record.undo();
        }
        Ok(played?)
    }

    fn genmove(&mut self, side: Side) -> Result<String, CliError> {
        let begun = Instant::now();
        if self.record.outcome().is_some() {
            return Ok("pass".into());
        }
        self.play_implied_pass(side)?;
        let board = Board::from(self.record.position());
        let limits = self.limits_of(side, board.empty_count());
        let chosen = if board.moves() == 0 {
            Move::PASS
        } else {
            let goal = match self.limits.depth {
                Some(depth) => SearchGoal { depth: depth.max(1), solve_empties: 0 },
                None => SearchGoal::UNBOUNDED,
            };
            let mut observer = NoObserver;
            let mut budget = Budget::<Move>::new(&limits, &mut observer);
            let result = search(&mut self.context, board, goal, &mut budget, |_, _| {});
            let square = result.and_then(|result| result.pv[0]);
            square.map_or(self.record.position().legal_moves()[0], Move::on)
        };
        self.record.play(chosen)?;
        let taken = begun.elapsed();
        self.lag.answered(None, limits.duration().unwrap_or(taken), taken);
        self.use_time(side, taken.as_millis() as u32);
        Ok(format_move(chosen))
    }

    fn limits_of(&self, side: Side, empty: u32) -> Limits {
        let clock = self.clocks[side.index()];
        let time = match clock.left {
            Some(left) => {
                let moves = if clock.moves > 0 { clock.moves } else { reversi_moves_left(empty) };
                Some(self.lag.share(Duration::from_millis(left.into()), moves).as_millis() as u32)
            }
            None => (self.limits == Limits::default()).then_some(DEFAULT_TIME),
        };
        Limits { time: self.limits.time.or(time), ..self.limits }
    }

    /// Updates our clock, for managers that do not send `time_left`.
    fn use_time(&mut self, side: Side, used: u32) {
        let reserve = self.lag.reserve().as_millis() as u32;
        let clock = &mut self.clocks[side.index()];
        *clock = clock.after(used, reserve, self.byo_yomi);
    }

    fn final_score(&self) -> String {
        let [black, white] = self.record.position().score();
        match black - white {
            0 => "0".into(),
            lead if lead > 0 => format!("B+{lead}"),
            lead => format!("W+{}", -lead),
        }
    }

    /// Draws the board; `showboard` has coordinates around it.
    fn draw(&self, letters: &str, numbered: bool) -> String {
        let cells: Vec<char> =
            self.record.position().cells().chars().map(|cell| cell.to_ascii_uppercase()).collect();
        let rows = cells.chunks(8).enumerate().map(|(row, cells)| {
            let cells: Vec<String> = cells.iter().map(char::to_string).collect();
            let number = if numbered { format!("{} ", row + 1) } else { String::new() };
            format!("{number}{}", cells.join(" "))
        });
        let head = (!letters.is_empty()).then(|| letters.to_string());
        head.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
    }
}

fn input(sentence: &str) -> CliError {
    CliError::Input(sentence.into())
}

fn read_side(text: &str) -> Result<Side, CliError> {
    match text.to_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(CliError::Input(format!("unknown colour \"{}\": expected black or white", excerpt(text)))),
    }
}

fn name_of(side: Side) -> &'static str {
    if side == Side::First { "black" } else { "white" }
}

fn format_move(chosen: Move) -> String {
    if chosen == Move::PASS { "pass".into() } else { chosen.to_string() }
}

/// Parses exactly N integers.
fn numbers<const COUNT: usize>(words: &[&str]) -> Result<[u32; COUNT], CliError> {
    let read: Result<Vec<u32>, _> = words.iter().map(|word| word.parse()).collect();
    let wrong =
        || CliError::Input(format!("expected {COUNT} integers, not \"{}\"", excerpt(&words.join(" "))));
    read.ok().and_then(|all| all.try_into().ok()).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::search::random::Random;

    /// A session after random moves up to the first pass.
    fn before_a_pass() -> Session {
        let mut session = Session::new(Limits::default()).unwrap();
        let mut random = Random::new(1);
        while session.record.position().implied_move().is_none() {
            if session.record.outcome().is_some() {
                session.clear().unwrap();
            }
            let legal = session.record.position().legal_moves();
            session.record.play(legal[random.below(legal.len())]).unwrap();
        }
        session
    }

    #[test]
    fn only_a_legal_move_implies_a_pass() {
        let mut session = before_a_pass();
        let (ply, passing) = (session.record.ply(), session.record.position().side_to_move());
        assert!(session.play(passing.other(), "d4").is_err());
        assert_eq!(session.record.ply(), ply);
        assert_eq!(session.genmove(passing).unwrap(), "pass");
    }
}
