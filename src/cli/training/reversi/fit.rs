//! Least squares: the weights with which the sum over all patterns comes nearest to the worths of many positions.
//!
//! Conjugate gradients with the configurations' counts as the scale. A configuration is thought to be worth
//! nothing until it has been seen often, so rare ones stay small.

use super::labels::Sample;
use crate::reversi::engine::Board;
use crate::reversi::engine::patterns::{CONFIGURATIONS, PATTERNS, View};
use crate::reversi::engine::weights::EMPTIES;

/// A position's terms: its patterns, and the worth of the move.
const TERMS: usize = PATTERNS + 1;

/// How many results of games a configuration's first thought, zero, counts as.
const DOUBT: f32 = 15.0;

/// What came out for one stage; a mirror image's numbers are with the least of those that look the same.
pub struct Fitted {
    /// By configuration, in 128ths of a disc.
    pub weights: Vec<f32>,
    /// How often each was seen, in results of games.
    pub counts: Vec<f32>,
    /// By empty squares: the worth of the move.
    pub moves: [f32; EMPTIES],
}

impl Fitted {
    /// What a position of the stage is worth by these numbers.
    pub fn value(&self, board: &Board, mirrors: &[u32]) -> f32 {
        let view = View::of(board);
        let terms = view.places().map(|place| self.weights[mirrors[place] as usize]);
        terms.sum::<f32>() + self.moves[board.empty_count() as usize]
    }
}

/// The places of a position's terms: configurations, and behind all of them the empty squares.
fn terms(sample: &Sample, mirrors: &[u32]) -> [u32; TERMS] {
    let mut terms = [0; TERMS];
    for (term, place) in terms.iter_mut().zip(View::of(&sample.board).places()) {
        *term = mirrors[place];
    }
    terms[PATTERNS] = CONFIGURATIONS as u32 + sample.board.empty_count();
    terms
}

/// The weights that suit the samples of one stage that are not held out.
pub fn fit(samples: &[Sample], mirrors: &[u32], rounds: u32) -> Fitted {
    let learnt = || samples.iter().filter(|sample| !sample.held_out);
    let mut counts = vec![0f32; CONFIGURATIONS + EMPTIES];
    let mut rows: Vec<[u32; TERMS]> = learnt().map(|sample| terms(sample, mirrors)).collect();
    let trusts: Vec<f32> = learnt().map(|sample| sample.trust()).collect();
    for (row, sample) in rows.iter().zip(learnt()) {
        row.iter().for_each(|&term| counts[term as usize] += sample.trust());
    }
    // Only what occurs is computed with, close together.
    let seen: Vec<usize> = (0..counts.len()).filter(|&place| counts[place] > 0.0).collect();
    let mut number = vec![0u32; counts.len()];
    seen.iter().enumerate().for_each(|(index, &place)| number[place] = index as u32);
    rows.iter_mut().flatten().for_each(|term| *term = number[*term as usize]);

    let scale: Vec<f32> = seen.iter().map(|&place| counts[place] + DOUBT).collect();
    let mut weights = vec![0f32; seen.len()];
    let mut rest = vec![0f32; seen.len()];
    for ((row, trust), sample) in rows.iter().zip(&trusts).zip(learnt()) {
        row.iter().for_each(|&term| rest[term as usize] += trust * f32::from(sample.value));
    }
    let scaled = |rest: &[f32]| rest.iter().zip(&scale).map(|(rest, scale)| rest / scale).collect::<Vec<_>>();
    let mut step = scaled(&rest);
    let mut size = product(&rest, &step);
    for _ in 0..rounds {
        let image = apply(&rows, &trusts, &step);
        let length = (size / product(&step, &image)) as f32;
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += length * step);
        rest.iter_mut().zip(&image).for_each(|(rest, image)| *rest -= length * image);
        let fresh = scaled(&rest);
        let fresh_size = product(&rest, &fresh);
        let ratio = (fresh_size / size) as f32;
        step.iter_mut().zip(&fresh).for_each(|(step, fresh)| *step = fresh + ratio * *step);
        size = fresh_size;
    }

    let mut all = vec![0f32; counts.len()];
    seen.iter().zip(&weights).for_each(|(&place, &weight)| all[place] = weight);
    let mut moves = [0f32; EMPTIES];
    moves.copy_from_slice(&all[CONFIGURATIONS..]);
    all.truncate(CONFIGURATIONS);
    counts.truncate(CONFIGURATIONS);
    Fitted { weights: all, counts, moves }
}

/// The matrix of the normal equations times a vector.
fn apply(rows: &[[u32; TERMS]], trusts: &[f32], vector: &[f32]) -> Vec<f32> {
    let mut image: Vec<f32> = vector.iter().map(|number| number * DOUBT).collect();
    for (row, trust) in rows.iter().zip(trusts) {
        let sum = trust * row.iter().map(|&term| vector[term as usize]).sum::<f32>();
        row.iter().for_each(|&term| image[term as usize] += sum);
    }
    image
}

fn product(left: &[f32], right: &[f32]) -> f64 {
    left.iter().zip(right).map(|(&left, &right)| f64::from(left) * f64::from(right)).sum()
}
