//! Programs that play Reversi over GTP.

use stratege::core::record::Record;
use stratege::core::rules::{Rules, Side};
use stratege::games::reversi::{Move, Position};

use super::child::ChildProcess;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// The start of Othello, the only one that GTP has for the game.
const START: &str = "diagonal-mole";

#[derive(Default)]
pub struct Gtp {
    /// The moves that the program knows of.
    known: Vec<Move>,
    time_ms: Option<u32>,
}

impl Gtp {
    fn ask(&self, process: &mut ChildProcess, command: &str) -> Result<String, Failure> {
        process.send(command)?;
        let first = process.receive_until(|line| {
            (line.starts_with('=') || line.starts_with('?')).then(|| line.to_string())
        })?;
        // An answer ends with an empty line.
        process.receive_until(|line| line.is_empty().then_some(()))?;
        match first.strip_prefix('=') {
            Some(answer) => Ok(answer.trim().into()),
            None => Err(Failure::Nonsense(format!("{command}: {first}"))),
        }
    }

    fn set_time(&mut self, process: &mut ChildProcess, limits: &MoveLimits) -> Result<(), Failure> {
        if limits.nodes.or(limits.depth).is_some() {
            let why = "GTP knows no limit of nodes or depth; give --cpu-ms or --time-ms of whole seconds, \
                       or none and set the program's level by its own options";
            return Err(Failure::Unable(why.into()));
        }
        let Some(time) = limits.clock_ms().filter(|time| self.time_ms != Some(*time)) else { return Ok(()) };
        if time % 1000 != 0 {
            return Err(Failure::Unable("GTP counts its time in whole seconds".into()));
        }
        // No main time, and a period of so many seconds for each move.
        self.ask(process, &format!("time_settings 0 {} 1", time / 1000))?;
        self.time_ms = Some(time);
        Ok(())
    }
}

impl Protocol for Gtp {
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        self.time_ms = None;
        self.ask(process, "protocol_version").map(|_| ())
    }

    fn begin(&mut self, process: &mut ChildProcess, _: u64) -> Result<(), Failure> {
        self.known.clear();
        self.ask(process, "clear_board").map(|_| ())
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        self.set_time(process, limits)?;
        let record: Record<Position> =
            record.parse().map_err(|error| Failure::Unable(format!("no Reversi: {error}")))?;
        if record.start().to_string() != START {
            return Err(Failure::Unable(format!("GTP's Othello begins with --start {START}")));
        }
        let made: Vec<_> = record.moves().iter().zip(record.positions()).collect();
        for (chosen, before) in made.iter().skip(self.known.len()) {
            self.ask(process, &format!("play {} {}", colour(before.side_to_move()), word(**chosen)))?;
        }
        self.known = record.moves().to_vec();
        let answer = self.ask(process, &format!("genmove {}", colour(record.position().side_to_move())))?;
        match answer.to_lowercase().as_str() {
            "resign" => Ok(Answer { chosen: None, ..Answer::bare("") }),
            "pass" => self.taken("pa"),
            chosen => self.taken(chosen),
        }
    }
}

impl Gtp {
    /// A move that the program has made on its own board.
    fn taken(&mut self, chosen: &str) -> Result<Answer, Failure> {
        self.known.push(chosen.parse().map_err(|_| Failure::Nonsense(format!("\"{chosen}\" is no move")))?);
        Ok(Answer::bare(chosen))
    }
}

/// Othello's Black has the second player's discs here.
fn colour(side: Side) -> &'static str {
    if side == Side::First { "white" } else { "black" }
}

fn word(chosen: Move) -> String {
    if chosen == Move::PASS { "pass".into() } else { chosen.to_string() }
}
