//! Result of a game of a match: a line of JSON in the result file.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two programs of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contender {
    A,
    B,
}

impl Contender {
    pub fn from_index(index: usize) -> Contender {
        if index == 0 { Contender::A } else { Contender::B }
    }

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn other(self) -> Contender {
        Contender::from_index(1 - self.index())
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B"][self.index()])
    }
}

/// Reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By the rules, including claimed draws.
    Rules,
    /// The loser resigned.
    Resignation,
    /// By adjudication.
    Adjudication,
    /// By the maximum number of plies.
    Length,
    /// The loser's process ended.
    Crash,
    /// The loser played an illegal move.
    IllegalMove,
    /// The loser's answer was not a move.
    BadAnswer,
    /// The loser exceeded its time limit.
    Time,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ending::Rules => "rules",
            Ending::Resignation => "resignation",
            Ending::Adjudication => "adjudication",
            Ending::Length => "length",
            Ending::Crash => "crash",
            Ending::IllegalMove => "illegal move",
            Ending::BadAnswer => "bad answer",
            Ending::Time => "time",
        })
    }
}

impl Ending {
    /// Whether the game was lost by a malfunction rather than by play.
    pub fn is_fault(self) -> bool {
        matches!(self, Ending::Crash | Ending::IllegalMove | Ending::BadAnswer | Ending::Time)
    }
}

/// Resources used by a program in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    pub moves: u32,
    /// 0 if the program does not report them.
    pub nodes: u64,
    pub depth: u64,
    /// Processor time in milliseconds; `None` if the system does not report it.
    pub cpu_ms: Option<f64>,
    pub time_ms: f64,
}

impl Usage {
    /// Adds the usage of another game.
    pub fn add(&mut self, other: &Usage) {
        self.cpu_ms = match (self.moves, other.moves) {
            (_, 0) => self.cpu_ms,
            (0, _) => other.cpu_ms,
            _ => self.cpu_ms.zip(other.cpu_ms).map(|(own, more)| own + more),
        };
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.depth += other.depth;
        self.time_ms += other.time_ms;
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = f64::from(self.moves.max(1));
        write!(f, "{:.0} nodes, depth {:.1}, ", self.nodes as f64 / moves, self.depth as f64 / moves)?;
        match self.cpu_ms {
            Some(cpu) => write!(f, "{:.2} ms processor, ", cpu / moves)?,
            None => write!(f, "processor time unknown, ")?,
        }
        write!(f, "{:.2} ms clock", self.time_ms / moves)
    }
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Number, from 1.
    pub game: u32,
    /// Program with the first side.
    pub first: Contender,
    /// `None` for a draw.
    pub winner: Option<Contender>,
    pub ending: Ending,
    /// Malfunction of the loser.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// Number of moves of the opening.
    pub opening: usize,
    pub record: String,
    /// Usage of A and B.
    pub usage: [Usage; 2],
}

impl GameResult {
    /// Half points of A.
    pub fn half_points(&self) -> usize {
        match self.winner {
            Some(Contender::A) => 2,
            None => 1,
            Some(Contender::B) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_without_moves_keep_the_processor_time_known() {
        let none = Usage::default();
        let some = Usage { moves: 2, cpu_ms: Some(1.5), ..none };
        let mut sum = none;
        [none, some, none, some].iter().for_each(|usage| sum.add(usage));
        assert_eq!(sum.cpu_ms, Some(3.0));
        sum.add(&Usage { cpu_ms: None, ..some });
        assert_eq!(sum.cpu_ms, None);
    }
}
