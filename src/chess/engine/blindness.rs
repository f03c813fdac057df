//! What a weak player overlooks, as people do: long moves of bishops, rooks and queens more often than short
//! ones, moves backwards more often than moves ahead, quiet squares more often than captures; and how its
//! judgement wavers.
//!
//! The same move in the same position is overlooked or seen throughout one thought, whatever the search does.

use crate::chess::board::Board;
use crate::chess::squares::{Move, Piece};
use crate::game::Side;

/// One thought's blind spots.
#[derive(Clone, Debug)]
pub struct Blindness {
    /// Tells one thought from another.
    pub seed: u64,
    /// Of a hundred moves of middling difficulty so many are overlooked.
    pub overlook: u32,
    /// Hundredths of a pawn by which judgements waver at most.
    pub whim: i32,
}

/// A number that depends on nothing but the seed and these.
fn chance(seed: u64, one: u64, other: u64) -> u64 {
    let mixed = (seed ^ one.rotate_left(17) ^ other.wrapping_mul(0xd6e8_feb8_6659_fd93))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed >> 32
}

impl Blindness {
    /// Whether a legal move is overlooked.
    pub fn hides(&self, board: &Board, chosen: Move) -> bool {
        if self.overlook == 0 {
            return false;
        }
        let percent = self.overlook * difficulty(board, chosen) / 10;
        chance(self.seed, board.hash(), u64::from(chosen.from()) << 6 | u64::from(chosen.to())) % 100
            < u64::from(percent.min(92))
    }

    /// By how much a judgement of this board is off.
    pub fn whim(&self, board: &Board) -> i32 {
        if self.whim == 0 {
            return 0;
        }
        // Two draws make small errors likelier than great ones.
        let width = self.whim as u64 + 1;
        let drawn = chance(self.seed, board.hash(), 1);
        (drawn % width) as i32 - (drawn / width % width) as i32
    }
}

/// How easily a move is overlooked, 10 being usual.
fn difficulty(board: &Board, chosen: Move) -> u32 {
    let (from, to) = (chosen.from(), chosen.to());
    let steps = (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8));
    let mut difficulty = match board.piece(from) {
        Some(Piece::Pawn) => 6,
        Some(Piece::Knight) => 10,
        Some(Piece::King) => 8,
        // Along slanting lines more is overlooked than along straight ones.
        Some(Piece::Bishop) => 6 + 3 * u32::from(steps),
        _ => 6 + 2 * u32::from(steps),
    };
    let back = match board.side() {
        Side::First => to / 8 < from / 8,
        Side::Second => to / 8 > from / 8,
    };
    difficulty += if back { 5 } else { 0 };
    // What can be taken strikes the eye, a great piece more than a small one.
    match board.piece(to).filter(|_| board.is_noisy(chosen)) {
        Some(Piece::Queen) => difficulty / 3,
        Some(Piece::Rook) => difficulty / 2,
        Some(_) => difficulty * 2 / 3,
        None => difficulty,
    }
}
