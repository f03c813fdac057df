//! Hand-set weights from which training starts.

use stratege::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, OPPONENT_THREATS, OWN_THREATS, THREAT_SETS, all_combinations, combination,
};
use stratege::games::gobang::engine::patterns::PATTERNS;
use stratege::games::gobang::engine::threats::{THREATS, Threat, threat_of};

/// A few numbers that determine all weights.
struct HandSet {
    /// Value of a pattern in one direction.
    patterns: [i16; PATTERNS.len()],
    /// Value of the combined threat of all directions.
    threats: [i16; THREATS],
    /// Value of the best threat of the side to move.
    to_move: [i16; THREATS],
    /// Value of the best threat of the opponent.
    waiting: [i16; THREATS],
    /// Value of having the move.
    tempo: i16,
    /// Policy: bonus of a move for the threat that it makes.
    attack: [i16; THREATS],
    /// Policy: bonus of a move for the threat that it prevents.
    defence: [i16; THREATS],
}

/// The best of four such sets, by matches against the others.
#[rustfmt::skip]
const HAND_SET: HandSet = HandSet {
    //        Dead ClosedOne OpenOne ClosedTwo TightTwo OpenTwo ClosedThree TightThree OpenThree Four OpenFour Five
    patterns: [0,  0,        1,      1,        2,       3,      6,          12,        15,       16,  40,      60],
    //        None Potential Double OpenThree Plus DoubleThree Four Plus FourThree DoubleFour Five
    threats: [0,   0,        2,     6,        12,  24,         6,   12,  30,       30,        0],
    to_move: [0,   0,        4,     24,       44,  120,        24,  40,  220,      300,       400],
    waiting: [0,   0,        2,     12,       24,  50,         10,  20,  80,       120,       160],
    tempo: 20,
    //        None Potential Double OpenThree Plus DoubleThree Four Plus FourThree DoubleFour Five
    attack:  [0,   0,        0,     0,        0,   50,         0,   0,   100,      0,         0],
    defence: [0,   0,        0,     0,        0,   0,          0,   0,   40,       80,        0],
};

/// Policy: weights of points made, of points prevented, and of bonus points.
const ATTACK: i16 = 6;
const DEFENCE: i16 = 4;
const BONUS: i16 = 6;

/// The weights in file order.
pub fn hand_set_weights() -> Vec<i16> {
    let mut cells = vec![0; COMBINATIONS];
    let (mut attack, mut defence) = (cells.clone(), cells.clone());
    for patterns in all_combinations() {
        let lines: i16 = patterns.iter().map(|&pattern| HAND_SET.patterns[pattern as usize]).sum();
        let (number, threat) = (combination(patterns), threat_of(patterns) as usize);
        cells[number] = lines + HAND_SET.threats[threat];
        attack[number] = ATTACK * cells[number] + BONUS * HAND_SET.attack[threat];
        defence[number] = DEFENCE * cells[number] + BONUS * HAND_SET.defence[threat];
    }
    let threat_sets = (0..THREAT_SETS).map(|set| {
        let own = strongest(&OWN_THREATS, set);
        let opponent = strongest(&OPPONENT_THREATS, set >> OWN_THREATS.len());
        HAND_SET.tempo + HAND_SET.to_move[own] - HAND_SET.waiting[opponent]
    });
    [cells, threat_sets.collect(), attack, defence, vec![0; 2 * DISPLACEMENTS]].concat()
}

/// The strongest threat of a set; without one, the threat that most positions offer.
fn strongest(groups: &[&[Threat]], set: usize) -> usize {
    let standing = groups.iter().enumerate().filter(|(bit, _)| set >> bit & 1 != 0);
    standing
        .flat_map(|(_, group)| *group)
        .max()
        .map_or(Threat::DoublePotential as usize, |&threat| threat as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::games::gobang::engine::evaluation::features::WEIGHTS;

    #[test]
    fn all_weights_are_set() {
        assert_eq!(hand_set_weights().len(), WEIGHTS);
    }
}
