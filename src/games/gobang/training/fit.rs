//! Logistic regression: the numbers with which a judgement best foretells how games end.
//!
//! What a position is worth becomes a chance of winning by the logistic curve. The numbers that there were are
//! where the fit begins and what rare numbers stay near; a pattern's and a threat's part is shared by all combinations.

use std::io::Write;

use super::samples::Sample;
use crate::games::gobang::engine::evaluation::features::{COMBINATIONS, EVAL_WEIGHTS, all_combinations};
use crate::games::gobang::engine::patterns::PATTERNS;
use crate::games::gobang::engine::threats::{THREATS, threat_of};
use crate::training::TrainingError;

/// How much of the aim is the result of the game; the rest is what the player thought.
const RESULT: f64 = 0.6;

/// Sightings that a number's own part, beside what it shares, is thought to be nothing for.
const DOUBT: f64 = 40.0;

/// The largest step of a round, in units of the curve.
const STEP: f64 = 0.01;

/// What all combinations share: a number for each pattern and each threat.
pub const SHARED: usize = PATTERNS.len() + THREATS;

/// New numbers from old ones.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    rounds: u32,
    out: &mut dyn Write,
) -> Result<Vec<i16>, TrainingError> {
    let old: Vec<f64> = old.iter().map(|&number| number.into()).collect();
    let scale = scale(samples, &old);
    let mut numbers: Vec<f64> = old.iter().map(|number| number / scale).collect();
    let start = numbers.clone();
    let aims: Vec<f64> = samples.iter().map(|sample| aim(sample, scale)).collect();
    let shares = shares();
    let mut counts = vec![0.0; EVAL_WEIGHTS];
    for sample in samples.iter().filter(|sample| !sample.held_out) {
        sample
            .terms
            .iter()
            .for_each(|&(number, times)| counts[usize::from(number)] += f64::from(times).abs());
    }
    let learnt = samples.iter().filter(|sample| !sample.held_out).count() as f64;
    let mut own = vec![0.0; EVAL_WEIGHTS];
    let mut shared = [0.0; SHARED];
    let mut steps = Steps::new(EVAL_WEIGHTS + SHARED);
    for round in 0..=rounds {
        if round % 50 == 0 {
            let [known, unknown] = [false, true].map(|held_out| loss(samples, &aims, &numbers, held_out));
            writeln!(out, "round {round}: loss {known:.5} learnt, {unknown:.5} held out, scale {scale:.0}")?;
            out.flush()?;
        }
        let mut slope = vec![0.0; EVAL_WEIGHTS];
        for (sample, aim) in samples.iter().zip(&aims).filter(|(sample, _)| !sample.held_out) {
            let error = chance(worth(sample, &numbers)) - aim;
            sample.terms.iter().for_each(|&(number, times)| {
                slope[usize::from(number)] += error * f64::from(times) / learnt;
            });
        }
        let mut slopes = slope.clone();
        slopes.resize(EVAL_WEIGHTS + SHARED, 0.0);
        for (combination, parts) in shares.iter().enumerate() {
            parts.iter().for_each(|&part| slopes[EVAL_WEIGHTS + part] += slope[combination]);
        }
        for number in 0..EVAL_WEIGHTS {
            slopes[number] += DOUBT * 0.05 * own[number] / learnt;
        }
        let moved = steps.next(&slopes, f64::from(rounds - round) / f64::from(rounds.max(1)));
        for number in 0..EVAL_WEIGHTS {
            // What was never seen stays as it is.
            own[number] -= if counts[number] > 0.0 { moved[number] } else { 0.0 };
        }
        (0..SHARED).for_each(|part| shared[part] -= moved[EVAL_WEIGHTS + part]);
        for number in 0..EVAL_WEIGHTS {
            let together: f64 = shares.get(number).into_iter().flatten().map(|&part| shared[part]).sum();
            numbers[number] = start[number] + own[number] + together;
        }
    }
    let spread =
        |numbers: &[f64]| samples.iter().map(|sample| worth(sample, numbers).powi(2)).sum::<f64>().sqrt();
    // The search's margins are points too: on average the new judgements are as large as the old.
    let scale = spread(&old) / spread(&numbers);
    writeln!(out, "a unit of the curve is {scale:.1} points")?;
    let points = |number: &f64| (number * scale).round().clamp(-8000.0, 8000.0) as i16;
    Ok(numbers.iter().map(points).collect())
}

/// The shared parts of every combination.
pub fn shares() -> Vec<[usize; 5]> {
    let parts = |patterns: [_; 4]| {
        let [a, b, c, d] = patterns.map(|pattern| pattern as usize);
        [a, b, c, d, PATTERNS.len() + threat_of(patterns) as usize]
    };
    debug_assert_eq!(all_combinations().len(), COMBINATIONS);
    all_combinations().into_iter().map(parts).collect()
}

/// How many points are one unit of the logistic curve, by the results of the games.
fn scale(samples: &[Sample], numbers: &[f64]) -> f64 {
    let worths: Vec<f64> = samples.iter().map(|sample| worth(sample, numbers)).collect();
    let loss = |scale: f64| -> f64 {
        samples.iter().zip(&worths).map(|(sample, worth)| surprise(worth / scale, sample.result)).sum()
    };
    let candidates = (0..60).map(|step| 20.0 * 1.08f64.powi(step));
    candidates.min_by(|one, two| loss(*one).total_cmp(&loss(*two))).unwrap_or(200.0)
}

/// What the judgement should foretell.
fn aim(sample: &Sample, scale: f64) -> f64 {
    RESULT * sample.result + (1.0 - RESULT) * chance(f64::from(sample.value) / scale)
}

fn worth(sample: &Sample, numbers: &[f64]) -> f64 {
    sample.terms.iter().map(|&(number, times)| numbers[usize::from(number)] * f64::from(times)).sum()
}

fn chance(worth: f64) -> f64 {
    1.0 / (1.0 + (-worth).exp())
}

fn surprise(worth: f64, aim: f64) -> f64 {
    let chance = chance(worth).clamp(1e-9, 1.0 - 1e-9);
    -(aim * chance.ln() + (1.0 - aim) * (1.0 - chance).ln())
}

fn loss(samples: &[Sample], aims: &[f64], numbers: &[f64], held_out: bool) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0f64);
    for (sample, &aim) in samples.iter().zip(aims).filter(|(sample, _)| sample.held_out == held_out) {
        sum += surprise(worth(sample, numbers), aim);
        count += 1.0;
    }
    sum / count.max(1.0)
}

/// Steps whose size does not depend on how steep it is: Adam, by Kingma and Ba.
pub struct Steps {
    first: Vec<f64>,
    second: Vec<f64>,
    round: i32,
}

impl Steps {
    pub fn new(count: usize) -> Steps {
        Steps { first: vec![0.0; count], second: vec![0.0; count], round: 0 }
    }

    /// How far to go down, with what is left of the largest step.
    pub fn next(&mut self, slopes: &[f64], left: f64) -> Vec<f64> {
        self.round += 1;
        let [first_bias, second_bias] = [0.9f64, 0.999].map(|keep| 1.0 - keep.powi(self.round));
        let mut step = |((slope, first), second): ((&f64, &mut f64), &mut f64)| {
            *first = 0.9 * *first + 0.1 * slope;
            *second = 0.999 * *second + 0.001 * slope * slope;
            STEP * left * (*first / first_bias) / ((*second / second_bias).sqrt() + 1e-9)
        };
        slopes.iter().zip(&mut self.first).zip(&mut self.second).map(&mut step).collect()
    }
}
