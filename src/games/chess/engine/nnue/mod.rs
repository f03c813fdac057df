//! NNUE: the trained evaluation, a small network whose first layer is updated incrementally.
//!
//! Each side sees the board from its own perspective: 768 binary features (piece, side, square), mirrored so that its
//! king stands on the queen side, feed one hidden layer with SCReLU activation (squared, clipped). Both perspectives
//! together, the side to move first, give the output, by weights chosen by the number of pieces. Integers only, so
//! that it is the same everywhere.

mod accumulator;
mod dot_product;
mod evaluator;
mod file;

pub use accumulator::AccumulatorCache;
pub use evaluator::NnueEvaluator;
pub use file::{MAX_SHIFT, hidden_size};

use self::dot_product::screlu_dot;
use crate::core::rules::Side;
use crate::games::chess::moves::Piece;

/// Input features of a perspective.
pub const FEATURES: usize = 768;

/// Sets of output weights, by the number of pieces.
pub const OUTPUT_BUCKETS: usize = 8;

/// Quantisation of the hidden layer: one, where the activation clips.
pub const QA: i16 = 255;

/// Quantisation of the output weights: one.
pub const QB: i16 = 64;

/// Output weights of the side to move and of the other side.
pub type OutputWeights<const HIDDEN: usize> = [[i16; HIDDEN]; 2];

/// The weights, with a hidden layer of this size for each perspective.
#[derive(Clone, PartialEq, Eq)]
pub struct Network<const HIDDEN: usize> {
    /// By feature.
    pub feature_weights: Vec<[i16; HIDDEN]>,
    /// The accumulator of an empty board.
    pub feature_bias: [i16; HIDDEN],
    /// By bucket.
    pub output_weights: [OutputWeights<HIDDEN>; OUTPUT_BUCKETS],
    /// By bucket, in units of `QA * QB`.
    pub output_bias: [i32; OUTPUT_BUCKETS],
    /// Centipawns of one unit of the output, whose logistic function is the expected result.
    pub scale: u16,
}

/// The output bucket of a board with so many pieces.
#[inline]
pub fn output_bucket(pieces: u32) -> usize {
    (pieces.saturating_sub(2) as usize / 4).min(OUTPUT_BUCKETS - 1)
}

/// What to XOR squares with for a perspective: the own back rank comes first, and the own king stands on the queen
/// side.
#[inline]
pub fn orientation(perspective: Side, king: u8) -> u8 {
    let flip = if perspective == Side::First { 0 } else { 56 };
    let mirror = if king & 4 == 0 { 0 } else { 7 };
    flip ^ mirror
}

/// The feature of a piece on an oriented square.
#[inline]
pub fn feature(own: bool, piece: Piece, square: u8) -> usize {
    (usize::from(!own) * 6 + piece as usize) * 64 + usize::from(square & 63)
}

/// Whether a board can have a feature: the own king stands on the queen side, and no pawn on the first or last rank.
pub fn is_possible(feature: usize) -> bool {
    let (piece, square) = (feature / 64, feature % 64);
    let own_king = piece == Piece::King as usize;
    let pawn = piece % 6 == Piece::Pawn as usize;
    !(own_king && square & 4 != 0 || pawn && !(8..56).contains(&square))
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// A network of zeros.
    pub fn zero() -> Self {
        Network {
            feature_weights: vec![[0; HIDDEN]; FEATURES],
            feature_bias: [0; HIDDEN],
            output_weights: [[[0; HIDDEN]; 2]; OUTPUT_BUCKETS],
            output_bias: [0; OUTPUT_BUCKETS],
            scale: 0,
        }
    }

    /// The value in centipawns, from the accumulators of the side to move and of the other side.
    #[inline]
    pub fn evaluate(&self, us: &[i16; HIDDEN], them: &[i16; HIDDEN], pieces: u32) -> i32 {
        let bucket = output_bucket(pieces);
        let [our_weights, their_weights] = &self.output_weights[bucket];
        let [ours, theirs] = [screlu_dot(us, our_weights), screlu_dot(them, their_weights)].map(i64::from);
        let output = (ours + theirs) / i64::from(QA) + i64::from(self.output_bias[bucket]);
        let value = output * i64::from(self.scale) / (i64::from(QA) * i64::from(QB));
        value as i32
    }
}

/// Both sides, White first.
const SIDES: [Side; 2] = [Side::First, Side::Second];
