//! From samples to a network: rounds through all samples in a new order each time, with ever smaller steps.
//!
//! Games are few and the hand-written evaluation is quick, so the network first learns what that says of
//! boards near the games, as many as one likes; then the games join in and teach it better.

use std::io::Write;
use std::time::Instant;

use super::learner::{Learner, Weights, logistic};
use super::sample::Sample;
use crate::games::chess::board::Board;
use crate::games::chess::engine::evaluation::HandCraftedEvaluator;
use crate::games::chess::engine::evaluator::Evaluator;
use crate::games::chess::engine::nnue::Network;
use crate::search::random::Random;
use crate::training::TrainingError;

/// Boards valued by hand between two steps, and samples if they are alone.
const BATCH: usize = 4096;

/// The size of the first steps and of the last.
const RATES: [f32; 2] = [0.003, 0.000_01];

/// A board valued by hand is so many random moves, or fewer, beside a game.
const MAX_BESIDE: usize = 4;

/// What is wanted of a fit.
#[derive(Clone, Copy, Debug)]
pub struct FitOptions {
    /// Steps with a batch of boards valued by hand.
    pub by_hand: u32,
    /// Rounds through all samples.
    pub rounds: u32,
    /// Which order, and which weights at the beginning.
    pub seed: u64,
    /// How much the game's result counts beside the search's score, 0 to 1.
    pub results: f32,
}

/// What ought to be expected of a position, in points from 0 to 1.
pub struct Target {
    /// Centipawns of one unit of the logistic function.
    pub scale: f32,
    /// How much results count beside scores.
    pub results: f32,
}

impl Target {
    pub fn of(&self, sample: &Sample) -> f32 {
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
    options: FitOptions,
    out: &mut dyn Write,
) -> Result<Network<HIDDEN>, TrainingError> {
    let (mut learnt, judged): (Vec<Sample>, Vec<Sample>) = samples.iter().partition(|one| !one.held_out());
    let scale = scale(samples);
    let target = Target { scale: f32::from(scale), results: options.results };
    let mut hand = HandCraftedEvaluator::default();
    let by_hand = target.error(&judged, |sample| target.by_score(hand.evaluate(&sample.board())));
    writeln!(out, "{} positions to learn from, {} held out, scale {scale}", learnt.len(), judged.len())?;
    writeln!(out, "error {by_hand:.6} of the hand-written evaluation held out")?;
    let mut learner = Learner::<HIDDEN>::new(Weights::random(options.seed));
    let mut random = Random::for_occasion(options.seed, 1);
    let begun = Instant::now();
    // The first half of the steps is by hand alone; then the samples come in between.
    let all = u64::from(options.rounds) * learnt.len() as u64;
    let steps = if options.by_hand > 0 { options.by_hand } else { all.div_ceil(BATCH as u64) as u32 };
    let alone = options.by_hand / 2;
    let (mut seen, mut errors, mut counts) = (0u64, [0.0; 2], [0usize; 2]);
    for step in 0..steps {
        if options.by_hand > 0 {
            for _ in 0..BATCH {
                let Some(board) = beside(&learnt[random.below(learnt.len())], &mut random) else { continue };
                let wanted = target.by_score(hand.evaluate(&board));
                errors[0] += f64::from(learner.see(&Sample::new(&board, 0, 0), wanted));
                counts[0] += 1;
            }
        }
        let due = if step < alone { 0 } else { all * u64::from(step + 1 - alone) / u64::from(steps - alone) };
        while seen < due {
            let place = (seen % learnt.len() as u64) as usize;
            // A new order each time, one step at a time.
            let other = place + random.below(learnt.len() - place);
            learnt.swap(place, other);
            errors[1] += f64::from(learner.see(&learnt[place], target.of(&learnt[place])));
            counts[1] += 1;
            seen += 1;
        }
        learner.step(rate(RATES, step as f32 / steps as f32));
        if (step + 1).is_multiple_of(steps.div_ceil(20)) || step + 1 == steps {
            let mean = |kind: usize| errors[kind] / counts[kind].max(1) as f64;
            writeln!(
                out,
                "{:6.1} s  step {} of {steps}: error {:.6} by hand, {:.6} learnt, {:.6} held out",
                begun.elapsed().as_secs_f64(),
                step + 1,
                mean(0),
                mean(1),
                target.error(&judged, |sample| learner.weights.expect(sample)),
            )?;
            out.flush()?;
            (errors, counts) = ([0.0; 2], [0; 2]);
        }
    }
    Ok(learner.weights.quantise(scale))
}

/// A board near a sample's, unless the king is in check there: then no evaluation is asked.
fn beside(sample: &Sample, random: &mut Random) -> Option<Board> {
    let mut board = sample.board();
    for _ in 0..random.below(MAX_BESIDE + 1) {
        let moves = board.legal_moves();
        board.make_move(*moves.get(random.below(moves.len()))?);
    }
    (!board.in_check()).then_some(board)
}

/// The size of a step after this share of all steps: a quick start, then half a cosine.
pub fn rate([first, last]: [f32; 2], done: f32) -> f32 {
    let warm = (done / 0.01).min(1.0);
    warm * (last + (first - last) * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0)
}

/// The centipawns that make the results of the samples likeliest as a logistic function of their scores.
pub fn scale(samples: &[Sample]) -> u16 {
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
