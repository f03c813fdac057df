//! Least squares: the weights with which the sum over all patterns and numbers comes nearest to the worths of many
//! positions.
//!
//! Conjugate gradients with the sightings as the scale. Until it has been seen often a weight is thought to be what
//! it is at the stage after, which has been learnt before; at the last stage nothing.

use super::labels::Sample;
use crate::reversi::engine::Board;
use crate::reversi::engine::counts::COUNTS;
use crate::reversi::engine::patterns::{PATTERNS, View};
use crate::reversi::engine::weights::{EMPTIES, WEIGHTS, places};

/// A position's terms: its patterns and numbers, and the worth of the move.
const TERMS: usize = PATTERNS + COUNTS + 1;

/// All that is learnt of a stage: the weights, and the worths of the move by empty squares.
const LEARNT: usize = WEIGHTS + EMPTIES;

/// How many sightings the first thought counts as.
const DOUBT: f32 = 12.0;

/// What a sighting at the stage after counts.
const LATER: f32 = 0.25;

/// What came out for one stage; a mirror image's numbers are with the least of those that look the same.
pub struct Fitted {
    /// Weights and worths of the move, in 128ths of a disc.
    learnt: Vec<f32>,
    /// How often each was seen.
    counts: Vec<f32>,
}

impl Fitted {
    /// Before anything is learnt.
    pub fn nothing() -> Fitted {
        Fitted { learnt: vec![0.0; LEARNT], counts: vec![0.0; LEARNT] }
    }

    /// What a position of the stage is worth by these numbers.
    pub fn value(&self, board: &Board, mirrors: &[u32]) -> f32 {
        terms(board, mirrors).iter().map(|&term| self.learnt[term as usize]).sum()
    }

    /// A weight and how often it was seen, at this stage or, of less account, at later ones.
    pub fn weight(&self, place: usize) -> (f32, f32) {
        (self.learnt[place], self.counts[place])
    }

    /// The worth of the move by empty squares.
    pub fn moves(&self) -> &[f32] {
        &self.learnt[WEIGHTS..]
    }
}

/// The places of a position's terms: weights, and behind all of them the empty squares.
fn terms(board: &Board, mirrors: &[u32]) -> [u32; TERMS] {
    let mut terms = [0; TERMS];
    for (term, place) in terms.iter_mut().zip(places(board, &View::of(board))) {
        *term = mirrors[place];
    }
    terms[TERMS - 1] = WEIGHTS as u32 + board.empty_count();
    terms
}

/// What suits the samples of one stage that are not held out, beginning with what suits the stage after.
pub fn fit(samples: &[Sample], mirrors: &[u32], later: &Fitted, rounds: u32) -> Fitted {
    let learnt = || samples.iter().filter(|sample| !sample.held_out);
    let rows: Vec<[u32; TERMS]> = learnt().map(|sample| terms(&sample.board, mirrors)).collect();
    let trusts: Vec<f32> = learnt().map(Sample::trust).collect();
    let mut counts = vec![0f32; LEARNT];
    let mut rest = vec![0f32; LEARNT];
    for ((row, trust), sample) in rows.iter().zip(&trusts).zip(learnt()) {
        let before: f32 = row.iter().map(|&term| later.learnt[term as usize]).sum();
        for &term in row {
            counts[term as usize] += trust;
            rest[term as usize] += trust * (f32::from(sample.value) - before);
        }
    }
    let scale: Vec<f32> = counts.iter().map(|count| count + DOUBT).collect();
    let mut all = later.learnt.clone();
    let scaled = |rest: &[f32]| rest.iter().zip(&scale).map(|(rest, scale)| rest / scale).collect::<Vec<_>>();
    let mut step = scaled(&rest);
    let mut size = product(&rest, &step);
    for _ in 0..rounds {
        let image = apply(&rows, &trusts, &step);
        let length = (size / product(&step, &image)) as f32;
        all.iter_mut().zip(&step).for_each(|(weight, step)| *weight += length * step);
        rest.iter_mut().zip(&image).for_each(|(rest, image)| *rest -= length * image);
        let fresh = scaled(&rest);
        let fresh_size = product(&rest, &fresh);
        let ratio = (fresh_size / size) as f32;
        step.iter_mut().zip(&fresh).for_each(|(step, fresh)| *step = fresh + ratio * *step);
        size = fresh_size;
    }
    counts.iter_mut().zip(&later.counts).for_each(|(count, later)| *count += LATER * later);
    Fitted { learnt: all, counts }
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
