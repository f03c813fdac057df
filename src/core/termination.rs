//! How a match ends where the rules alone do not end it: a side gives up or has no time left, both agree on a draw,
//! or the side to move claims one that the rules grant it.

use std::fmt;
use std::str::FromStr;

use crate::core::error::{Error, Reason};
use crate::core::rules::{Outcome, Rules, Side};

/// What the players, or their clock, declare after the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// A side gives the game up.
    Resigned(Side),
    /// A side has no time left.
    OutOfTime(Side),
    /// Both sides agree on a draw.
    Agreed,
    /// The side to move claims a draw.
    Claimed,
}

/// What each is called in a record.
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
    "behind the moves it may say first-resigns, second-resigns, first-out-of-time, second-out-of-time, \
              agreed or claimed",
);
const ENDED_BEFORE: Reason = Reason::new("ended-before", "the game was over before the end that it says");
const NO_CLAIM: Reason = Reason::new("no-claim", "no draw can be claimed after its last move");

impl Termination {
    /// The result that this makes of a match in a position, or why it cannot end so.
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
