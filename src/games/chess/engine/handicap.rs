//! The handicap of weaker levels, which makes human mistakes: missed moves and a noisy evaluation.
//!
//! Long slider moves are missed more often than short ones, backward moves more often than forward ones,
//! quiet moves more often than captures. Misses and noise are hashes of position and move, so they stay the
//! same throughout a search.

use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::distance;

/// Difficulty of an average move; it is missed at exactly the miss rate.
const AVERAGE_DIFFICULTY: u32 = 10;
/// Maximum probability of missing a move, in percent.
const MAX_MISS_PERCENT: u32 = 92;

/// Handicap of one search.
#[derive(Clone, Debug)]
pub struct Handicap {
    /// Distinguishes searches: each misses other moves.
    pub seed: u64,
    /// Percentage of moves of average difficulty that are missed.
    pub miss_rate: u32,
    /// Maximum evaluation noise in centipawns.
    pub eval_noise: i32,
}

/// Mixes the arguments into a hash.
fn hash(seed: u64, position: u64, salt: u64) -> u64 {
    let mixed = (seed ^ position.rotate_left(17) ^ salt.wrapping_mul(0xd6e8_feb8_6659_fd93))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed >> 32
}

impl Handicap {
    /// Whether the search misses this legal move.
    pub fn misses(&self, board: &Board, mv: Move) -> bool {
        if self.miss_rate == 0 {
            return false;
        }
        let percent = self.miss_rate * difficulty(board, mv) / AVERAGE_DIFFICULTY;
        let move_bits = u64::from(mv.from()) << 6 | u64::from(mv.to());
        hash(self.seed, board.zobrist(), move_bits) % 100 < u64::from(percent.min(MAX_MISS_PERCENT))
    }

    /// The evaluation noise of a position.
    pub fn noise(&self, board: &Board) -> i32 {
        if self.eval_noise == 0 {
            return 0;
        }
        // The difference of two uniform draws makes small errors likelier than large ones.
        let width = self.eval_noise as u64 + 1;
        let drawn = hash(self.seed, board.zobrist(), 1);
        (drawn % width) as i32 - (drawn / width % width) as i32
    }
}

/// Difficulty of seeing a move, relative to [`AVERAGE_DIFFICULTY`].
fn difficulty(board: &Board, mv: Move) -> u32 {
    let (from, to) = (mv.from(), mv.to());
    let steps = u32::from(distance(from, to));
    let mut difficulty = match board.piece_on(from) {
        Some(Piece::Pawn) => 6,
        Some(Piece::Knight) => 10,
        Some(Piece::King) => 8,
        // Diagonals are harder to see than ranks and files.
        Some(Piece::Bishop) => 6 + 3 * steps,
        _ => 6 + 2 * steps,
    };
    let is_backward = match board.side_to_move() {
        Side::First => to / 8 < from / 8,
        Side::Second => to / 8 > from / 8,
    };
    difficulty += if is_backward { 5 } else { 0 };
    // Captures are easy to see, more so the larger the victim.
    match board.piece_on(to).filter(|_| board.is_noisy(mv)) {
        Some(Piece::Queen) => difficulty / 3,
        Some(Piece::Rook) => difficulty / 2,
        Some(_) => difficulty * 2 / 3,
        None => difficulty,
    }
}
