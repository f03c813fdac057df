//! The trained weights, laid out for lookup by combination.
//!
//! They are stored in `data/gobang/weights.bin`; `stratege make gobang-weights` trains them on self-play
//! games.

use std::sync::OnceLock;

use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, DISPLACEMENTS, EVAL_WEIGHTS, THREAT_SETS, WEIGHTS, displacement, threat_set,
};
use crate::games::gobang::engine::evaluation::network::{
    LAYER_WEIGHTS, Network, TABLE_SIZE, VECTOR_WEIGHTS, Vector, WIDTH,
};
use crate::games::gobang::engine::threats::ThreatCounts;

/// Steps per row, more than any difference of columns.
pub const ROW_STEPS: usize = 64;

/// Number of displacements: the rows of the largest board in both directions, rounded up to a power of two so
/// that no access needs a check.
const ALL_STEPS: usize = ROW_STEPS * ROW_STEPS;

/// Size of the file in bytes.
pub const FILE_SIZE: usize = 2 * (WEIGHTS + LAYER_WEIGHTS) + VECTOR_WEIGHTS;

static EMBEDDED: &[u8] = include_bytes!("../../../../../data/gobang/weights.bin");

/// Weights of the static evaluation and of the policy.
pub struct Weights {
    cell: Box<[i16; TABLE_SIZE]>,
    network: Network,
    threat_sets: Box<[i16; THREAT_SETS]>,
    attack: Box<[i16; TABLE_SIZE]>,
    defence: Box<[i16; TABLE_SIZE]>,
    /// By signed difference of rows and columns.
    displacement: [Box<[i16; ALL_STEPS]>; 2],
}

impl Weights {
    /// The weights that the engine plays with.
    pub fn embedded() -> &'static Weights {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| Weights::new(EMBEDDED))
    }

    /// Reads the bytes of the file; missing ones are 0.
    pub fn new(bytes: &[u8]) -> Weights {
        let (numbers, vectors) = bytes.split_at(bytes.len().min(2 * (WEIGHTS + LAYER_WEIGHTS)));
        let numbers = numbers.as_chunks().0;
        let number = |at: usize| numbers.get(at).map_or(0, |&bytes| i16::from_le_bytes(bytes));
        let vector = |at: usize| vectors.get(at).map_or(0, |byte| byte.cast_signed());
        let by_combination = |begin: usize| {
            Box::new(std::array::from_fn(|at| if at < COMBINATIONS { number(begin + at) } else { 0 }))
        };
        Weights {
            cell: by_combination(0),
            network: Network::new(|at| number(WEIGHTS + at), vector),
            threat_sets: Box::new(std::array::from_fn(|at| number(COMBINATIONS + at))),
            attack: by_combination(EVAL_WEIGHTS),
            defence: by_combination(EVAL_WEIGHTS + COMBINATIONS),
            displacement: [0, DISPLACEMENTS].map(|begin| {
                let begin = EVAL_WEIGHTS + 2 * COMBINATIONS + begin;
                Box::new(std::array::from_fn(|steps| {
                    let (rows, columns) = rows_and_columns(steps);
                    number(begin + displacement(columns, rows))
                }))
            }),
        }
    }

    /// Contribution of an empty cell to the evaluation and its vector in the network, by the combinations of
    /// the side to move and of the opponent. An unused combination contributes nothing.
    #[inline]
    pub fn cell(&self, combinations: [usize; 2]) -> (i32, Vector) {
        let combinations = combinations.map(|combination| combination % TABLE_SIZE);
        let [own, opponent] = combinations.map(|combination| i32::from(self.cell[combination]));
        (own - opponent, self.network.vector(combinations))
    }

    /// Evaluates a position for the side to move, by the sums over all cells and the number of cells that
    /// offer each threat to either side.
    #[inline]
    pub fn evaluate(
        &self,
        (linear, vectors): (i32, &[u16; WIDTH]),
        [own, opponent]: [&ThreatCounts; 2],
    ) -> i32 {
        let set = threat_set(own, opponent);
        linear + i32::from(self.threat_sets[set]) + self.network.evaluate(vectors, set)
    }

    /// Policy score of a move, by the cell's combinations for the side to move and for the opponent: a move
    /// with a hundred points more is e times as likely.
    #[inline]
    pub fn policy(&self, own: usize, opponent: usize) -> i32 {
        i32::from(self.attack[own % TABLE_SIZE]) + i32::from(self.defence[opponent % TABLE_SIZE])
    }

    /// Contribution of the displacement from the opponent's last stone (0) or the own last stone (1) to the
    /// policy: `steps` is `ROW_STEPS` per row plus one per column.
    #[inline]
    pub fn displacement_policy(&self, stone: usize, steps: i32) -> i32 {
        self.displacement[stone][steps as usize % ALL_STEPS].into()
    }
}

/// Rows and columns between two cells, by their steps.
fn rows_and_columns(steps: usize) -> (usize, usize) {
    let middle = ROW_STEPS as i32 / 2;
    let steps = if steps < ALL_STEPS / 2 { steps as i32 } else { steps as i32 - ALL_STEPS as i32 };
    let rows = (steps + middle).div_euclid(ROW_STEPS as i32);
    (rows.unsigned_abs() as usize, (steps - rows * ROW_STEPS as i32).unsigned_abs() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_contains_every_weight() {
        assert_eq!(EMBEDDED.len(), FILE_SIZE);
    }
}
