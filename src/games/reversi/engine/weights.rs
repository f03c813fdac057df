//! Weights of the evaluation: one for each configuration and feature value at each stage of the game,
//! and their file format.
//!
//! The file has a checksum, the unit of each stage, the tempo values by empty squares, then the
//! weights in units, range coded. Mirror images share a weight; the weight of the previous stage is
//! the context of each weight.

use std::ops::Range;

use super::board::Board;
use super::features::{FEATURE_COUNT, FEATURE_VALUES, features, features_with};
use super::lanes::Lanes;
use super::patterns::{self, CONFIGURATION_COUNT, PatternIndices, SHAPE_COUNT, SHAPE_OFFSETS, TABLE_SIZE};
use crate::search::checksum::fnv1a;
use crate::search::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// Number of stages of a game.
pub const STAGE_COUNT: usize = 10;

/// Number of counts of empty squares: 0 to 60.
pub const EMPTY_COUNTS: usize = 61;

/// Fraction bits of a stage's unit, which is in 128ths of a disc.
const UNIT_BITS: u32 = 8;

/// Maximum absolute evaluation in 128ths of a disc: 64 discs.
const MAX_VALUE: i32 = 64 * 128;

/// Stage of a position with this number of empty squares.
#[inline]
pub fn stage_of(empties: u32) -> usize {
    // The first ten discs, every five discs after them, and the last ten.
    (60u32.saturating_sub(empties) / 5).clamp(1, 10) as usize - 1
}

/// Numbers of placed discs in positions of the stage.
pub fn discs_placed(stage: usize) -> Range<usize> {
    let first = if stage == 0 { 0 } else { 5 * (stage + 1) };
    let end = if stage + 1 == STAGE_COUNT { 61 } else { 5 * (stage + 2) };
    first..end
}

/// Number of weights per stage: configurations, then features.
pub const WEIGHT_COUNT: usize = CONFIGURATION_COUNT + FEATURE_COUNT * FEATURE_VALUES;

/// Weights of one stage, in its unit.
pub type Stage = Box<[i8; WEIGHT_COUNT]>;

/// Offset of the weights of each shape and feature; the last element is their number.
const GROUPS: [usize; SHAPE_COUNT + FEATURE_COUNT + 1] = groups();

const fn groups() -> [usize; SHAPE_COUNT + FEATURE_COUNT + 1] {
    let mut groups = [WEIGHT_COUNT; SHAPE_COUNT + FEATURE_COUNT + 1];
    let mut group = 0;
    while group < SHAPE_COUNT + FEATURE_COUNT {
        groups[group] = if group < SHAPE_COUNT {
            SHAPE_OFFSETS[group]
        } else {
            CONFIGURATION_COUNT + (group - SHAPE_COUNT) * FEATURE_VALUES
        };
        group += 1;
    }
    groups
}

/// Indices of all weights of a position.
#[inline]
pub fn weight_indices(board: &Board, patterns: &PatternIndices) -> impl Iterator<Item = usize> {
    let by_feature = features(board).into_iter().enumerate();
    let feature_index = |(feature, value)| CONFIGURATION_COUNT + feature * FEATURE_VALUES + value;
    patterns.indices().chain(by_feature.map(feature_index))
}

/// For each weight the canonical one among its mirror images; see [`patterns::canonical_configurations`].
pub fn canonical_weights() -> Vec<u32> {
    let mut canonical = patterns::canonical_configurations();
    canonical.extend(CONFIGURATION_COUNT as u32..WEIGHT_COUNT as u32);
    canonical
}

/// All stages with zero weights.
pub fn zero_stages() -> [Stage; STAGE_COUNT] {
    std::array::from_fn(|_| zero_stage())
}

/// A stage with zero weights.
pub fn zero_stage() -> Stage {
    Box::new([0; WEIGHT_COUNT])
}

/// Weights of one stage in a search's layout: configurations in their places, then features.
type Table = Box<[i8; TABLE_SIZE + FEATURE_COUNT * FEATURE_VALUES]>;

/// Place of each of a stage's weights in its table.
fn table_places() -> impl Iterator<Item = usize> {
    patterns::table_places().chain(TABLE_SIZE..TABLE_SIZE + FEATURE_COUNT * FEATURE_VALUES)
}

fn table_of(stage: &Stage) -> Table {
    let mut table = Box::new([0; TABLE_SIZE + FEATURE_COUNT * FEATURE_VALUES]);
    table_places().zip(&stage[..]).for_each(|(place, &weight)| table[place] = weight);
    table
}

fn stage_in(table: &Table) -> Stage {
    let mut stage = zero_stage();
    stage.iter_mut().zip(table_places()).for_each(|(weight, place)| *weight = table[place]);
    stage
}

/// Weights in the layout of a search.
#[derive(Clone)]
pub struct Weights {
    tables: [Table; STAGE_COUNT],
    /// Unit of each stage's weights in 128ths of a disc, with [`UNIT_BITS`] fraction bits.
    units: [u16; STAGE_COUNT],
    /// Value of having the move by empty squares, in 128ths of a disc.
    tempo: [i16; EMPTY_COUNTS],
}

impl Weights {
    /// Creates zero weights.
    pub fn zero() -> Weights {
        Weights::of(&zero_stages())
    }

    fn of(stages: &[Stage; STAGE_COUNT]) -> Weights {
        let tables = std::array::from_fn(|stage| table_of(&stages[stage]));
        Weights { tables, units: [1 << UNIT_BITS; STAGE_COUNT], tempo: [0; EMPTY_COUNTS] }
    }

    /// Replaces the weights of a stage, equal for mirror images and in units of `unit` 128ths of a disc,
    /// and its tempo values.
    pub fn set_stage(&mut self, stage: usize, weights: Stage, unit: u8, tempo: &[f32]) {
        self.tables[stage] = table_of(&weights);
        self.units[stage] = u16::from(unit) << UNIT_BITS;
        for discs in discs_placed(stage) {
            self.tempo[60 - discs] = tempo[60 - discs].round() as i16;
        }
    }

    /// Copies a stage to all earlier stages.
    pub fn copy_to_earlier_stages(&mut self, stage: usize) {
        let (before, from) = self.tables.split_at_mut(stage);
        before.iter_mut().for_each(|earlier| earlier.copy_from_slice(&from[0][..]));
        let unit = self.units[stage];
        self.units[..stage].fill(unit);
    }

    /// Multiplies all values of a stage, then adds `tempo` to the value of having the move, in 128ths of a
    /// disc, for even and odd numbers of empty squares.
    pub fn rescale(&mut self, stage: usize, factor: f64, tempo: [f64; 2]) {
        self.units[stage] = (f64::from(self.units[stage]) * factor).round() as u16;
        for discs in discs_placed(stage) {
            let empties = 60 - discs;
            let before = &mut self.tempo[empties];
            *before = (f64::from(*before) * factor + tempo[empties % 2]).round() as i16;
        }
    }

    /// Serialises the weights.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.units.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.tempo.iter().flat_map(|number| number.to_le_bytes()));
        let mut encoder = Encoder::default();
        code(&mut self.tables.each_ref().map(stage_in), &mut encoder);
        bytes.extend(encoder.finish());
        [&fnv1a(&bytes).to_le_bytes()[..], &bytes].concat()
    }

    /// Reads a weights file; `None` if it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Weights> {
        let (sum, bytes) = bytes.split_first_chunk()?;
        if u32::from_le_bytes(*sum) != fnv1a(bytes) {
            return None;
        }
        let (units, bytes) = bytes.split_at_checked(2 * STAGE_COUNT)?;
        let (tempo, bytes) = bytes.split_at_checked(2 * EMPTY_COUNTS)?;
        let mut stages = zero_stages();
        let mut decoder = Decoder::new(bytes);
        code(&mut stages, &mut decoder);
        let mut weights = Weights::of(&stages);
        for (number, pair) in weights.units.iter_mut().zip(units.chunks_exact(2)) {
            *number = u16::from_le_bytes([pair[0], pair[1]]);
        }
        for (number, pair) in weights.tempo.iter_mut().zip(tempo.chunks_exact(2)) {
            *number = i16::from_le_bytes([pair[0], pair[1]]);
        }
        decoder.is_complete().then_some(weights)
    }

    /// Evaluates a position for the side to move, in 128ths of a disc; `moves` are those of both sides.
    #[inline]
    pub(super) fn evaluate_with(&self, board: &Board, moves: Lanes, patterns: &PatternIndices) -> i32 {
        let empties = board.empty_count();
        let stage = stage_of(empties);
        let table = &self.tables[stage];
        let features = features_with(board, moves).into_iter().enumerate();
        let of_features: i32 = features
            .map(|(feature, value)| i32::from(table[TABLE_SIZE + feature * FEATURE_VALUES + value]))
            .sum();
        let sum = patterns.sum(table) + of_features;
        let of_board = (sum * i32::from(self.units[stage])) >> UNIT_BITS;
        let value = of_board + i32::from(self.tempo[(empties as usize).min(EMPTY_COUNTS - 1)]);
        value.clamp(-MAX_VALUE, MAX_VALUE)
    }

    /// Evaluates a position from the board alone.
    pub fn evaluate(&self, board: &Board) -> i32 {
        self.evaluate_with(board, board.moves_of_both(), &PatternIndices::of(board))
    }
}

/// Encodes or decodes all weights, mirror images once.
fn code(stages: &mut [Stage; STAGE_COUNT], coder: &mut impl BitCoder) {
    let canonical = canonical_weights();
    let mut before: Option<&Stage> = None;
    for weights in stages {
        for group in GROUPS.windows(2) {
            let mut model = WeightModel::default();
            for index in group[0]..group[1] {
                let first = canonical[index] as usize;
                if first == index {
                    let earlier = before.map_or(0, |before| before[index]);
                    // Neighbours that differ in one of the first two squares of the shape.
                    let near = [1, 3].map(|step| index.checked_sub(step).map_or(0, |near| weights[near]));
                    weights[index] = model.code(weights[index], earlier, near, coder);
                } else {
                    weights[index] = weights[first];
                }
            }
        }
        before = Some(weights);
    }
}

/// Probability model of a weight.
struct WeightModel {
    /// Whether it is nonzero, by the size of the previous stage's weight and of the neighbours.
    non_zero: [[BitModel; 5]; 4],
    /// Whether it is positive, by the signs of the previous stage's weight and of the neighbours.
    sign: [[BitModel; 3]; 3],
    /// Whether it exceeds each number, by the size of the previous stage's weight.
    size: [[BitModel; 127]; 4],
}

impl Default for WeightModel {
    fn default() -> WeightModel {
        let bit = BitModel::default();
        WeightModel { non_zero: [[bit; 5]; 4], sign: [[bit; 3]; 3], size: [[bit; 127]; 4] }
    }
}

impl WeightModel {
    /// Encodes or decodes a weight, and returns it.
    fn code(&mut self, weight: i8, earlier: i8, near: [i8; 2], coder: &mut impl BitCoder) -> i8 {
        let class = earlier.unsigned_abs().min(3) as usize;
        let around = near.map(|near| near.unsigned_abs().min(2) as usize);
        if !coder.code(&mut self.non_zero[class][around[0] + around[1]], weight != 0) {
            return 0;
        }
        let sign_of = |weight: i32| (weight.signum() + 1) as usize;
        let signs = &mut self.sign[sign_of(earlier.into())][sign_of(i32::from(near[0]) + i32::from(near[1]))];
        let positive = coder.code(signs, weight > 0);
        let sizes = &mut self.size[class];
        let mut size = 1;
        while size < 127 && coder.code(&mut sizes[size as usize], i32::from(weight).abs() > size) {
            size += 1;
        }
        (if positive { size } else { -size }) as i8
    }
}
