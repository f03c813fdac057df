//! Score sheets as PGN: many in a text, with tags, comments and marks; variations are checked for their
//! brackets and left out.

mod reader;
mod writer;

pub use reader::{Sheets, read};

use crate::chess::rules::Position;
use crate::chess::squares::Move;
use crate::chess::start::Start;
use crate::error::Error;
use crate::game::Side;
use crate::record::Record;

/// One game on paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Tags by name, in their order.
    pub tags: Vec<(String, String)>,
    /// How the game began.
    pub start: Start,
    /// What is said before the first move.
    pub opening_comment: String,
    /// The moves.
    pub moves: Vec<Entry>,
    /// How it ended.
    pub result: GameResult,
}

/// One move on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub chosen: Move,
    /// PGN's numbers for marks: 1 for `!`, 2 for `?`, …
    pub marks: Vec<u8>,
    /// What is said after it.
    pub comment: String,
}

/// The result as it stands on a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has won.
    Draw,
    /// Not known, or not over.
    #[default]
    Open,
}

impl GameResult {
    /// As PGN writes it.
    pub fn text(self) -> &'static str {
        match self {
            GameResult::White => "1-0",
            GameResult::Black => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    fn read(text: &str) -> GameResult {
        match text {
            "1-0" => GameResult::White,
            "0-1" => GameResult::Black,
            "*" => GameResult::Open,
            _ => GameResult::Draw,
        }
    }
}

impl Sheet {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// The same game as a match.
    pub fn record(&self) -> Result<Record<Position>, Error> {
        let mut record = Record::new(self.start.clone());
        for (number, entry) in (1..).zip(&self.moves) {
            record.play(entry.chosen).map_err(|error| error.at_move(number))?;
        }
        Ok(record)
    }
}

impl From<&Record<Position>> for Sheet {
    /// All moves of a match, and its result where the rules give one.
    fn from(record: &Record<Position>) -> Sheet {
        let entry = |&chosen: &Move| Entry { chosen, marks: Vec::new(), comment: String::new() };
        let mut end = record.clone();
        while end.redo() {}
        let result = match end.outcome().map(|outcome| outcome.winner) {
            None => GameResult::Open,
            Some(None) => GameResult::Draw,
            Some(Some(Side::First)) => GameResult::White,
            Some(Some(Side::Second)) => GameResult::Black,
        };
        Sheet {
            start: record.start().clone(),
            moves: record.moves().iter().map(entry).collect(),
            result,
            ..Sheet::default()
        }
    }
}
