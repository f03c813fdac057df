//! Training steps: AdamW on gradients that several threads compute.

use std::panic::resume_unwind;
use std::{iter, mem, thread};

use super::backpropagation::Gradient;
use super::float_network::Weights;
use super::sample::Sample;

/// Weights are clipped to this, so that the quantised network cannot overflow.
const MAX_WEIGHT: f32 = 1.98;

/// Adam: decay rates of the moments, and the term that avoids division by zero.
const BETAS: [f32; 2] = [0.9, 0.999];
const EPSILON: f32 = 1e-8;

/// Decoupled weight decay (AdamW).
const WEIGHT_DECAY: f32 = 0.01;

/// A network in training.
pub struct Trainer<const HIDDEN: usize> {
    pub weights: Weights<HIDDEN>,
    gradient: Gradient<HIDDEN>,
    /// Partial gradients of the other threads.
    others: Vec<Gradient<HIDDEN>>,
    /// First and second moment of the gradient.
    moments: [Weights<HIDDEN>; 2],
    steps: i32,
}

impl<const HIDDEN: usize> Trainer<HIDDEN> {
    pub fn new(weights: Weights<HIDDEN>, threads: usize) -> Self {
        let moments = [Weights::zero(), Weights::zero()];
        let others = (1..threads).map(|_| Gradient::zero()).collect();
        Trainer { weights, gradient: Gradient::zero(), others, moments, steps: 0 }
    }

    /// Adds samples to the batch, an equal share per thread; returns the sum of their squared errors.
    pub fn backpropagate(&mut self, samples: &[Sample], target: impl Fn(&Sample) -> f32 + Sync) -> f64 {
        let (weights, target) = (&self.weights, &target);
        let shares = samples.chunks(samples.len().div_ceil(1 + self.others.len()).max(1));
        let gradients = iter::once(&mut self.gradient).chain(&mut self.others);
        thread::scope(|scope| {
            let run = |(gradient, share): (&mut Gradient<HIDDEN>, &[Sample])| {
                gradient.backpropagate(weights, share, target)
            };
            let parts: Vec<_> = gradients.zip(shares).map(|part| scope.spawn(move || run(part))).collect();
            parts.into_iter().map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).sum()
        })
    }

    /// Performs an Adam step on the batch.
    pub fn step(&mut self, learning_rate: f32) {
        self.steps += 1;
        for other in &mut self.others {
            for (sums, parts) in self.gradient.sum.tensors().into_iter().zip(other.sum.tensors()) {
                sums.iter_mut().zip(&*parts).for_each(|(sum, part)| *sum += part);
                parts.fill(0.0);
            }
            self.gradient.samples += mem::take(&mut other.samples);
        }
        let share = 1.0 / mem::take(&mut self.gradient.samples).max(1) as f32;
        // Corrects the initial bias of the moments towards zero.
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

#[cfg(test)]
mod tests {
    use super::super::backpropagation::HUBER;
    use super::super::float_network::sigmoid;
    use super::*;
    use stratege::games::chess::engine::nnue::AccumulatorCache;
    use stratege::games::chess::fen;

    const TEXT: &str = "r3k2r/1pp2pp1/2nb1q1p/p3p3/2BPP1b1/2P2N2/PP1Q1PPP/R4RK1 b - - 0 1";

    fn sample() -> Sample {
        Sample::new(&fen::read(TEXT).unwrap(), 0, 1)
    }

    #[test]
    fn gradient_matches_finite_differences() {
        let sample = sample();
        let predicted = Weights::<128>::random(1).predict(&sample);
        check_gradient(&sample, predicted + 0.6 * HUBER);
        check_gradient(&sample, predicted - 2.0 * HUBER);
    }

    fn check_gradient(sample: &Sample, target: f32) {
        let mut trainer = Trainer::<128>::new(Weights::random(1), 1);
        trainer.backpropagate(&[*sample], |_| target);
        let error = |weights: &Weights<128>| {
            let (error, limit) = (f64::from(weights.predict(sample) - target).abs(), f64::from(HUBER));
            if error <= limit { error * error } else { limit * (2.0 * error - limit) }
        };
        let mut checked = 0;
        for block in 0..4 {
            for place in 0..trainer.weights.tensors()[block].len() {
                let gradient = trainer.gradient.sum.tensors()[block][place];
                if place % (if gradient == 0.0 { 97 } else { 7 }) != 0 {
                    continue;
                }
                let moved = |by: f32| {
                    let mut weights = trainer.weights.clone();
                    weights.tensors()[block][place] += by;
                    error(&weights)
                };
                // Two-sided, because a sum may be clipped just there.
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
            let mut trainer = Trainer::<64>::new(Weights::random(6), threads);
            let errors = [0, 1].map(|_| {
                let error = trainer.backpropagate(&samples, target);
                trainer.step(0.0003);
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
    fn wider_network_starts_with_the_same_values() {
        let mut trainer = Trainer::<64>::new(Weights::random(4), 1);
        for _ in 0..50 {
            trainer.backpropagate(&[sample()], |_| 0.8);
            trainer.step(0.003);
        }
        let network = trainer.weights.quantise(400, |_| 0);
        let same = Weights::<64>::of_network(&network, 400, 1);
        let wider = Weights::<128>::of_network(&network, 400, 1);
        assert!(same.quantise(400, |_| 0) == network);
        // In another unit the values are the same.
        let value = |weights: &Weights<64>, scale: f32| scale * weights.forward(&sample());
        let other = Weights::<64>::of_network(&network, 200, 1);
        assert!((value(&same, 400.0) - value(&other, 200.0)).abs() < 0.01);
        assert!((same.predict(&sample()) - wider.predict(&sample())).abs() < 1e-5);
        // Additional neurons have no influence yet, but learn.
        let mut trainer = Trainer::new(wider, 1);
        trainer.backpropagate(&[sample()], |_| 0.1);
        let learning = trainer.gradient.sum.output_weights.as_flattened().iter().flat_map(|row| &row[64..]);
        assert!(learning.filter(|gradient| **gradient != 0.0).count() > 4);
    }

    #[test]
    fn training_and_quantisation_reach_the_target() {
        let sample = sample();
        let mut trainer = Trainer::<64>::new(Weights::random(2), 1);
        for _ in 0..300 {
            trainer.backpropagate(&[sample], |_| 0.8);
            trainer.step(0.003);
        }
        let expected = trainer.weights.predict(&sample);
        assert!((expected - 0.8).abs() < 0.02, "{expected}");
        let network = trainer.weights.quantise(400, |_| 0);
        let value = AccumulatorCache::new(&network).evaluate(&network, &sample.board(), 0);
        assert!((sigmoid(value as f32 / 400.0) - expected).abs() < 0.02, "{value}");
    }
}
