//! What the registry needs of a game beside its rules: who plays it, and how a match is read.

use crate::core::error::Error;
use crate::core::player::RosterEntry;
use crate::core::record::Record;
use crate::core::rules::Rules;

/// A game with its players. Implemented in the game's `entry.rs`.
pub trait Game: Rules {
    /// The player of the roster that can value every move, if there is one.
    const ANALYST: Option<&'static str> = None;

    /// Every computer player of this game, from the weakest to the strongest.
    fn roster() -> Vec<RosterEntry<Self>>;

    /// Reads a match from its record text, from bare moves, or from a position.
    fn read(text: &str) -> Result<Record<Self>, Error> {
        text.parse()
    }
}
