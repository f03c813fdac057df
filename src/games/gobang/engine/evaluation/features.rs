//! The features that have a weight: combinations of four patterns, sets of threats, displacements from the last stones.
//!
//! The weights lie one after the other:
//!
//! | weights | of |
//! |---|---|
//! | `COMBINATIONS` | a cell, by the patterns of one side |
//! | `THREAT_SETS` | the threats that stand, of the side to move and of the opponent |
//! | `COMBINATIONS` | policy: what a move makes |
//! | `COMBINATIONS` | policy: what a move prevents |
//! | `DISPLACEMENTS` | policy: from the opponent's last stone |
//! | `DISPLACEMENTS` | policy: from the own last stone |
//! | `LAYER_WEIGHTS` | the network's layers |
//! | `VECTOR_WEIGHTS` | the network's vectors, of the side to move and of the opponent: bytes, all others are two |

use crate::games::gobang::engine::patterns::{PATTERNS, Pattern};
use crate::games::gobang::engine::threats::{Threat, ThreatCounts};

/// Combinations of four patterns, whatever their order.
pub const COMBINATIONS: usize = {
    let patterns = PATTERNS.len();
    patterns * (patterns + 1) * (patterns + 2) * (patterns + 3) / 24
};

/// Threats of the side to move, in groups that a set of threats tells apart. With a stronger one it wins at once.
pub const OWN_THREATS: [&[Threat]; 5] = [
    &[Threat::OpenThree],
    &[Threat::OpenThreePlus],
    &[Threat::Four],
    &[Threat::FourPlus],
    &[Threat::DoubleThree, Threat::FourThree],
];

/// The same of the opponent.
pub const OPPONENT_THREATS: [&[Threat]; 6] = [
    &[Threat::OpenThree],
    &[Threat::OpenThreePlus],
    &[Threat::Four, Threat::FourPlus],
    &[Threat::DoubleThree],
    &[Threat::FourThree],
    &[Threat::DoubleFour, Threat::Five],
];

/// Groups of threats that some cell may offer or not.
pub const THREAT_GROUPS: usize = OWN_THREATS.len() + OPPONENT_THREATS.len();

/// Sets of threats: which groups stand on the board.
pub const THREAT_SETS: usize = 1 << THREAT_GROUPS;

/// Weights of the static evaluation: of cells, and of sets of threats.
pub const EVAL_WEIGHTS: usize = COMBINATIONS + THREAT_SETS;

/// Distances along a row or column that are told apart: as far as a row of five reaches, and further.
const DISTANCES: usize = 6;

/// Displacements between two cells, whatever their direction.
pub const DISPLACEMENTS: usize = DISTANCES * DISTANCES;

/// Weights of the policy.
pub const POLICY_WEIGHTS: usize = 2 * COMBINATIONS + 2 * DISPLACEMENTS;

/// All weights but the network's.
pub const WEIGHTS: usize = EVAL_WEIGHTS + POLICY_WEIGHTS;

/// The number of the displacement between two cells, so many columns and rows apart.
#[inline]
pub fn displacement(columns: usize, rows: usize) -> usize {
    columns.min(DISTANCES - 1) * DISTANCES + rows.min(DISTANCES - 1)
}

/// The number of the set of threats that both sides have, counted from the first weight behind those of cells: a bit for
/// each group, the own ones first.
#[inline]
pub fn threat_set(own: &ThreatCounts, opponent: &ThreatCounts) -> usize {
    let stands = |counts: &ThreatCounts, group: &[Threat]| {
        usize::from(group.iter().any(|&threat| counts[threat as usize] > 0))
    };
    let own = OWN_THREATS.iter().map(|group| stands(own, group));
    let opponent = OPPONENT_THREATS.iter().map(|group| stands(opponent, group));
    own.chain(opponent).enumerate().fold(0, |set, (bit, stands)| set | stands << bit)
}

/// The number of four patterns, whatever their order.
pub fn combination(mut patterns: [Pattern; 4]) -> usize {
    patterns.sort_unstable();
    let [a, b, c, d] = patterns.map(|pattern| pattern as usize);
    a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24
}

/// Every combination of four patterns once, by number.
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
    fn every_combination_has_a_number_of_its_own() {
        let numbers: Vec<usize> = all_combinations().into_iter().map(combination).collect();
        assert_eq!(numbers, (0..COMBINATIONS).collect::<Vec<_>>());
        assert_eq!(combination([Pattern::Five, Pattern::Dead, Pattern::ClosedTwo, Pattern::ClosedOne]), {
            combination([Pattern::Dead, Pattern::ClosedOne, Pattern::ClosedTwo, Pattern::Five])
        });
    }
}
