//! Score sheets as PGN: many in a text, with tags, comments and marks; variations are kept with all that is in
//! them, or left out and only checked for their brackets.

mod reader;
mod writer;

pub use reader::{Sheets, read, read_all};

use crate::chess::rules::Position;
use crate::chess::squares::Move;
use crate::chess::start::Start;
use crate::end::End;
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
    /// What could have been played instead.
    pub variations: Vec<Variation>,
}

impl Entry {
    /// A move of which nothing is said.
    pub fn new(chosen: Move) -> Entry {
        Entry { chosen, marks: Vec::new(), comment: String::new(), variations: Vec::new() }
    }
}

/// Moves that were not played, from the position before the move beside which they stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// What is said before the first move.
    pub opening_comment: String,
    /// The moves.
    pub moves: Vec<Entry>,
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

/// Why a game has ended, in the tag that PGN has for it.
const TERMINATION: &str = "Termination";
const TIME: &str = "time forfeit";

/// Tags that tell of a game to its end, and are wrong where it has gone on.
const OF_THE_WHOLE: [&str; 2] = ["PlyCount", TERMINATION];

impl Sheet {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// The same game as a match. A result for which the rules give no reason is one that the players declared.
    pub fn record(&self) -> Result<Record<Position>, Error> {
        let mut record = Record::<Position>::new(self.start.clone());
        for (number, entry) in (1..).zip(&self.moves) {
            record.play(entry.chosen).map_err(|error| error.at_move(number))?;
        }
        let by_time = self.tag(TERMINATION).is_some_and(|why| why.eq_ignore_ascii_case(TIME));
        let lost = if by_time { End::OutOfTime } else { End::Resigned };
        let end = match self.result {
            GameResult::Open => None,
            GameResult::White => Some(lost(Side::Second)),
            GameResult::Black => Some(lost(Side::First)),
            GameResult::Draw if record.position().claim().is_some() => Some(End::Claimed),
            GameResult::Draw => Some(End::Agreed),
        };
        if let Some(end) = end.filter(|_| record.outcome().is_none()) {
            record.finish(end)?;
        }
        Ok(record)
    }

    /// Takes over what another sheet says of the moves in which both agree, and the tags that this one lacks; how
    /// the other one goes on from there becomes a variation. A sheet of another game is left alone.
    pub fn annotate(&mut self, other: Sheet) {
        if self.start != other.start {
            return;
        }
        let agree = |(own, others): &(&Entry, &Entry)| own.chosen == others.chosen;
        let same = self.moves.iter().zip(&other.moves).take_while(agree).count();
        if same == 0 && !self.moves.is_empty() {
            return;
        }
        let is_whole = (self.moves.len(), other.moves.len()) == (same, same);
        for (name, value) in other.tags {
            let is_known = self.tag(&name).is_some();
            if !is_known && (is_whole || !OF_THE_WHOLE.contains(&name.as_str())) {
                self.tags.push((name, value));
            }
        }
        self.opening_comment = other.opening_comment;
        let mut moves = other.moves.into_iter();
        for (own, others) in self.moves.iter_mut().zip(moves.by_ref().take(same)) {
            *own = others;
        }
        let (Some(own), Some(mut others)) = (self.moves.get_mut(same), moves.next()) else { return };
        own.variations = std::mem::take(&mut others.variations);
        let rest = [others].into_iter().chain(moves).collect();
        own.variations.insert(0, Variation { opening_comment: String::new(), moves: rest });
    }
}

impl From<&Record<Position>> for Sheet {
    /// All moves of a match, and its result where it has one.
    fn from(record: &Record<Position>) -> Sheet {
        let mut end = record.clone();
        while end.redo() {}
        let result = match end.outcome().map(|outcome| outcome.winner) {
            None => GameResult::Open,
            Some(None) => GameResult::Draw,
            Some(Some(Side::First)) => GameResult::White,
            Some(Some(Side::Second)) => GameResult::Black,
        };
        let by_time = matches!(record.end(), Some(End::OutOfTime(_)));
        Sheet {
            tags: if by_time { vec![(TERMINATION.into(), TIME.into())] } else { Vec::new() },
            start: record.start().clone(),
            moves: record.moves().iter().map(|&chosen| Entry::new(chosen)).collect(),
            result,
            ..Sheet::default()
        }
    }
}
