//! The trained weights, laid out for lookup by the index of the threat table.
//!
//! The numbers lie in `data/gobang/weights.bin`; `stratege make gobang-weights` trains them on games of the engine
//! against itself.

use std::sync::OnceLock;

use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, EVAL_WEIGHTS, combinations_by_index, threat_set,
};
use crate::games::gobang::engine::threats::THREATS;

static EMBEDDED: &[u8] = include_bytes!("../../../../../data/gobang/weights.bin");

/// Weights of the static evaluation and of the policy.
pub struct Weights {
    cell: Vec<i16>,
    threat_sets: Vec<i16>,
    attack: Vec<i16>,
    defence: Vec<i16>,
    displacement: [Vec<i16>; 2],
}

impl Weights {
    /// The weights that the engine plays with.
    pub fn embedded() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            let numbers = EMBEDDED.as_chunks().0.iter().map(|&bytes| i16::from_le_bytes(bytes));
            Weights::new(&numbers.collect::<Vec<_>>())
        })
    }

    /// From as many numbers as there are features; missing ones are 0.
    pub fn new(numbers: &[i16]) -> Weights {
        let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
        let by_index = |begin: usize| {
            combinations_by_index().iter().map(move |&combination| number(begin + usize::from(combination)))
        };
        Weights {
            cell: by_index(0).collect(),
            threat_sets: (COMBINATIONS..EVAL_WEIGHTS).map(number).collect(),
            attack: by_index(EVAL_WEIGHTS).collect(),
            defence: by_index(EVAL_WEIGHTS + COMBINATIONS).collect(),
            displacement: [0, DISPLACEMENTS].map(|begin| {
                let begin = EVAL_WEIGHTS + 2 * COMBINATIONS + begin;
                (begin..begin + DISPLACEMENTS).map(number).collect()
            }),
        }
    }

    /// The evaluation of an empty cell for a side, by its index.
    #[inline]
    pub fn cell(&self, index: usize) -> i16 {
        self.cell[index]
    }

    /// The evaluation of the threats that stand, by how many cells offer each threat to the side to move and to the
    /// opponent.
    #[inline]
    pub fn threats(&self, own: &[u16; THREATS], opponent: &[u16; THREATS]) -> i32 {
        self.threat_sets[threat_set(own, opponent)].into()
    }

    /// The policy score of a move, by the cell's indices for the side to move and for the opponent: a move with a
    /// hundred points more is e times as likely.
    #[inline]
    pub fn policy(&self, own: usize, opponent: usize) -> i32 {
        i32::from(self.attack[own]) + i32::from(self.defence[opponent])
    }

    /// What the displacement from the opponent's last stone (0) or the own last stone (1) adds to it.
    #[inline]
    pub fn displacement_policy(&self, stone: usize, displacement: usize) -> i32 {
        self.displacement[stone][displacement].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gobang::engine::evaluation::features::WEIGHTS;
    use crate::games::gobang::engine::evaluation::hand_set::hand_set_weights;

    #[test]
    fn the_file_holds_every_weight() {
        assert_eq!(EMBEDDED.len(), 2 * WEIGHTS);
        assert_eq!(hand_set_weights().len(), WEIGHTS);
    }
}
