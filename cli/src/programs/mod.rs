//! External programs: child processes that play over one of several protocols, for matches and analyses.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | a program in text form |
//! | `child` | the process, its lines and its end |
//! | `cpu_time` | the processor time of a process |
//! | `game_clock` | the clocks of a game |
//! | `serve`, `uci`, `piskvork`, `nboard`, `gtp` | one protocol client each |

mod child;
pub mod cpu_time;
pub mod game_clock;
mod gtp;
mod nboard;
mod piskvork;
mod serve;
pub mod spec;
mod uci;

use std::fmt;
use std::time::{Duration, Instant};

use clap::Args;
use serde::{Deserialize, Serialize};

use child::ChildProcess;
use game_clock::GameClock;
use spec::ProgramSpec;

use crate::stratege_protocol::Answer;

/// Limits of a move; unset ones fall back to the program's own.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveLimits {
    /// Maximum number of positions
    #[arg(long, value_name = "N")]
    pub nodes: Option<u32>,
    /// Maximum depth in plies
    #[arg(long, value_name = "D")]
    pub depth: Option<u32>,
    /// Milliseconds of processor time, which other load on the machine does not affect
    #[arg(long, value_name = "T")]
    pub cpu_ms: Option<u32>,
    /// Milliseconds of wall time
    #[arg(long, value_name = "T")]
    pub time_ms: Option<u32>,
    /// Clocks of the game, before this move.
    #[arg(skip)]
    #[serde(skip)]
    pub clock: Option<GameClock>,
}

impl MoveLimits {
    /// Multiplies all limits except the depth.
    pub fn times(&self, factor: u32) -> MoveLimits {
        let more = |limit: Option<u32>| limit.map(|limit| limit.saturating_mul(factor));
        let MoveLimits { nodes, depth, cpu_ms, time_ms, clock } = *self;
        MoveLimits { nodes: more(nodes), depth, cpu_ms: more(cpu_ms), time_ms: more(time_ms), clock }
    }

    /// The limit of wall time, or else that of processor time.
    fn clock_ms(&self) -> Option<u32> {
        self.time_ms.or(self.cpu_ms)
    }
}

impl fmt::Display for MoveLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limit = |number: Option<u32>, unit: &str| number.map(|number| format!("{number} {unit}"));
        let all = [
            limit(self.nodes, "nodes"),
            self.depth.map(|depth| format!("depth {depth}")),
            limit(self.cpu_ms, "ms processor"),
            limit(self.time_ms, "ms clock"),
        ];
        let all: Vec<_> = all.into_iter().flatten().collect();
        if all.is_empty() { write!(f, "no limit") } else { write!(f, "{} a move", all.join(" and ")) }
    }
}

/// Reason for a missing move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The process ended; with its status and the end of its standard error.
    Crashed(String),
    /// The program did not answer in time.
    Timeout(Duration),
    /// The program sent an invalid answer.
    InvalidAnswer(String),
    /// The program or its protocol cannot play such a match.
    Unsupported(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Crashed(how) => write!(f, "its process ended, {how}"),
            Failure::Timeout(time) => write!(f, "it did not answer for {} s", time.as_secs()),
            Failure::InvalidAnswer(what) => write!(f, "its answer was invalid: {what}"),
            Failure::Unsupported(why) => f.write_str(why),
        }
    }
}

/// Client side of a protocol.
trait Protocol: Send {
    /// Greets a new process.
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure>;
    /// Starts a game.
    fn begin(&mut self, process: &mut ChildProcess, seed: u64) -> Result<(), Failure>;
    /// Requests a move in the match of a record text.
    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure>;
}

/// A program. Its process starts with the first game and again after a crash.
pub struct Program {
    spec: ProgramSpec,
    protocol: Box<dyn Protocol>,
    process: Option<ChildProcess>,
    patience: Duration,
}

/// An answer and its cost.
pub struct Reply {
    pub answer: Answer,
    /// Wall time.
    pub time: Duration,
    /// Processor time, if the system reports it.
    pub cpu: Option<Duration>,
}

impl Program {
    /// A program that fails if it does not answer for `patience`.
    pub fn new(spec: &ProgramSpec, patience: Duration) -> Program {
        Program { spec: spec.clone(), protocol: spec.protocol(), process: None, patience }
    }

    /// Starts a game. The program is reset as far as its protocol allows.
    pub fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => {
                let mut process = ChildProcess::start(&self.spec.command, self.patience)?;
                self.protocol.greet(&mut process).map_err(|failure| {
                    Failure::Unsupported(format!("{} cannot be used: {failure}", self.spec.text))
                })?;
                process
            }
        };
        self.protocol.begin(&mut process, seed)?;
        self.process = Some(process);
        Ok(())
    }

    /// Requests a move. A program that fails is killed; the next game starts it again.
    pub fn choose(&mut self, record: &str, limits: &MoveLimits) -> Result<Reply, Failure> {
        let Some(mut process) = self.process.take() else {
            return Err(Failure::Crashed("it is not running".into()));
        };
        let (begun, cpu) = (Instant::now(), process.cpu_time());
        let answer = self.protocol.choose(&mut process, record, limits)?;
        let time = begun.elapsed();
        let cpu = process.cpu_time().zip(cpu).map(|(after, before)| after.saturating_sub(before));
        self.process = Some(process);
        Ok(Reply { answer, time, cpu })
    }
}
