//! What each configuration of each shape and each number is worth at each stage of the game, and the file that it comes from.
//!
//! The file: a checksum, the step, the worth of the move by empty squares, then the weights in steps as answers to
//! questions, packed by how likely the answers are. Mirror images have one weight; the weight at the stage before foretells much.

use std::ops::Range;

use super::board::Board;
use super::counts::{COUNTS, MOST, counts};
use super::patterns::{self, CONFIGURATIONS, SHAPE_COUNT, STARTS, View};
use crate::search::coder::{Answers, Decoder, Encoder, Odds};

/// How many stages a game has.
pub const STAGES: usize = 10;

/// Numbers of empty squares, none included.
pub const EMPTIES: usize = 61;

/// The stage of a position with so many empty squares.
#[inline]
pub fn stage(empty: u32) -> usize {
    // The first ten stones are a stage, every five after them, and the last ten.
    (60u32.saturating_sub(empty) / 5).clamp(1, 10) as usize - 1
}

/// The stones set in positions of the stage.
pub fn stones(stage: usize) -> Range<usize> {
    let first = if stage == 0 { 0 } else { 5 * (stage + 1) };
    let end = if stage + 1 == STAGES { 61 } else { 5 * (stage + 2) };
    first..end
}

/// How many weights a stage has: the configurations of all shapes, and behind them those of each number.
pub const WEIGHTS: usize = CONFIGURATIONS + COUNTS * MOST;

/// The weights of one stage, in steps.
pub type Stage = Box<[i8; WEIGHTS]>;

/// Where the weights of each shape and each number begin; behind the last one, how many there are.
const GROUPS: [usize; SHAPE_COUNT + COUNTS + 1] = groups();

const fn groups() -> [usize; SHAPE_COUNT + COUNTS + 1] {
    let mut groups = [WEIGHTS; SHAPE_COUNT + COUNTS + 1];
    let mut group = 0;
    while group < SHAPE_COUNT + COUNTS {
        groups[group] =
            if group < SHAPE_COUNT { STARTS[group] } else { CONFIGURATIONS + (group - SHAPE_COUNT) * MOST };
        group += 1;
    }
    groups
}

/// The places of a position's weights.
#[inline]
pub fn places(board: &Board, view: &View) -> impl Iterator<Item = usize> {
    let numbers = (0..COUNTS).zip(counts(board)).map(|(index, count)| CONFIGURATIONS + index * MOST + count);
    view.places().chain(numbers)
}

/// For each weight the least of those that are its like in a mirror: itself or another.
pub fn mirrors() -> Vec<u32> {
    let mut mirrors = patterns::mirrors();
    mirrors.extend(CONFIGURATIONS as u32..WEIGHTS as u32);
    mirrors
}

/// Stages in which nothing is worth anything.
pub fn no_stages() -> [Stage; STAGES] {
    std::array::from_fn(|_| no_stage())
}

/// A stage in which nothing is worth anything.
pub fn no_stage() -> Stage {
    Box::new([0; WEIGHTS])
}

/// The weights as a search uses them.
#[derive(Clone)]
pub struct Weights {
    stages: [Stage; STAGES],
    /// In 128ths of a disc.
    step: u8,
    /// By empty squares: what it is worth to be the side to move, in 128ths of a disc.
    moves: [i16; EMPTIES],
}

impl Weights {
    /// From weights by stage and configuration, in steps and equal for mirror images, the step and the worth of
    /// the move by empty squares, both in 128ths of a disc.
    pub fn new(stages: [Stage; STAGES], step: u8, moves: [i16; EMPTIES]) -> Weights {
        Weights { stages, step, moves }
    }

    /// Puts a stage in its place, with the worth of the move where it has one.
    pub fn set_stage(&mut self, stage: usize, steps: Stage, moves: &[f32]) {
        self.stages[stage] = steps;
        for stones in stones(stage) {
            self.moves[60 - stones] = moves[60 - stones].round() as i16;
        }
    }

    /// Makes the stages before this one like it.
    pub fn spread_from(&mut self, stage: usize) {
        let (before, from) = self.stages.split_at_mut(stage);
        before.iter_mut().for_each(|earlier| earlier.copy_from_slice(&from[0][..]));
    }

    /// The file of these weights.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = vec![self.step];
        bytes.extend(self.moves.iter().flat_map(|number| number.to_le_bytes()));
        let mut encoder = Encoder::default();
        code(&mut self.stages.clone(), &mut encoder);
        bytes.extend(encoder.finish());
        [&checksum(&bytes).to_le_bytes()[..], &bytes].concat()
    }

    /// Reads a weights file; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Weights> {
        let (sum, bytes) = bytes.split_first_chunk()?;
        if u32::from_le_bytes(*sum) != checksum(bytes) {
            return None;
        }
        let (&step, bytes) = bytes.split_first()?;
        let (moves, bytes) = bytes.split_at_checked(2 * EMPTIES)?;
        let mut weights = Weights { stages: no_stages(), step, moves: [0; EMPTIES] };
        for (number, pair) in weights.moves.iter_mut().zip(moves.chunks_exact(2)) {
            *number = i16::from_le_bytes([pair[0], pair[1]]);
        }
        let mut decoder = Decoder::new(bytes);
        code(&mut weights.stages, &mut decoder);
        decoder.complete().then_some(weights)
    }

    /// What a position is worth to the side to move, in 128ths of a disc.
    #[inline]
    pub fn value(&self, board: &Board, view: &View) -> i32 {
        let empty = board.empty_count();
        let weights = &self.stages[stage(empty)];
        let mut sum: i32 = view.places().map(|place| i32::from(weights[place])).sum();
        for (index, count) in counts(board).into_iter().enumerate() {
            sum += i32::from(weights[CONFIGURATIONS + index * MOST + count]);
        }
        sum * i32::from(self.step) + i32::from(self.moves[(empty as usize).min(EMPTIES - 1)])
    }

    /// The same from the board alone.
    pub fn value_of(&self, board: &Board) -> i32 {
        self.value(board, &View::of(board))
    }
}

/// FNV-1a of 32 bits.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Writes or reads all weights, each mirror image once.
fn code(stages: &mut [Stage; STAGES], answers: &mut impl Answers) {
    let mirrors = mirrors();
    let mut before: Option<&Stage> = None;
    for weights in stages {
        for group in GROUPS.windows(2) {
            let mut model = Model::default();
            for place in group[0]..group[1] {
                let first = mirrors[place] as usize;
                if first == place {
                    let earlier = before.map_or(0, |before| before[place]);
                    // Neighbours that differ in one of the first two squares of the shape.
                    let near = [1, 3].map(|step| place.checked_sub(step).map_or(0, |near| weights[near]));
                    weights[place] = model.code(weights[place], earlier, near, answers);
                } else {
                    weights[place] = weights[first];
                }
            }
        }
        before = Some(weights);
    }
}

/// What is expected of a weight.
struct Model {
    /// Whether it is not zero, by the size of the weight at the stage before and of the neighbours.
    any: [[Odds; 5]; 4],
    /// Whether it is above zero, by the signs of the same.
    sign: [[Odds; 3]; 3],
    /// Whether it is greater than each number, by the size of the weight at the stage before.
    size: [[Odds; 127]; 4],
}

impl Default for Model {
    fn default() -> Model {
        let odds = Odds::default();
        Model { any: [[odds; 5]; 4], sign: [[odds; 3]; 3], size: [[odds; 127]; 4] }
    }
}

impl Model {
    /// Writes the weight, or reads it, whatever was given.
    fn code(&mut self, weight: i8, earlier: i8, near: [i8; 2], answers: &mut impl Answers) -> i8 {
        let class = earlier.unsigned_abs().min(3) as usize;
        let around = near.map(|near| near.unsigned_abs().min(2) as usize);
        if !answers.answer(&mut self.any[class][around[0] + around[1]], weight != 0) {
            return 0;
        }
        let sign_of = |weight: i32| (weight.signum() + 1) as usize;
        let sides = &mut self.sign[sign_of(earlier.into())][sign_of(i32::from(near[0]) + i32::from(near[1]))];
        let above = answers.answer(sides, weight > 0);
        let sizes = &mut self.size[class];
        let mut size = 1;
        while size < 127 && answers.answer(&mut sizes[size as usize], i32::from(weight).abs() > size) {
            size += 1;
        }
        (if above { size } else { -size }) as i8
    }
}
