//! The network in floating point during training: forward pass and quantisation.

use super::sample::Sample;
use stratege::games::chess::engine::nnue::{
    FEATURES, MAX_SHIFT, Network, OUTPUT_BUCKETS, QA, QB, feature, is_possible, orientation, output_bucket,
};
use stratege::games::chess::moves::Piece;
use stratege::search::random::Random;

/// Maximum number of pieces on the board.
const MAX_PIECES: usize = 32;

/// A feature on at least this share of boards gets weights of the finest step, on a quarter of it of twice
/// the step.
const FINE_SHARE: f32 = 0.04;

/// Expected scores are clamped to this distance from 0 and 1.
const CERTAIN: f32 = 1e-6;

/// Weights and biases, or their gradient or its moments.
#[derive(Clone)]
pub struct Weights<const HIDDEN: usize> {
    pub feature_weights: Vec<[f32; HIDDEN]>,
    pub feature_bias: [f32; HIDDEN],
    pub output_weights: [[[f32; HIDDEN]; 2]; OUTPUT_BUCKETS],
    pub output_bias: [f32; OUTPUT_BUCKETS],
}

/// Active features of a sample, and its output bucket.
pub struct Features {
    /// For each piece its feature from the perspective of the side to move and of the other side.
    pairs: [[u16; 2]; MAX_PIECES],
    count: usize,
    pub bucket: usize,
}

impl Features {
    pub fn of(sample: &Sample) -> Features {
        let mut kings = [0; 2];
        for (square, piece, side) in sample.each() {
            if piece == Piece::King {
                kings[side.index()] = square;
            }
        }
        let perspectives = [sample.side, sample.side.other()]
            .map(|perspective| (perspective, orientation(perspective, kings[perspective.index()])));
        let mut pairs = [[0; 2]; MAX_PIECES];
        for (pair, (square, piece, side)) in pairs.iter_mut().zip(sample.each()) {
            *pair = perspectives.map(|(perspective, orientation)| {
                feature(side == perspective, piece, square ^ orientation) as u16
            });
        }
        let pieces = sample.occupied.count_ones();
        Features { pairs, count: MAX_PIECES.min(pieces as usize), bucket: output_bucket(pieces) }
    }

    #[inline]
    pub fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        self.pairs[..self.count].iter().map(|pair| pair.map(usize::from))
    }
}

impl<const HIDDEN: usize> Weights<HIDDEN> {
    pub fn zero() -> Self {
        Weights {
            feature_weights: vec![[0.0; HIDDEN]; FEATURES],
            feature_bias: [0.0; HIDDEN],
            output_weights: [[[0.0; HIDDEN]; 2]; OUTPUT_BUCKETS],
            output_bias: [0.0; OUTPUT_BUCKETS],
        }
    }

    /// The weights of a network, for values in units of `scale` centipawns. Additional neurons start with
    /// random inputs and zero outputs.
    pub fn of_network<const SMALLER: usize>(network: &Network<SMALLER>, scale: u16, seed: u64) -> Self {
        let mut weights = Self::random(seed);
        let take = |weights: &mut [f32], trained: &[i16], one: f32| {
            let trained = trained.iter().map(|&weight| f32::from(weight) / one);
            weights.iter_mut().zip(trained).for_each(|(weight, trained)| *weight = trained);
        };
        for (row, trained) in weights.feature_weights.iter_mut().zip(&network.feature_weights) {
            take(row, trained, QA.into());
        }
        take(&mut weights.feature_bias, &network.feature_bias, QA.into());
        let unit = f32::from(QB) * f32::from(scale) / f32::from(network.scale);
        weights.output_weights = [[[0.0; HIDDEN]; 2]; OUTPUT_BUCKETS];
        let rows = weights.output_weights.as_flattened_mut().iter_mut();
        for (row, trained) in rows.zip(network.output_weights.as_flattened()) {
            take(row, trained, unit);
        }
        weights.output_bias = network.output_bias.map(|bias| bias as f32 / (f32::from(QA) * unit));
        weights
    }

    /// Small random initial weights.
    pub fn random(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut uniform = |max: f32| (random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * max;
        let mut weights = Self::zero();
        for (feature, row) in weights.feature_weights.iter_mut().enumerate() {
            row.iter_mut().filter(|_| is_possible(feature)).for_each(|weight| *weight = uniform(0.15));
        }
        weights.feature_bias = [0.2; HIDDEN];
        let output_weights: [[f32; HIDDEN]; 2] =
            std::array::from_fn(|_| std::array::from_fn(|_| uniform(0.3)));
        weights.output_weights = [output_weights; OUTPUT_BUCKETS];
        weights
    }

    pub fn tensors(&mut self) -> [&mut [f32]; 4] {
        [
            self.feature_weights.as_flattened_mut(),
            &mut self.feature_bias,
            self.output_weights.as_flattened_mut().as_flattened_mut(),
            &mut self.output_bias,
        ]
    }

    /// Output for a sample.
    pub fn forward(&self, sample: &Sample) -> f32 {
        let features = Features::of(sample);
        let mut accumulators = [self.feature_bias; 2];
        for pair in features.pairs() {
            for (sums, feature) in accumulators.iter_mut().zip(pair) {
                sums.iter_mut().zip(&self.feature_weights[feature]).for_each(|(sum, weight)| *sum += weight);
            }
        }
        let mut products = [0.0; HIDDEN];
        for (sums, weights) in accumulators.iter().zip(&self.output_weights[features.bucket]) {
            for (product, (&sum, weight)) in products.iter_mut().zip(sums.iter().zip(weights)) {
                *product += activation(sum) * weight;
            }
        }
        self.output_bias[features.bucket] + sum(&products)
    }

    /// Predicted score, 0 to 1.
    pub fn predict(&self, sample: &Sample) -> f32 {
        sigmoid(self.forward(sample))
    }

    /// Quantises the network; `scale` is the number of centipawns per unit of the output. The weights of a
    /// feature become multiples of two to the power of its shift.
    pub fn quantise(&self, scale: u16, shift: impl Fn(usize) -> usize) -> Network<HIDDEN> {
        let quantised = |weight: f32, one: i16| (weight * f32::from(one)).round() as i16;
        let coarse = |(feature, row): (usize, &[f32; HIDDEN])| {
            let step = 1 << shift(feature);
            // Rounds to even: otherwise coarsening would bias all weights upwards.
            row.map(|weight| (weight * f32::from(QA) / f32::from(step)).round_ties_even() as i16 * step)
        };
        Network {
            feature_weights: self.feature_weights.iter().enumerate().map(coarse).collect(),
            feature_bias: self.feature_bias.map(|sum| quantised(sum, QA)),
            output_weights: self
                .output_weights
                .map(|pair| pair.map(|row| row.map(|weight| quantised(weight, QB)))),
            output_bias: self.output_bias.map(|bias| (bias * f32::from(QA) * f32::from(QB)) as i32),
            scale,
        }
    }
}

/// Shift of each feature's weights: the rarer the feature, the coarser they may be.
pub fn shifts<'s>(samples: impl Iterator<Item = &'s Sample>) -> Vec<usize> {
    let (mut active, mut boards) = (vec![0_u32; FEATURES], 0);
    for sample in samples {
        Features::of(sample).pairs().flatten().for_each(|feature| active[feature] += 1);
        boards += 2;
    }
    let shift = |active: u32| {
        let share = active as f32 / boards as f32;
        // The squared error of a sum is proportional to the share and to the square of the step.
        let step = (FINE_SHARE / share).sqrt();
        step.log2().round().clamp(0.0, MAX_SHIFT as f32) as usize
    };
    active.into_iter().map(shift).collect()
}

/// The sum, in an order that can be vectorised.
#[inline]
pub fn sum(numbers: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for chunk in numbers.as_chunks::<8>().0 {
        lanes.iter_mut().zip(chunk).for_each(|(lane, number)| *lane += number);
    }
    lanes.iter().sum()
}

/// SCReLU.
#[inline]
pub fn activation(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}

/// Expected score of a value in the network's unit.
#[inline]
pub fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// Inverse of [`sigmoid`].
pub fn logit(expected: f32) -> f32 {
    let expected = expected.clamp(CERTAIN, 1.0 - CERTAIN);
    (expected / (1.0 - expected)).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::games::chess::fen;

    #[test]
    fn coarse_weights_of_rare_features_compress_better() {
        let weights = Weights::<16>::random(5);
        let board = fen::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
        let sample = Sample::new(&board, 0, 1);
        let shifts = shifts([sample].iter());
        let own_king = feature(true, Piece::King, 3);
        assert_eq!((shifts[own_king], shifts[own_king + 1]), (0, MAX_SHIFT));
        let [fine, coarse] = [weights.quantise(400, |_| 0), weights.quantise(400, |feature| shifts[feature])];
        assert!(coarse.feature_weights[own_king + 8].iter().all(|weight| weight % 16 == 0));
        assert!(coarse.feature_weights[own_king] == fine.feature_weights[own_king]);
        let pairs = fine.feature_weights.as_flattened().iter().zip(coarse.feature_weights.as_flattened());
        assert!(pairs.into_iter().all(|(fine, coarse)| fine.abs_diff(*coarse) <= 8));
        let [long, short] = [&fine, &coarse].map(|network| network.pack().len());
        assert!(short < long * 2 / 3, "{short} {long}");
        assert!(Network::unpack(&coarse.pack()).is_some_and(|read: Network<16>| read == coarse));
    }
}
