//! The network in floating point while it is trained: forward pass, backpropagation, Adam, and quantisation.

use std::panic::resume_unwind;
use std::{iter, mem, thread};

use super::sample::Sample;
use crate::core::rules::Side;
use crate::games::chess::engine::nnue::{
    FEATURES, Network, OUTPUT_BUCKETS, QA, QB, feature, is_possible, orientation, output_bucket,
};
use crate::games::chess::moves::Piece;
use crate::search::random::Random;

/// Weights are clipped to this, so that the quantised network cannot overflow.
const MAX_WEIGHT: f32 = 1.98;

/// Adam: the decay rates of the moments, and what avoids a division by zero.
const BETAS: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;

/// Decoupled weight decay (AdamW).
const WEIGHT_DECAY: f32 = 0.01;

/// Pieces on the board at most.
const MAX_PIECES: usize = 32;

/// The weights and biases; or their gradient, or its moments.
#[derive(Clone)]
pub struct Weights<const HIDDEN: usize> {
    feature_weights: Vec<[f32; HIDDEN]>,
    feature_bias: [f32; HIDDEN],
    output_weights: [[[f32; HIDDEN]; 2]; OUTPUT_BUCKETS],
    output_bias: [f32; OUTPUT_BUCKETS],
}

/// The active features from the perspective of one side.
struct ActiveFeatures {
    features: [u16; MAX_PIECES],
    count: usize,
}

impl ActiveFeatures {
    fn of(sample: &Sample, perspective: Side) -> ActiveFeatures {
        let king = sample.each().find(|&(_, piece, side)| piece == Piece::King && side == perspective);
        let orientation = orientation(perspective, king.map_or(0, |(square, ..)| square));
        let mut active = ActiveFeatures { features: [0; MAX_PIECES], count: 0 };
        for (place, (square, piece, side)) in active.features.iter_mut().zip(sample.each()) {
            *place = feature(side == perspective, piece, square ^ orientation) as u16;
            active.count += 1;
        }
        active
    }

    fn each(&self) -> impl Iterator<Item = usize> {
        self.features[..self.count].iter().map(|&feature| usize::from(feature))
    }
}

/// The activations of a forward pass.
struct Activations<const HIDDEN: usize> {
    features: [ActiveFeatures; 2],
    /// The accumulators of the side to move and of the other side.
    accumulators: [[f32; HIDDEN]; 2],
    bucket: usize,
    output: f32,
}

impl<const HIDDEN: usize> Weights<HIDDEN> {
    fn zero() -> Self {
        Weights {
            feature_weights: vec![[0.0; HIDDEN]; FEATURES],
            feature_bias: [0.0; HIDDEN],
            output_weights: [[[0.0; HIDDEN]; 2]; OUTPUT_BUCKETS],
            output_bias: [0.0; OUTPUT_BUCKETS],
        }
    }

    /// Those of a network, for values in units of `scale` centipawns. Where it has fewer neurons, the others begin at
    /// random and without influence.
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

    /// Small random weights to begin with.
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

    fn tensors(&mut self) -> [&mut [f32]; 4] {
        [
            self.feature_weights.as_flattened_mut(),
            &mut self.feature_bias,
            self.output_weights.as_flattened_mut().as_flattened_mut(),
            &mut self.output_bias,
        ]
    }

    #[inline]
    fn forward(&self, sample: &Sample) -> Activations<HIDDEN> {
        let features =
            [sample.side, sample.side.other()].map(|perspective| ActiveFeatures::of(sample, perspective));
        let accumulators = [0, 1].map(|side| {
            let mut sums = self.feature_bias;
            for feature in features[side & 1].each() {
                sums.iter_mut().zip(&self.feature_weights[feature]).for_each(|(sum, weight)| *sum += weight);
            }
            sums
        });
        let bucket = output_bucket(sample.occupied.count_ones());
        let mut products = [0.0; HIDDEN];
        for (sums, weights) in accumulators.iter().zip(&self.output_weights[bucket]) {
            for (product, (sum, weight)) in products.iter_mut().zip(sums.iter().zip(weights)) {
                let clipped = sum.clamp(0.0, 1.0);
                *product += clipped * clipped * weight;
            }
        }
        Activations { features, accumulators, bucket, output: self.output_bias[bucket] + sum(&products) }
    }

    /// The predicted score, 0 to 1.
    pub fn predict(&self, sample: &Sample) -> f32 {
        sigmoid(self.forward(sample).output)
    }

    /// The quantised network, with hidden weights that are multiples of `step`; `scale` is what one unit of the output
    /// is in centipawns.
    pub fn quantise(&self, scale: u16, step: u16) -> Network<HIDDEN> {
        let quantised = |weight: f32, one: i16| (weight * f32::from(one)).round() as i16;
        let (steps, step) = (f32::from(QA) / f32::from(step), step as i16);
        let coarse = |weight: f32| (weight * steps).round() as i16 * step;
        Network {
            feature_weights: self.feature_weights.iter().map(|row| row.map(coarse)).collect(),
            feature_bias: self.feature_bias.map(|sum| quantised(sum, QA)),
            output_weights: self
                .output_weights
                .map(|pair| pair.map(|row| row.map(|weight| quantised(weight, QB)))),
            output_bias: self.output_bias.map(|bias| (bias * f32::from(QA) * f32::from(QB)) as i32),
            scale,
        }
    }
}

/// The sum, in an order that can be vectorised.
#[inline]
fn sum(numbers: &[f32]) -> f32 {
    let mut lanes = [0.0; 8];
    for chunk in numbers.as_chunks::<8>().0 {
        lanes.iter_mut().zip(chunk).for_each(|(lane, number)| *lane += number);
    }
    lanes.iter().sum()
}

/// The expected score of a value in the network's unit.
#[inline]
pub fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The gradient of the squared error, summed over samples.
struct Gradient<const HIDDEN: usize> {
    sum: Weights<HIDDEN>,
    samples: u32,
}

impl<const HIDDEN: usize> Gradient<HIDDEN> {
    fn zero() -> Self {
        Gradient { sum: Weights::zero(), samples: 0 }
    }

    /// Adds a sample; its squared error.
    #[inline]
    fn backpropagate(&mut self, weights: &Weights<HIDDEN>, sample: &Sample, target: f32) -> f32 {
        self.samples += 1;
        let activations = weights.forward(sample);
        let prediction = sigmoid(activations.output);
        let error = prediction - target;
        let delta = 2.0 * error * prediction * (1.0 - prediction);
        self.sum.output_bias[activations.bucket] += delta;
        for side in 0..2 {
            let sums = &activations.accumulators[side];
            let weights = &weights.output_weights[activations.bucket][side];
            let outputs = &mut self.sum.output_weights[activations.bucket][side];
            let mut hidden_delta = [0.0; HIDDEN];
            for place in 0..HIDDEN {
                let clipped = sums[place].clamp(0.0, 1.0);
                outputs[place] += delta * clipped * clipped;
                let inside = if clipped == sums[place] { 1.0 } else { 0.0 };
                hidden_delta[place] = delta * weights[place] * 2.0 * clipped * inside;
            }
            add(&mut self.sum.feature_bias, &hidden_delta);
            for feature in activations.features[side].each() {
                add(&mut self.sum.feature_weights[feature], &hidden_delta);
            }
        }
        error * error
    }

    /// Takes what another one has summed up.
    fn take(&mut self, other: &mut Self) {
        for (sums, parts) in self.sum.tensors().into_iter().zip(other.sum.tensors()) {
            add(sums, parts);
            parts.fill(0.0);
        }
        self.samples += mem::take(&mut other.samples);
    }
}

/// The weights in training.
pub struct Trainer<const HIDDEN: usize> {
    pub weights: Weights<HIDDEN>,
    gradient: Gradient<HIDDEN>,
    /// The parts of the gradient that other threads sum up.
    others: Vec<Gradient<HIDDEN>>,
    /// The first and second moment of the gradient.
    moments: [Weights<HIDDEN>; 2],
    steps: i32,
}

impl<const HIDDEN: usize> Trainer<HIDDEN> {
    pub fn new(weights: Weights<HIDDEN>, threads: usize) -> Self {
        let moments = [Weights::zero(), Weights::zero()];
        let others = (1..threads).map(|_| Gradient::zero()).collect();
        Trainer { weights, gradient: Gradient::zero(), others, moments, steps: 0 }
    }

    /// Adds a sample to the batch; its squared error.
    pub fn backpropagate(&mut self, sample: &Sample, target: f32) -> f32 {
        self.gradient.backpropagate(&self.weights, sample, target)
    }

    /// Adds samples to the batch, an equal share in each thread; the sum of their squared errors.
    pub fn backpropagate_all(&mut self, samples: &[Sample], target: impl Fn(&Sample) -> f32 + Sync) -> f64 {
        let (weights, target) = (&self.weights, &target);
        let shares = samples.chunks(samples.len().div_ceil(1 + self.others.len()).max(1));
        let gradients = iter::once(&mut self.gradient).chain(&mut self.others);
        thread::scope(|scope| {
            let run = |(gradient, share): (&mut Gradient<HIDDEN>, &[Sample])| {
                let one = |sample| f64::from(gradient.backpropagate(weights, sample, target(sample)));
                share.iter().map(one).sum::<f64>()
            };
            let parts: Vec<_> = gradients.zip(shares).map(|part| scope.spawn(move || run(part))).collect();
            parts.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).sum()
        })
    }

    /// A step of Adam on the batch.
    pub fn step(&mut self, learning_rate: f32) {
        self.steps += 1;
        self.others.iter_mut().for_each(|other| self.gradient.take(other));
        let share = 1.0 / mem::take(&mut self.gradient.samples).max(1) as f32;
        // The moments are biased towards zero, where they begin.
        let [correction1, correction2] = BETAS.map(|beta| 1.0 / (1.0 - beta.powi(self.steps)));
        let [first, second] = &mut self.moments;
        let tensors = self.weights.tensors().into_iter().zip(self.gradient.sum.tensors());
        let moments = first.tensors().into_iter().zip(second.tensors());
        for ((weights, gradients), (firsts, seconds)) in tensors.zip(moments) {
            let all = weights.iter_mut().zip(gradients).zip(firsts.iter_mut().zip(seconds));
            for ((weight, gradient), (first, second)) in all {
                let mean = *gradient * share;
                *first += (1.0 - BETAS[0]) * (mean - *first);
                *second += (1.0 - BETAS[1]) * (mean * mean - *second);
                let step = *first * correction1 / ((*second * correction2).sqrt() + EPSILON);
                *weight = (*weight - learning_rate * (step + WEIGHT_DECAY * *weight))
                    .clamp(-MAX_WEIGHT, MAX_WEIGHT);
                *gradient = 0.0;
            }
        }
    }
}

/// Adds a vector to another.
#[inline]
fn add(sums: &mut [f32], numbers: &[f32]) {
    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::engine::nnue::AccumulatorCache;
    use crate::games::chess::fen;

    const TEXT: &str = "r3k2r/1pp2pp1/2nb1q1p/p3p3/2BPP1b1/2P2N2/PP1Q1PPP/R4RK1 b - - 0 1";

    fn sample() -> Sample {
        Sample::new(&fen::read(TEXT).unwrap(), 0, 1)
    }

    #[test]
    fn the_gradient_is_that_of_the_error() {
        let (sample, target) = (sample(), 0.9);
        let mut trainer = Trainer::<8>::new(Weights::random(1), 1);
        trainer.backpropagate(&sample, target);
        let error = |weights: &Weights<8>| f64::from(weights.predict(&sample) - target).powi(2);
        let mut checked = 0;
        for block in 0..4 {
            for place in 0..trainer.weights.tensors()[block].len() {
                let gradient = trainer.gradient.sum.tensors()[block][place];
                if gradient == 0.0 && place % 97 != 0 {
                    continue;
                }
                let moved = |by: f32| {
                    let mut weights = trainer.weights.clone();
                    weights.tensors()[block][place] += by;
                    error(&weights)
                };
                // To both sides, because a sum may clip just there.
                let sides = [0.002, -0.002].map(|by| (moved(by) - error(&trainer.weights)) / f64::from(by));
                let [low, high] = [sides[0].min(sides[1]) - 2e-3, sides[0].max(sides[1]) + 2e-3];
                assert!(
                    (low..high).contains(&f64::from(gradient)),
                    "{block} {place}: {low} {gradient} {high}"
                );
                checked += u32::from(gradient != 0.0);
            }
        }
        assert!(checked > 100, "{checked}");
    }

    #[test]
    fn threads_share_a_batch() {
        let samples: Vec<Sample> = (0..7).map(|score| Sample { score, ..sample() }).collect();
        let target = |sample: &Sample| f32::from(sample.score) / 7.0;
        let trained = |threads| {
            let mut trainer = Trainer::<16>::new(Weights::random(6), threads);
            let errors = [0, 1].map(|_| {
                let error = trainer.backpropagate_all(&samples, target);
                trainer.step(0.003);
                error
            });
            (errors, trainer.weights.predict(&sample()))
        };
        let (alone, prediction) = trained(1);
        assert!(alone[1] < alone[0]);
        for threads in [2, 3, 7, 10] {
            let (shared, same) = trained(threads);
            assert!((shared[0] - alone[0]).abs() < 1e-6 && (shared[1] - alone[1]).abs() < 1e-4);
            assert!((same - prediction).abs() < 1e-4);
        }
    }

    #[test]
    fn a_wider_network_begins_with_the_values_of_its_start() {
        let mut trainer = Trainer::<16>::new(Weights::random(4), 1);
        for _ in 0..50 {
            trainer.backpropagate(&sample(), 0.8);
            trainer.step(0.003);
        }
        let network = trainer.weights.quantise(400, 1);
        let same = Weights::<16>::of_network(&network, 400, 1);
        let wider = Weights::<24>::of_network(&network, 400, 1);
        assert!(same.quantise(400, 1) == network);
        // In another unit the values are the same.
        let value = |weights: &Weights<16>, scale: f32| scale * weights.forward(&sample()).output;
        let other = Weights::<16>::of_network(&network, 200, 1);
        assert!((value(&same, 400.0) - value(&other, 200.0)).abs() < 0.01);
        assert!((same.predict(&sample()) - wider.predict(&sample())).abs() < 1e-5);
        // The other neurons have no influence yet, but learn.
        let mut trainer = Trainer::new(wider, 1);
        trainer.backpropagate(&sample(), 0.1);
        let learning = trainer.gradient.sum.output_weights.as_flattened().iter().flat_map(|row| &row[16..]);
        assert!(learning.filter(|gradient| **gradient != 0.0).count() > 4);
    }

    #[test]
    fn a_coarse_network_has_few_weights_and_a_short_file() {
        let weights = Weights::<16>::random(5);
        let [fine, coarse] = [1, 4].map(|step| weights.quantise(400, step));
        assert!(coarse.feature_weights.as_flattened().iter().all(|weight| weight % 4 == 0));
        let pairs = fine.feature_weights.as_flattened().iter().zip(coarse.feature_weights.as_flattened());
        assert!(pairs.into_iter().all(|(fine, coarse)| fine.abs_diff(*coarse) <= 2));
        let [long, short] = [&fine, &coarse].map(|network| network.pack().len());
        assert!(short < long * 5 / 6, "{short} {long}");
        assert!(Network::unpack(&coarse.pack()).is_some_and(|read: Network<16>| read == coarse));
    }

    #[test]
    fn training_reaches_the_target_and_quantisation_keeps_it() {
        let sample = sample();
        let mut trainer = Trainer::<16>::new(Weights::random(2), 1);
        for _ in 0..300 {
            trainer.backpropagate(&sample, 0.8);
            trainer.step(0.003);
        }
        let expected = trainer.weights.predict(&sample);
        assert!((expected - 0.8).abs() < 0.02, "{expected}");
        let network = trainer.weights.quantise(400, 1);
        let value = AccumulatorCache::new(&network).evaluate(&network, &sample.board());
        assert!((sigmoid(value as f32 / 400.0) - expected).abs() < 0.02, "{value}");
    }
}
