//! `stratege make chess-weights`: fits the weights of the hand-crafted evaluation to the engine's own games (Texel
//! tuning).
//!
//! The evaluation is linear in its weights, so the gradient of a position is the count of its terms. Every weight is
//! regularised towards its old value, so that rare terms keep it.

use std::io::Write;
use std::time::Instant;

use super::fit::{Target, fit_scale, learning_rate};
use super::float_network::sigmoid;
use super::sample::Sample;
use crate::core::rules::Side;
use crate::games::chess::engine::evaluation::TermSink;
use crate::games::chess::engine::evaluation::terms::{KNIGHT_MOBILITY, PIECE_SQUARE, TERMS};
use crate::games::chess::engine::evaluation::{self, MAX_PHASE, Weights};
use crate::search::random::Random;
use crate::training::TrainingError;

/// Positions in a batch.
const BATCH: usize = 4096;

/// The first and the last learning rate, in centipawns.
const LEARNING_RATES: [f32; 2] = [1.5, 0.02];

/// Adam: the decay rates of the moments.
const BETAS: [f32; 2] = [0.9, 0.999];

/// The strength of the regularisation, as a number of positions that have the term once and want the old weight: the
/// positions of a game share one result, so thousands of them say little.
const REGULARISATION: f32 = 60_000.0;

/// Weights in floating point, for the middlegame and for the endgame; or their gradient, or its moments.
type Vector = [[f32; 2]; TERMS];

/// The terms of a position.
struct LinearSample {
    /// The terms that occur, and how often: White's less Black's.
    terms: Vec<(u16, i8)>,
    /// The factors of the middlegame's and of the endgame's sum.
    phases: [f32; 2],
    target: f32,
    white_to_move: bool,
}

/// The term that a term shares its weights with: squares on the right wing are mirrored.
fn mirrored(term: usize) -> usize {
    let place = (PIECE_SQUARE..KNIGHT_MOBILITY).contains(&term).then(|| term - PIECE_SQUARE);
    place.filter(|place| place % 8 > 3).map_or(term, |place| PIECE_SQUARE + (place ^ 7))
}

/// Counts terms.
struct TermCounter([i32; TERMS]);

impl TermSink for TermCounter {
    fn add(&mut self, term: usize, times: i32) {
        self.0[term] += times;
    }
}

impl LinearSample {
    fn of(sample: &Sample, weights: &Weights, target: f32) -> LinearSample {
        let board = sample.board();
        let mut counter = TermCounter([0; TERMS]);
        let passed = evaluation::pawn_structure(&board, &mut counter);
        evaluation::piece_terms(&board, passed, &mut counter);
        let end = counter.0.iter().zip(weights).map(|(times, weight)| times * i32::from(weight.1)).sum();
        let phase = evaluation::game_phase(&board) as f32 / MAX_PHASE as f32;
        let scale = evaluation::endgame_scale(&board, end) as f32 / evaluation::MAX_SCALE as f32;
        let occurring = counter.0.iter().enumerate().filter(|(_, times)| **times != 0);
        LinearSample {
            terms: occurring.map(|(term, &times)| (mirrored(term) as u16, times as i8)).collect(),
            phases: [phase, (1.0 - phase) * scale],
            target,
            white_to_move: sample.side == Side::First,
        }
    }

    /// The value for the side to move.
    fn evaluate(&self, weights: &Vector) -> f32 {
        let mut sums = [0.0; 2];
        for &(term, times) in &self.terms {
            let weight = weights[usize::from(term)];
            sums[0] += f32::from(times) * weight[0];
            sums[1] += f32::from(times) * weight[1];
        }
        let value = sums[0] * self.phases[0] + sums[1] * self.phases[1];
        if self.white_to_move { value } else { -value }
    }

    /// Adds the gradient of the squared error.
    fn add_gradient(&self, weights: &Vector, scale: f32, gradient: &mut Vector) {
        let prediction = sigmoid(self.evaluate(weights) / scale);
        let delta = 2.0 * (prediction - self.target) * prediction * (1.0 - prediction) / scale;
        let delta = if self.white_to_move { delta } else { -delta };
        for &(term, times) in &self.terms {
            let gradient = &mut gradient[usize::from(term)];
            gradient[0] += delta * self.phases[0] * f32::from(times);
            gradient[1] += delta * self.phases[1] * f32::from(times);
        }
    }
}

/// The mean squared error of predictions.
fn mean_error(samples: &[LinearSample], weights: &Vector, scale: f32) -> f64 {
    let one =
        |sample: &LinearSample| f64::from(sigmoid(sample.evaluate(weights) / scale) - sample.target).powi(2);
    samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
}

/// Adam, with regularisation towards the old weights.
struct Optimizer {
    weights: Vector,
    old: Vector,
    moments: [Vector; 2],
    steps: i32,
    regularisation: f32,
}

impl Optimizer {
    fn new(old: Vector, regularisation: f32) -> Optimizer {
        Optimizer { weights: old, old, moments: [[[0.0; 2]; TERMS]; 2], steps: 0, regularisation }
    }

    fn step(&mut self, batch: &[LinearSample], scale: f32, learning_rate: f32) {
        let mut gradient = [[0.0; 2]; TERMS];
        batch.iter().for_each(|sample| sample.add_gradient(&self.weights, scale, &mut gradient));
        self.steps += 1;
        // The moments are biased towards zero, where they begin.
        let [correction1, correction2] = BETAS.map(|beta| 1.0 / (1.0 - beta.powi(self.steps)));
        let share = 1.0 / batch.len() as f32;
        let [first, second] = &mut self.moments;
        let weights = self.weights.as_flattened_mut().iter_mut().zip(self.old.as_flattened());
        let moments = first.as_flattened_mut().iter_mut().zip(second.as_flattened_mut());
        for (((weight, old), sum), (first, second)) in weights.zip(gradient.as_flattened()).zip(moments) {
            let slope = sum * share + self.regularisation * (*weight - old);
            *first += (1.0 - BETAS[0]) * (slope - *first);
            *second += (1.0 - BETAS[1]) * (slope * slope - *second);
            *weight -= learning_rate * *first * correction1 / ((*second * correction2).sqrt() + 1e-12);
        }
    }
}

/// Fits the weights, beginning with the old ones, with a progress report every tenth of the epochs.
pub fn fit(
    samples: &[Sample],
    weights: &Weights,
    rounds: u32,
    results: f32,
    seed: u64,
    out: &mut dyn Write,
) -> Result<Weights, TrainingError> {
    let begun = Instant::now();
    let scale = f32::from(fit_scale(samples));
    let target = Target { scale, results };
    let linear = |held_out: bool| -> Vec<LinearSample> {
        // Off the games one side has just blundered: that would pass for a bonus for being to move.
        let played = samples.iter().filter(|sample| sample.points().is_some());
        let some = played.filter(|sample| sample.held_out() == held_out);
        some.map(|sample| LinearSample::of(sample, weights, target.of(sample))).collect()
    };
    let (mut training, validation) = (linear(false), linear(true));
    writeln!(out, "{} training positions, {} held out, scale {scale}", training.len(), validation.len())?;
    // The curvature that one position adds near equality for a term that it has once.
    let curvature = 2.0 * (0.25 / scale).powi(2);
    let regularisation = REGULARISATION * curvature / training.len().max(1) as f32;
    let old = weights.map(|(middle, end)| [middle.into(), end.into()]);
    let mut optimizer = Optimizer::new(old, regularisation);
    let mut random = Random::new(seed);
    let steps = (training.len().div_ceil(BATCH) as u32 * rounds).max(1);
    for round in 0..=rounds {
        if round.is_multiple_of(rounds.div_ceil(10).max(1)) {
            writeln!(
                out,
                "{:6.1} s  round {round}: error {:.6} training {:.6} held out",
                begun.elapsed().as_secs_f64(),
                mean_error(&training, &optimizer.weights, scale),
                mean_error(&validation, &optimizer.weights, scale)
            )?;
            out.flush()?;
        }
        if round == rounds {
            break;
        }
        for place in (1..training.len()).rev() {
            training.swap(place, random.below(place + 1));
        }
        for batch in training.chunks(BATCH) {
            let done = (optimizer.steps + 1) as f32 / steps as f32;
            optimizer.step(batch, scale, learning_rate(LEARNING_RATES, done));
        }
    }
    let rounded = optimizer.weights.map(|[middle, end]| (middle.round() as i16, end.round() as i16));
    Ok(std::array::from_fn(|term| rounded[mirrored(term)]))
}

/// The source file of the weights.
pub fn source(weights: &Weights) -> String {
    let mut text = String::from(concat!(
        "//! The weights of the hand-crafted evaluation, for the middlegame and for the endgame, in centipawns.\n\
         //!\n\
         //! `terms.rs` says which is which; `stratege make chess-weights` fits them.\n\n\
         use super",
        "::Weights;\n\n\
         /// Every term's weights.\n\
         #[rustfmt::skip]\n\
         pub const WEIGHTS: Weights = [\n",
    ));
    for row in weights.chunks(8) {
        let row: Vec<String> = row.iter().map(|(middle, end)| format!("({middle}, {end})")).collect();
        text += &format!("    {},\n", row.join(", "));
    }
    text + "];\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::engine::evaluation::{HandCraftedEvaluator, WEIGHTS};
    use crate::games::chess::engine::evaluator::Evaluator;
    use crate::games::chess::fen;

    #[test]
    fn the_source_is_the_file_that_is_compiled() {
        assert_eq!(source(&WEIGHTS), include_str!("../engine/evaluation/weights.rs"));
    }

    #[test]
    fn the_sum_of_terms_is_the_evaluation() {
        let weights = WEIGHTS.map(|(middle, end)| [middle.into(), end.into()]);
        for text in [
            "r3k2r/1pp2pp1/2nb1q1p/p3p3/2BPP1b1/2P2N2/PP1Q1PPP/R4RK1 b - - 0 1",
            "8/1p3k2/p3p3/P2pP2p/3P1K1P/8/2P5/8 w - - 0 1",
            "4r1k1/5pp1/1b5p/3B4/8/2P4P/5PP1/4R1K1 w - - 0 1",
        ] {
            let board = fen::read(text).unwrap();
            let sample = LinearSample::of(&Sample::new(&board, 0, 1), &WEIGHTS, 0.5);
            let value = HandCraftedEvaluator::default().evaluate(&board, 0);
            assert!((sample.evaluate(&weights) - value as f32).abs() < 2.5, "{text}: {value}");
        }
    }
}
