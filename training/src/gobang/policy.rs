//! Fits the policy by softmax regression: the engine's moves should be the likeliest of all candidates.

use std::fmt;
use std::io::Write;

use super::adam::Parameters;
use super::factored_table::FactoredTable;
use super::samples::Sample;
use crate::error::TrainingError;
use stratege::games::gobang::engine::evaluation::features::{COMBINATIONS, POLICY_WEIGHTS};

/// Initial learning rate; it decays to 0.
const LEARNING_RATE: f32 = 0.01;

/// Weight decay of the individual parts of rare combinations.
const WEIGHT_DECAY: f32 = 0.1;

/// Points that make a move e times as likely.
const UNIT: f32 = 100.0;

/// Weights during the fit.
struct Model {
    /// Tables of made and of prevented patterns.
    combinations: [FactoredTable<1>; 2],
    displacements: Parameters,
}

impl Model {
    fn new(old: &[i16]) -> Model {
        let old: Vec<f32> = old.iter().map(|&weight| f32::from(weight) / UNIT).collect();
        let table = |number| old[COMBINATIONS * number..][..COMBINATIONS].to_vec();
        Model {
            combinations: [0, 1].map(|number| FactoredTable::of_combinations(table(number))),
            displacements: Parameters::new(old[2 * COMBINATIONS..].to_vec()),
        }
    }

    /// All weights in file order.
    fn weights(&self) -> Vec<f32> {
        let combinations = self.combinations.iter().flat_map(|table| table.entries.as_flattened());
        combinations.chain(&self.displacements.values).copied().collect()
    }

    /// Performs a step along the gradient of all weights.
    fn step(&mut self, gradient: &[f32], rate: f32) {
        let (combinations, displacements) = gradient.split_at(2 * COMBINATIONS);
        for (table, gradient) in self.combinations.iter_mut().zip(combinations.chunks(COMBINATIONS)) {
            table.gradient.as_flattened_mut().copy_from_slice(gradient);
            table.step(rate, WEIGHT_DECAY);
        }
        self.displacements.gradient.copy_from_slice(displacements);
        self.displacements.step(rate, 0.0);
    }
}

/// Fits the weights, starting from the old ones, with a progress report every 50 rounds.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    rounds: u32,
    out: &mut dyn Write,
) -> Result<Vec<i16>, TrainingError> {
    let mut model = Model::new(old);
    let mut probabilities = Vec::new();
    for round in 0..=rounds {
        let weights = model.weights();
        let mut gradient = vec![0.0; POLICY_WEIGHTS];
        let (mut training, mut validation) = (Accuracy::default(), Accuracy::default());
        for sample in samples.iter().filter(|sample| !sample.candidates.is_empty()) {
            softmax(&sample.candidates, &weights, &mut probabilities);
            if sample.held_out {
                validation.add(&probabilities);
                continue;
            }
            training.add(&probabilities);
            for (index, (terms, probability)) in sample.candidates.iter().zip(&probabilities).enumerate() {
                let error = probability - f32::from(u8::from(index == 0));
                terms.iter().for_each(|&weight| gradient[usize::from(weight)] += error);
            }
        }
        if round % 50 == 0 {
            writeln!(out, "round {round}: moves {training} training, {validation} held out")?;
            out.flush()?;
        }
        model.step(&gradient, LEARNING_RATE * (rounds - round) as f32 / rounds.max(1) as f32);
    }
    let points = |weight: f32| (weight * UNIT).round().clamp(-8000.0, 8000.0) as i16;
    Ok(model.weights().into_iter().map(points).collect())
}

/// Probabilities of all candidates.
fn softmax(candidates: &[[u16; 4]], weights: &[f32], probabilities: &mut Vec<f32>) {
    let logit = |terms: &[u16; 4]| terms.iter().map(|&weight| weights[usize::from(weight)]).sum::<f32>();
    probabilities.clear();
    probabilities.extend(candidates.iter().map(logit));
    let max = probabilities.iter().copied().fold(f32::MIN, f32::max);
    probabilities.iter_mut().for_each(|probability| *probability = (*probability - max).exp());
    let sum: f32 = probabilities.iter().sum();
    probabilities.iter_mut().for_each(|probability| *probability /= sum);
}

/// Quality of the predictions.
#[derive(Default)]
struct Accuracy {
    cross_entropy: f64,
    top_1: u32,
    count: u32,
}

impl Accuracy {
    fn add(&mut self, probabilities: &[f32]) {
        let (played, others) = (probabilities[0], &probabilities[1..]);
        self.cross_entropy -= f64::from(played.max(1e-12).ln());
        self.top_1 += u32::from(others.iter().all(|&other| other < played));
        self.count += 1;
    }
}

/// Mean cross entropy, and share of correctly predicted moves.
impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = f64::from(self.count.max(1));
        let percent = 100.0 * f64::from(self.top_1) / count;
        write!(f, "{:.4} (top-1 {percent:.1} %)", self.cross_entropy / count)
    }
}
