//! Portable Game Notation (PGN): texts of several games with tags, comments, annotation glyphs and
//! variations. [`read`] skips variations, checking only their brackets; [`read_all`] reads them.
//!
//! ```
//! use stratege::games::chess::formats::pgn;
//!
//! let sheet = pgn::read("[White \"Anderssen\"]\n\n1. e4 e5 2. f4 *").next().expect("there is a game")?;
//! assert_eq!(sheet.tag("White"), Some("Anderssen"));
//! assert_eq!(sheet.record()?.ply(), 3);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

mod edit;
mod reader;
mod writer;

pub use edit::{Annotated, Edit, Place};
pub use reader::{Sheets, read, read_all};

use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::rules::Side;
use crate::core::termination::Termination;
use crate::games::chess::moves::Move;
use crate::games::chess::rules::Position;
use crate::games::chess::start::Start;

/// A game with its annotations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Tag pairs in text order.
    pub tags: Vec<(String, String)>,
    /// Start position.
    pub start: Start,
    /// Comment before the first move.
    pub opening_comment: String,
    /// Moves of the game.
    pub moves: Vec<PgnMove>,
    /// Result of the game.
    pub result: GameResult,
}

/// A move with its annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The move itself.
    pub mv: Move,
    /// Numeric annotation glyphs (NAG): 1 for `!`, 2 for `?`, …
    pub nags: Vec<u8>,
    /// Comment after the move.
    pub comment: String,
    /// Variations that replace this move.
    pub variations: Vec<Variation>,
}

impl PgnMove {
    /// Creates a move without annotations.
    pub fn new(mv: Move) -> PgnMove {
        PgnMove { mv, nags: Vec::new(), comment: String::new(), variations: Vec::new() }
    }
}

/// An alternative line, starting from the position before the move that it replaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// Comment before the first move.
    pub opening_comment: String,
    /// Moves of the variation.
    pub moves: Vec<PgnMove>,
}

/// Value of the tag `Result`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Drawn.
    Draw,
    /// Unknown or unfinished.
    #[default]
    Open,
}

/// Suffixes of the glyphs 1 to 6.
const SUFFIX_ANNOTATIONS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl GameResult {
    /// Text of the tag.
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

/// Tag for the reason of the result.
const TERMINATION: &str = "Termination";
const TIME: &str = "time forfeit";

/// Tags about the complete game, dropped when the moves continue.
const WHOLE_GAME_TAGS: [&str; 2] = ["PlyCount", TERMINATION];

impl Sheet {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// The game as a record. A result that does not follow from the rules becomes a declared end.
    pub fn record(&self) -> Result<Record<Position>, Error> {
        let mut record = Record::<Position>::new(self.start.clone());
        for (number, entry) in (1..).zip(&self.moves) {
            record.play(entry.mv).map_err(|error| error.at_move(number))?;
        }
        let by_time = self.tag(TERMINATION).is_some_and(|why| why.eq_ignore_ascii_case(TIME));
        let lost = if by_time { Termination::OutOfTime } else { Termination::Resigned };
        let end = match self.result {
            GameResult::Open => None,
            GameResult::White => Some(lost(Side::Second)),
            GameResult::Black => Some(lost(Side::First)),
            GameResult::Draw if record.position().claimable_draw().is_some() => Some(Termination::Claimed),
            GameResult::Draw => Some(Termination::Agreed),
        };
        if let Some(end) = end.filter(|_| record.outcome().is_none()) {
            record.finish(end)?;
        }
        Ok(record)
    }

    /// Merges another game: its annotations where the moves agree, its missing tags, and the rest of its
    /// moves as a variation. Ignores a game with another start position or first move.
    pub fn annotate(&mut self, other: Sheet) {
        if self.start != other.start {
            return;
        }
        let agree = |(own, others): &(&PgnMove, &PgnMove)| own.mv == others.mv;
        let same = self.moves.iter().zip(&other.moves).take_while(agree).count();
        if same == 0 && !self.moves.is_empty() {
            return;
        }
        let is_whole = (self.moves.len(), other.moves.len()) == (same, same);
        for (name, value) in other.tags {
            let is_known = self.tag(&name).is_some();
            if !is_known && (is_whole || !WHOLE_GAME_TAGS.contains(&name.as_str())) {
                self.tags.push((name, value));
            }
        }
        self.opening_comment = other.opening_comment;
        merge(&mut self.moves, other.moves);
    }
}

/// Merges the annotations of another line as far as the moves agree. The rest becomes a variation; one of its
/// variations that continues like this line is merged recursively.
fn merge(own: &mut [PgnMove], other: Vec<PgnMove>) {
    let agree = |(own, others): &(&PgnMove, &PgnMove)| own.mv == others.mv;
    let same = own.iter().zip(&other).take_while(agree).count();
    let mut others = other.into_iter();
    for (own, mut other) in own.iter_mut().zip(others.by_ref().take(same)) {
        let mut variations = std::mem::take(&mut own.variations);
        variations.append(&mut other.variations);
        *own = PgnMove { variations, ..other };
    }
    let Some((mut other, here)) = others.next().zip(own.get_mut(same)) else { return };
    let mut variations = std::mem::take(&mut other.variations);
    let is_own = |one: &Variation| one.moves.first().is_some_and(|first| first.mv == here.mv);
    let followed = variations.iter().position(is_own).map(|at| variations.remove(at));
    let rest = [other].into_iter().chain(others).collect();
    here.variations.push(Variation { opening_comment: String::new(), moves: rest });
    here.variations.append(&mut variations);
    if let Some(Variation { opening_comment, moves }) = followed {
        merge(&mut own[same..], moves);
        own[same].comment = edit::joined(opening_comment, &own[same].comment);
    }
}

impl From<&Record<Position>> for Sheet {
    /// Converts all moves of a record, and its result if it has one.
    fn from(record: &Record<Position>) -> Sheet {
        let mut end = record.clone();
        while end.redo() {}
        let result = match end.outcome().map(|outcome| outcome.winner) {
            None => GameResult::Open,
            Some(None) => GameResult::Draw,
            Some(Some(Side::First)) => GameResult::White,
            Some(Some(Side::Second)) => GameResult::Black,
        };
        let by_time = matches!(record.end(), Some(Termination::OutOfTime(_)));
        Sheet {
            tags: if by_time { vec![(TERMINATION.into(), TIME.into())] } else { Vec::new() },
            start: record.start().clone(),
            moves: record.moves().iter().map(|&mv| PgnMove::new(mv)).collect(),
            result,
            ..Sheet::default()
        }
    }
}
