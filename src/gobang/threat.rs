//! What a stone on an empty square would threaten, all four lines together, and what it is worth.
//!
//! The four patterns of a square are packed into one number, its code; tables answer for every code.

use crate::gobang::patterns::{PATTERNS, Pattern};

/// Patterns of a square in the four directions, four bits each.
pub type Code = u16;

/// What a stone would threaten; a later threat is a stronger one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Threat {
    /// Nothing within two moves.
    #[default]
    None,
    /// One line that may become an open three or a four.
    Promise,
    /// Two such lines.
    TwoPromises,
    /// An open three.
    Three,
    /// An open three and a promise.
    ThreeAndMore,
    /// Two open threes.
    TwoThrees,
    /// A four.
    Four,
    /// A four and a promise.
    FourAndMore,
    /// A four and an open three.
    FourAndThree,
    /// An open four, or two fours: five next, whatever is closed.
    TwoFours,
    /// Five in a row.
    Five,
}

/// How many kinds of threat there are.
pub const THREATS: usize = Threat::Five as usize + 1;

/// Unordered pairs of patterns.
pub const PAIRS: usize = PATTERNS.len() * (PATTERNS.len() + 1) / 2;

/// Tables over the codes: two directions make one of `PAIRS`, two pairs a place in the tables.
pub struct Threats {
    pairs: [u8; 256],
    threats: Vec<Threat>,
}

impl Threats {
    /// Works them out.
    pub fn new() -> Threats {
        let mut pairs = [0; 256];
        let mut patterns = Vec::new();
        for (high, &strong) in PATTERNS.iter().enumerate() {
            for (low, &weak) in PATTERNS[..=high].iter().enumerate() {
                pairs[high << 4 | low] = patterns.len() as u8;
                pairs[low << 4 | high] = patterns.len() as u8;
                patterns.push([weak, strong]);
            }
        }
        let places =
            patterns.iter().flat_map(|one| patterns.iter().map(move |two| [one[0], one[1], two[0], two[1]]));
        Threats { pairs, threats: places.map(threat).collect() }
    }

    /// The place of a code in the tables.
    #[inline]
    pub fn place(&self, code: Code) -> usize {
        let pair = |byte: u16| usize::from(self.pairs[usize::from(byte & 255)]);
        pair(code) * PAIRS + pair(code >> 8)
    }

    /// What a place threatens.
    #[inline]
    pub fn threat(&self, place: usize) -> Threat {
        self.threats[place]
    }
}

impl Default for Threats {
    fn default() -> Threats {
        Threats::new()
    }
}

/// What four patterns threaten together.
pub fn threat(patterns: [Pattern; 4]) -> Threat {
    let count = |from: Pattern, to: Pattern| {
        patterns.iter().filter(|&&pattern| from <= pattern && pattern <= to).count()
    };
    let fours = count(Pattern::Four, Pattern::Four);
    let threes = count(Pattern::TightThree, Pattern::OpenThree);
    let promises = count(Pattern::TightTwo, Pattern::Three);
    if count(Pattern::Five, Pattern::Five) > 0 {
        Threat::Five
    } else if count(Pattern::OpenFour, Pattern::OpenFour) > 0 || fours > 1 {
        Threat::TwoFours
    } else if fours == 1 {
        match (threes, promises) {
            (0, 0) => Threat::Four,
            (0, _) => Threat::FourAndMore,
            _ => Threat::FourAndThree,
        }
    } else {
        match (threes, promises) {
            (0, 0) => Threat::None,
            (0, 1) => Threat::Promise,
            (0, _) => Threat::TwoPromises,
            (1, 0) => Threat::Three,
            (1, _) => Threat::ThreeAndMore,
            _ => Threat::TwoThrees,
        }
    }
}

/// The four patterns of a code.
pub fn patterns_of(code: Code) -> [Pattern; 4] {
    [0, 4, 8, 12].map(|shift| PATTERNS[usize::from(code >> shift & 15)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_answers_as_the_patterns_do() {
        let threats = Threats::new();
        for number in 0..PATTERNS.len().pow(4) {
            let digit = |place: u32| number / PATTERNS.len().pow(place) % PATTERNS.len();
            let code = (0..4).fold(0, |code, place| code | (digit(place) as Code) << (4 * place));
            let wanted = threat([0, 1, 2, 3].map(|place| PATTERNS[digit(place)]));
            assert_eq!(threats.threat(threats.place(code)), wanted);
            assert_eq!(patterns_of(code), [0, 1, 2, 3].map(|place| PATTERNS[digit(place)]));
        }
    }
}
