//! The hand-crafted evaluation (HCE): a weighted sum of terms, tapered between middlegame and endgame.
//!
//! The same walk over the board adds up weights when the engine plays and counts terms when weights are fitted.

mod attack_maps;
mod geometry;
mod king_safety;
mod mobility;
mod passed_pawns;
mod pawn_structure;
pub mod terms;
mod threats;
mod weights;

pub use pawn_structure::pawn_structure;
pub use weights::WEIGHTS;

use self::attack_maps::AttackMaps;
use self::geometry::{SIDES, sign};
use self::king_safety::king_safety;
use self::mobility::mobility;
use self::passed_pawns::passed_pawns;
use self::terms::{TEMPO, TERMS};
use self::threats::threats;
use super::evaluator::{Evaluator, MAX_EVAL};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::DARK_SQUARES;

/// Each term's weights for the middlegame and for the endgame, in centipawns.
pub type Weights = [(i16, i16); TERMS];

/// Both weights of a term in one number, so that one addition does for both.
type PackedWeights = [i32; TERMS];

/// Receives the terms of a board.
pub trait TermSink {
    /// A term occurs so many times; less than none for Black.
    fn add(&mut self, term: usize, times: i32);
}

/// What each piece counts towards the game phase.
const PHASE_WEIGHTS: [i32; 6] = [0, 1, 1, 2, 4, 0];
/// The game phase with all pieces on the board.
pub const MAX_PHASE: i32 = 24;
/// The endgame scale of an advantage that can be won.
pub const MAX_SCALE: i32 = 64;
/// Piece values in pawns, for the endgame scale.
const MATERIAL: [u32; 6] = [0, 3, 3, 5, 9, 0];

/// Adds up packed weights.
struct WeightSum<'a> {
    sum: i32,
    weights: &'a PackedWeights,
}

impl TermSink for WeightSum<'_> {
    #[inline]
    fn add(&mut self, term: usize, times: i32) {
        self.sum += self.weights[term] * times;
    }
}

/// An entry of the pawn hash table.
#[derive(Clone, Copy)]
struct PawnEntry {
    pawns: [u64; 2],
    sum: i32,
    passed: u64,
}

const PAWN_TABLE_BITS: u32 = 12;

/// The evaluation with its pawn hash table.
pub struct HandCraftedEvaluator {
    weights: Box<PackedWeights>,
    pawn_table: Vec<PawnEntry>,
}

impl HandCraftedEvaluator {
    /// With other weights.
    pub fn with(weights: &Weights) -> HandCraftedEvaluator {
        let empty = PawnEntry { pawns: [0, 0], sum: 0, passed: 0 };
        let packed = weights.map(|(middlegame, endgame)| (i32::from(endgame) << 16) + i32::from(middlegame));
        HandCraftedEvaluator { weights: Box::new(packed), pawn_table: vec![empty; 1 << PAWN_TABLE_BITS] }
    }
}

impl Default for HandCraftedEvaluator {
    fn default() -> HandCraftedEvaluator {
        HandCraftedEvaluator::with(&WEIGHTS)
    }
}

impl Evaluator for HandCraftedEvaluator {
    fn evaluate(&mut self, board: &Board, _: usize) -> i32 {
        let pawns = SIDES.map(|side| board.pieces_of(Piece::Pawn, side));
        let key = (pawns[0] ^ pawns[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let entry = &mut self.pawn_table[(key >> (u64::BITS - PAWN_TABLE_BITS)) as usize];
        if entry.pawns != pawns {
            let mut sum = WeightSum { sum: 0, weights: &self.weights };
            let passed = pawn_structure(board, &mut sum);
            *entry = PawnEntry { pawns, sum: sum.sum, passed };
        }
        let mut sum = WeightSum { sum: entry.sum, weights: &self.weights };
        piece_terms(board, entry.passed, &mut sum);
        let middlegame = i32::from(sum.sum as i16);
        let endgame = i32::from((sum.sum.wrapping_add(0x8000) >> 16) as i16);
        let value = sign(board.side_to_move()) * taper(board, middlegame, endgame);
        value.clamp(-MAX_EVAL, MAX_EVAL)
    }
}

/// Adds all terms but those of the pawn structure.
pub fn piece_terms(board: &Board, passed: u64, sink: &mut impl TermSink) {
    let mut maps = AttackMaps::of_kings_and_pawns(board);
    for us in SIDES {
        mobility(board, us, &mut maps, sink);
    }
    for us in SIDES {
        threats(board, us, &maps, sink);
        king_safety(board, us, &maps, sink);
        passed_pawns(board, us, passed, &maps, sink);
    }
    sink.add(TEMPO, sign(board.side_to_move()));
}

/// Interpolates between middlegame and endgame.
fn taper(board: &Board, middlegame: i32, endgame: i32) -> i32 {
    let phase = game_phase(board);
    let endgame = endgame * endgame_scale(board, endgame) / MAX_SCALE;
    (middlegame * phase + endgame * (MAX_PHASE - phase)) / MAX_PHASE
}

/// The game phase, from [`MAX_PHASE`] down to 0.
pub fn game_phase(board: &Board) -> i32 {
    let counts = Piece::ALL.map(|piece| board.pieces(piece).count_ones() as i32);
    let phase: i32 = counts.into_iter().zip(PHASE_WEIGHTS).map(|(count, weight)| count * weight).sum();
    phase.min(MAX_PHASE)
}

/// How much of an endgame advantage can be won, in 64ths.
pub fn endgame_scale(board: &Board, endgame: i32) -> i32 {
    let strong = if endgame >= 0 { Side::First } else { Side::Second };
    let weak = strong.other();
    let count = |piece: Piece, side: Side| board.pieces_of(piece, side).count_ones();
    let material = |side: Side| {
        Piece::ALL.into_iter().zip(MATERIAL).map(|(piece, value)| value * count(piece, side)).sum::<u32>()
    };
    let (ours, theirs) = (material(strong), material(weak));
    let pawns = count(Piece::Pawn, strong) as i32;
    if pawns == 0 && ours <= theirs + 3 {
        return if ours < 5 { 0 } else { 6 };
    }
    let bishops = board.pieces(Piece::Bishop);
    let is_opposite_bishops = count(Piece::Bishop, strong) == 1
        && count(Piece::Bishop, weak) == 1
        && bishops & DARK_SQUARES != 0
        && bishops & !DARK_SQUARES != 0;
    if is_opposite_bishops {
        return if ours == 3 && theirs == 3 { 28 } else { 46 };
    }
    (44 + 5 * pawns).min(MAX_SCALE)
}
