//! The hand-written evaluation: a sum of terms, weighed between middle game and end by the pieces left.
//!
//! It needs no help from the search; what hangs on pawns alone is remembered, because pawns seldom move.

pub mod account;
pub mod terms;
mod weights;

use account::Tally;
use terms::TERMS;

use super::evaluator::{Evaluator, MOST};
use crate::chess::board::Board;
use crate::chess::squares::Piece;
use crate::game::Side;

pub use weights::WEIGHTS;

/// Each term's weights for the middle game and for the end.
pub type Weights = [(i16, i16); TERMS];

/// Both weights of each term in one number, so that one addition does for both.
type Packed = [i32; TERMS];

fn pack(weights: &Weights) -> Packed {
    weights.map(|(middle, end)| (i32::from(end) << 16) + i32::from(middle))
}

/// What pieces count for how far the game is from its end.
pub const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
/// All pieces together.
pub const FULL_PHASE: i32 = 24;
/// Parts of an advantage that count where it can be won.
pub const FULL_SCALE: i32 = 64;

/// Two weights in one number.
struct Sum<'a> {
    sum: i32,
    packed: &'a Packed,
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, term: usize, times: i32) {
        self.sum += self.packed[term] * times;
    }
}

#[derive(Clone, Copy)]
struct Pawns {
    own: [u64; 2],
    sum: i32,
    passed: u64,
}

const REMEMBERED: usize = 1 << 12;

/// The evaluation with what it remembers.
pub struct HandWritten {
    packed: Box<Packed>,
    pawns: Vec<Pawns>,
}

impl HandWritten {
    /// With weights of one's own.
    pub fn with(weights: &Weights) -> HandWritten {
        let nothing = Pawns { own: [0, 0], sum: 0, passed: 0 };
        HandWritten { packed: Box::new(pack(weights)), pawns: vec![nothing; REMEMBERED] }
    }
}

impl Default for HandWritten {
    fn default() -> HandWritten {
        HandWritten::with(&WEIGHTS)
    }
}

impl Evaluator for HandWritten {
    fn begin(&mut self, _: &Board) {}

    fn make(&mut self, _: &Board, _: &Board) {}

    fn unmake(&mut self) {}

    fn value(&mut self, board: &Board) -> i32 {
        let own = [board.of(Piece::Pawn, Side::First), board.of(Piece::Pawn, Side::Second)];
        let key = (own[0] ^ own[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = &mut self.pawns[(key >> 52) as usize];
        if place.own != own {
            let mut sum = Sum { sum: 0, packed: &self.packed };
            let passed = account::pawns(board, &mut sum);
            *place = Pawns { own, sum: sum.sum, passed };
        }
        let mut sum = Sum { sum: place.sum, packed: &self.packed };
        account::pieces(board, place.passed, &mut sum);
        let middle = i32::from(sum.sum as i16);
        let end = i32::from((sum.sum.wrapping_add(0x8000) >> 16) as i16);
        let value = weigh(board, middle, end);
        let value = if board.side() == Side::First { value } else { -value };
        value.clamp(-MOST, MOST)
    }
}

/// Between middle game and end, and less where little can be won.
pub fn weigh(board: &Board, middle: i32, end: i32) -> i32 {
    let phase = phase(board);
    let end = end * scale(board, end) / FULL_SCALE;
    (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE
}

/// From [`FULL_PHASE`] down to none.
pub fn phase(board: &Board) -> i32 {
    let pieces = Piece::ALL.into_iter().zip(PHASE);
    pieces.map(|(piece, each)| each * board.all(piece).count_ones() as i32).sum::<i32>().min(FULL_PHASE)
}

/// How much of an advantage at the end can be won, in 64ths.
pub fn scale(board: &Board, end: i32) -> i32 {
    const DARK: u64 = 0xaa55_aa55_aa55_aa55;
    let strong = if end >= 0 { Side::First } else { Side::Second };
    let weak = strong.other();
    let worth = |side: Side| {
        let each = [0, 3, 3, 5, 9, 0];
        Piece::ALL
            .into_iter()
            .zip(each)
            .map(|(piece, each)| each * board.of(piece, side).count_ones())
            .sum::<u32>()
    };
    let pawns = board.of(Piece::Pawn, strong).count_ones() as i32;
    let (mine, theirs) = (worth(strong), worth(weak));
    if pawns == 0 && mine <= theirs + 3 {
        return if mine < 5 { 0 } else { 6 };
    }
    let bishops = board.all(Piece::Bishop);
    let one_each =
        board.of(Piece::Bishop, strong).count_ones() == 1 && board.of(Piece::Bishop, weak).count_ones() == 1;
    if one_each && bishops & DARK != 0 && bishops & !DARK != 0 {
        return if mine == 3 && theirs == 3 { 28 } else { 46 };
    }
    (44 + 5 * pawns).min(FULL_SCALE)
}
