//! The rules of a game: a [`Rules`] is a position that is cheap to copy, with its rules and its notation.
//!
//! Only a game's own folder decides whether a move is legal, who has won and how a move is written.
//!
//! ```
//! use stratege::core::rules::Rules;
//! use stratege::games::connect4::{Position, Start};
//!
//! let position = Position::begin(&Start::default());
//! assert_eq!(position.legal_moves().len(), 7);
//! assert_eq!(position.perft(3), 343);
//! ```

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;

use crate::core::error::Error;

/// One of the two players. `First` owns the first kind of stone, even if the other player begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The player of the first kind of stone.
    First,
    /// The player of the second kind of stone.
    Second,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first player, 1 for the second: an index into per-side arrays.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// `None` for a draw.
    pub winner: Option<Side>,
    /// The reason, as a stable identifier defined by the game.
    pub ending: &'static str,
}

/// A position with its rules and its notation.
pub trait Rules: Clone + Eq + Debug + 'static {
    /// The game's name in records and commands.
    const ID: &'static str;

    /// A start: a named option or a position, each with a text form.
    type Start: Clone + Eq + Debug + Default + Display + FromStr<Err = Error>;

    /// A move, written in the game's notation.
    type Move: Copy + Eq + Debug + Display + FromStr<Err = Error>;

    /// The named starts, the default first.
    fn starts() -> Vec<Self::Start>;

    /// The initial position of a match.
    fn begin(start: &Self::Start) -> Self;

    /// The side to move.
    fn side_to_move(&self) -> Side;

    /// All legal moves; empty exactly if the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a move. An illegal move leaves the position unchanged and returns the rule it breaks.
    fn play(&mut self, chosen: Self::Move) -> Result<(), Error>;

    /// The result, or `None` while the game lasts.
    fn outcome(&self) -> Option<Outcome>;

    /// The ending of the draw that the side to move may claim.
    fn claimable_draw(&self) -> Option<&'static str> {
        None
    }

    /// The cell of a king in check.
    fn checked_cell(&self) -> Option<usize> {
        None
    }

    /// Writes a move of this position as players do, such as SAN; the plain text by default.
    fn write_move(&self, chosen: Self::Move) -> String {
        chosen.to_string()
    }

    /// Parses a move as players write it in this position, without checking legality.
    fn read_move(&self, text: &str) -> Result<Self::Move, Error> {
        text.parse()
    }

    /// Counts the move paths of a given length.
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }

    /// A forced move that the usual notation omits, such as a forced pass.
    fn implied_move(&self) -> Option<Self::Move> {
        None
    }

    /// Splits a text of several moves into the texts of single moves.
    fn split_moves(text: &str) -> Vec<&str> {
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
    }
}

/// Counts the move paths of a given length, the standard check of a move generator.
pub fn perft<G: Rules>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|chosen| {
            let mut next = position.clone();
            match next.play(chosen) {
                Ok(()) => perft(&next, depth - 1),
                Err(_) => unreachable!("a listed move is legal"),
            }
        })
        .sum()
}
