//! `stratege gtp`: plays Reversi for a match manager over GTP, version 2, with the rules that GoGui asks for.
//!
//! One command a line, one answer each, `=` or `?` with the command's number. Squares are written as Othello's
//! players do, a1 at the top left. A side that cannot move may say `pass` or say nothing.

use std::io::{self, BufRead, Write, stdin};
use std::time::Instant;

use super::Failure;
use super::arguments::Arguments;
use crate::game::{Game, Side};
use crate::player::{Limits, Unwatched};
use crate::record::Record;
use crate::reversi::engine::Board;
use crate::reversi::engine::midgame::Memory;
use crate::reversi::engine::thinker::{Aim, think};
use crate::reversi::rules::Start;
use crate::reversi::{Move, Position};
use crate::search::budget::Budget;

const TABLE_BITS: u32 = 21;

/// Othello's start: X is Black and begins.
const START: &str = "---------------------------OX------XO--------------------------- X";

/// Milliseconds for a move where nobody has said anything.
const USUAL_TIME: u32 = 1000;

/// Milliseconds of a clock that are left for what lies between us and the manager.
const RESERVE: u32 = 200;

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

pub(super) fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let limits = arguments.limits()?;
    arguments.finish()?;
    converse(stdin().lock().lines(), limits, out)
}

/// Answers command after command until `quit` or the last of them.
pub fn converse(
    lines: impl Iterator<Item = io::Result<String>>,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut session = Session {
        record: begin()?,
        memory: Memory::new(TABLE_BITS),
        limits,
        clocks: [Clock::default(); 2],
        byo_yomi: (0, 0),
    };
    for line in lines {
        let line = line?;
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let Some(&first) = words.first() else { continue };
        let number = if first.parse::<u32>().is_ok() { words.remove(0) } else { "" };
        let Some((&command, rest)) = words.split_first() else { continue };
        match session.answer(command, rest) {
            Ok(answer) => write!(out, "={number} {answer}\n\n")?,
            Err(Failure::Input(sentence)) => write!(out, "?{number} {sentence}\n\n")?,
            Err(failure) => return Err(failure),
        }
        out.flush()?;
        if command == "quit" {
            break;
        }
    }
    Ok(())
}

fn begin() -> Result<Record<Position>, Failure> {
    Ok(Record::new(START.parse::<Start>()?))
}

/// What a side's clock shows.
#[derive(Clone, Copy, Default)]
struct Clock {
    /// Milliseconds.
    left: Option<u32>,
    /// Moves that must be made in that time; 0 for the rest of the game.
    moves: u32,
}

struct Session {
    record: Record<Position>,
    memory: Memory,
    limits: Limits,
    clocks: [Clock; 2],
    /// Milliseconds and moves of a period after the main time.
    byo_yomi: (u32, u32),
}

impl Session {
    fn answer(&mut self, command: &str, rest: &[&str]) -> Result<String, Failure> {
        let none = String::new();
        match command {
            "protocol_version" => Ok("2".into()),
            "name" => Ok("Stratege".into()),
            "version" => Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => Ok(rest.first().is_some_and(|name| COMMANDS.contains(name)).to_string()),
            "list_commands" => Ok(COMMANDS.join("\n")),
            "quit" | "komi" => Ok(none),
            "boardsize" => match rest {
                ["8"] => self.clear(),
                _ => Err(input("unacceptable size")),
            },
            "clear_board" => self.clear(),
            "play" => {
                let [side, chosen] = rest else { return Err(input("play needs a colour and a move")) };
                self.play(read_side(side)?, chosen)?;
                Ok(none)
            }
            "genmove" => {
                let [side] = rest else { return Err(input("genmove needs a colour")) };
                self.genmove(read_side(side)?)
            }
            "undo" => {
                if self.record.undo() {
                    Ok(none)
                } else {
                    Err(input("cannot undo"))
                }
            }
            "time_settings" => {
                let [main, period, moves] = numbers(rest)?;
                self.byo_yomi = (1000 * period, moves);
                let unlimited = period > 0 && moves == 0;
                let left = (!unlimited).then_some(1000 * main);
                self.clocks = [Clock { left, moves: 0 }; 2];
                Ok(none)
            }
            "time_left" => {
                let [side, clock @ ..] = rest else { return Err(input("time_left needs a colour")) };
                let [seconds, moves] = numbers(clock)?;
                self.clocks[read_side(side)?.index()] = Clock { left: Some(1000 * seconds), moves };
                Ok(none)
            }
            "showboard" => Ok(format!("\n{}", self.drawn("  a b c d e f g h", true))),
            "final_score" => Ok(self.final_score()),
            "gogui-rules_game_id" => Ok("Othello".into()),
            "gogui-rules_board_size" => Ok("8".into()),
            "gogui-rules_board" => Ok(self.drawn("", false)),
            "gogui-rules_side_to_move" => {
                let is_over = self.record.outcome().is_some();
                Ok(if is_over { none } else { name_of(self.record.position().side_to_move()).into() })
            }
            "gogui-rules_legal_moves" => {
                let legal = self.record.position().legal_moves();
                Ok(legal.into_iter().map(written).collect::<Vec<_>>().join(" "))
            }
            "gogui-rules_final_result" => {
                Ok(if self.record.outcome().is_some() { self.final_score() } else { none })
            }
            _ => Err(input("unknown command")),
        }
    }

    fn clear(&mut self) -> Result<String, Failure> {
        self.record = begin()?;
        self.memory.clear();
        Ok(String::new())
    }

    /// Lets the other side pass where that is left out and nothing else is possible.
    fn let_pass(&mut self, side: Side) -> Result<(), Failure> {
        if self.record.position().side_to_move() != side
            && let Some(pass) = self.record.position().unwritten_move()
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

    fn play(&mut self, side: Side, chosen: &str) -> Result<(), Failure> {
        if chosen.eq_ignore_ascii_case("pass") {
            // A pass that has been made already for the sake of the other side's move is no second one.
            if self.record.position().side_to_move() != side || self.record.outcome().is_some() {
                return Ok(());
            }
            return Ok(self.record.play(Move::PASS)?);
        }
        let chosen: Move = chosen.to_lowercase().parse()?;
        self.let_pass(side)?;
        Ok(self.record.play(chosen)?)
    }

    fn genmove(&mut self, side: Side) -> Result<String, Failure> {
        let begun = Instant::now();
        if self.record.outcome().is_some() {
            return Ok("pass".into());
        }
        self.let_pass(side)?;
        let board = Board::from(self.record.position());
        let chosen = if board.mobility() == 0 {
            Move::PASS
        } else {
            let aim = match self.limits.depth {
                Some(depth) => Aim { depth: depth.max(1), solve_from: 0 },
                None => Aim::ALL,
            };
            let limits = self.limits_of(side, board.empty_count());
            let mut unwatched = Unwatched;
            let mut budget = Budget::<Move>::new(&limits, &mut unwatched);
            let found = think(&mut self.memory, board, aim, &mut budget, |_, _| {});
            let square = found.and_then(|finding| finding.line[0]);
            square.map_or(self.record.position().legal_moves()[0], |square| Move::on(square as u8))
        };
        self.record.play(chosen)?;
        self.take_time(side, begun.elapsed().as_millis() as u32);
        Ok(written(chosen))
    }

    fn limits_of(&self, side: Side, empty: u32) -> Limits {
        let clock = self.clocks[side.index()];
        let time = match clock.left {
            Some(left) => {
                // The last moves cost nothing.
                let share = if clock.moves > 0 { clock.moves } else { (empty / 2).saturating_sub(4).max(2) };
                Some(left.saturating_sub(RESERVE) / share)
            }
            None => (self.limits == Limits::default()).then_some(USUAL_TIME),
        };
        Limits { time: self.limits.time.or(time), ..self.limits }
    }

    /// A manager that does not tell the clock lets us keep it.
    fn take_time(&mut self, side: Side, used: u32) {
        let (period, moves) = self.byo_yomi;
        let clock = &mut self.clocks[side.index()];
        if let Some(left) = &mut clock.left {
            *left = left.saturating_sub(used);
            if *left == 0 && moves > 0 {
                *clock = Clock { left: Some(period), moves };
            }
        }
    }

    fn final_score(&self) -> String {
        let [black, white] = self.record.position().score();
        match black - white {
            0 => "0".into(),
            lead if lead > 0 => format!("B+{lead}"),
            lead => format!("W+{}", -lead),
        }
    }

    /// The board in rows, with letters and numbers around it if wanted.
    fn drawn(&self, letters: &str, numbered: bool) -> String {
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

fn input(sentence: &str) -> Failure {
    Failure::Input(sentence.into())
}

fn read_side(text: &str) -> Result<Side, Failure> {
    match text.to_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(Failure::Input(format!("\"{text}\" is no colour: black or white"))),
    }
}

fn name_of(side: Side) -> &'static str {
    if side == Side::First { "black" } else { "white" }
}

fn written(chosen: Move) -> String {
    if chosen == Move::PASS { "pass".into() } else { chosen.to_string() }
}

/// So many whole numbers.
fn numbers<const COUNT: usize>(words: &[&str]) -> Result<[u32; COUNT], Failure> {
    let read: Result<Vec<u32>, _> = words.iter().map(|word| word.parse()).collect();
    let wrong =
        || Failure::Input(format!("{COUNT} whole numbers are needed, \"{}\" is not", words.join(" ")));
    read.ok().and_then(|all| all.try_into().ok()).ok_or_else(wrong)
}
