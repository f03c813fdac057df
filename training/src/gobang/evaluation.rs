//! Trains the static evaluation by logistic regression: its sigmoid predicts the target.

use std::io::Write;

use super::network::Model;
use super::samples::Sample;
use crate::error::TrainingError;
use stratege::games::gobang::engine::evaluation::features::{COMBINATIONS, EVAL_WEIGHTS};
use stratege::search::random::Random;

/// Share of the game's result in the target; the rest is the search's score.
const RESULT_SHARE: f32 = 0.6;

/// Number of epochs.
const EPOCHS: usize = 15;

/// Samples per batch.
const BATCH: usize = 1024;

/// Initial learning rate; it decays to 0.
const LEARNING_RATE: f32 = 0.004;

/// Weight decay of the individual parts of rare combinations.
const WEIGHT_DECAY: f32 = 1.0;

/// Weights of the evaluation in file format.
pub struct EvaluationWeights {
    /// Weights of cells and sets of threats.
    pub linear: Vec<i16>,
    /// Weights of the network's layers.
    pub layers: Vec<i16>,
    /// Vectors of the network.
    pub vectors: Vec<i8>,
}

/// Trains the linear weights from the old ones and the network from random ones, with a progress report per
/// epoch.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    random: &mut Random,
    out: &mut dyn Write,
) -> Result<EvaluationWeights, TrainingError> {
    let old: Vec<f32> = old[..EVAL_WEIGHTS].iter().map(|&weight| weight.into()).collect();
    let scale = fit_scale(samples);
    let (cells, sets) = old.split_at(COMBINATIONS);
    let [cells, sets] = [cells, sets].map(|weights| weights.iter().map(|weight| weight / scale).collect());
    let mut model = Model::new(cells, sets, random);
    let (validation, mut training): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| sample.held_out);
    let batch = BATCH.min(training.len()).max(1);
    let steps = (EPOCHS * (training.len() / batch)).max(1);
    let mut step = 0;
    for epoch in 0..=EPOCHS {
        let [seen, unseen] = [&training, &validation].map(|samples| loss(samples, &model, scale));
        writeln!(out, "epoch {epoch}: loss {seen:.5} training, {unseen:.5} held out, scale {scale:.0}")?;
        out.flush()?;
        if epoch == EPOCHS {
            break;
        }
        shuffle(&mut training, random);
        for samples in training.chunks_exact(batch) {
            for sample in samples {
                let target = target(sample, scale);
                model.backward(sample, |value| (sigmoid(value) - target) / batch as f32);
            }
            model.step(LEARNING_RATE * (1.0 - step as f32 / steps as f32), WEIGHT_DECAY);
            step += 1;
        }
    }
    let unit = unit(&training, &model);
    writeln!(out, "a unit of the sigmoid is {unit:.1} points")?;
    Ok(EvaluationWeights {
        linear: model.linear_weights(unit),
        layers: model.layer_weights(unit),
        vectors: model.vector_weights(),
    })
}

/// The sigmoid scale, in points, with which the old evaluation predicts the results best.
fn fit_scale(samples: &[Sample]) -> f32 {
    let loss = |scale: f32| -> f64 {
        samples.iter().map(|sample| cross_entropy(sample.old_value as f32 / scale, sample.result)).sum()
    };
    let candidates = (0..60).map(|step| 20.0 * 1.08f32.powi(step));
    candidates.min_by(|one, two| loss(*one).total_cmp(&loss(*two))).unwrap_or(200.0)
}

/// Points per unit of the model, chosen so that undecided positions keep their mean absolute evaluation: the
/// search's margins are in points.
fn unit(samples: &[&Sample], model: &Model) -> f32 {
    let norm = |value: &dyn Fn(&Sample) -> f32| {
        let open = samples.iter().filter(|sample| !sample.is_decided());
        open.map(|sample| f64::from(value(sample)).powi(2)).sum::<f64>().sqrt()
    };
    let unit = norm(&|sample| sample.old_value as f32) / norm(&|sample| model.value(sample));
    if unit.is_finite() { unit as f32 } else { 1.0 }
}

/// Training target: the expected score of a position, 0 to 1.
fn target(sample: &Sample, scale: f32) -> f32 {
    RESULT_SHARE * sample.result + (1.0 - RESULT_SHARE) * sigmoid(sample.score as f32 / scale)
}

/// Fisher–Yates shuffle.
fn shuffle(samples: &mut [&Sample], random: &mut Random) {
    for last in (1..samples.len()).rev() {
        samples.swap(last, random.below(last + 1));
    }
}

fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

fn cross_entropy(value: f32, target: f32) -> f64 {
    let prediction = f64::from(sigmoid(value)).clamp(1e-7, 1.0 - 1e-7);
    let target = f64::from(target);
    -(target * prediction.ln() + (1.0 - target) * (1.0 - prediction).ln())
}

/// Mean cross entropy.
fn loss(samples: &[&Sample], model: &Model, scale: f32) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| cross_entropy(model.value(sample), target(sample, scale))).sum();
    sum / (samples.len() as f64).max(1.0)
}
