//! One match: its start, its moves, and the place in them that is being looked at.
//!
//! A record is one line of text, `game:start:moves`, with `!` at the place looked at where later moves
//! follow, and `:end` behind them where the players have declared one. The same line is the saved game, the
//! fragment of a shared link and the fixture of a test.

use std::fmt;
use std::str::FromStr;

use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};
use crate::core::termination::Termination;

/// A match from its start to its last move, also past the place that is being looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Rules> {
    start: G::Start,
    moves: Vec<G::Move>,
    /// The position before each move and after the last one.
    positions: Vec<G>,
    /// What the players have declared after the last move, and the result that it makes.
    end: Option<(Termination, Outcome)>,
    /// How many steps lie before the place that is being looked at: moves, and the declared end as the last one.
    step: usize,
}

impl<G: Rules> Record<G> {
    /// A match before its first move.
    pub fn new(start: G::Start) -> Self {
        let position = G::begin(&start);
        Record { start, moves: Vec::new(), positions: vec![position], end: None, step: 0 }
    }

    /// How the match began.
    pub fn start(&self) -> &G::Start {
        &self.start
    }

    /// All moves, also the ones taken back.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// All moves, each as the players write it where it was made.
    pub fn written_moves(&self) -> Vec<String> {
        self.positions.iter().zip(&self.moves).map(|(before, &chosen)| before.write_move(chosen)).collect()
    }

    /// The position before each move and after the last one.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        self.positions.iter()
    }

    /// How many moves lie before the place that is being looked at.
    pub fn ply(&self) -> usize {
        self.step.min(self.moves.len())
    }

    /// How many steps there are: all moves, and the end that the players have declared.
    pub fn steps(&self) -> usize {
        self.moves.len() + usize::from(self.end().is_some())
    }

    /// The end that the players have declared after the last move, also where earlier moves are looked at.
    pub fn end(&self) -> Option<Termination> {
        self.end.map(|(end, _)| end)
    }

    /// The position that is being looked at.
    pub fn position(&self) -> &G {
        &self.positions[self.ply()]
    }

    /// The move that led here and the position before it.
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

    /// Makes a move here; moves that were taken back are given up for it unless it is the next of them.
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
        self.forget_later();
        self.moves.push(chosen);
        self.positions.push(next);
        self.step += 1;
        Ok(())
    }

    /// Ends the match here as its players declare it; what was taken back is given up for it.
    pub fn finish(&mut self, end: Termination) -> Result<(), Error> {
        if self.step > self.moves.len() {
            return Err(Error::GameOver);
        }
        let outcome = end.outcome(self.position())?;
        self.forget_later();
        self.end = Some((end, outcome));
        self.step += 1;
        Ok(())
    }

    fn forget_later(&mut self) {
        self.moves.truncate(self.step);
        self.positions.truncate(self.step + 1);
        self.end = None;
    }

    /// Takes one step back, a declared end or a move; false at the start.
    pub fn undo(&mut self) -> bool {
        let possible = self.step > 0;
        self.step -= usize::from(possible);
        possible
    }

    /// Makes the step again that was taken back last; false when there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.step < self.steps();
        self.step += usize::from(possible);
        possible
    }

    /// Looks at the match after so many steps.
    pub fn goto(&mut self, step: usize) -> Result<(), Error> {
        let last = self.steps();
        if step > last {
            return Err(Error::NoSuchPly { ply: step, last });
        }
        self.step = step;
        Ok(())
    }

    /// The result at the place that is being looked at.
    pub fn outcome(&self) -> Option<Outcome> {
        let declared = self.end.filter(|_| self.step > self.moves.len());
        declared.map(|(_, outcome)| outcome).or_else(|| self.position().outcome())
    }

    /// Plays a text of many moves; moves that the notation leaves out are put in where the rules force them.
    fn play_text(&mut self, text: &str) -> Result<(), Error> {
        for word in G::split_moves(text) {
            let number = self.step + 1;
            let chosen = self.position().read_move(word).map_err(|error| error.at_move(number))?;
            if let Some(unwritten) = self.position().implied_move().filter(|&unwritten| unwritten != chosen) {
                self.play(unwritten)?;
            }
            self.play(chosen).map_err(|error| error.at_move(number))?;
        }
        Ok(())
    }

    /// Reads moves, or a position, without the frame of a record. Where the start is not said, the first
    /// named start is taken that allows the moves; the complaint is about the one that allows most of them.
    fn read_bare(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        match text.parse::<G::Start>() {
            Ok(start) => return Ok(Record::new(start)),
            Err(error @ Error::BadPosition { .. }) => return Err(error),
            Err(_) => {} // no start, so it is moves
        }
        let mut furthest: Option<(usize, Error)> = None;
        for start in G::starts() {
            let mut record = Record::new(start);
            match record.play_text(text) {
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

/// Where the moves before the place looked at end and the ones that were taken back begin.
const PLACE: char = '!';

const NO_FRAME: Reason = Reason::new("no-frame", "it should read game:start:moves");
const TWO_PLACES: Reason = Reason::new("two-places", "it has more than one \"!\"");

impl<G: Rules> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", G::ID, self.start)?;
        for (index, chosen) in self.moves.iter().enumerate() {
            if index == self.step {
                write!(f, "{PLACE}")?;
            }
            write!(f, "{chosen}")?;
        }
        let Some(end) = self.end() else { return Ok(()) };
        if self.step == self.moves.len() {
            write!(f, "{PLACE}")?;
        }
        write!(f, ":{end}")
    }
}

impl<G: Rules> FromStr for Record<G> {
    type Err = Error;

    /// Reads a whole line, or only moves or a position in the game's notation.
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
            moves.split_once(PLACE).map_or((moves, None), |(played, later)| (played, Some(later)));
        if taken_back.is_some_and(|later| later.chars().any(|c| c == PLACE)) {
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
