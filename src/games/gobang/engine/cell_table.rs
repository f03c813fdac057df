//! What the four patterns of an empty cell amount to for each side: their combination, and the threat.
//!
//! A cell has one number for both sides, its class; equal classes offer the same. It is looked up by a sum over the four
//! directions, so that a stone, which changes the patterns of a cell in one direction, costs an addition.

use crate::games::gobang::engine::evaluation::features::{all_combinations, combination};
use crate::games::gobang::engine::patterns::{PATTERNS, Pattern, PatternsOfBoth};
use crate::games::gobang::engine::threats::{Threat, threat_of};

/// Both sides' sums of `ADDENDS` over the four directions, 16 bits each, those of side 1 in the upper half.
pub type CellSum = u32;

/// Both sides' combinations and threats on a cell, 16 bits each, those of side 1 in the upper half.
pub type CellClass = u32;

/// The class of a cell that is occupied or hidden: a combination that is none, and no threat.
pub const NO_CELL: CellClass = 0x07ff_07ff;

/// The bits of both sides' threats.
pub const THREAT_BITS: CellClass = 0xf000_f000;

/// Bits of a combination.
const COMBINATION_BITS: u32 = 11;
/// Where a threat begins. Threats weaker than an open three are not told apart there.
const THREAT_SHIFT: u32 = 12;

/// What a pattern adds to a sum: the sums of no two combinations are equal (a Mian-Chowla sequence for sums of four).
const ADDENDS: [u16; PATTERNS.len()] = [0, 1, 5, 21, 55, 153, 368, 856, 1424, 2603, 4967, 8194];

/// The classes of all patterns.
pub struct CellTable {
    /// What the patterns of both sides in one direction add to a cell's sum.
    addends: [CellSum; 256],
    /// The class for one side, by its sum.
    classes: Box<[u16; 1 << 16]>,
    /// By combination.
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

    /// What the patterns of both sides in one direction add to a cell's sum.
    #[inline]
    pub fn addend(&self, patterns: PatternsOfBoth) -> CellSum {
        self.addends[usize::from(patterns)]
    }

    /// The class of a cell.
    #[inline]
    pub fn class(&self, sum: CellSum) -> CellClass {
        let class = |sum: CellSum| CellClass::from(self.classes[usize::from(sum as u16)]);
        class(sum) | class(sum >> 16) << 16
    }

    /// The threat of a side.
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

/// The combination of a side.
#[inline]
pub fn combination_of(class: CellClass, side: usize) -> usize {
    (class >> (16 * side)) as usize & ((1 << COMBINATION_BITS) - 1)
}

/// The number of a side's threat, 0 for all that are weaker than an open three.
#[inline]
pub fn strong_threat_of(class: CellClass, side: usize) -> usize {
    (class >> (16 * side as u32 + THREAT_SHIFT)) as usize & 15
}

/// The pattern of a side.
pub fn pattern_of(patterns: PatternsOfBoth, side: usize) -> Pattern {
    PATTERNS[usize::from(patterns >> (4 * side) & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_agrees_with_the_definitions() {
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
