//! Fits the weights of the policy by softmax regression: the moves of the engine shall be the likeliest of all
//! candidates.

use std::fmt;
use std::io::Write;

use super::factored_weights::FactoredWeights;
use super::samples::Sample;
use crate::games::gobang::engine::evaluation::features::POLICY_WEIGHTS;
use crate::training::TrainingError;

/// The strength of the regularisation of own parameters.
const REGULARISATION: f64 = 1.0;

/// Points that make a move e times as likely.
const UNIT: f64 = 100.0;

/// Tables of combinations that come first: what a move makes, and what it prevents.
const TABLES: usize = 2;

/// Fits the weights, beginning with the old ones, with a progress report every 50 rounds.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    rounds: u32,
    out: &mut dyn Write,
) -> Result<Vec<i16>, TrainingError> {
    let samples = || samples.iter().filter(|sample| !sample.candidates.is_empty());
    let count = (samples().filter(|sample| !sample.held_out).count() as f64).max(1.0);
    let mut weights =
        FactoredWeights::new(old.iter().map(|&weight| f64::from(weight) / UNIT).collect(), TABLES);
    let mut probabilities = Vec::new();
    for round in 0..=rounds {
        let mut gradient = vec![0.0; POLICY_WEIGHTS];
        let (mut training, mut validation) = (Accuracy::default(), Accuracy::default());
        for sample in samples() {
            softmax(&sample.candidates, &weights.values, &mut probabilities);
            if sample.held_out {
                validation.add(&probabilities);
                continue;
            }
            training.add(&probabilities);
            for (index, (terms, probability)) in sample.candidates.iter().zip(&probabilities).enumerate() {
                let error = (probability - f64::from(u8::from(index == 0))) / count;
                terms.iter().for_each(|&weight| gradient[usize::from(weight)] += error);
            }
        }
        if round % 50 == 0 {
            writeln!(out, "round {round}: moves {training} training, {validation} held out")?;
            out.flush()?;
        }
        let remaining = f64::from(rounds - round) / f64::from(rounds.max(1));
        weights.step(gradient, [REGULARISATION, count], |_| true, remaining);
    }
    let points = |weight: &f64| (weight * UNIT).round().clamp(-8000.0, 8000.0) as i16;
    Ok(weights.values.iter().map(points).collect())
}

/// The probability of every candidate.
fn softmax(candidates: &[[u16; 4]], weights: &[f64], probabilities: &mut Vec<f64>) {
    let logit = |terms: &[u16; 4]| terms.iter().map(|&weight| weights[usize::from(weight)]).sum::<f64>();
    probabilities.clear();
    probabilities.extend(candidates.iter().map(logit));
    let max = probabilities.iter().copied().fold(f64::MIN, f64::max);
    probabilities.iter_mut().for_each(|probability| *probability = (*probability - max).exp());
    let sum: f64 = probabilities.iter().sum();
    probabilities.iter_mut().for_each(|probability| *probability /= sum);
}

/// How well the moves are predicted.
#[derive(Default)]
struct Accuracy {
    cross_entropy: f64,
    top_1: u32,
    count: u32,
}

impl Accuracy {
    fn add(&mut self, probabilities: &[f64]) {
        let (played, others) = (probabilities[0], &probabilities[1..]);
        self.cross_entropy -= played.max(1e-12).ln();
        self.top_1 += u32::from(others.iter().all(|&other| other < played));
        self.count += 1;
    }
}

/// The mean cross entropy, and how many moves are predicted.
impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = f64::from(self.count.max(1));
        let percent = 100.0 * f64::from(self.top_1) / count;
        write!(f, "{:.4} (top-1 {percent:.1} %)", self.cross_entropy / count)
    }
}
