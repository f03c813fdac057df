//! What the four patterns of an empty cell amount to for each side: their combination, and the threat.
//!
//! A cell has one number for both sides, its class; equal classes offer the same.

use crate::games::gobang::engine::evaluation::features::combination;
use crate::games::gobang::engine::patterns::{PATTERNS, Pattern};
use crate::games::gobang::engine::threats::{Threat, threat_of};

/// The patterns of both sides on a cell, eight bits for each direction with those of side 1 in the upper half.
pub type CellPatterns = u32;

/// Both sides' combinations and threats on a cell, 16 bits each, those of side 1 in the upper half.
pub type CellClass = u32;

/// The class of a cell that is occupied or hidden: a combination that is none, and no threat.
pub const NO_CELL: CellClass = 0x07ff_07ff;

/// The bits of both sides' threats.
pub const THREAT_BITS: CellClass = 0xf000_f000;

/// Bits of a combination.
const COMBINATION_BITS: u32 = 11;
/// Where a threat begins.
const THREAT_SHIFT: u32 = 12;

/// Unordered pairs of patterns have seven bits.
const PAIR_BITS: u32 = 7;
const PAIRS: usize = 1 << PAIR_BITS;

/// The classes of all patterns.
pub struct CellTable {
    /// The number of a pair of patterns, whatever their order.
    pairs: [u8; 256],
    /// The class for one side, by two such numbers.
    classes: Box<[u16; PAIRS * PAIRS]>,
}

impl CellTable {
    /// Builds the table.
    pub fn new() -> CellTable {
        let mut pairs = [0; 256];
        let mut all: Vec<[Pattern; 2]> = Vec::with_capacity(PAIRS);
        for (high, &strong) in PATTERNS.iter().enumerate() {
            for (low, &weak) in PATTERNS[..=high].iter().enumerate() {
                pairs[high << 4 | low] = all.len() as u8;
                pairs[low << 4 | high] = all.len() as u8;
                all.push([weak, strong]);
            }
        }
        let mut classes = Box::new([0; PAIRS * PAIRS]);
        for (first, one) in all.iter().enumerate() {
            for (second, two) in all.iter().enumerate() {
                let patterns = [one[0], one[1], two[0], two[1]];
                let threat = (threat_of(patterns) as u16) << THREAT_SHIFT;
                classes[first << PAIR_BITS | second] = threat | combination(patterns) as u16;
            }
        }
        CellTable { pairs, classes }
    }

    /// The class of a cell.
    #[inline]
    pub fn class(&self, patterns: CellPatterns) -> CellClass {
        let pair = |byte: u32| usize::from(self.pairs[byte as usize & 255]) % PAIRS;
        let class = |halves: u32| {
            let halves = halves & 0x0f0f_0f0f;
            let pairs = halves | halves >> 4;
            CellClass::from(self.classes[pair(pairs) << PAIR_BITS | pair(pairs >> 16)])
        };
        class(patterns) | class(patterns >> 4) << 16
    }
}

/// The combination of a side.
#[inline]
pub fn combination_of(class: CellClass, side: usize) -> usize {
    (class >> (16 * side)) as usize & ((1 << COMBINATION_BITS) - 1)
}

/// The threat of a side.
#[inline]
pub fn threat_in(class: CellClass, side: usize) -> Threat {
    const BY_NUMBER: [Threat; 16] = {
        let mut all = [Threat::Five; 16];
        let known = [
            Threat::None,
            Threat::Potential,
            Threat::DoublePotential,
            Threat::OpenThree,
            Threat::OpenThreePlus,
            Threat::DoubleThree,
            Threat::Four,
            Threat::FourPlus,
            Threat::FourThree,
            Threat::DoubleFour,
        ];
        let mut at = 0;
        while at < known.len() {
            all[at] = known[at];
            at += 1;
        }
        all
    };
    BY_NUMBER[(class >> (16 * side as u32 + THREAT_SHIFT)) as usize & 15]
}

/// The patterns of a side.
pub fn patterns_of(patterns: CellPatterns, side: usize) -> [Pattern; 4] {
    patterns.to_le_bytes().map(|both| PATTERNS[usize::from(both >> (4 * side) & 15)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_definitions() {
        let table = CellTable::new();
        for number in 0..PATTERNS.len().pow(4) {
            let digit = |place: u32| number / PATTERNS.len().pow(place) % PATTERNS.len();
            let own = [0, 1, 2, 3].map(digit);
            let other = [3, 1, 0, 2].map(digit);
            let patterns =
                CellPatterns::from_le_bytes(std::array::from_fn(|at| (own[at] | other[at] << 4) as u8));
            let class = table.class(patterns);
            for (side, wanted) in [own, other].into_iter().enumerate() {
                let wanted = wanted.map(|number| PATTERNS[number]);
                assert_eq!(patterns_of(patterns, side), wanted);
                assert_eq!(threat_in(class, side), threat_of(wanted));
                assert_eq!(combination_of(class, side), combination(wanted));
            }
        }
    }
}
