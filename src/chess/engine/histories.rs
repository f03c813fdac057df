//! What the search has learned about moves and evaluations while it went along: which quiet moves and captures
//! have refuted others, which have answered or followed which, and how far evaluations of a kind of position
//! were from what the search found.

use super::line::NONE;
use crate::chess::board::Board;
use crate::chess::squares::{Move, Piece};
use crate::game::Side;

/// No history goes beyond this.
const MOST: i32 = 16_384;

/// Pieces and sides with their squares.
const MOVED: usize = 2 * 6 * 64;
/// The move before the first one.
pub const NOTHING_MOVED: usize = MOVED;

const CORRECTIONS: usize = 16_384;
/// Steps of a correction that make one of an evaluation.
const CORRECTION_GRAIN: i32 = 32;
const MOST_CORRECTION: i32 = 1024;

/// All that has been learned.
pub struct Histories {
    quiet: Vec<i16>,
    captures: Vec<i16>,
    /// By the move one ply before, and by the one two plies before.
    after: [Vec<i16>; 2],
    /// By the last move: the quiet answer that refuted it last.
    answers: Vec<Move>,
    /// By the pawns, by the pieces of each side, and by the last move.
    corrections: [Vec<i16>; 4],
}

/// A move of a piece of one side, as a number below [`NOTHING_MOVED`].
#[inline]
pub fn moved(side: Side, piece: Piece, to: u8) -> usize {
    (side.index() * 6 + piece as usize) * 64 + usize::from(to)
}

#[inline]
fn learn(entry: &mut i16, bonus: i32) {
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / MOST) as i16;
}

impl Default for Histories {
    fn default() -> Histories {
        let continuation = || vec![0; (MOVED + 1) * 6 * 64];
        Histories {
            quiet: vec![0; 2 * 64 * 64],
            captures: vec![0; 6 * 64 * 6],
            after: [continuation(), continuation()],
            answers: vec![NONE; MOVED + 1],
            corrections: std::array::from_fn(|_| vec![0; 2 * CORRECTIONS]),
        }
    }
}

/// The moves that led to a node, as far as histories care.
#[derive(Clone, Copy)]
pub struct Before {
    /// The last move.
    pub last: usize,
    /// The one before it.
    pub second: usize,
}

impl Histories {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.quiet.fill(0);
        self.captures.fill(0);
        self.after.iter_mut().for_each(|table| table.fill(0));
        self.answers.fill(NONE);
        self.corrections.iter_mut().for_each(|table| table.fill(0));
    }

    fn quiet_index(side: Side, chosen: Move) -> usize {
        (side.index() * 64 + usize::from(chosen.from())) * 64 + usize::from(chosen.to())
    }

    fn after_index(before: usize, piece: Piece, to: u8) -> usize {
        (before * 6 + piece as usize) * 64 + usize::from(to)
    }

    fn capture_index(piece: Piece, to: u8, taken: Piece) -> usize {
        (piece as usize * 64 + usize::from(to)) * 6 + taken as usize
    }

    /// How well a quiet move has done.
    #[inline]
    pub fn quiet(&self, side: Side, piece: Piece, chosen: Move, before: Before) -> i32 {
        i32::from(self.quiet[Self::quiet_index(side, chosen)])
            + i32::from(self.after[0][Self::after_index(before.last, piece, chosen.to())])
            + i32::from(self.after[1][Self::after_index(before.second, piece, chosen.to())])
    }

    /// How well a capture has done.
    #[inline]
    pub fn capture(&self, piece: Piece, to: u8, taken: Piece) -> i32 {
        self.captures[Self::capture_index(piece, to, taken)].into()
    }

    /// The quiet move that refuted this one last.
    pub fn answer(&self, before: Before) -> Move {
        self.answers[before.last]
    }

    /// Takes note of a quiet answer.
    pub fn set_answer(&mut self, before: Before, chosen: Move) {
        self.answers[before.last] = chosen;
    }

    /// A quiet move has done well or badly.
    pub fn learn_quiet(&mut self, side: Side, piece: Piece, chosen: Move, before: Before, bonus: i32) {
        learn(&mut self.quiet[Self::quiet_index(side, chosen)], bonus);
        self.learn_after(piece, chosen, before, bonus);
    }

    /// A move has done well or badly after these.
    pub fn learn_after(&mut self, piece: Piece, chosen: Move, before: Before, bonus: i32) {
        learn(&mut self.after[0][Self::after_index(before.last, piece, chosen.to())], bonus);
        learn(&mut self.after[1][Self::after_index(before.second, piece, chosen.to())], bonus);
    }

    /// A capture has done well or badly.
    pub fn learn_capture(&mut self, piece: Piece, to: u8, taken: Piece, bonus: i32) {
        learn(&mut self.captures[Self::capture_index(piece, to, taken)], bonus);
    }

    /// Where each of the four corrections of a position lies.
    fn kinds(board: &Board, before: Before) -> [usize; 4] {
        let side = board.side().index() * CORRECTIONS;
        let place = |key: u64| side + (key >> 50) as usize;
        let army = |of: Side| {
            let pieces = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];
            pieces.into_iter().fold(0, |key, piece| scatter(key ^ board.of(piece, of)))
        };
        let pawns =
            scatter(scatter(board.of(Piece::Pawn, Side::First)) ^ board.of(Piece::Pawn, Side::Second));
        [place(pawns), place(army(Side::First)), place(army(Side::Second)), side + before.last]
    }

    /// By how much the evaluation of such positions has been wrong.
    #[inline]
    pub fn correction(&self, board: &Board, before: Before) -> i32 {
        let kinds = Self::kinds(board, before);
        let sum: i32 = (0..4).map(|kind| i32::from(self.corrections[kind][kinds[kind]])).sum();
        sum / CORRECTION_GRAIN
    }

    /// The search has found an evaluation to be wrong by so much.
    pub fn correct(&mut self, board: &Board, before: Before, error: i32, depth: i32) {
        let bonus = (error * depth / 8).clamp(-MOST_CORRECTION / 4, MOST_CORRECTION / 4);
        for (table, kind) in self.corrections.iter_mut().zip(Self::kinds(board, before)) {
            let value = i32::from(table[kind]);
            table[kind] = (value + bonus - value * bonus.abs() / MOST_CORRECTION) as i16;
        }
    }
}

#[inline]
fn scatter(key: u64) -> u64 {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}
