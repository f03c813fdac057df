//! A small network over all empty cells, which evaluates a cell for both sides together.
//!
//! Every empty cell has a vector: the clipped sum of a vector for the patterns of the side to move and one
//! for those of the opponent. The vectors of all cells are added up (sum pooling), plus one for each threat
//! group that is present, and two small layers turn the sum into points. Integers only, so that values are
//! the same on every machine.

use crate::games::gobang::engine::evaluation::features::{
    COMBINATIONS, OPPONENT_THREATS, OWN_THREATS, THREAT_GROUPS,
};
use crate::search::simd::{I16x8, I32x4};

/// Length of a cell's vector.
pub const WIDTH: usize = 16;

/// Number of neurons of the hidden layer.
pub const HIDDEN: usize = 32;

/// Number of layer weights in the file.
pub const LAYER_WEIGHTS: usize = WIDTH * (1 + THREAT_GROUPS) + HIDDEN * (WIDTH + 2);

/// Number of vector weights: of the side to move, then of the opponent.
pub const VECTOR_WEIGHTS: usize = 2 * COMBINATIONS * WIDTH;

/// Fixed-point 1 of a cell's vector.
pub const VECTOR_ONE: i16 = 64;

/// Maximum element of a cell's vector.
pub const VECTOR_MAX: i16 = 127;

/// Divisor of the sum of the cells' vectors.
pub const POOLING: i32 = 16;

/// Fixed-point 1 of the layers.
pub const ONE: i32 = VECTOR_ONE as i32 * POOLING;

/// Maximum element of the first layer.
pub const POOLED_MAX: i32 = 8 * ONE;

/// Fraction bits of the hidden layer's weights.
pub const HIDDEN_SHIFT: u32 = 8;

/// Fraction bits of the output, in points.
pub const OUTPUT_SHIFT: u32 = 14;

/// Size of tables by combination: a power of two, so that no access needs a check.
pub const TABLE_SIZE: usize = COMBINATIONS.next_power_of_two();

/// A cell's vector. Elements are at most `VECTOR_MAX`, so the sum of 400 vectors fits `u16`.
pub type Vector = [i16; WIDTH];

/// The network's weights, laid out for lookup.
pub struct Network {
    /// By combination, of the side to move and of the opponent.
    vectors: [Box<[Vector; TABLE_SIZE]>; 2],
    /// Contribution of sets of threats to the sums: of the side to move, including the bias, and of the
    /// opponent.
    own_threats: [[i32; WIDTH]; 1 << OWN_THREATS.len()],
    opponent_threats: [[i32; WIDTH]; 1 << OPPONENT_THREATS.len()],
    /// By pair of inputs, the weights of both for each neuron.
    hidden: [[[i16; 2]; HIDDEN]; WIDTH / 2],
    hidden_bias: [i32; HIDDEN],
    output: [i16; HIDDEN],
}

impl Network {
    /// Reads the numbers of the file: `layer` and `vector` return the number at an index.
    pub fn new(layer: impl Fn(usize) -> i16, vector: impl Fn(usize) -> i8) -> Network {
        let mut next = 0;
        let mut number = || {
            next += 1;
            layer(next - 1)
        };
        let bias: [i32; WIDTH] = [(); WIDTH].map(|()| number().into());
        let threats = [(); THREAT_GROUPS].map(|()| [(); WIDTH].map(|()| i32::from(number())));
        let (own, opponent) = threats.split_at(OWN_THREATS.len());
        let by_neuron = [(); HIDDEN].map(|()| [(); WIDTH].map(|()| number()));
        let hidden =
            std::array::from_fn(|pair| by_neuron.map(|weights| [weights[2 * pair], weights[2 * pair + 1]]));
        let hidden_bias = [(); HIDDEN].map(|()| i32::from(number()) << HIDDEN_SHIFT);
        let output = [(); HIDDEN].map(|()| number());
        let of_side = |side: usize| {
            let mut vectors = Box::new([[0; WIDTH]; TABLE_SIZE]);
            for (combination, weights) in vectors.iter_mut().take(COMBINATIONS).enumerate() {
                let begin = (side * COMBINATIONS + combination) * WIDTH;
                *weights = std::array::from_fn(|at| vector(begin + at).into());
            }
            vectors
        };
        Network {
            vectors: [of_side(0), of_side(1)],
            own_threats: std::array::from_fn(|set| sum_of_set(bias, own, set)),
            opponent_threats: std::array::from_fn(|set| sum_of_set([0; WIDTH], opponent, set)),
            hidden,
            hidden_bias,
            output,
        }
    }

    /// Vector of a cell, by the combinations of the side to move and of the opponent.
    #[inline]
    pub fn vector(&self, [own, opponent]: [usize; 2]) -> Vector {
        let [own, opponent] = [&self.vectors[0][own], &self.vectors[1][opponent]];
        std::array::from_fn(|at| (own[at] + opponent[at]).clamp(0, VECTOR_MAX))
    }

    /// Points for the sum of all vectors and a set of threats.
    #[inline]
    pub fn evaluate(&self, sums: &[u16; WIDTH], threat_set: usize) -> i32 {
        let own = &self.own_threats[threat_set % self.own_threats.len()];
        let opponent = threat_set / self.own_threats.len() % self.opponent_threats.len();
        let opponent = &self.opponent_threats[opponent];
        let pooled: [i16; WIDTH] = std::array::from_fn(|at| {
            (i32::from(sums[at]) + own[at] + opponent[at]).clamp(0, POOLED_MAX) as i16
        });
        let hidden = self.hidden(&pooled).map(|sum| (sum >> HIDDEN_SHIFT).clamp(0, ONE) as i16);
        let mut total = I32x4::load(&[0; 4]);
        for (hidden, weights) in hidden.as_chunks().0.iter().zip(self.output.as_chunks().0) {
            total = total.wrapping_add(I16x8::load(hidden).dot(I16x8::load(weights)));
        }
        total.to_array().iter().sum::<i32>() >> OUTPUT_SHIFT
    }

    /// Sums of the hidden layer: a vector has four neurons, and takes two inputs at a time.
    #[inline]
    fn hidden(&self, pooled: &[i16; WIDTH]) -> [i32; HIDDEN] {
        let mut sums = self.hidden_bias;
        for (four, sums) in sums.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let mut total = I32x4::load(sums);
            for (pair, weights) in pooled.as_chunks().0.iter().zip(&self.hidden) {
                let weights = weights.as_flattened().as_chunks().0[four];
                total = total.wrapping_add(I16x8::splat_pair(*pair).dot(I16x8::load(&weights)));
            }
            *sums = total.to_array();
        }
        sums
    }
}

/// Adds the contribution of a set of threat groups to `start`.
fn sum_of_set(start: [i32; WIDTH], groups: &[[i32; WIDTH]], set: usize) -> [i32; WIDTH] {
    let standing = groups.iter().enumerate().filter(|(group, _)| set >> group & 1 != 0);
    standing.fold(start, |sum, (_, threat)| std::array::from_fn(|at| sum[at] + threat[at]))
}
