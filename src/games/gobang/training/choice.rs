//! Which move is likely to be the best: numbers of what a stone makes and keeps from being made, so that the moves
//! that the player chose are the likeliest among all in question.

use std::io::Write;

use super::fit::{SHARED, Steps, shares};
use super::samples::Sample;
use crate::games::gobang::engine::evaluation::features::{COMBINATIONS, POLICY_WEIGHTS};
use crate::training::TrainingError;

/// Sightings that a number's own part, beside what it shares, is thought to be nothing for.
const DOUBT: f64 = 20.0;

/// Numbers of patterns, before those of ways.
const PATTERNED: usize = 2 * COMBINATIONS;

/// Points that make a move e times as likely.
const UNIT: f64 = 100.0;

/// New numbers from old ones.
pub fn fit(
    samples: &[Sample],
    old: &[i16],
    rounds: u32,
    out: &mut dyn Write,
) -> Result<Vec<i16>, TrainingError> {
    let start: Vec<f64> = old.iter().map(|&number| f64::from(number) / UNIT).collect();
    let mut numbers = start.clone();
    let learnt = samples.iter().filter(|sample| !sample.held_out && !sample.choice.is_empty()).count() as f64;
    let shares = shares();
    let (mut own, mut shared) = (vec![0.0; POLICY_WEIGHTS], [0.0; 2 * SHARED]);
    let mut steps = Steps::new(POLICY_WEIGHTS + 2 * SHARED);
    let mut chances = Vec::new();
    for round in 0..=rounds {
        let mut slopes = vec![0.0; POLICY_WEIGHTS + 2 * SHARED];
        let mut tally = [WinDrawLoss::default(), WinDrawLoss::default()];
        for sample in samples.iter().filter(|sample| !sample.choice.is_empty()) {
            likelihoods(&sample.choice, &numbers, &mut chances);
            tally[usize::from(sample.held_out)].add(&chances);
            if sample.held_out {
                continue;
            }
            for (at, (parts, chance)) in sample.choice.iter().zip(&chances).enumerate() {
                let error = (chance - f64::from(u8::from(at == 0))) / learnt.max(1.0);
                parts.iter().for_each(|&number| slopes[usize::from(number)] += error);
            }
        }
        if round % 50 == 0 {
            writeln!(out, "round {round}: moves {} learnt, {} held out", tally[0], tally[1])?;
            out.flush()?;
        }
        for number in 0..PATTERNED {
            let (side, combination) = (number / COMBINATIONS, number % COMBINATIONS);
            for part in shares[combination] {
                slopes[POLICY_WEIGHTS + side * SHARED + part] += slopes[number];
            }
        }
        for number in 0..POLICY_WEIGHTS {
            slopes[number] += DOUBT * 0.05 * own[number] / learnt.max(1.0);
        }
        let moved = steps.next(&slopes, f64::from(rounds - round) / f64::from(rounds.max(1)));
        (0..POLICY_WEIGHTS).for_each(|number| own[number] -= moved[number]);
        (0..2 * SHARED).for_each(|part| shared[part] -= moved[POLICY_WEIGHTS + part]);
        for number in 0..POLICY_WEIGHTS {
            let (side, combination) = (number / COMBINATIONS, number % COMBINATIONS);
            let together = shares[combination].iter().map(|&part| shared[side * SHARED + part]);
            let together: f64 = if number < PATTERNED { together.sum() } else { 0.0 };
            numbers[number] = start[number] + own[number] + together;
        }
    }
    Ok(numbers.iter().map(|number| (number * UNIT).round().clamp(-8000.0, 8000.0) as i16).collect())
}

/// How likely each move is, by the numbers.
fn likelihoods(choice: &[[u16; 4]], numbers: &[f64], chances: &mut Vec<f64>) {
    let promise = |parts: &[u16; 4]| parts.iter().map(|&number| numbers[usize::from(number)]).sum::<f64>();
    chances.clear();
    chances.extend(choice.iter().map(promise));
    let greatest = chances.iter().copied().fold(f64::MIN, f64::max);
    chances.iter_mut().for_each(|chance| *chance = (*chance - greatest).exp());
    let sum: f64 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
}

/// How well the moves are foretold.
#[derive(Default)]
struct WinDrawLoss {
    surprise: f64,
    first: u32,
    count: u32,
}

impl WinDrawLoss {
    fn add(&mut self, chances: &[f64]) {
        self.surprise -= chances[0].max(1e-12).ln();
        self.first += u32::from(chances[1..].iter().all(|&chance| chance < chances[0]));
        self.count += 1;
    }
}

impl std::fmt::Display for WinDrawLoss {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = f64::from(self.count.max(1));
        write!(
            f,
            "{:.4} ({:.1} % the likeliest)",
            self.surprise / count,
            100.0 * f64::from(self.first) / count
        )
    }
}
