//! Fits the weights of the static evaluation by logistic regression: the sigmoid of the evaluation predicts the target.

use std::io::Write;

use super::factored_weights::{FactoredWeights, Table};
use super::samples::Sample;
use crate::games::gobang::engine::evaluation::features::EVAL_WEIGHTS;
use crate::training::TrainingError;

/// The share of the game's result in the target; the rest is the score of the search.
const RESULT_SHARE: f64 = 0.6;

/// The strength of the regularisation of own parameters.
const REGULARISATION: f64 = 2.0;

/// What the weights are of.
const TABLES: [Table; 2] = [Table::Combinations, Table::ThreatSets];

/// Fits the weights, beginning with the old ones, with a progress report every 50 rounds.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    rounds: u32,
    out: &mut dyn Write,
) -> Result<Vec<i16>, TrainingError> {
    let old: Vec<f64> = old.iter().map(|&weight| weight.into()).collect();
    let scale = fit_scale(samples, &old);
    let targets: Vec<f64> = samples.iter().map(|sample| target(sample, scale)).collect();
    let occurrences = occurrences(samples);
    let count = samples.iter().filter(|sample| !sample.held_out).count() as f64;
    let mut weights = FactoredWeights::new(old.iter().map(|weight| weight / scale).collect(), &TABLES);
    for round in 0..=rounds {
        if round % 50 == 0 {
            let [training, validation] =
                [false, true].map(|held_out| loss(samples, &targets, &weights.values, held_out));
            writeln!(
                out,
                "round {round}: loss {training:.5} training, {validation:.5} held out, scale {scale:.0}"
            )?;
            out.flush()?;
        }
        let mut gradient = vec![0.0; EVAL_WEIGHTS];
        for (sample, target) in samples.iter().zip(&targets).filter(|(sample, _)| !sample.held_out) {
            let error = sigmoid(evaluate(sample, &weights.values)) - target;
            sample.terms.iter().for_each(|&(weight, times)| {
                gradient[usize::from(weight)] += error * f64::from(times) / count;
            });
        }
        let remaining = f64::from(rounds - round) / f64::from(rounds.max(1));
        weights.step(gradient, [REGULARISATION, count], |weight| occurrences[weight] > 0.0, remaining);
    }
    let norm =
        |weights: &[f64]| samples.iter().map(|sample| evaluate(sample, weights).powi(2)).sum::<f64>().sqrt();
    // The margins of the search are in points: on average new evaluations are as large as the old ones.
    let scale = norm(&old) / norm(&weights.values);
    writeln!(out, "a unit of the sigmoid is {scale:.1} points")?;
    let points = |weight: &f64| (weight * scale).round().clamp(-8000.0, 8000.0) as i16;
    Ok(weights.values.iter().map(points).collect())
}

/// How often each weight occurs in the training set.
fn occurrences(samples: &[Sample]) -> Vec<f64> {
    let mut counts = vec![0.0; EVAL_WEIGHTS];
    for (weight, times) in samples.iter().filter(|sample| !sample.held_out).flat_map(|sample| &sample.terms) {
        counts[usize::from(*weight)] += f64::from(*times).abs();
    }
    counts
}

/// The scale of the sigmoid, in points, with which evaluations predict the results best.
fn fit_scale(samples: &[Sample], weights: &[f64]) -> f64 {
    let values: Vec<f64> = samples.iter().map(|sample| evaluate(sample, weights)).collect();
    let loss = |scale: f64| -> f64 {
        samples.iter().zip(&values).map(|(sample, value)| cross_entropy(value / scale, sample.result)).sum()
    };
    let candidates = (0..60).map(|step| 20.0 * 1.08f64.powi(step));
    candidates.min_by(|one, two| loss(*one).total_cmp(&loss(*two))).unwrap_or(200.0)
}

/// The expected score of a position that is trained for, 0 to 1.
fn target(sample: &Sample, scale: f64) -> f64 {
    RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sigmoid(f64::from(sample.score) / scale)
}

fn evaluate(sample: &Sample, weights: &[f64]) -> f64 {
    sample.terms.iter().map(|&(weight, times)| weights[usize::from(weight)] * f64::from(times)).sum()
}

fn sigmoid(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

fn cross_entropy(value: f64, target: f64) -> f64 {
    let prediction = sigmoid(value).clamp(1e-9, 1.0 - 1e-9);
    -(target * prediction.ln() + (1.0 - target) * (1.0 - prediction).ln())
}

/// The mean cross entropy on the training or the validation set.
fn loss(samples: &[Sample], targets: &[f64], weights: &[f64], held_out: bool) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0f64);
    for (sample, &target) in samples.iter().zip(targets).filter(|(sample, _)| sample.held_out == held_out) {
        sum += cross_entropy(evaluate(sample, weights), target);
        count += 1.0;
    }
    sum / count.max(1.0)
}
