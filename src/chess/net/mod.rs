//! The learnt evaluation: a small network that says what a position is worth to the side to move.
//!
//! Each side looks at the board for itself: which piece of which side stands where, 768 yes-or-no inputs, feed
//! one hidden layer of squared, clipped sums. Both sides' layers together, the mover's first, give the value,
//! by weights that depend on how many pieces are left. Whole numbers only, so it is the same everywhere.

mod file;
mod judge;
mod view;

pub use file::hidden;
pub use judge::Judge;
pub use view::Views;

use crate::chess::squares::Piece;
use crate::game::Side;

/// What the network can be told about a board.
pub const FEATURES: usize = 768;

/// Sets of weights of the last layer, by how many pieces are left.
pub const BUCKETS: usize = 8;

/// One in the hidden layer, above which it clips.
pub const ONE: i16 = 255;

/// One in the weights of the last layer.
pub const OUTPUT_ONE: i16 = 64;

/// What each side contributes to the value.
pub type Pair<const HIDDEN: usize> = [[i16; HIDDEN]; 2];

/// The weights, with so many sums in the hidden layer of each side.
#[derive(Clone, PartialEq, Eq)]
pub struct Network<const HIDDEN: usize> {
    /// By feature, what it adds to each sum.
    pub features: Vec<[i16; HIDDEN]>,
    /// The sums of an empty board.
    pub start: [i16; HIDDEN],
    /// By bucket, the weights of the mover's and of the other side's layer.
    pub outputs: [Pair<HIDDEN>; BUCKETS],
    /// By bucket, what is added at last, in units of `ONE * OUTPUT_ONE`.
    pub offsets: [i32; BUCKETS],
    /// Centipawns of one unit of the output, whose logistic function is the expected result.
    pub scale: u16,
}

/// The bucket of a board with so many pieces.
#[inline]
pub fn bucket(pieces: u32) -> usize {
    (pieces.saturating_sub(2) as usize / 4).min(BUCKETS - 1)
}

/// How a side sees the squares: its own first row is the first, and its king stands on the left half.
#[inline]
pub fn turn(side: Side, king: u8) -> u8 {
    (if side == Side::First { 0 } else { 56 }) ^ (if king & 4 == 0 { 0 } else { 7 })
}

/// The feature of a piece on a square, turned as the looking side sees it.
#[inline]
pub fn feature(own: bool, piece: Piece, square: u8) -> usize {
    (usize::from(!own) * 6 + piece as usize) * 64 + usize::from(square & 63)
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// A network for which everything is worth nothing.
    pub fn empty() -> Self {
        Network {
            features: vec![[0; HIDDEN]; FEATURES],
            start: [0; HIDDEN],
            outputs: [[[0; HIDDEN]; 2]; BUCKETS],
            offsets: [0; BUCKETS],
            scale: 0,
        }
    }

    /// The value in centipawns from the sums of the mover and of the other side.
    #[inline]
    pub fn value(&self, mover: &[i16; HIDDEN], other: &[i16; HIDDEN], pieces: u32) -> i32 {
        let bucket = bucket(pieces);
        let [mine, theirs] = &self.outputs[bucket];
        let sum = (weigh(mover, mine) + weigh(other, theirs)) / i32::from(ONE) + self.offsets[bucket];
        let value = i64::from(sum) * i64::from(self.scale) / (i64::from(ONE) * i64::from(OUTPUT_ONE));
        value as i32
    }
}

/// The weighted sum of the squares of the clipped sums.
#[inline]
fn weigh<const HIDDEN: usize>(sums: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let clipped = sum.clamp(0, ONE);
        // With weights below 128 the first product fits into 16 bits, so that processors take eight at a time.
        total += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
    }
    total
}

/// Both sides, White first.
const SIDES: [Side; 2] = [Side::First, Side::Second];
