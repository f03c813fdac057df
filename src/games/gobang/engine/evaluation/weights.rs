//! The trained weights, laid out for lookup by the index of the threat table.
//!
//! The numbers lie in `data/gobang/weights.bin`; `stratege make gobang-weights` trains them on games of the engine
//! against itself.

use std::sync::OnceLock;

use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, EVAL_WEIGHTS, WEIGHTS, combinations_by_index, threat_set,
};
use crate::games::gobang::engine::evaluation::network::{
    LAYER_WEIGHTS, Network, TABLE_SIZE, VECTOR_WEIGHTS, Vector, WIDTH,
};
use crate::games::gobang::engine::threats::THREATS;

/// Bytes of the file.
pub const FILE_SIZE: usize = 2 * (WEIGHTS + LAYER_WEIGHTS) + VECTOR_WEIGHTS;

static EMBEDDED: &[u8] = include_bytes!("../../../../../data/gobang/weights.bin");

/// Weights of the static evaluation and of the policy.
pub struct Weights {
    /// The combination at every index of the threat table.
    combinations: &'static [u16],
    cell: Box<[i16; TABLE_SIZE]>,
    network: Network,
    threat_sets: Vec<i16>,
    attack: Vec<i16>,
    defence: Vec<i16>,
    displacement: [Vec<i16>; 2],
}

impl Weights {
    /// The weights that the engine plays with.
    pub fn embedded() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| Weights::new(EMBEDDED))
    }

    /// From the bytes of the file; missing ones are 0.
    pub fn new(bytes: &[u8]) -> Weights {
        let (numbers, vectors) = bytes.split_at(bytes.len().min(2 * (WEIGHTS + LAYER_WEIGHTS)));
        let numbers = numbers.as_chunks().0;
        let number = |at: usize| numbers.get(at).map_or(0, |&bytes| i16::from_le_bytes(bytes));
        let vector = |at: usize| vectors.get(at).map_or(0, |byte| byte.cast_signed());
        let by_index = |begin: usize| {
            combinations_by_index().iter().map(move |&combination| number(begin + usize::from(combination)))
        };
        Weights {
            combinations: combinations_by_index(),
            cell: Box::new(std::array::from_fn(|at| if at < COMBINATIONS { number(at) } else { 0 })),
            network: Network::new(|at| number(WEIGHTS + at), vector),
            threat_sets: (COMBINATIONS..EVAL_WEIGHTS).map(number).collect(),
            attack: by_index(EVAL_WEIGHTS).collect(),
            defence: by_index(EVAL_WEIGHTS + COMBINATIONS).collect(),
            displacement: [0, DISPLACEMENTS].map(|begin| {
                let begin = EVAL_WEIGHTS + 2 * COMBINATIONS + begin;
                (begin..begin + DISPLACEMENTS).map(number).collect()
            }),
        }
    }

    /// The combination at an index of the threat table.
    #[inline]
    pub fn combination(&self, index: usize) -> u16 {
        self.combinations[index]
    }

    /// What an empty cell adds to the evaluation and its vector in the network, by the combinations of the side to move
    /// and of the opponent.
    #[inline]
    pub fn cell(&self, combinations: [u16; 2]) -> (i32, Vector) {
        let combinations = combinations.map(|combination| usize::from(combination) % TABLE_SIZE);
        let [own, opponent] = combinations.map(|combination| i32::from(self.cell[combination]));
        (own - opponent, self.network.vector(combinations))
    }

    /// The evaluation of a position for the side to move, by the sums over all cells, what they add and their vectors,
    /// and by how many cells offer each threat to the side to move and to the opponent.
    #[inline]
    pub fn evaluate(
        &self,
        (linear, vectors): (i32, &[u16; WIDTH]),
        [own, opponent]: [&[u16; THREATS]; 2],
    ) -> i32 {
        let set = threat_set(own, opponent);
        linear + i32::from(self.threat_sets[set]) + self.network.evaluate(vectors, set)
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
    use crate::games::gobang::engine::evaluation::hand_set::hand_set_weights;

    #[test]
    fn the_file_holds_every_weight() {
        assert_eq!(EMBEDDED.len(), FILE_SIZE);
        assert_eq!(hand_set_weights().len(), WEIGHTS);
    }
}
