//! The gradient of the error by the weights of the network: backpropagation.

use std::mem;

use super::sample::Sample;
use super::trainer::{Weights, sigmoid};

/// The gradient of the squared error, summed over samples.
pub struct Gradient<const HIDDEN: usize> {
    pub sum: Weights<HIDDEN>,
    pub samples: u32,
}

impl<const HIDDEN: usize> Gradient<HIDDEN> {
    pub fn zero() -> Self {
        Gradient { sum: Weights::zero(), samples: 0 }
    }

    /// Adds a sample; its squared error.
    #[inline]
    pub fn backpropagate(&mut self, weights: &Weights<HIDDEN>, sample: &Sample, target: f32) -> f32 {
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
    pub fn take(&mut self, other: &mut Self) {
        for (sums, parts) in self.sum.tensors().into_iter().zip(other.sum.tensors()) {
            add(sums, parts);
            parts.fill(0.0);
        }
        self.samples += mem::take(&mut other.samples);
    }
}

/// Adds a vector to another.
#[inline]
fn add(sums: &mut [f32], numbers: &[f32]) {
    sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}
