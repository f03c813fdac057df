//! Threats: what a stone on an empty cell would threaten, its four line patterns taken together.
//!
//! The four patterns of a cell are packed into one number, the pattern code, which indexes tables.

use crate::games::gobang::engine::patterns::{PATTERNS, Pattern};

/// The patterns of a cell in the four directions, four bits each.
pub type PatternCode = u16;

/// What a stone would threaten; later threats are stronger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Threat {
    /// Nothing within two moves.
    #[default]
    None,
    /// One line that may become an open three or a four.
    Potential,
    /// Two or more such lines.
    DoublePotential,
    /// An open three.
    OpenThree,
    /// An open three and a potential.
    OpenThreePlus,
    /// Two open threes.
    DoubleThree,
    /// A four.
    Four,
    /// A four and a potential.
    FourPlus,
    /// A four and an open three.
    FourThree,
    /// A double four or an open four: five next, whatever is blocked.
    DoubleFour,
    /// Five in a row.
    Five,
}

/// How many threats there are.
pub const THREATS: usize = Threat::Five as usize + 1;

/// Unordered pairs of patterns.
pub const PATTERN_PAIRS: usize = PATTERNS.len() * (PATTERNS.len() + 1) / 2;

/// The threat of every pattern code. A code's index has one of `PATTERN_PAIRS` for each two directions.
pub struct ThreatTable {
    pairs: [u8; 256],
    threats: Vec<Threat>,
}

impl ThreatTable {
    /// Builds the table.
    pub fn new() -> ThreatTable {
        let mut pairs = [0; 256];
        for (number, [weak, strong]) in pattern_pairs().into_iter().enumerate() {
            let (low, high) = (weak as usize, strong as usize);
            pairs[high << 4 | low] = number as u8;
            pairs[low << 4 | high] = number as u8;
        }
        ThreatTable { pairs, threats: patterns_by_index().into_iter().map(threat_of).collect() }
    }

    /// The index of a code in tables.
    #[inline]
    pub fn index(&self, code: PatternCode) -> usize {
        let pair = |byte: u16| usize::from(self.pairs[usize::from(byte & 255)]);
        pair(code) * PATTERN_PAIRS + pair(code >> 8)
    }

    /// The threat at an index.
    #[inline]
    pub fn threat(&self, index: usize) -> Threat {
        self.threats[index]
    }
}

impl Default for ThreatTable {
    fn default() -> ThreatTable {
        ThreatTable::new()
    }
}

fn pattern_pairs() -> Vec<[Pattern; 2]> {
    let mut pairs = Vec::with_capacity(PATTERN_PAIRS);
    for (high, &strong) in PATTERNS.iter().enumerate() {
        pairs.extend(PATTERNS[..=high].iter().map(|&weak| [weak, strong]));
    }
    pairs
}

/// The four patterns of every index of the tables.
pub fn patterns_by_index() -> Vec<[Pattern; 4]> {
    let pairs = pattern_pairs();
    let mut all = Vec::with_capacity(PATTERN_PAIRS * PATTERN_PAIRS);
    for one in &pairs {
        all.extend(pairs.iter().map(|two| [one[0], one[1], two[0], two[1]]));
    }
    all
}

/// What four patterns threaten together.
pub fn threat_of(patterns: [Pattern; 4]) -> Threat {
    let count = |from: Pattern, to: Pattern| {
        patterns.iter().filter(|&&pattern| from <= pattern && pattern <= to).count()
    };
    let fours = count(Pattern::Four, Pattern::Four);
    let threes = count(Pattern::TightThree, Pattern::OpenThree);
    let potentials = count(Pattern::TightTwo, Pattern::ClosedThree);
    if count(Pattern::Five, Pattern::Five) > 0 {
        Threat::Five
    } else if count(Pattern::OpenFour, Pattern::OpenFour) > 0 || fours > 1 {
        Threat::DoubleFour
    } else if fours == 1 {
        match (threes, potentials) {
            (0, 0) => Threat::Four,
            (0, _) => Threat::FourPlus,
            _ => Threat::FourThree,
        }
    } else {
        match (threes, potentials) {
            (0, 0) => Threat::None,
            (0, 1) => Threat::Potential,
            (0, _) => Threat::DoublePotential,
            (1, 0) => Threat::OpenThree,
            (1, _) => Threat::OpenThreePlus,
            _ => Threat::DoubleThree,
        }
    }
}

/// The four patterns of a code.
pub fn patterns_of(code: PatternCode) -> [Pattern; 4] {
    [0, 4, 8, 12].map(|shift| PATTERNS[usize::from(code >> shift & 15)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_definition() {
        let table = ThreatTable::new();
        for number in 0..PATTERNS.len().pow(4) {
            let digit = |place: u32| number / PATTERNS.len().pow(place) % PATTERNS.len();
            let code = (0..4).fold(0, |code, place| code | (digit(place) as PatternCode) << (4 * place));
            let wanted = threat_of([0, 1, 2, 3].map(|place| PATTERNS[digit(place)]));
            assert_eq!(table.threat(table.index(code)), wanted);
            assert_eq!(patterns_of(code), [0, 1, 2, 3].map(|place| PATTERNS[digit(place)]));
        }
    }
}
