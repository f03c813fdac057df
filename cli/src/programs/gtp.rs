//! GTP client for Reversi programs.

use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::reversi::{Move, Position};

use super::child::ChildProcess;
use super::game_clock::GameClock;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// Othello's start, the only one in GTP.
const START: &str = "diagonal-mole";

#[derive(Default)]
pub struct Gtp {
    /// Moves that the program has received.
    known: Vec<Move>,
    time_ms: Option<u32>,
}

impl Gtp {
    fn request(&self, process: &mut ChildProcess, command: &str) -> Result<String, Failure> {
        process.send(command)?;
        let first = process.receive_until(|line| {
            (line.starts_with('=') || line.starts_with('?')).then(|| line.to_string())
        })?;
        // A response ends with an empty line.
        process.receive_until(|line| line.is_empty().then_some(()))?;
        match first.strip_prefix('=') {
            Some(answer) => Ok(answer.trim().into()),
            None => Err(Failure::InvalidAnswer(format!("{command}: {first}"))),
        }
    }

    fn set_time(
        &mut self,
        process: &mut ChildProcess,
        limits: &MoveLimits,
        side: Side,
    ) -> Result<(), Failure> {
        if let Some(clock) = limits.clock {
            return self.set_clock(process, clock, side);
        }
        let Some(time) = limits.clock_ms().filter(|time| self.time_ms != Some(*time)) else { return Ok(()) };
        if time % 1000 != 0 {
            return Err(Failure::Unsupported("GTP counts its time in whole seconds".into()));
        }
        // No main time, and one byo-yomi period per move.
        self.request(process, &format!("time_settings 0 {} 1", time / 1000))?;
        self.time_ms = Some(time);
        Ok(())
    }

    /// Sends the main time once and the time left before each move, both in whole seconds.
    fn set_clock(&mut self, process: &mut ChildProcess, clock: GameClock, side: Side) -> Result<(), Failure> {
        let left = clock.own();
        if self.time_ms.is_none() {
            self.request(process, &format!("time_settings {} 0 0", left.as_secs()))?;
            self.time_ms = Some(left.as_millis() as u32);
        }
        self.request(process, &format!("time_left {} {} 0", colour(side), left.as_secs())).map(|_| ())
    }
}

impl Protocol for Gtp {
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        self.time_ms = None;
        self.request(process, "protocol_version").map(|_| ())
    }

    fn begin(&mut self, process: &mut ChildProcess, _: u64) -> Result<(), Failure> {
        self.known.clear();
        self.time_ms = None;
        self.request(process, "clear_board").map(|_| ())
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        if limits.nodes.or(limits.depth).is_some() {
            let why = "GTP knows no limit of nodes or depth; give --cpu-ms or --time-ms of whole seconds, \
                       or none and set the program's level by its own options";
            return Err(Failure::Unsupported(why.into()));
        }
        let record: Record<Position> =
            record.parse().map_err(|error| Failure::Unsupported(format!("no Reversi: {error}")))?;
        if record.start().to_string() != START {
            return Err(Failure::Unsupported(format!("GTP's Othello begins with --start {START}")));
        }
        let made: Vec<_> = record.moves().iter().zip(record.positions()).collect();
        for (chosen, before) in made.iter().skip(self.known.len()) {
            self.request(process, &format!("play {} {}", colour(before.side_to_move()), word(**chosen)))?;
        }
        self.known = record.moves().to_vec();
        let side = record.position().side_to_move();
        self.set_time(process, limits, side)?;
        let answer = self.request(process, &format!("genmove {}", colour(side)))?;
        match answer.to_lowercase().as_str() {
            "resign" => Ok(Answer { chosen: None, ..Answer::bare("") }),
            "pass" => self.record_own_move("pa"),
            chosen => self.record_own_move(chosen),
        }
    }
}

impl Gtp {
    /// Records a move that the program has played on its own board.
    fn record_own_move(&mut self, chosen: &str) -> Result<Answer, Failure> {
        self.known
            .push(chosen.parse().map_err(|_| Failure::InvalidAnswer(format!("\"{chosen}\" is no move")))?);
        Ok(Answer::bare(chosen))
    }
}

/// Othello's Black is the second player here.
fn colour(side: Side) -> &'static str {
    if side == Side::First { "white" } else { "black" }
}

fn word(chosen: Move) -> String {
    if chosen == Move::PASS { "pass".into() } else { chosen.to_string() }
}
