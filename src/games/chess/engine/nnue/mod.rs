//! NNUE: the trained evaluation, a small network whose first layer is updated incrementally.
//!
//! Each side sees the board from its perspective: 768 binary features (piece, side, square), mirrored so that
//! its king stands on the queen side, feed one hidden layer with SCReLU activation (clipped, squared). Both
//! hidden layers, the side to move first, feed the output, with weights selected by the number of pieces.
//! Integers only, so that values are the same on every machine.

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

/// Number of output weight sets, selected by the number of pieces.
pub const OUTPUT_BUCKETS: usize = 8;

/// Quantisation of the hidden layer: represents 1, where the activation clips.
pub const QA: i16 = 255;

/// Quantisation of the output weights: represents 1.
pub const QB: i16 = 64;

/// Output weights for the side to move and for the other side.
pub type OutputWeights<const HIDDEN: usize> = [[i16; HIDDEN]; 2];

/// Weights of a network with `HIDDEN` neurons per perspective.
#[derive(Clone, PartialEq, Eq)]
pub struct Network<const HIDDEN: usize> {
    /// Hidden weights by feature.
    pub feature_weights: Vec<[i16; HIDDEN]>,
    /// Accumulator of an empty board.
    pub feature_bias: [i16; HIDDEN],
    /// Output weights by bucket.
    pub output_weights: [OutputWeights<HIDDEN>; OUTPUT_BUCKETS],
    /// Output bias by bucket, in units of `QA * QB`.
    pub output_bias: [i32; OUTPUT_BUCKETS],
    /// Centipawns per unit of the output, whose logistic function is the expected result.
    pub scale: u16,
}

/// Output bucket of a board with this number of pieces.
#[inline]
pub fn output_bucket(pieces: u32) -> usize {
    (pieces.saturating_sub(2) as usize / 4).min(OUTPUT_BUCKETS - 1)
}

/// XOR mask that orients squares to a perspective: its back rank first, its king on the queen side.
#[inline]
pub fn orientation(perspective: Side, king: u8) -> u8 {
    let flip = if perspective == Side::First { 0 } else { 56 };
    let mirror = if king & 4 == 0 { 0 } else { 7 };
    flip ^ mirror
}

/// Index of the feature of a piece on an oriented square.
#[inline]
pub fn feature(own: bool, piece: Piece, square: u8) -> usize {
    (usize::from(!own) * 6 + piece as usize) * 64 + usize::from(square & 63)
}

/// Whether a feature can occur: the perspective's king stands on the queen side, pawns on neither the
/// first nor the last rank.
pub fn is_possible(feature: usize) -> bool {
    let (piece, square) = (feature / 64, feature % 64);
    let own_king = piece == Piece::King as usize;
    let pawn = piece % 6 == Piece::Pawn as usize;
    !(own_king && square & 4 != 0 || pawn && !(8..56).contains(&square))
}

impl<const HIDDEN: usize> Network<HIDDEN> {
    /// Creates a network of zeros.
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
