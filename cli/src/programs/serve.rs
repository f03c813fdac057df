//! Client of the protocol of `stratege serve`.

use super::child::ChildProcess;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::{Answer, GREETING};

pub struct Serve;

impl Protocol for Serve {
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        process.send("hello")?;
        match process.receive()? {
            line if line.starts_with(GREETING) => Ok(()),
            line => Err(Failure::InvalidAnswer(format!("\"{line}\" in place of {GREETING}"))),
        }
    }

    fn begin(&mut self, process: &mut ChildProcess, seed: u64) -> Result<(), Failure> {
        process.send(&format!("new {seed}"))?;
        match process.receive()? {
            line if line == "ready" => Ok(()),
            line => Err(Failure::InvalidAnswer(format!("\"{line}\" in place of ready"))),
        }
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        let MoveLimits { nodes, depth, cpu_ms, time_ms, clock } = limits;
        if clock.is_some() {
            return Err(Failure::Unsupported("the protocol of stratege serve has no clock of a game".into()));
        }
        let words = [("nodes", nodes), ("depth", depth), ("cpu", cpu_ms), ("time", time_ms)];
        let words = words.iter().filter_map(|(name, limit)| Some(format!("{name} {} ", (**limit)?)));
        process.send(&format!("go {}record {record}", words.collect::<String>()))?;
        process.receive()?.parse().map_err(Failure::InvalidAnswer)
    }
}
