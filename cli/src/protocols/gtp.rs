//! `stratege gtp`: a Reversi engine for a match manager, over GTP version 2 with GoGui's `gogui-rules` extensions.
//!
//! One command per line; every response starts with `=` or `?` and echoes the command's id. Squares are in Othello
//! notation, a1 at the top left. A side without a legal move may send `pass` or have the pass implied.

use std::io::{Write, stdin};
use std::time::Instant;

use clap::Args;

use super::lines_of;
use crate::CliError;
use crate::options::LimitOptions;
use stratege::core::board_view::BoardView;
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

/// Othello's start: X is Black and begins.
const START: &str = "---------------------------OX------XO--------------------------- X";

/// Milliseconds per move when no time control has been set.
const USUAL_TIME: u32 = 1000;

/// Safety margin of a clock for communication lag, in milliseconds.
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

/// The clock of one side: main time, then Canadian byo-yomi, where a period is for so many moves.
#[derive(Clone, Copy, Default)]
struct Clock {
    /// Milliseconds; nothing where time is unlimited.
    left: Option<u32>,
    /// Moves left in a period of byo-yomi; 0 in the main time.
    moves: u32,
}

impl Clock {
    /// After a move; a period that is used up is followed by the next.
    fn after(self, used: u32, byo_yomi: Clock) -> Clock {
        let left = self.left.map(|left| left.saturating_sub(used));
        let main_is_over = self.moves == 0 && byo_yomi.moves > 0 && left.is_some_and(|left| left <= RESERVE);
        if main_is_over || self.moves == 1 {
            byo_yomi
        } else {
            Clock { left, moves: self.moves.saturating_sub(1) }
        }
    }
}

struct Session {
    record: Record<Position>,
    context: SearchContext,
    limits: Limits,
    clocks: [Clock; 2],
    /// A period of byo-yomi at its beginning; without moves where there is none.
    byo_yomi: Clock,
}

impl Session {
    fn new(limits: Limits) -> Result<Session, CliError> {
        Ok(Session {
            record: begin()?,
            context: SearchContext::new(TABLE_BITS),
            limits,
            clocks: [Clock::default(); 2],
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
            "showboard" => Ok(format!("\n{}", self.drawn("  a b c d e f g h", true))),
            "final_score" => Ok(self.final_score()),
            _ => match command.strip_prefix("gogui-rules_") {
                Some(query) => self.answer_rules(query),
                None => Err(input("unknown command")),
            },
        }
    }

    /// The `gogui-rules_` commands, by the part of their name after the prefix.
    fn answer_rules(&self, query: &str) -> Result<String, CliError> {
        let position = self.record.position();
        let is_over = self.record.outcome().is_some();
        match query {
            "game_id" => Ok("Othello".into()),
            "board_size" => Ok("8".into()),
            "board" => Ok(self.drawn("", false)),
            "side_to_move" if is_over => Ok(String::new()),
            "side_to_move" => Ok(name_of(position.side_to_move()).into()),
            "legal_moves" => {
                Ok(position.legal_moves().into_iter().map(written).collect::<Vec<_>>().join(" "))
            }
            "final_result" if is_over => Ok(self.final_score()),
            "final_result" => Ok(String::new()),
            _ => Err(input("unknown command")),
        }
    }

    /// `time_settings`: main time in seconds, then the seconds and stones of a byo-yomi period.
    fn set_time(&mut self, words: &[&str]) -> Result<String, CliError> {
        let [main, period, moves] = numbers(words)?;
        self.byo_yomi = Clock { left: Some(milliseconds(period)), moves };
        let unlimited = period > 0 && moves == 0;
        let clock = match main {
            0 if moves > 0 => self.byo_yomi,
            _ => Clock { left: (!unlimited).then_some(milliseconds(main)), moves: 0 },
        };
        self.clocks = [clock; 2];
        Ok(String::new())
    }

    /// `time_left`: colour, seconds left, stones left in the period.
    fn set_clock(&mut self, words: &[&str]) -> Result<String, CliError> {
        let [side, clock @ ..] = words else { return Err(input("time_left needs a colour")) };
        let [seconds, moves] = numbers(clock)?;
        self.clocks[read_side(side)?.index()] = Clock { left: Some(milliseconds(seconds)), moves };
        Ok(String::new())
    }

    fn clear(&mut self) -> Result<String, CliError> {
        self.record = begin()?;
        self.context.clear();
        Ok(String::new())
    }

    /// Plays the opponent's implied pass if it has no legal move.
    fn let_pass(&mut self, side: Side) -> Result<(), CliError> {
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
        self.let_pass(side)?;
        Ok(self.record.play(chosen)?)
    }

    fn genmove(&mut self, side: Side) -> Result<String, CliError> {
        let begun = Instant::now();
        if self.record.outcome().is_some() {
            return Ok("pass".into());
        }
        self.let_pass(side)?;
        let board = Board::from(self.record.position());
        let chosen = if board.moves() == 0 {
            Move::PASS
        } else {
            let goal = match self.limits.depth {
                Some(depth) => SearchGoal { depth: depth.max(1), solve_empties: 0 },
                None => SearchGoal::UNBOUNDED,
            };
            let limits = self.limits_of(side, board.empty_count());
            let mut unwatched = NoObserver;
            let mut budget = Budget::<Move>::new(&limits, &mut unwatched);
            let result = search(&mut self.context, board, goal, &mut budget, |_, _| {});
            let square = result.and_then(|result| result.pv[0]);
            square.map_or(self.record.position().legal_moves()[0], Move::on)
        };
        self.record.play(chosen)?;
        self.take_time(side, begun.elapsed().as_millis() as u32);
        Ok(written(chosen))
    }

    fn limits_of(&self, side: Side, empty: u32) -> Limits {
        let clock = self.clocks[side.index()];
        let time = match clock.left {
            Some(left) => {
                // The last moves are solved instantly and need no time.
                let share = if clock.moves > 0 { clock.moves } else { (empty / 2).saturating_sub(4).max(2) };
                Some(left.saturating_sub(RESERVE) / share)
            }
            None => (self.limits == Limits::default()).then_some(USUAL_TIME),
        };
        Limits { time: self.limits.time.or(time), ..self.limits }
    }

    /// Keeps our own clock for managers that do not send `time_left`.
    fn take_time(&mut self, side: Side, used: u32) {
        let clock = &mut self.clocks[side.index()];
        *clock = clock.after(used, self.byo_yomi);
    }

    fn final_score(&self) -> String {
        let [black, white] = self.record.position().score();
        match black - white {
            0 => "0".into(),
            lead if lead > 0 => format!("B+{lead}"),
            lead => format!("W+{}", -lead),
        }
    }

    /// The board as text; `showboard` has coordinates around it.
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

fn milliseconds(seconds: u32) -> u32 {
    seconds.saturating_mul(1000)
}

fn input(sentence: &str) -> CliError {
    CliError::Input(sentence.into())
}

fn read_side(text: &str) -> Result<Side, CliError> {
    match text.to_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(CliError::Input(format!("\"{text}\" is no colour: black or white"))),
    }
}

fn name_of(side: Side) -> &'static str {
    if side == Side::First { "black" } else { "white" }
}

fn written(chosen: Move) -> String {
    if chosen == Move::PASS { "pass".into() } else { chosen.to_string() }
}

/// Parses exactly N integers.
fn numbers<const COUNT: usize>(words: &[&str]) -> Result<[u32; COUNT], CliError> {
    let read: Result<Vec<u32>, _> = words.iter().map(|word| word.parse()).collect();
    let wrong =
        || CliError::Input(format!("{COUNT} whole numbers are needed, \"{}\" is not", words.join(" ")));
    read.ok().and_then(|all| all.try_into().ok()).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clocks of White after this `time_settings` and moves that took so long.
    fn clocks(settings: &str, moves: &[u32]) -> Vec<(Option<u32>, u32)> {
        let mut session = Session::new(Limits::default()).unwrap();
        session.set_time(&settings.split(' ').collect::<Vec<_>>()).unwrap();
        let clock = |session: &Session| {
            let Clock { left, moves } = session.clocks[1];
            (left, moves)
        };
        let mut clocks = vec![clock(&session)];
        for &used in moves {
            session.take_time(Side::Second, used);
            clocks.push(clock(&session));
        }
        clocks
    }

    #[test]
    fn a_period_of_byo_yomi_is_renewed_when_its_moves_are_made() {
        assert_eq!(clocks("0 10 1", &[9800, 9800]), [(Some(10_000), 1); 3]);
        let two = [(Some(10_000), 2), (Some(7000), 1), (Some(10_000), 2)];
        assert_eq!(clocks("0 10 2", &[3000, 4000]), two);
    }

    #[test]
    fn byo_yomi_begins_when_the_main_time_is_over() {
        let clocks = clocks("5 10 2", &[1000, 3900, 1000]);
        assert_eq!(clocks, [(Some(5000), 0), (Some(4000), 0), (Some(10_000), 2), (Some(9000), 1)]);
    }

    #[test]
    fn any_number_of_seconds_is_a_time() {
        assert_eq!(clocks("4294967295 0 0", &[]), [(Some(u32::MAX), 0)]);
        assert_eq!(clocks("0 1 0", &[500]), [(None, 0); 2], "no limit");
    }
}
