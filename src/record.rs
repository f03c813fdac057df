//! One match: its start, its moves, and the place in them that is being looked at.
//!
//! A record is one line of text, `game:start:moves`, with `!` at the place looked at where later moves
//! follow. The same line is the saved game, the fragment of a shared link and the fixture of a test.

use std::fmt;
use std::str::FromStr;

use crate::error::{Error, Reason};
use crate::game::{Game, Outcome, Side};

/// A match from its start to its last move, also past the place that is being looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    start: G::Start,
    moves: Vec<G::Move>,
    /// The position before each move and after the last one.
    positions: Vec<G>,
    ply: usize,
}

impl<G: Game> Record<G> {
    /// A match before its first move.
    pub fn new(start: G::Start) -> Self {
        let position = G::begin(&start);
        Record { start, moves: Vec::new(), positions: vec![position], ply: 0 }
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

    /// How many moves lie before the place that is being looked at.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The position that is being looked at.
    pub fn position(&self) -> &G {
        &self.positions[self.ply]
    }

    /// The move that led here and the position before it.
    pub fn last(&self) -> Option<(G::Move, &G)> {
        let before = self.ply.checked_sub(1)?;
        Some((self.moves[before], &self.positions[before]))
    }

    /// Whose choice it is after so many moves; nobody's after the end or where a side can only pass.
    pub fn chooser(&self, ply: usize) -> Option<Side> {
        let position = self.positions.get(ply)?;
        let mut moves = position.legal_moves().into_iter();
        moves.any(|chosen| position.touch(chosen).to.is_some()).then(|| position.side_to_move())
    }

    /// Makes a move here; moves that were taken back are given up for it unless it is the next of them.
    pub fn play(&mut self, chosen: G::Move) -> Result<(), Error> {
        if self.moves.get(self.ply) == Some(&chosen) {
            self.ply += 1;
            return Ok(());
        }
        if self.position().outcome().is_some() {
            return Err(Error::GameOver);
        }
        let mut next = self.position().clone();
        next.play(chosen)?;
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.moves.push(chosen);
        self.positions.push(next);
        self.ply += 1;
        Ok(())
    }

    /// Takes one move back; false at the start.
    pub fn undo(&mut self) -> bool {
        let possible = self.ply > 0;
        self.ply -= usize::from(possible);
        possible
    }

    /// Makes the move again that was taken back last; false when there is none.
    pub fn redo(&mut self) -> bool {
        let possible = self.ply < self.moves.len();
        self.ply += usize::from(possible);
        possible
    }

    /// Looks at the position after `ply` moves.
    pub fn goto(&mut self, ply: usize) -> Result<(), Error> {
        if ply > self.moves.len() {
            return Err(Error::NoSuchPly { ply, last: self.moves.len() });
        }
        self.ply = ply;
        Ok(())
    }

    /// The result at the place that is being looked at.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome()
    }

    /// Plays a text of many moves; moves that the notation leaves out are put in where the rules force them.
    fn play_text(&mut self, text: &str) -> Result<(), Error> {
        for word in G::split_moves(text) {
            let number = self.ply + 1;
            let chosen = self.position().read_move(word).map_err(|error| error.at_move(number))?;
            if let Some(unwritten) = self.position().unwritten_move().filter(|&unwritten| unwritten != chosen)
            {
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
        if let Some(whole) = G::read_match(text) {
            return whole;
        }
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
                Err(error) if furthest.as_ref().is_none_or(|(ply, _)| record.ply > *ply) => {
                    furthest = Some((record.ply, error));
                }
                Err(_) => {}
            }
        }
        Err(furthest.map_or(Error::GameOver, |(_, error)| error))
    }
}

/// Where the moves before the place looked at end and the ones that were taken back begin.
const PLACE: char = '!';

const NO_FRAME: Reason = Reason { code: "no-frame", english: "it should read game:start:moves" };
const TWO_PLACES: Reason = Reason { code: "two-places", english: "it has more than one \"!\"" };

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", G::ID, self.start)?;
        for (index, chosen) in self.moves.iter().enumerate() {
            if index == self.ply {
                write!(f, "{PLACE}")?;
            }
            write!(f, "{chosen}")?;
        }
        Ok(())
    }
}

impl<G: Game> FromStr for Record<G> {
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
        let mut record = Record::new(start.parse()?);
        let (played, taken_back) = moves.split_once(PLACE).unwrap_or((moves, ""));
        if taken_back.contains(PLACE) {
            return Err(Error::DamagedRecord { why: TWO_PLACES });
        }
        record.play_text(played)?;
        let ply = record.ply;
        record.play_text(taken_back)?;
        record.goto(ply)?;
        Ok(record)
    }
}
