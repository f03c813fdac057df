//! Linear least-squares regression: fits weights whose sums over patterns and features match the labels of
//! many positions.
//!
//! Conjugate gradients, preconditioned by the number of occurrences of each weight. The prior of a weight is
//! its value at the next stage, which is fitted before; it is zero at the last stage.

use super::sample::Sample;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::features::FEATURE_COUNT;
use stratege::games::reversi::engine::patterns::{PATTERN_COUNT, PatternIndices};
use stratege::games::reversi::engine::weights::{EMPTY_COUNTS, WEIGHT_COUNT, weight_indices};

/// Terms of a position: patterns, features, and the tempo value.
const TERM_COUNT: usize = PATTERN_COUNT + FEATURE_COUNT + 1;

/// Fitted parameters of a stage: weights, then tempo values by empty squares.
const FITTED_COUNT: usize = WEIGHT_COUNT + EMPTY_COUNTS;

/// Weight of the prior, in occurrences.
const PRIOR_COUNT: f32 = 12.0;

/// Weight of an occurrence at the next stage.
const LATER_STAGE: f32 = 0.25;

/// The fit of a stage; mirror images share the canonical weight.
pub struct Fitted {
    /// Weights and tempo values, in 128ths of a disc.
    values: Vec<f32>,
    /// Number of occurrences of each.
    counts: Vec<f32>,
}

impl Fitted {
    /// All zero: the prior of the last stage.
    pub fn zero() -> Fitted {
        Fitted { values: vec![0.0; FITTED_COUNT], counts: vec![0.0; FITTED_COUNT] }
    }

    /// Evaluates a position of the stage.
    pub fn evaluate(&self, board: &Board, canonical: &[u32]) -> f32 {
        terms(board, canonical).iter().map(|&term| self.values[term as usize]).sum()
    }

    /// A weight and its number of occurrences, including weighted ones at later stages.
    pub fn weight(&self, index: usize) -> (f32, f32) {
        (self.values[index], self.counts[index])
    }

    /// Tempo values by empty squares.
    pub fn tempo(&self) -> &[f32] {
        &self.values[WEIGHT_COUNT..]
    }
}

/// Indices of a position's terms.
fn terms(board: &Board, canonical: &[u32]) -> [u32; TERM_COUNT] {
    let mut terms = [0; TERM_COUNT];
    for (term, index) in terms.iter_mut().zip(weight_indices(board, &PatternIndices::of(board))) {
        *term = canonical[index];
    }
    terms[TERM_COUNT - 1] = WEIGHT_COUNT as u32 + board.empty_count();
    terms
}

/// Fits the training samples of one stage, starting from the fit of the next stage.
pub fn fit(samples: &[Sample], canonical: &[u32], later: &Fitted, rounds: u32) -> Fitted {
    let training = || samples.iter().filter(|sample| !sample.held_out);
    let rows: Vec<[u32; TERM_COUNT]> = training().map(|sample| terms(&sample.board, canonical)).collect();
    let sample_weights: Vec<f32> = training().map(Sample::weight).collect();
    let mut counts = vec![0f32; FITTED_COUNT];
    let mut residual = vec![0f32; FITTED_COUNT];
    for ((row, sample_weight), sample) in rows.iter().zip(&sample_weights).zip(training()) {
        let before: f32 = row.iter().map(|&term| later.values[term as usize]).sum();
        for &term in row {
            counts[term as usize] += sample_weight;
            residual[term as usize] += sample_weight * (f32::from(sample.value) - before);
        }
    }
    let scale: Vec<f32> = counts.iter().map(|count| count + PRIOR_COUNT).collect();
    let mut all = later.values.clone();
    let scaled = |residual: &[f32]| {
        residual.iter().zip(&scale).map(|(residual, scale)| residual / scale).collect::<Vec<_>>()
    };
    let mut step = scaled(&residual);
    let mut size = dot(&residual, &step);
    for _ in 0..rounds {
        let image = apply(&rows, &sample_weights, &step);
        let length = (size / dot(&step, &image)) as f32;
        all.iter_mut().zip(&step).for_each(|(weight, step)| *weight += length * step);
        residual.iter_mut().zip(&image).for_each(|(residual, image)| *residual -= length * image);
        let fresh = scaled(&residual);
        let fresh_size = dot(&residual, &fresh);
        let ratio = (fresh_size / size) as f32;
        step.iter_mut().zip(&fresh).for_each(|(step, fresh)| *step = fresh + ratio * *step);
        size = fresh_size;
    }
    counts.iter_mut().zip(&later.counts).for_each(|(count, later)| *count += LATER_STAGE * later);
    Fitted { values: all, counts }
}

/// Multiplies a vector by the matrix of the normal equations.
fn apply(rows: &[[u32; TERM_COUNT]], sample_weights: &[f32], vector: &[f32]) -> Vec<f32> {
    let mut image: Vec<f32> = vector.iter().map(|number| number * PRIOR_COUNT).collect();
    for (row, sample_weight) in rows.iter().zip(sample_weights) {
        let sum = sample_weight * row.iter().map(|&term| vector[term as usize]).sum::<f32>();
        row.iter().for_each(|&term| image[term as usize] += sum);
    }
    image
}

fn dot(left: &[f32], right: &[f32]) -> f64 {
    left.iter().zip(right).map(|(&left, &right)| f64::from(left) * f64::from(right)).sum()
}
