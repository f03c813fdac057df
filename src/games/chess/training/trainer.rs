//! How the network learns: backpropagation and Adam.

use std::panic::resume_unwind;
use std::{iter, mem, thread};

use super::float_network::{Weights, sigmoid};
use super::sample::Sample;

/// Weights are clipped to this, so that the quantised network cannot overflow.
const MAX_WEIGHT: f32 = 1.98;

/// Adam: the decay rates of the moments, and what avoids a division by zero.
const BETAS: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;

/// Decoupled weight decay (AdamW).
const WEIGHT_DECAY: f32 = 0.01;

/// Huber loss: beyond this an error counts linearly, no longer squared. The greatest ones are tactics that the search
/// has seen and no evaluation can know.
const HUBER: f32 = 0.15;

/// The gradient of the loss, summed over samples.
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
        let delta = 2.0 * error.clamp(-HUBER, HUBER) * prediction * (1.0 - prediction);
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
    fn the_gradient_is_that_of_the_loss() {
        let sample = sample();
        let predicted = Weights::<8>::random(1).predict(&sample);
        check_gradient(&sample, predicted + 0.6 * HUBER);
        check_gradient(&sample, predicted - 2.0 * HUBER);
    }

    fn check_gradient(sample: &Sample, target: f32) {
        let mut trainer = Trainer::<8>::new(Weights::random(1), 1);
        trainer.backpropagate(sample, target);
        let error = |weights: &Weights<8>| {
            let (error, limit) = (f64::from(weights.predict(sample) - target).abs(), f64::from(HUBER));
            if error <= limit { error * error } else { limit * (2.0 * error - limit) }
        };
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
        let network = trainer.weights.quantise(400, |_| 0);
        let same = Weights::<16>::of_network(&network, 400, 1);
        let wider = Weights::<24>::of_network(&network, 400, 1);
        assert!(same.quantise(400, |_| 0) == network);
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
    fn training_reaches_the_target_and_quantisation_keeps_it() {
        let sample = sample();
        let mut trainer = Trainer::<16>::new(Weights::random(2), 1);
        for _ in 0..300 {
            trainer.backpropagate(&sample, 0.8);
            trainer.step(0.003);
        }
        let expected = trainer.weights.predict(&sample);
        assert!((expected - 0.8).abs() < 0.02, "{expected}");
        let network = trainer.weights.quantise(400, |_| 0);
        let value = AccumulatorCache::new(&network).evaluate(&network, &sample.board(), 0);
        assert!((sigmoid(value as f32 / 400.0) - expected).abs() < 0.02, "{value}");
    }
}
