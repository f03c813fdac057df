//! One game of a match as it is kept: a line of JSON.

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

/// By what a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By its rules, a draw that can be claimed included.
    Rules,
    /// The loser has given up.
    Resignation,
    /// By the stated rules of adjudication.
    Adjudication,
    /// By the stated number of plies.
    Length,
    /// The loser's process has ended.
    Crash,
    /// The loser has made a move that is not allowed.
    IllegalMove,
    /// The loser has answered something that is no move.
    BadAnswer,
    /// The loser has used more than its limit.
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
    /// Whether it is a mistake of a program and not of its play.
    pub fn is_fault(self) -> bool {
        matches!(self, Ending::Crash | Ending::IllegalMove | Ending::BadAnswer | Ending::Time)
    }
}

/// What a program has used for its moves in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    pub moves: u32,
    /// Where the program tells them.
    pub nodes: u64,
    pub depth: u64,
    /// Processor time in milliseconds; nothing where the system does not tell it.
    pub cpu_ms: Option<f64>,
    pub time_ms: f64,
}

impl Usage {
    /// Adds what another game has used.
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

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its number, from 1.
    pub game: u32,
    /// Who had the first side.
    pub first: Contender,
    /// Nobody in a draw.
    pub winner: Option<Contender>,
    pub ending: Ending,
    /// What the loser has done wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// How many moves were the opening.
    pub opening: usize,
    pub record: String,
    /// What A and B have used.
    pub usage: [Usage; 2],
}

impl GameResult {
    /// A's half points.
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
    fn a_game_without_a_move_leaves_the_processor_time_known() {
        let none = Usage::default();
        let some = Usage { moves: 2, cpu_ms: Some(1.5), ..none };
        let mut sum = none;
        [none, some, none, some].iter().for_each(|usage| sum.add(usage));
        assert_eq!(sum.cpu_ms, Some(3.0));
        sum.add(&Usage { cpu_ms: None, ..some });
        assert_eq!(sum.cpu_ms, None);
    }
}
