//! NBoard protocol client for Reversi programs.

use stratege::core::player::Score;
use stratege::registry::formats::write_match;

use super::child::ChildProcess;
use super::game_clock::GameClock;
use super::{Failure, MoveLimits, Protocol};
use crate::stratege_protocol::Answer;

/// Depth of an unlimited search: the number of moves of a game.
const MAX_DEPTH: u32 = 60;

#[derive(Default)]
pub struct NBoard {
    pings: u32,
    /// Depth set in the program.
    depth: Option<u32>,
}

impl NBoard {
    /// Waits until the program has processed all previous lines.
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
        let MoveLimits { depth, nodes: None, cpu_ms: None, time_ms: None, clock } = *limits else {
            return Err(unsupported());
        };
        // The clock bounds the search, so that the depth need not.
        let depth = depth.or(clock.map(|_| MAX_DEPTH)).ok_or_else(unsupported)?;
        if self.depth != Some(depth) {
            process.send(&format!("set depth {depth}"))?;
            self.depth = Some(depth);
        }
        let game =
            write_match("reversi", "GGF", record).map_err(|error| Failure::Unsupported(error.to_string()))?;
        process.send(&format!("set game {}", with_time(&game.replace('\n', ""), clock)))?;
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

fn unsupported() -> Failure {
    Failure::Unsupported(
        "NBoard's protocol knows a limit of depth or the clock of a game; give --depth or --clock".into(),
    )
}

/// A game in GGF with the time left of the side to move as its time control.
fn with_time(game: &str, clock: Option<GameClock>) -> String {
    let Some(clock) = clock else { return game.into() };
    let left = clock.own().as_millis();
    let (minutes, seconds, ms) = (left / 60_000, left / 1000 % 60, left % 1000);
    game.replacen("BO[", &format!("TI[{minutes:02}:{seconds:02}.{ms:03}]BO["), 1)
}

/// Parses `D3 1.25 0.5` or `D3/1.25/0.5`: move, value in discs, time.
fn read_move(text: &str, depth: u32, nodes: Option<u64>) -> Result<Answer, Failure> {
    let mut words = text.split(['/', ' ']).filter(|word| !word.is_empty());
    let chosen = words.next().ok_or(Failure::InvalidAnswer("=== without a move".into()))?.to_lowercase();
    let chosen = if chosen == "pass" { "pa".into() } else { chosen };
    let value: Option<f64> = words.next().and_then(|word| word.parse().ok());
    let score = value.map(|discs| Score::Discs { hundredths: (100.0 * discs).round() as i32, percent: 0 });
    Ok(Answer { score, depth, nodes, ..Answer::bare(&chosen) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_the_time_control_of_the_game() {
        let left = [61_234, 5].map(std::time::Duration::from_millis);
        let clock = GameClock { left, increment: Default::default() };
        assert_eq!(with_time("(;GM[Othello]BO[8];)", Some(clock)), "(;GM[Othello]TI[01:01.234]BO[8];)");
        assert_eq!(with_time("(;BO[8];)", None), "(;BO[8];)");
    }

    #[test]
    fn moves_of_both_protocol_versions_are_parsed() {
        for text in ["D3 -1.25 0.5", "D3/-1.25/0.5"] {
            let answer = read_move(text, 8, Some(5)).unwrap();
            assert_eq!(answer.chosen.as_deref(), Some("d3"));
            assert_eq!(answer.score, Some(Score::Discs { hundredths: -125, percent: 0 }));
        }
        assert_eq!(read_move("PASS", 8, None).unwrap().chosen.as_deref(), Some("pa"));
        assert!(read_move("", 8, None).is_err());
    }
}
