//! Programs that play Reversi over the protocol of NBoard.

use stratege::core::player::Score;
use stratege::registry::formats::write_match;

use super::child::ChildProcess;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

#[derive(Default)]
pub struct NBoard {
    pings: u32,
    /// The depth that has been set.
    depth: Option<u32>,
}

impl NBoard {
    /// Waits until everything before has been taken note of.
    fn ping(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        self.pings += 1;
        let answer = format!("pong {}", self.pings);
        process.send(&format!("ping {}", self.pings))?;
        process.receive_until(|line| (line.trim() == answer).then_some(()))
    }
}

impl Protocol for NBoard {
    fn greet(&mut self, process: &mut ChildProcess) -> Result<(), Failure> {
        self.depth = None;
        process.send("nboard 2")?;
        self.ping(process)
    }

    fn begin(&mut self, process: &mut ChildProcess, _: u64) -> Result<(), Failure> {
        self.ping(process)
    }

    fn choose(
        &mut self,
        process: &mut ChildProcess,
        record: &str,
        limits: &MoveLimits,
    ) -> Result<Answer, Failure> {
        let MoveLimits { depth: Some(depth), nodes: None, cpu_ms: None, time_ms: None } = *limits else {
            return Err(Failure::Unable(
                "NBoard's protocol knows a limit of depth only; give --depth".into(),
            ));
        };
        if self.depth != Some(depth) {
            process.send(&format!("set depth {depth}"))?;
            self.depth = Some(depth);
        }
        let game =
            write_match("reversi", "GGF", record).map_err(|error| Failure::Unable(error.to_string()))?;
        process.send(&format!("set game {}", game.replace('\n', "")))?;
        self.ping(process)?;
        process.send("go")?;
        let mut nodes = None;
        process.receive_until(|line| {
            if let Some(rest) = line.strip_prefix("nodestats ") {
                nodes = rest.split_whitespace().next().and_then(|word| word.parse().ok());
            }
            line.strip_prefix("=== ").map(|rest| read_move(rest, depth, nodes))
        })?
    }
}

/// `D3 1.25 0.5` or `D3/1.25/0.5`: the move, its value in discs, and the time.
fn read_move(text: &str, depth: u32, nodes: Option<u64>) -> Result<Answer, Failure> {
    let mut words = text.split(['/', ' ']).filter(|word| !word.is_empty());
    let chosen = words.next().ok_or(Failure::Nonsense("=== without a move".into()))?.to_lowercase();
    let chosen = if chosen == "pass" { "pa".into() } else { chosen };
    let value: Option<f64> = words.next().and_then(|word| word.parse().ok());
    let score = value.map(|discs| Score::Discs { hundredths: (100.0 * discs).round() as i32, percent: 0 });
    Ok(Answer { score, depth, nodes, ..Answer::bare(&chosen) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_of_both_versions_are_read() {
        for text in ["D3 -1.25 0.5", "D3/-1.25/0.5"] {
            let answer = read_move(text, 8, Some(5)).unwrap();
            assert_eq!(answer.chosen.as_deref(), Some("d3"));
            assert_eq!(answer.score, Some(Score::Discs { hundredths: -125, percent: 0 }));
        }
        assert_eq!(read_move("PASS", 8, None).unwrap().chosen.as_deref(), Some("pa"));
        assert!(read_move("", 8, None).is_err());
    }
}
