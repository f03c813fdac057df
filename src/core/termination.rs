//! Ends of a match by declaration: resignation, time, agreement, or a draw claimed under the rules.
//!
//! ```
//! use stratege::core::record::Record;
//! use stratege::core::rules::Side;
//! use stratege::core::termination::Termination;
//! use stratege::games::chess::Position;
//!
//! let mut record = Record::<Position>::new(Default::default());
//! record.finish(Termination::Resigned(Side::First))?;
//! assert_eq!(record.outcome().and_then(|outcome| outcome.winner), Some(Side::Second));
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};

/// A declaration by the players or their clock after the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// A side resigns.
    Resigned(Side),
    /// A side has no time left.
    OutOfTime(Side),
    /// Both sides agree on a draw.
    Agreed,
    /// The side to move claims a draw.
    Claimed,
}

/// Names in record texts.
const WORDS: [(&str, Termination); 6] = [
    ("first-resigns", Termination::Resigned(Side::First)),
    ("second-resigns", Termination::Resigned(Side::Second)),
    ("first-out-of-time", Termination::OutOfTime(Side::First)),
    ("second-out-of-time", Termination::OutOfTime(Side::Second)),
    ("agreed", Termination::Agreed),
    ("claimed", Termination::Claimed),
];

const UNKNOWN_END: Reason = Reason::new(
    "unknown-end",
    "after the moves it may have first-resigns, second-resigns, first-out-of-time, second-out-of-time, \
              agreed or claimed",
);
const ENDED_BEFORE: Reason = Reason::new("ended-before", "the game was over before the declared end");
const NO_CLAIM: Reason = Reason::new("no-claim", "no draw can be claimed after its last move");

impl Termination {
    /// The result of this declaration in a position. Fails if the game is over or no draw can be claimed.
    pub fn outcome<G: Rules>(self, position: &G) -> Result<Outcome, Error> {
        let refused = |why| Error::DamagedRecord { why };
        if position.outcome().is_some() {
            return Err(refused(ENDED_BEFORE));
        }
        Ok(match self {
            Termination::Resigned(side) => Outcome { winner: Some(side.other()), ending: "resignation" },
            Termination::OutOfTime(side) => Outcome { winner: Some(side.other()), ending: "time" },
            Termination::Agreed => Outcome { winner: None, ending: "agreement" },
            Termination::Claimed => {
                Outcome { winner: None, ending: position.claimable_draw().ok_or(refused(NO_CLAIM))? }
            }
        })
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WORDS.iter().find(|(_, end)| end == self).map_or(Ok(()), |(word, _)| f.write_str(word))
    }
}

impl FromStr for Termination {
    type Err = Error;

    fn from_str(text: &str) -> Result<Termination, Error> {
        let found = WORDS.iter().find(|(word, _)| *word == text);
        found.map(|&(_, end)| end).ok_or(Error::DamagedRecord { why: UNKNOWN_END })
    }
}
