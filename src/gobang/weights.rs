//! What squares are worth: the sum over all empty squares is how a position is judged.
//!
//! A square's worth depends on the four patterns that a stone there would make, and what the side whose turn it
//! is may carry out at once counts more.

use crate::gobang::patterns::{PATTERNS, Pattern};
use crate::gobang::threat::{PAIRS, THREATS, Threat, threat};

/// Points: about a hundred are an open three that nobody has answered yet.
pub type Worth = i32;

/// The numbers that everything is worked out from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// What a pattern in one direction adds to a square.
    pub patterns: [Worth; PATTERNS.len()],
    /// What the threat of all directions adds to a square.
    pub threats: [Worth; THREATS],
    /// What the best threat is worth to the side whose turn it is.
    pub turn: [Worth; THREATS],
    /// What the best threat is worth to the side that has to wait.
    pub wait: [Worth; THREATS],
    /// What the turn alone is worth.
    pub tempo: Worth,
}

/// Set by hand.
#[rustfmt::skip]
pub const NUMBERS: Numbers = Numbers {
    //         Dead One OpenOne Two TightTwo OpenTwo Three TightThree OpenThree Four OpenFour Five
    patterns: [0,   1,  2,      3,  5,       7,      8,    14,        17,       20,  40,      60],
    //        None Promise Two  Three More TwoThrees Four More FourAndThree TwoFours Five
    threats: [0,   0,      4,   4,    8,   16,       3,   8,   24,          30,      0],
    turn:    [0,   0,      4,   12,   22,  70,       12,  26,  220,         300,     400],
    wait:    [0,   0,      2,   4,    8,   22,       4,   10,  60,          90,      160],
    tempo: 12,
};

/// The numbers spread out to every place of the tables.
pub struct Weights {
    worth: Vec<i16>,
    turn: [Worth; THREATS],
    wait: [Worth; THREATS],
    tempo: Worth,
}

impl Weights {
    /// The ones that the engine plays with.
    pub fn usual() -> Weights {
        Weights::new(&NUMBERS)
    }

    /// From numbers.
    pub fn new(numbers: &Numbers) -> Weights {
        let mut pairs = Vec::new();
        for (high, &strong) in PATTERNS.iter().enumerate() {
            pairs.extend(PATTERNS[..=high].iter().map(|&weak| [weak, strong]));
        }
        let mut worth = Vec::with_capacity(PAIRS * PAIRS);
        for one in &pairs {
            worth.extend(pairs.iter().map(|two| numbers.worth([one[0], one[1], two[0], two[1]]) as i16));
        }
        Weights { worth, turn: numbers.turn, wait: numbers.wait, tempo: numbers.tempo }
    }

    /// What a square with the patterns of this place is worth.
    #[inline]
    pub fn worth(&self, place: usize) -> Worth {
        self.worth[place].into()
    }

    /// What the turn is worth to a side, by how many squares of each threat there are for it and for the other.
    #[inline]
    pub fn turn(&self, mine: &[u16; THREATS], theirs: &[u16; THREATS]) -> Worth {
        self.tempo + self.turn[best(mine)] - self.wait[best(theirs)]
    }
}

impl Numbers {
    fn worth(&self, patterns: [Pattern; 4]) -> Worth {
        let lines: Worth = patterns.iter().map(|&pattern| self.patterns[pattern as usize]).sum();
        lines + self.threats[threat(patterns) as usize]
    }
}

/// The strongest threat that there is a square for.
#[inline]
fn best(counts: &[u16; THREATS]) -> usize {
    (1..=Threat::Five as usize).rev().find(|&threat| counts[threat] > 0).unwrap_or(0)
}
