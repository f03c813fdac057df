//! Programs that play: child processes behind pipes, whatever protocol they speak.
//!
//! | module | what is in it |
//! |---|---|
//! | [`spec`] | a program as it is typed |
//! | `child` | a process, its lines and how it ended |
//! | `cpu_time` | the processor time of a process |
//! | `serve`, `uci`, `piskvork`, `nboard`, `gtp` | one protocol each |

mod child;
pub mod cpu_time;
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
use spec::ProgramSpec;

use crate::stratege_protocol::Answer;

/// How much a program may spend on a move; any of them.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveLimits {
    /// Positions searched
    #[arg(long, value_name = "N")]
    pub nodes: Option<u32>,
    /// Moves ahead
    #[arg(long, value_name = "D")]
    pub depth: Option<u32>,
    /// Milliseconds of processor time, so that a busy machine takes nothing away
    #[arg(long, value_name = "T")]
    pub cpu_ms: Option<u32>,
    /// Milliseconds of the clock
    #[arg(long, value_name = "T")]
    pub time_ms: Option<u32>,
}

impl MoveLimits {
    /// So many times as much; a depth stays.
    pub fn times(&self, factor: u32) -> MoveLimits {
        let more = |limit: Option<u32>| limit.map(|limit| limit.saturating_mul(factor));
        let MoveLimits { nodes, depth, cpu_ms, time_ms } = *self;
        MoveLimits { nodes: more(nodes), depth, cpu_ms: more(cpu_ms), time_ms: more(time_ms) }
    }

    /// The limit of the clock; where there is only one of processor time, that.
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

/// Why a program has not answered with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The process has ended: how, and the last that it said on standard error.
    Crashed(String),
    /// It has not answered in time.
    Silent(Duration),
    /// It has answered something else.
    Nonsense(String),
    /// It cannot be asked this at all: the match cannot be played.
    Unable(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Crashed(how) => write!(f, "its process ended, {how}"),
            Failure::Silent(time) => write!(f, "it said nothing for {} s", time.as_secs()),
            Failure::Nonsense(what) => write!(f, "it answered {what}"),
            Failure::Unable(why) => f.write_str(why),
        }
    }
}

/// What differs between the protocols.
trait Protocol: Send {
    /// Greets a new process.
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure>;
    /// Begins a game.
    fn begin(&mut self, process: &mut ChildProcess, seed: u64) -> Result<(), Failure>;
    /// Asks for a move in the match of this record text.
    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure>;
}

/// A program; its process is started for the first game, and again after a crash.
pub struct Program {
    spec: ProgramSpec,
    protocol: Box<dyn Protocol>,
    process: Option<ChildProcess>,
    patience: Duration,
}

/// An answer and what it has cost.
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// Time of the clock.
    pub time: Duration,
    /// Processor time, where the system tells it.
    pub cpu: Option<Duration>,
}

impl Program {
    /// A program that is given up when it says nothing for so long.
    pub fn new(spec: &ProgramSpec, patience: Duration) -> Program {
        Program { spec: spec.clone(), protocol: spec.protocol(), process: None, patience }
    }

    /// Begins a game. After it the program depends on nothing that was before, as far as its protocol can say so.
    pub fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => {
                let mut process = ChildProcess::start(&self.spec.command, self.patience)?;
                self.protocol.greet(&mut process).map_err(|failure| {
                    Failure::Unable(format!("{} cannot be used: {failure}", self.spec.text))
                })?;
                process
            }
        };
        self.protocol.begin(&mut process, seed)?;
        self.process = Some(process);
        Ok(())
    }

    /// Asks for a move. A program that fails is ended; the next game starts it again.
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
