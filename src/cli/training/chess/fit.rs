//! From samples to a network: rounds through all samples in a new order each time, with ever smaller steps.

use std::io::Write;
use std::time::Instant;

use super::learner::{Learner, Weights, logistic};
use super::sample::Sample;
use crate::chess::net::Network;
use crate::cli::Failure;
use crate::search::random::Random;

/// Samples between two steps.
const BATCH: usize = 4096;

/// The size of the first steps, and what is left of it at the end.
const RATES: [f32; 2] = [0.002, 0.000_02];

/// What is wanted of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Rounds through all samples.
    pub rounds: u32,
    /// Which order, and which weights at the beginning.
    pub seed: u64,
    /// How much the game's result counts beside the search's score, 0 to 1.
    pub results: f32,
}

/// What ought to be expected of a position, in points from 0 to 1.
struct Target {
    scale: f32,
    results: f32,
}

impl Target {
    fn of(&self, sample: &Sample) -> f32 {
        let searched = logistic(f32::from(sample.score) / self.scale);
        sample.points().map_or(searched, |points| searched + self.results * (points - searched))
    }
}

/// Learns from the samples, telling of every round.
pub fn fit<const HIDDEN: usize>(
    samples: &[Sample],
    wish: Wish,
    out: &mut dyn Write,
) -> Result<Network<HIDDEN>, Failure> {
    let (mut learnt, judged): (Vec<Sample>, Vec<Sample>) = samples.iter().partition(|one| !one.held_out());
    let scale = scale(samples);
    let target = Target { scale: f32::from(scale), results: wish.results };
    writeln!(out, "{} positions to learn from, {} held out, scale {scale}", learnt.len(), judged.len())?;
    let mut learner = Learner::<HIDDEN>::new(Weights::random(wish.seed));
    let mut random = Random::for_occasion(wish.seed, 1);
    let steps = (learnt.len().div_ceil(BATCH) as u32 * wish.rounds).max(1);
    let (mut step, begun) = (0, Instant::now());
    for round in 1..=wish.rounds {
        for place in (1..learnt.len()).rev() {
            learnt.swap(place, random.below(place + 1));
        }
        let mut error = 0.0;
        for batch in learnt.chunks(BATCH) {
            error += batch.iter().map(|one| f64::from(learner.see(one, target.of(one)))).sum::<f64>();
            learner.step(batch.len(), rate(step as f32 / steps as f32));
            step += 1;
        }
        let of = |sample: &Sample| f64::from(learner.weights.expect(sample) - target.of(sample)).powi(2);
        writeln!(
            out,
            "{:6.1} s  round {round}: error {:.6} learnt {:.6} held out",
            begun.elapsed().as_secs_f64(),
            error / learnt.len().max(1) as f64,
            judged.iter().map(of).sum::<f64>() / judged.len().max(1) as f64,
        )?;
        out.flush()?;
    }
    Ok(learner.weights.quantise(scale))
}

/// The size of a step after this share of all steps: a quick start, then half a cosine.
fn rate(done: f32) -> f32 {
    let [first, last] = RATES;
    let warm = (done / 0.01).min(1.0);
    warm * (last + (first - last) * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0)
}

/// The centipawns that make the results of the samples likeliest as a logistic function of their scores.
fn scale(samples: &[Sample]) -> u16 {
    let error = |scale: u16| {
        let one = |sample: &Sample| {
            let expected = logistic(f32::from(sample.score) / f32::from(scale));
            sample.points().map_or(0.0, |points| f64::from(expected - points).powi(2))
        };
        samples.iter().step_by(samples.len() / 200_000 + 1).map(one).sum::<f64>()
    };
    let tried = (10..=80).map(|tens| 10 * tens).map(|scale| (error(scale), scale));
    tried.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(400, |(_, scale)| scale)
}
