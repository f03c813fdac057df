//! From samples to a network: rounds through all samples in a new order each time, with ever smaller steps.
//!
//! Games are few and the hand-written evaluation is quick, so the network first learns what that says of
//! boards near the games, as many as one likes; then the games teach it better.

use std::io::Write;
use std::time::Instant;

use super::learner::{Learner, Weights, logistic};
use super::sample::Sample;
use crate::chess::board::Board;
use crate::chess::engine::evaluator::Evaluator;
use crate::chess::engine::hand::HandWritten;
use crate::chess::net::Network;
use crate::cli::Failure;
use crate::search::random::Random;

/// Samples between two steps.
const BATCH: usize = 4096;

/// The size of the first steps and of the last, for boards valued by hand and for the games.
const RATES_BY_HAND: [f32; 2] = [0.003, 0.000_3];
const RATES: [f32; 2] = [0.001, 0.000_01];

/// A board valued by hand is so many random moves, or fewer, beside a game.
const MOST_BESIDE: usize = 4;

/// What is wanted of a fit.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Batches of boards valued by hand before the games.
    pub by_hand: u32,
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
        let searched = self.by_score(sample.score.into());
        sample.points().map_or(searched, |points| searched + self.results * (points - searched))
    }

    fn by_score(&self, score: i32) -> f32 {
        logistic(score as f32 / self.scale)
    }

    /// The mean square of the error on these samples.
    fn error(&self, samples: &[Sample], mut expected: impl FnMut(&Sample) -> f32) -> f64 {
        let one = |sample: &Sample| f64::from(expected(sample) - self.of(sample)).powi(2);
        samples.iter().map(one).sum::<f64>() / samples.len().max(1) as f64
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
    let mut hand = HandWritten::default();
    let by_hand = target.error(&judged, |sample| target.by_score(hand.value(&sample.board())));
    writeln!(out, "{} positions to learn from, {} held out, scale {scale}", learnt.len(), judged.len())?;
    writeln!(out, "error {by_hand:.6} of the hand-written evaluation held out")?;
    let mut learner = Learner::<HIDDEN>::new(Weights::random(wish.seed));
    let mut random = Random::for_occasion(wish.seed, 1);
    let begun = Instant::now();
    let mut tell = |what: &str, learner: &Learner<HIDDEN>, error: f64| -> Result<(), Failure> {
        let held_out = target.error(&judged, |sample| learner.weights.expect(sample));
        let seconds = begun.elapsed().as_secs_f64();
        writeln!(out, "{seconds:6.1} s  {what}: error {error:.6} learnt {held_out:.6} held out")?;
        Ok(out.flush()?)
    };

    let mut error = 0.0;
    for batch in 0..wish.by_hand {
        for _ in 0..BATCH {
            let near = &learnt[random.below(learnt.len())];
            if let Some(board) = beside(near, &mut random) {
                let value = hand.value(&board);
                error += f64::from(learner.see(&Sample::new(&board, 0, 0), target.by_score(value)));
            }
        }
        learner.step(BATCH, rate(RATES_BY_HAND, batch as f32 / wish.by_hand as f32));
        if (batch + 1).is_multiple_of(wish.by_hand.div_ceil(10)) {
            let seen = f64::from(wish.by_hand.div_ceil(10)) * BATCH as f64;
            tell(&format!("{} batches by hand", batch + 1), &learner, error / seen)?;
            error = 0.0;
        }
    }

    let steps = (learnt.len().div_ceil(BATCH) as u32 * wish.rounds).max(1);
    let mut step = 0;
    for round in 1..=wish.rounds {
        for place in (1..learnt.len()).rev() {
            learnt.swap(place, random.below(place + 1));
        }
        let mut error = 0.0;
        for batch in learnt.chunks(BATCH) {
            error += batch.iter().map(|one| f64::from(learner.see(one, target.of(one)))).sum::<f64>();
            learner.step(batch.len(), rate(RATES, step as f32 / steps as f32));
            step += 1;
        }
        tell(&format!("round {round}"), &learner, error / learnt.len().max(1) as f64)?;
    }
    Ok(learner.weights.quantise(scale))
}

/// A board near a sample's, unless the king is in check there: then no evaluation is asked.
fn beside(sample: &Sample, random: &mut Random) -> Option<Board> {
    let mut board = sample.board();
    for _ in 0..random.below(MOST_BESIDE + 1) {
        let moves = board.legal_moves();
        board.make(*moves.get(random.below(moves.len()))?);
    }
    (!board.in_check()).then_some(board)
}

/// The size of a step after this share of all steps: a quick start, then half a cosine.
fn rate([first, last]: [f32; 2], done: f32) -> f32 {
    let warm = (done / 0.01).min(1.0);
    warm * (last + (first - last) * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0)
}

/// The centipawns that make the results of the samples likeliest as a logistic function of their scores.
fn scale(samples: &[Sample]) -> u16 {
    let some = samples.len() / 200_000 + 1;
    let error = |scale: u16| {
        let one = |sample: &Sample| {
            let expected = logistic(f32::from(sample.score) / f32::from(scale));
            sample.points().map_or(0.0, |points| f64::from(expected - points).powi(2))
        };
        samples.iter().step_by(some).map(one).sum::<f64>()
    };
    let tried = (10..=80).map(|tens| 10 * tens).map(|scale| (error(scale), scale));
    tried.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(400, |(_, scale)| scale)
}
