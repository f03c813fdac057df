//! Trains a network on samples.

use std::io::Write;
use std::time::Instant;

use super::float_network::{Weights, shifts, sigmoid};
use super::sample::Sample;
use super::trainer::Trainer;
use crate::error::TrainingError;
use stratege::games::chess::engine::nnue::{AccumulatorCache, Network};
use stratege::search::random::Random;

/// Samples per batch.
const BATCH: usize = 4096;

/// Final learning rate.
const LAST_LEARNING_RATE: f32 = 0.000_01;

/// Options of a training run.
#[derive(Clone, Copy, Debug)]
pub struct FitOptions {
    /// Number of epochs.
    pub rounds: u32,
    /// Seed of the sample order and of the initial weights.
    pub seed: u64,
    /// Share of the game's result in the target, 0 to 1; the rest is the search's score.
    pub results: f32,
    /// Initial learning rate.
    pub learning_rate: f32,
    /// Threads that share each batch of samples.
    pub threads: usize,
}

/// Maximum number of samples for measuring the validation error and counting features.
const MAX_MEASURED: usize = 400_000;

/// Training target: the expected score of a position, 0 to 1.
pub struct Target {
    /// Centipawns per unit of the sigmoid.
    pub scale: f32,
    /// Share of the result; the rest is the search's score.
    pub results: f32,
}

impl Target {
    pub fn of(&self, sample: &Sample) -> f32 {
        let by_score = self.of_score(sample.score.into());
        sample.points().map_or(by_score, |points| by_score + self.results * (points - by_score))
    }

    /// Expected score for the score of a search or an evaluation.
    pub fn of_score(&self, score: i32) -> f32 {
        sigmoid(score as f32 / self.scale)
    }

    /// Mean squared error of predictions.
    fn error(&self, samples: &[Sample], mut predict: impl FnMut(&Sample) -> f32) -> f64 {
        let one = |sample: &Sample| f64::from(predict(sample) - self.of(sample)).powi(2);
        samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
    }
}

/// Sum of the errors since the last progress report, with the number of samples.
#[derive(Default)]
struct Errors {
    sum: f64,
    count: usize,
}

impl Errors {
    fn add(&mut self, sum: f64, count: usize) {
        self.sum += sum;
        self.count += count;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }
}

struct Fit<const HIDDEN: usize> {
    trainer: Trainer<HIDDEN>,
    target: Target,
    random: Random,
    training: Vec<Sample>,
    /// Samples processed so far, over all epochs.
    trained: u64,
    errors: Errors,
}

impl<const HIDDEN: usize> Fit<HIDDEN> {
    /// Backpropagates samples until this number is reached, in a new order for each epoch.
    fn train(&mut self, until: u64) {
        let Fit { trainer, target, random, training, trained, errors, .. } = self;
        let all = training.len();
        while *trained < until {
            let first = (*trained % all as u64) as usize;
            let last = all.min(first + (until - *trained) as usize);
            // Steps of a Fisher–Yates shuffle.
            for place in first..last {
                training.swap(place, place + random.below(all - place));
            }
            let batch = &training[first..last];
            errors.add(trainer.backpropagate(batch, |one| target.of(one)), batch.len());
            *trained += batch.len() as u64;
        }
    }

    /// Mean squared error of the weights on these samples.
    fn error(&self, samples: &[Sample]) -> f64 {
        self.target.error(samples, |sample| self.trainer.weights.predict(sample))
    }
}

/// Trains a network from these weights, in units of `scale` centipawns, with twenty progress reports.
pub fn fit<const HIDDEN: usize>(
    samples: &[Sample],
    weights: Weights<HIDDEN>,
    scale: u16,
    options: FitOptions,
    out: &mut dyn Write,
) -> Result<Network<HIDDEN>, TrainingError> {
    let FitOptions { rounds, seed, results, .. } = options;
    let begun = Instant::now();
    let (training, held_out): (Vec<Sample>, Vec<Sample>) = samples.iter().partition(|one| !one.held_out());
    let validation: Vec<Sample> = thinned(&held_out).copied().collect();
    let mut fit = Fit {
        trainer: Trainer::<HIDDEN>::new(weights, options.threads),
        target: Target { scale: f32::from(scale), results },
        random: Random::for_occasion(seed, 1),
        training,
        trained: 0,
        errors: Errors::default(),
    };
    writeln!(out, "{} training positions, {} held out, scale {scale}", fit.training.len(), validation.len())?;
    writeln!(out, "error at the start {:.6} held out", fit.error(&validation))?;
    let all = u64::from(rounds) * fit.training.len() as u64;
    let steps = all.div_ceil(BATCH as u64) as u32;
    for step in 0..steps {
        fit.train(all * u64::from(step + 1) / u64::from(steps));
        fit.trainer
            .step(learning_rate([options.learning_rate, LAST_LEARNING_RATE], step as f32 / steps as f32));
        if (step + 1).is_multiple_of(steps.div_ceil(20)) || step + 1 == steps {
            writeln!(
                out,
                "{:6.1} s  step {} of {steps}: error {:.6} training, {:.6} held out",
                begun.elapsed().as_secs_f64(),
                step + 1,
                std::mem::take(&mut fit.errors).mean(),
                fit.error(&validation),
            )?;
            out.flush()?;
        }
    }
    let shifts = shifts(thinned(samples));
    let network = fit.trainer.weights.quantise(scale, |feature| shifts[feature]);
    let mut accumulators = AccumulatorCache::new(&network);
    let error = fit.target.error(&validation, |sample| {
        fit.target.of_score(accumulators.evaluate(&network, &sample.board(), 0))
    });
    writeln!(out, "error of the quantised network {error:.6} held out")?;
    Ok(network)
}

/// At most [`MAX_MEASURED`] evenly spaced samples.
fn thinned(samples: &[Sample]) -> impl Iterator<Item = &Sample> {
    samples.iter().step_by(samples.len().div_ceil(MAX_MEASURED).max(1))
}

/// Learning rate after this share of all steps: linear warm-up, then cosine decay.
fn learning_rate([first, last]: [f32; 2], done: f32) -> f32 {
    let warm = (done / 0.01).min(1.0);
    warm * (last + (first - last) * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0)
}

/// The sigmoid scale, in centipawns, with which the samples' scores predict their results best.
pub fn fit_scale(samples: &[Sample]) -> u16 {
    let some = samples.len() / 200_000 + 1;
    let error = |scale: u16| {
        let one = |sample: &Sample| {
            let expected = sigmoid(f32::from(sample.score) / f32::from(scale));
            sample.points().map_or(0.0, |points| f64::from(expected - points).powi(2))
        };
        samples.iter().step_by(some).map(one).sum::<f64>()
    };
    let tried = (10..=80).map(|tens| 10 * tens).map(|scale| (error(scale), scale));
    tried.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(400, |(_, scale)| scale)
}
