//! Trains a network on samples.
//!
//! Games are few and the hand-crafted evaluation (HCE) is fast, so the network first learns to predict the HCE on
//! positions near the games, of which there are as many as one likes; then the samples join in.

use std::io::Write;
use std::time::Instant;

use super::float_network::{Weights, shifts, sigmoid};
use super::sample::Sample;
use super::trainer::Trainer;
use crate::games::chess::board::Board;
use crate::games::chess::engine::evaluation::HandCraftedEvaluator;
use crate::games::chess::engine::evaluator::Evaluator;
use crate::games::chess::engine::nnue::{AccumulatorCache, Network};
use crate::search::random::Random;
use crate::training::TrainingError;

/// The batch size: positions labelled by the HCE in a step, or samples where there are no others.
const BATCH: usize = 4096;

/// The last learning rate.
const LAST_LEARNING_RATE: f32 = 0.000_01;

/// A position labelled by the HCE is at most this many random moves away from a sample.
const MAX_RANDOM_MOVES: usize = 4;

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub struct FitOptions {
    /// Steps with a batch of positions labelled by the HCE.
    pub hce_steps: u32,
    /// Epochs over the samples.
    pub rounds: u32,
    /// The seed of the order of the samples and of the initial weights.
    pub seed: u64,
    /// The share of the game's result in the target, 0 to 1; the rest is the search's score.
    pub results: f32,
    /// The learning rate that the training begins with.
    pub learning_rate: f32,
    /// Threads that share each batch of samples.
    pub threads: usize,
}

/// The error on positions held out is measured, and features are counted, on at most this many.
const MAX_MEASURED: usize = 400_000;

/// The expected score of a position that is trained for, 0 to 1.
pub struct Target {
    /// Centipawns in one unit of the sigmoid.
    pub scale: f32,
    /// The share of the result; the rest is the search's score.
    pub results: f32,
}

impl Target {
    pub fn of(&self, sample: &Sample) -> f32 {
        let by_score = self.of_score(sample.score.into());
        sample.points().map_or(by_score, |points| by_score + self.results * (points - by_score))
    }

    /// The expected score by a search's or an evaluation's.
    pub fn of_score(&self, score: i32) -> f32 {
        sigmoid(score as f32 / self.scale)
    }

    /// The mean squared error of predictions of these samples.
    fn error(&self, samples: &[Sample], mut predict: impl FnMut(&Sample) -> f32) -> f64 {
        let one = |sample: &Sample| f64::from(predict(sample) - self.of(sample)).powi(2);
        samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
    }
}

/// The errors since the last progress report: on positions labelled by the HCE, and on samples.
#[derive(Default)]
struct Errors {
    sums: [f64; 2],
    counts: [usize; 2],
}

impl Errors {
    const HCE: usize = 0;
    const SAMPLES: usize = 1;

    fn add(&mut self, kind: usize, sum: f64, count: usize) {
        self.sums[kind] += sum;
        self.counts[kind] += count;
    }

    fn mean(&self, kind: usize) -> f64 {
        self.sums[kind] / self.counts[kind].max(1) as f64
    }
}

/// A training run.
struct Fit<const HIDDEN: usize> {
    trainer: Trainer<HIDDEN>,
    target: Target,
    hce: HandCraftedEvaluator,
    random: Random,
    training: Vec<Sample>,
    /// Samples trained on so far, over all epochs.
    trained: u64,
    errors: Errors,
}

impl<const HIDDEN: usize> Fit<HIDDEN> {
    /// A batch of positions labelled by the HCE.
    fn train_on_hce(&mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        for _ in 0..BATCH {
            let sample = &self.training[self.random.below(self.training.len())];
            let Some(board) = random_board_near(sample, &mut self.random) else { continue };
            batch.push(Sample::new(&board, self.hce.evaluate(&board, 0) as i16, 0));
        }
        let error = self.trainer.backpropagate(&batch, |one| self.target.of_score(one.score.into()));
        self.errors.add(Errors::HCE, error, batch.len());
    }

    /// The samples up to this number, each epoch in a new order.
    fn train_on_samples(&mut self, until: u64) {
        let Fit { trainer, target, random, training, trained, errors, .. } = self;
        let all = training.len();
        while *trained < until {
            let first = (*trained % all as u64) as usize;
            let last = all.min(first + (until - *trained) as usize);
            // Steps of a Fisher-Yates shuffle.
            for place in first..last {
                training.swap(place, place + random.below(all - place));
            }
            let batch = &training[first..last];
            errors.add(Errors::SAMPLES, trainer.backpropagate(batch, |one| target.of(one)), batch.len());
            *trained += batch.len() as u64;
        }
    }
}

/// Trains a network from these weights, whose unit is so many centipawns, with a progress report every twentieth of the
/// steps.
pub fn fit<const HIDDEN: usize>(
    samples: &[Sample],
    weights: Weights<HIDDEN>,
    scale: u16,
    options: FitOptions,
    out: &mut dyn Write,
) -> Result<Network<HIDDEN>, TrainingError> {
    let FitOptions { hce_steps, rounds, seed, results, .. } = options;
    let begun = Instant::now();
    let (training, held_out): (Vec<Sample>, Vec<Sample>) = samples.iter().partition(|one| !one.held_out());
    let validation: Vec<Sample> = thinned(&held_out).copied().collect();
    let mut fit = Fit {
        trainer: Trainer::<HIDDEN>::new(weights, options.threads),
        target: Target { scale: f32::from(scale), results },
        hce: HandCraftedEvaluator::default(),
        random: Random::for_occasion(seed, 1),
        training,
        trained: 0,
        errors: Errors::default(),
    };
    let Fit { trainer, target, hce, training, .. } = &mut fit;
    let hce_error = target.error(&validation, |sample| target.of_score(hce.evaluate(&sample.board(), 0)));
    writeln!(out, "{} training positions, {} held out, scale {scale}", training.len(), validation.len())?;
    writeln!(out, "error of the hand-crafted evaluation {hce_error:.6} held out")?;
    let error = target.error(&validation, |sample| trainer.weights.predict(sample));
    writeln!(out, "error at the start {error:.6} held out")?;
    // The samples join in after half of the steps.
    let all = u64::from(rounds) * training.len() as u64;
    let steps = if hce_steps > 0 { hce_steps } else { all.div_ceil(BATCH as u64) as u32 };
    let hce_alone = hce_steps / 2;
    for step in 0..steps {
        if hce_steps > 0 {
            fit.train_on_hce();
        }
        if step >= hce_alone {
            fit.train_on_samples(all * u64::from(step + 1 - hce_alone) / u64::from(steps - hce_alone));
        }
        fit.trainer
            .step(learning_rate([options.learning_rate, LAST_LEARNING_RATE], step as f32 / steps as f32));
        if (step + 1).is_multiple_of(steps.div_ceil(20)) || step + 1 == steps {
            let errors = std::mem::take(&mut fit.errors);
            writeln!(
                out,
                "{:6.1} s  step {} of {steps}: error {:.6} HCE, {:.6} training, {:.6} held out",
                begun.elapsed().as_secs_f64(),
                step + 1,
                errors.mean(Errors::HCE),
                errors.mean(Errors::SAMPLES),
                fit.target.error(&validation, |sample| fit.trainer.weights.predict(sample)),
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

/// As many as are measured, from all parts of the samples.
fn thinned(samples: &[Sample]) -> impl Iterator<Item = &Sample> {
    samples.iter().step_by(samples.len().div_ceil(MAX_MEASURED).max(1))
}

/// A position a few random moves away from a sample; nothing where the king is in check, which is never evaluated.
fn random_board_near(sample: &Sample, random: &mut Random) -> Option<Board> {
    let mut board = sample.board();
    for _ in 0..random.below(MAX_RANDOM_MOVES + 1) {
        let moves = board.legal_moves();
        board.make_move(*moves.get(random.below(moves.len()))?);
    }
    (!board.in_check()).then_some(board)
}

/// The learning rate after this share of all steps: linear warm-up, then cosine decay.
pub fn learning_rate([first, last]: [f32; 2], done: f32) -> f32 {
    let warm = (done / 0.01).min(1.0);
    warm * (last + (first - last) * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0)
}

/// The scale of the sigmoid, in centipawns, with which the samples' scores predict their results best.
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
