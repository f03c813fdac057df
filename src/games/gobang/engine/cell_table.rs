//! Maps the four patterns of an empty cell to the combination and the threat of each side.
//!
//! A cell has one number for both sides, its class; cells of equal class are equivalent. It is looked
//! up by a sum over the four directions, so that a stone, which changes a cell's patterns in one
//! direction, costs one addition.

use crate::games::gobang::engine::evaluation::features::{all_combinations, combination};
use crate::games::gobang::engine::patterns::{PATTERNS, Pattern, PatternsOfBoth};
use crate::games::gobang::engine::threats::{Threat, threat_of};

/// Both sides' sums of `ADDENDS` over the four directions, 16 bits each, side 1 in the upper half.
pub type CellSum = u32;

/// Both sides' combinations and threats on a cell, 16 bits each, side 1 in the upper half.
pub type CellClass = u32;

/// Class of an occupied or hidden cell: an unused combination without threat.
pub const NO_CELL: CellClass = 0x07ff_07ff;

/// Bits of both sides' threats.
pub const THREAT_BITS: CellClass = 0xf000_f000;

/// Bits of a combination.
const COMBINATION_BITS: u32 = 11;
/// First bit of a threat, which is 0 if it is weaker than an open three.
const THREAT_SHIFT: u32 = 12;

/// Addend of each pattern. The sums of different combinations differ (a Mian-Chowla sequence for sums of
/// four).
const ADDENDS: [u16; PATTERNS.len()] = [0, 1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967, 8194];

/// Tables from patterns to classes.
pub struct CellTable {
    /// Addend of the patterns of both sides in one direction.
    addends: [CellSum; 256],
    /// Class for one side, by its sum.
    classes: Box<[u16; 1 << 16]>,
    /// Threats by combination.
    threats: Box<[Threat; 1 << COMBINATION_BITS]>,
}

impl CellTable {
    /// Builds the table.
    pub fn new() -> CellTable {
        let addend = |pattern: usize| CellSum::from(ADDENDS.get(pattern).copied().unwrap_or(0));
        let mut classes = Box::new([0; 1 << 16]);
        let mut threats = Box::new([Threat::None; 1 << COMBINATION_BITS]);
        for patterns in all_combinations() {
            let (number, threat) = (combination(patterns), threat_of(patterns));
            let strong = if threat >= Threat::OpenThree { threat } else { Threat::None };
            let sum: u16 = patterns.map(|pattern| ADDENDS[pattern as usize]).iter().sum();
            classes[usize::from(sum)] = (strong as u16) << THREAT_SHIFT | number as u16;
            threats[number] = threat;
        }
        CellTable {
            addends: std::array::from_fn(|both| addend(both & 15) | addend(both >> 4) << 16),
            classes,
            threats,
        }
    }

    /// Addend of the patterns of both sides in one direction.
    #[inline]
    pub fn addend(&self, patterns: PatternsOfBoth) -> CellSum {
        self.addends[usize::from(patterns)]
    }

    /// Class of a sum.
    #[inline]
    pub fn class(&self, sum: CellSum) -> CellClass {
        let class = |sum: CellSum| CellClass::from(self.classes[usize::from(sum as u16)]);
        class(sum) | class(sum >> 16) << 16
    }

    /// Threat of a side.
    #[inline]
    pub fn threat(&self, class: CellClass, side: usize) -> Threat {
        self.threats[combination_of(class, side)]
    }
}

impl Default for CellTable {
    fn default() -> CellTable {
        CellTable::new()
    }
}

/// Combination of a side.
#[inline]
pub fn combination_of(class: CellClass, side: usize) -> usize {
    (class >> (16 * side)) as usize & ((1 << COMBINATION_BITS) - 1)
}

/// Number of a side's threat; 0 if it is weaker than an open three.
#[inline]
pub fn strong_threat_of(class: CellClass, side: usize) -> usize {
    (class >> (16 * side as u32 + THREAT_SHIFT)) as usize & 15
}

/// Pattern of a side.
pub fn pattern_of(patterns: PatternsOfBoth, side: usize) -> Pattern {
    PATTERNS[usize::from(patterns >> (4 * side) & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_agrees_with_the_definitions() {
        let table = CellTable::new();
        for number in 0..PATTERNS.len().pow(4) {
            let digit = |place: u32| number / PATTERNS.len().pow(place) % PATTERNS.len();
            let (own, other) = ([0, 1, 2, 3].map(digit), [3, 1, 0, 2].map(digit));
            let sum = (0..4).map(|at| table.addend((own[at] | other[at] << 4) as u8)).sum();
            let class = table.class(sum);
            for (side, wanted) in [own, other].into_iter().enumerate() {
                let wanted = wanted.map(|number| PATTERNS[number]);
                let threat = threat_of(wanted);
                assert_eq!(table.threat(class, side), threat);
                assert_eq!(combination_of(class, side), combination(wanted));
                let strong = if threat >= Threat::OpenThree { threat as usize } else { 0 };
                assert_eq!(strong_threat_of(class, side), strong);
            }
        }
    }
}
