//! A match: start, moves, declared end and the current step.
//!
//! The record text `game:start:moves` is one line: `!` marks the current step if later steps follow, `:end` a
//! declared end. It is the saved game, the fragment of a shared link and the fixture of tests.
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::games::reversi::Position;
//!
//! let mut record: Record<Position> = "reversi:diagonal-tomato:f4d3".parse()?;
//! record.undo();
//! assert_eq!(record.to_string(), "reversi:diagonal-tomato:f4!d3");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};
use crate::core::termination::Termination;

/// A match from its start to its last move, including moves after the current step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Rules> {
    start: G::Start,
    moves: Vec<G::Move>,
    /// The position before each move and after the last one.
    positions: Vec<G>,
    /// The declared end after the last move, with the result that follows from it.
    end: Option<(Termination, Outcome)>,
    /// The current step: the number of moves before it, and the declared end as the last step.
    step: usize,
}

impl<G: Rules> Record<G> {
    /// A match before its first move.
    pub fn new(start: G::Start) -> Self {
        let position = G::begin(&start);
        Record { start, moves: Vec::new(), positions: vec![position], end: None, step: 0 }
    }

    /// The start position or start option.
    pub fn start(&self) -> &G::Start {
        &self.start
    }

    /// All moves, including undone ones.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// All moves in players' notation, including undone ones.
    pub fn written_moves(&self) -> Vec<String> {
        self.positions.iter().zip(&self.moves).map(|(before, &chosen)| before.write_move(chosen)).collect()
    }

    /// The position before each move and after the last one.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        self.positions.iter()
    }

    /// The number of moves before the current step.
    pub fn ply(&self) -> usize {
        self.step.min(self.moves.len())
    }

    /// The number of steps: moves, and one for a declared end.
    pub fn steps(&self) -> usize {
        self.moves.len() + usize::from(self.end().is_some())
    }

    /// The declared end, also if the current step is before it.
    pub fn end(&self) -> Option<Termination> {
        self.end.map(|(end, _)| end)
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.positions[self.ply()]
    }

    /// The last move before the current position, with the position in which it was played.
    pub fn last(&self) -> Option<(G::Move, &G)> {
        let before = self.ply().checked_sub(1)?;
        Some((self.moves[before], &self.positions[before]))
    }

    /// The side with a choice after `ply` moves; `None` at the end and on a forced pass.
    pub fn chooser(&self, ply: usize) -> Option<Side> {
        let position = self.positions.get(ply)?;
        let has_choice = position.implied_move().is_none() && !position.legal_moves().is_empty();
        has_choice.then(|| position.side_to_move())
    }

    /// Plays a move, discarding the undone moves unless it is the first of them.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), Error> {
        if self.moves.get(self.step) == Some(&chosen) {
            self.step += 1;
            return Ok(());
        }
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        let mut next = self.position().clone();
        next.play(chosen)?;
        self.discard_undone();
        self.moves.push(chosen);
        self.positions.push(next);
        self.step += 1;
        Ok(())
    }

    /// Ends the match here by declaration, discarding the undone moves.
    pub fn finish(&mut self, end: Termination) -> Result<(), Error> {
        if self.step > self.moves.len() {
            return Err(Error::GameOver);
        }
        let outcome = end.outcome(self.position())?;
        self.discard_undone();
        self.end = Some((end, outcome));
        self.step += 1;
        Ok(())
    }

    fn discard_undone(&mut self) {
        self.moves.truncate(self.step);
        self.positions.truncate(self.step + 1);
        self.end = None;
    }

    /// Undoes a step, a declared end or a move; false at the start.
    pub fn undo(&mut self) -> bool {
        let possible = self.step > 0;
        self.step -= usize::from(possible);
        possible
    }

    /// Redoes a step; false after the last one.
    pub fn redo(&mut self) -> bool {
        let possible = self.step < self.steps();
        self.step += usize::from(possible);
        possible
    }

    /// Makes `step` the current step.
    pub fn goto(&mut self, step: usize) -> Result<(), Error> {
        let last = self.steps();
        if step > last {
            return Err(Error::NoSuchPly { ply: step, last });
        }
        self.step = step;
        Ok(())
    }

    /// The result at the current step.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.end.filter(|_| self.step > self.moves.len());
        declared.map(|(_, outcome)| outcome).or_else(|| self.position().outcome())
    }

    /// Plays moves in players' notation, inserting forced moves that the notation omits.
    fn play_text(&mut self, text: &str) -> Result<(), Error> {
        self.play_words(&G::split_moves(within_limit(text)?))
    }

    fn play_words(&mut self, words: &[&str]) -> Result<(), Error> {
        for word in words {
            let number = self.step + 1;
            let chosen = self.position().read_move(word).map_err(|error| error.at_move(number))?;
            if let Some(unwritten) = self.position().implied_move().filter(|&unwritten| unwritten != chosen) {
                self.play(unwritten)?;
            }
            self.play(chosen).map_err(|error| error.at_move(number))?;
        }
        Ok(())
    }

    /// Parses moves or a position without the frame of a record. Takes the first named start that allows all
    /// moves; the error is that of the start that allows most of them.
    fn read_bare(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        match text.parse::<G::Start>() {
            Ok(start) => return Ok(Record::new(start)),
            Err(error @ Error::BadPosition { .. }) => return Err(error),
            Err(_) => {} // moves
        }
        let mut furthest: Option<(usize, Error)> = None;
        let words = G::split_moves(within_limit(text)?);
        for start in G::starts() {
            let mut record = Record::new(start);
            match record.play_words(&words) {
                Ok(()) => return Ok(record),
                Err(error) if furthest.as_ref().is_none_or(|(step, _)| record.step > *step) => {
                    furthest = Some((record.step, error));
                }
                Err(_) => {}
            }
        }
        Err(furthest.map_or(Error::GameOver, |(_, error)| error))
    }
}

/// Maximum length in bytes of the moves of a match; the longest possible match needs less.
const MAX_MOVES_LENGTH: usize = 300_000;

/// Rejects a text that is too long for a match, so that a long link is not split into moves.
fn within_limit(text: &str) -> Result<&str, Error> {
    if text.len() > MAX_MOVES_LENGTH { Err(Error::DamagedRecord { why: TOO_LONG }) } else { Ok(text) }
}

/// Separates the played moves from the undone ones.
const CURRENT_STEP: char = '!';

const NO_FRAME: Reason = Reason::new("no-frame", "it should read game:start:moves");
const TOO_LONG: Reason = Reason::new("too-long", "it is longer than any match");
const TWO_PLACES: Reason = Reason::new("two-places", "it has more than one \"!\"");

impl<G: Rules> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", G::ID, self.start)?;
        for (index, chosen) in self.moves.iter().enumerate() {
            if index == self.step {
                write!(f, "{CURRENT_STEP}")?;
            }
            write!(f, "{chosen}")?;
        }
        let Some(end) = self.end() else { return Ok(()) };
        if self.step == self.moves.len() {
            write!(f, "{CURRENT_STEP}")?;
        }
        write!(f, ":{end}")
    }
}

impl<G: Rules> FromStr for Record<G> {
    type Err = Error;

    /// Parses a record text, or bare moves or a position in the game's notation.
    fn from_str(text: &str) -> Result<Self, Error> {
        let framed =
            text.trim().split_once(':').filter(|(name, _)| name.chars().all(|c| c.is_ascii_alphanumeric()));
        let Some((game, rest)) = framed else { return Record::read_bare(text) };
        let (start, moves) = rest.split_once(':').ok_or(Error::DamagedRecord { why: NO_FRAME })?;
        if game != G::ID {
            return Err(Error::UnknownGame { name: game.into(), known: G::ID.into() });
        }
        let (moves, end) = match moves.split_once(':') {
            Some((moves, end)) => (moves, Some(end)),
            None => (moves, None),
        };
        let mut record = Record::new(start.parse()?);
        let (played, taken_back) =
            moves.split_once(CURRENT_STEP).map_or((moves, None), |(played, later)| (played, Some(later)));
        if taken_back.is_some_and(|later| later.chars().any(|c| c == CURRENT_STEP)) {
            return Err(Error::DamagedRecord { why: TWO_PLACES });
        }
        record.play_text(played)?;
        let place = taken_back.map(|_| record.step);
        record.play_text(taken_back.unwrap_or_default())?;
        if let Some(end) = end {
            record.finish(end.parse()?)?;
        }
        record.goto(place.unwrap_or(record.step))?;
        Ok(record)
    }
}
