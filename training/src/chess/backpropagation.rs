//! The gradient of the loss on a batch of samples.
//!
//! The weights of all features and their gradient exceed the L2 cache. Therefore one tile of neurons at a
//! time processes all samples of the batch: forward, then, once the errors are known, backward.

use super::float_network::{Features, Weights, activation, sigmoid, sum};
use super::sample::Sample;
use stratege::games::chess::engine::nnue::FEATURES;

/// Neurons per tile: those of both perspectives fit into the registers.
pub const TILE: usize = 64;

/// One number per neuron of a tile.
type Tile = [f32; TILE];

/// Huber loss: errors above this count linearly instead of squared. The largest errors are tactics that the
/// search has seen and an evaluation cannot know.
pub const HUBER: f32 = 0.15;

/// Gradient of the loss, summed over samples, with scratch space.
pub struct Gradient<const HIDDEN: usize> {
    pub sum: Weights<HIDDEN>,
    /// Number of summed samples.
    pub samples: u32,
    /// Weights of the tile, or their gradient, by feature.
    rows: Vec<Tile>,
    passes: Vec<Pass>,
    /// Accumulators of the side to move and of the other side, by tile and sample.
    accumulators: Vec<[Tile; 2]>,
}

/// A sample on its way through the network.
struct Pass {
    features: Features,
    output: f32,
    /// Derivative of the loss with respect to the output.
    delta: f32,
}

impl<const HIDDEN: usize> Gradient<HIDDEN> {
    pub fn zero() -> Self {
        const { assert!(HIDDEN.is_multiple_of(TILE), "whole tiles") };
        Gradient {
            sum: Weights::zero(),
            samples: 0,
            rows: vec![[0.0; TILE]; FEATURES],
            passes: Vec::new(),
            accumulators: Vec::new(),
        }
    }

    /// Adds the gradient of samples; returns the sum of their squared errors.
    pub fn backpropagate(
        &mut self,
        weights: &Weights<HIDDEN>,
        samples: &[Sample],
        target: impl Fn(&Sample) -> f32,
    ) -> f64 {
        self.samples += samples.len() as u32;
        self.passes.clear();
        self.passes.extend(samples.iter().map(|sample| {
            let features = Features::of(sample);
            Pass { output: weights.output_bias[features.bucket], delta: 0.0, features }
        }));
        self.accumulators.clear();
        for first in (0..HIDDEN).step_by(TILE) {
            self.forward(weights, first);
        }
        let mut squared_errors = 0.0;
        for (pass, sample) in self.passes.iter_mut().zip(samples) {
            let prediction = sigmoid(pass.output);
            let error = prediction - target(sample);
            pass.delta = 2.0 * error.clamp(-HUBER, HUBER) * prediction * (1.0 - prediction);
            self.sum.output_bias[pass.features.bucket] += pass.delta;
            squared_errors += f64::from(error * error);
        }
        for first in (0..HIDDEN).step_by(TILE) {
            self.backward(weights, first);
        }
        squared_errors
    }

    /// Adds the contribution of the tile that starts with neuron `first` to the outputs.
    fn forward(&mut self, weights: &Weights<HIDDEN>, first: usize) {
        for (row, all) in self.rows.iter_mut().zip(&weights.feature_weights) {
            *row = *tile(all, first);
        }
        let bias = tile(&weights.feature_bias, first);
        for pass in &mut self.passes {
            let mut sums = [*bias; 2];
            for [own, other] in pass.features.pairs() {
                add(&mut sums[0], &self.rows[own]);
                add(&mut sums[1], &self.rows[other]);
            }
            let mut products = [0.0; TILE];
            for (sums, weights) in sums.iter().zip(&weights.output_weights[pass.features.bucket]) {
                let weights = tile(weights, first);
                for place in 0..TILE {
                    products[place] += activation(sums[place]) * weights[place];
                }
            }
            pass.output += sum(&products);
            self.accumulators.push(sums);
        }
    }

    /// Adds the gradient of the weights of the tile that starts with neuron `first`.
    fn backward(&mut self, weights: &Weights<HIDDEN>, first: usize) {
        self.rows.fill([0.0; TILE]);
        let mut bias = [0.0; TILE];
        let accumulators = &self.accumulators[first / TILE * self.passes.len()..];
        for (pass, sums) in self.passes.iter().zip(accumulators) {
            let mut deltas = [[0.0; TILE]; 2];
            for side in 0..2 {
                let weights = tile(&weights.output_weights[pass.features.bucket][side], first);
                let outputs = tile_mut(&mut self.sum.output_weights[pass.features.bucket][side], first);
                for place in 0..TILE {
                    let sum = sums[side][place];
                    let clipped = sum.clamp(0.0, 1.0);
                    let slope = if clipped == sum { 2.0 * clipped } else { 0.0 };
                    outputs[place] += pass.delta * clipped * clipped;
                    deltas[side][place] = pass.delta * weights[place] * slope;
                }
                add(&mut bias, &deltas[side]);
            }
            for [own, other] in pass.features.pairs() {
                add(&mut self.rows[own], &deltas[0]);
                add(&mut self.rows[other], &deltas[1]);
            }
        }
        add(tile_mut(&mut self.sum.feature_bias, first), &bias);
        for (row, all) in self.rows.iter().zip(&mut self.sum.feature_weights) {
            add(tile_mut(all, first), row);
        }
    }
}

/// The numbers of the tile that starts with neuron `first`.
#[inline]
fn tile<const HIDDEN: usize>(all: &[f32; HIDDEN], first: usize) -> &Tile {
    &all[first..].as_chunks().0[0]
}

#[inline]
fn tile_mut<const HIDDEN: usize>(all: &mut [f32; HIDDEN], first: usize) -> &mut Tile {
    &mut all[first..].as_chunks_mut().0[0]
}

/// Adds `numbers` to `sums`.
#[inline]
fn add(sums: &mut Tile, numbers: &Tile) {
    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}
