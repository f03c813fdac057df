//! Features with weights: combinations of four patterns, sets of threats, displacements from the last stones.
//!
//! Order of the weights in the file:
//!
//! | weights | of |
//! |---|---|
//! | `COMBINATIONS` | a cell, by the patterns of one side |
//! | `THREAT_SETS` | the threats of the side to move and of the opponent |
//! | `COMBINATIONS` | policy: patterns that a move makes |
//! | `COMBINATIONS` | policy: patterns that a move prevents |
//! | `DISPLACEMENTS` | policy: from the opponent's last stone |
//! | `DISPLACEMENTS` | policy: from the own last stone |
//! | `LAYER_WEIGHTS` | the network's layers |
//! | `VECTOR_WEIGHTS` | the network's vectors of the side to move and of the opponent: one byte each, all others two |

use crate::games::gobang::engine::patterns::{PATTERNS, Pattern};
use crate::games::gobang::engine::threats::{Threat, ThreatCounts};

/// Number of combinations of four patterns, regardless of order.
pub const COMBINATIONS: usize = {
    let patterns = PATTERNS.len();
    patterns * (patterns + 1) * (patterns + 2) * (patterns + 3) / 24
};

/// Groups of threats of the side to move that a set distinguishes. With stronger threats it wins at once.
pub const OWN_THREATS: [&[Threat]; 5] = [
    &[Threat::OpenThree],
    &[Threat::OpenThreePlus],
    &[Threat::Four],
    &[Threat::FourPlus],
    &[Threat::DoubleThree, Threat::FourThree],
];

/// Groups of threats of the opponent that a set distinguishes.
pub const OPPONENT_THREATS: [&[Threat]; 6] = [
    &[Threat::OpenThree],
    &[Threat::OpenThreePlus],
    &[Threat::Four, Threat::FourPlus],
    &[Threat::DoubleThree],
    &[Threat::FourThree],
    &[Threat::DoubleFour, Threat::Five],
];

/// Number of threat groups of both sides.
pub const THREAT_GROUPS: usize = OWN_THREATS.len() + OPPONENT_THREATS.len();

/// Number of sets of threats: each group is present or not.
pub const THREAT_SETS: usize = 1 << THREAT_GROUPS;

/// Number of weights of the static evaluation: of cells and of sets of threats.
pub const EVAL_WEIGHTS: usize = COMBINATIONS + THREAT_SETS;

/// Number of distinguished distances along a row or column: up to the length of a row of five, and beyond.
const DISTANCES: usize = 6;

/// Number of displacements between two cells, regardless of direction.
pub const DISPLACEMENTS: usize = DISTANCES * DISTANCES;

/// Number of weights of the policy.
pub const POLICY_WEIGHTS: usize = 2 * COMBINATIONS + 2 * DISPLACEMENTS;

/// Number of weights without the network's.
pub const WEIGHTS: usize = EVAL_WEIGHTS + POLICY_WEIGHTS;

/// Index of the displacement between two cells that are this many columns and rows apart.
#[inline]
pub fn displacement(columns: usize, rows: usize) -> usize {
    columns.min(DISTANCES - 1) * DISTANCES + rows.min(DISTANCES - 1)
}

/// Index of the set of threats of both sides, relative to the first weight after those of cells: one bit per
/// group, own groups first.
#[inline]
pub fn threat_set(own: &ThreatCounts, opponent: &ThreatCounts) -> usize {
    let stands = |counts: &ThreatCounts, group: &[Threat]| {
        usize::from(group.iter().any(|&threat| counts[threat as usize] > 0))
    };
    let own = OWN_THREATS.iter().map(|group| stands(own, group));
    let opponent = OPPONENT_THREATS.iter().map(|group| stands(opponent, group));
    own.chain(opponent).enumerate().fold(0, |set, (bit, stands)| set | stands << bit)
}

/// Index of four patterns, regardless of order.
pub fn combination(mut patterns: [Pattern; 4]) -> usize {
    patterns.sort_unstable();
    let [a, b, c, d] = patterns.map(|pattern| pattern as usize);
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

/// All combinations of four patterns, by index.
pub fn all_combinations() -> Vec<[Pattern; 4]> {
    let mut all = Vec::with_capacity(COMBINATIONS);
    for (d, &strongest) in PATTERNS.iter().enumerate() {
        for (c, &strong) in PATTERNS[..=d].iter().enumerate() {
            for (b, &weak) in PATTERNS[..=c].iter().enumerate() {
                all.extend(PATTERNS[..=b].iter().map(|&weakest| [weakest, weak, strong, strongest]));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_have_distinct_indices() {
        let numbers: Vec<usize> = all_combinations().into_iter().map(combination).collect();
        assert_eq!(numbers, (0..COMBINATIONS).collect::<Vec<_>>());
        assert_eq!(combination([Pattern::Five, Pattern::Dead, Pattern::ClosedTwo, Pattern::ClosedOne]), {
            combination([Pattern::Dead, Pattern::ClosedOne, Pattern::ClosedTwo, Pattern::Five])
        });
    }
}
