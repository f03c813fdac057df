//! `stratege make chess-weights`: fits the weights of the hand-written evaluation to the engine's own games.
//!
//! The evaluation is a sum of terms, so the slope of the error is the number of times that a term is there.
//! Every weight is pulled to what it was, so that one that is seldom needed stays.

use std::io::Write;
use std::time::Instant;

use super::fit::{Target, rate, scale};
use super::learner::logistic;
use super::sample::Sample;
use crate::core::rules::Side;
use crate::games::chess::engine::evaluation::TermSink;
use crate::games::chess::engine::evaluation::terms::{KNIGHT_MOBILITY, PIECE_SQUARE, TERMS};
use crate::games::chess::engine::evaluation::{self, MAX_PHASE, Weights};
use crate::search::random::Random;
use crate::training::TrainingError;

/// Positions between two steps.
const BATCH: usize = 4096;

/// The size of the first steps and of the last, in hundredths of a pawn.
const RATES: [f32; 2] = [1.5, 0.02];

/// How long the mean of the slope and of its square reach back.
const MEMORY: [f32; 2] = [0.9, 0.999];

/// How strongly a weight is pulled to what it was, as if so many positions that have the term once said so: the
/// positions of a game share one result, so that thousands of them say little.
const PULL: f32 = 60_000.0;

/// A position as the sum that it is.
struct Sum {
    /// The terms and how often each is there, less than none for Black.
    terms: Vec<(u16, i8)>,
    /// The share of the middle game's weights and of the end's.
    shares: [f32; 2],
    target: f32,
    white: bool,
}

/// The term that shares its weights: a square of the right wing has those of the left one.
fn twin(term: usize) -> usize {
    let place = (PIECE_SQUARE..KNIGHT_MOBILITY).contains(&term).then(|| term - PIECE_SQUARE);
    place.filter(|place| place % 8 > 3).map_or(term, |place| PIECE_SQUARE + (place ^ 7))
}

/// Counts terms.
struct Count([i32; TERMS]);

impl TermSink for Count {
    fn add(&mut self, term: usize, times: i32) {
        self.0[term] += times;
    }
}

impl Sum {
    fn of(sample: &Sample, weights: &Weights, target: f32) -> Sum {
        let board = sample.board();
        let mut count = Count([0; TERMS]);
        let passed = evaluation::pawn_structure(&board, &mut count);
        evaluation::piece_terms(&board, passed, &mut count);
        let end = count.0.iter().zip(weights).map(|(times, weight)| times * i32::from(weight.1)).sum();
        let phase = evaluation::game_phase(&board) as f32 / MAX_PHASE as f32;
        let scale = evaluation::endgame_scale(&board, end) as f32 / evaluation::MAX_SCALE as f32;
        let there = count.0.iter().enumerate().filter(|(_, times)| **times != 0);
        Sum {
            terms: there.map(|(term, &times)| (twin(term) as u16, times as i8)).collect(),
            shares: [phase, (1.0 - phase) * scale],
            target,
            white: sample.side == Side::First,
        }
    }

    /// The value for the side to move.
    fn value(&self, weights: &[[f32; 2]; TERMS]) -> f32 {
        let mut sums = [0.0; 2];
        for &(term, times) in &self.terms {
            let weight = weights[usize::from(term)];
            sums[0] += f32::from(times) * weight[0];
            sums[1] += f32::from(times) * weight[1];
        }
        let value = sums[0] * self.shares[0] + sums[1] * self.shares[1];
        if self.white { value } else { -value }
    }
}

/// Weights that fit the samples better than these, telling of the error now and then.
pub fn fit(
    samples: &[Sample],
    weights: &Weights,
    rounds: u32,
    results: f32,
    seed: u64,
    out: &mut dyn Write,
) -> Result<Weights, TrainingError> {
    let begun = Instant::now();
    let scale = f32::from(scale(samples));
    let target = Target { scale, results };
    let sums = |held_out: bool| -> Vec<Sum> {
        // Beside the games one side has just blundered: that would pass for the worth of being to move.
        let played = samples.iter().filter(|sample| sample.points().is_some());
        let some = played.filter(|sample| sample.held_out() == held_out);
        some.map(|sample| Sum::of(sample, weights, target.of(sample))).collect()
    };
    let (mut learnt, judged) = (sums(false), sums(true));
    writeln!(out, "{} positions to learn from, {} held out, scale {scale}", learnt.len(), judged.len())?;
    let old: [[f32; 2]; TERMS] = weights.map(|(middle, end)| [middle.into(), end.into()]);
    let (mut new, mut means) = (old, [[[0.0; 2]; TERMS]; 2]);
    let mut random = Random::new(seed);
    let error = |sums: &[Sum], weights: &[[f32; 2]; TERMS]| {
        let one = |sum: &Sum| f64::from(logistic(sum.value(weights) / scale) - sum.target).powi(2);
        sums.iter().map(one).sum::<f64>() / sums.len().max(1) as f64
    };
    // What a position says about a weight that it has once, near equality.
    let pull = PULL * 2.0 * (0.25 / scale).powi(2) / learnt.len().max(1) as f32;
    let steps = (learnt.len().div_ceil(BATCH) as u32 * rounds).max(1);
    let mut step = 0;
    for round in 0..=rounds {
        if round.is_multiple_of(rounds.div_ceil(10).max(1)) {
            writeln!(
                out,
                "{:6.1} s  round {round}: error {:.6} learnt {:.6} held out",
                begun.elapsed().as_secs_f64(),
                error(&learnt, &new),
                error(&judged, &new)
            )?;
            out.flush()?;
        }
        if round == rounds {
            break;
        }
        for place in (1..learnt.len()).rev() {
            learnt.swap(place, random.below(place + 1));
        }
        for batch in learnt.chunks(BATCH) {
            let mut slopes = [[0.0; 2]; TERMS];
            for sum in batch {
                let expected = logistic(sum.value(&new) / scale);
                let slope = 2.0 * (expected - sum.target) * expected * (1.0 - expected) / scale;
                let slope = if sum.white { slope } else { -slope };
                for &(term, times) in &sum.terms {
                    let slopes = &mut slopes[usize::from(term)];
                    slopes[0] += slope * sum.shares[0] * f32::from(times);
                    slopes[1] += slope * sum.shares[1] * f32::from(times);
                }
            }
            step += 1;
            let rate = rate(RATES, step as f32 / steps as f32);
            let [first, second] = MEMORY.map(|memory| 1.0 / (1.0 - memory.powi(step)));
            let share = 1.0 / batch.len() as f32;
            let [mean, square] = &mut means;
            let all = new.as_flattened_mut().iter_mut().zip(old.as_flattened()).zip(slopes.as_flattened());
            let means = mean.as_flattened_mut().iter_mut().zip(square.as_flattened_mut());
            for (((weight, old), slope), (mean, square)) in all.zip(means) {
                let slope = slope * share + pull * (*weight - old);
                *mean += (1.0 - MEMORY[0]) * (slope - *mean);
                *square += (1.0 - MEMORY[1]) * (slope * slope - *square);
                *weight -= rate * *mean * first / ((*square * second).sqrt() + 1e-12);
            }
        }
    }
    let whole = new.map(|[middle, end]| (middle.round() as i16, end.round() as i16));
    Ok(std::array::from_fn(|term| whole[twin(term)]))
}

/// The weights as the source text that the engine is made of.
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
    fn the_source_is_the_one_that_the_engine_is_made_of() {
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
            let sum = Sum::of(&Sample::new(&board, 0, 1), &WEIGHTS, 0.5);
            let value = HandCraftedEvaluator::default().evaluate(&board);
            assert!((sum.value(&weights) - value as f32).abs() < 2.5, "{text}: {value}");
        }
    }
}
