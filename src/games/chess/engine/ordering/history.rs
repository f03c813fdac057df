//! History heuristics: butterfly, capture and continuation history, counter moves, and correction history of
//! the evaluation. Move ordering, pruning and reductions use them.

use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::engine::params::SearchParams;
use crate::games::chess::engine::params::{
    CORRECTION_DEPTH_DIVISOR, CORRECTION_DIVISOR, HISTORY_BONUS, MAX_CORRECTION, MAX_HISTORY,
    MAX_HISTORY_BONUS,
};
use crate::games::chess::moves::{Move, Piece};

/// Number of combinations of side, piece and destination.
const PIECE_TO: usize = 2 * 6 * 64;
/// Index that stands for the missing move at the root and after a null move.
pub const NO_PIECE_TO: usize = PIECE_TO;

/// Entries per side of a correction history.
const CORRECTION_ENTRIES: usize = 16_384;
const CORRECTION_KEY_BITS: u32 = CORRECTION_ENTRIES.ilog2();

/// History values of one piece by destination.
pub type HistoryRow = [i16; 64];

/// All history tables.
pub struct Histories {
    /// Butterfly history, by side, origin and destination.
    quiet: Vec<HistoryRow>,
    captures: Vec<i16>,
    /// Continuation history, by the moves one ply and two plies before.
    continuation: [Vec<HistoryRow>; 2],
    /// The quiet move that last refuted the opponent's last move, by that move.
    counter_moves: Vec<Move>,
    /// Correction histories, by pawns, by the pieces of each side, and by the last move.
    corrections: [Vec<i16>; 4],
}

/// Index of a move by side, piece and destination, below [`NO_PIECE_TO`].
#[inline]
pub fn piece_to(side: Side, piece: Piece, to: u8) -> usize {
    (side.index() * 6 + piece as usize) * 64 + usize::from(to)
}

/// History change for a beta cutoff at this depth.
#[inline]
pub fn history_bonus(params: &SearchParams, depth: i32) -> i32 {
    (params.history_bonus_per_ply * depth + HISTORY_BONUS).min(MAX_HISTORY_BONUS)
}

/// History gravity: the closer an entry is to its limit, the smaller the change towards it.
#[inline]
fn apply_gravity(entry: &mut i16, bonus: i32, limit: i32) {
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / limit) as i16;
}

/// Sum of butterfly and continuation history.
#[inline]
pub fn quiet_history(butterfly: &HistoryRow, continuations: [&HistoryRow; 2], to: u8) -> i32 {
    let of = |history: &HistoryRow| i32::from(history[usize::from(to) % 64]);
    of(butterfly) + continuations.into_iter().map(of).sum::<i32>()
}

impl Default for Histories {
    fn default() -> Histories {
        let continuation = || vec![[0; 64]; (PIECE_TO + 1) * 6];
        Histories {
            quiet: vec![[0; 64]; 2 * 64],
            captures: vec![0; 6 * 64 * 6],
            continuation: [continuation(), continuation()],
            counter_moves: vec![Move::NONE; PIECE_TO + 1],
            corrections: std::array::from_fn(|_| vec![0; 2 * CORRECTION_ENTRIES]),
        }
    }
}

/// The moves that led to a node, as indices by [`piece_to`].
#[derive(Clone, Copy)]
pub struct PreviousMoves {
    /// One ply before.
    pub last: usize,
    /// Two plies before.
    pub second_last: usize,
}

impl Histories {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.quiet.fill([0; 64]);
        self.captures.fill(0);
        self.continuation.iter_mut().for_each(|table| table.fill([0; 64]));
        self.counter_moves.fill(Move::NONE);
        self.corrections.iter_mut().for_each(|table| table.fill(0));
    }

    fn quiet_index(side: Side, from: u8) -> usize {
        side.index() * 64 + usize::from(from)
    }

    fn continuation_index(previous: usize, piece: Piece) -> usize {
        previous * 6 + piece as usize
    }

    fn capture_index(piece: Piece, to: u8, captured: Piece) -> usize {
        (piece as usize * 64 + usize::from(to)) * 6 + captured as usize
    }

    /// The butterfly history of the moves from a square.
    #[inline]
    pub fn butterfly(&self, side: Side, from: u8) -> &HistoryRow {
        &self.quiet[Self::quiet_index(side, from)]
    }

    /// The continuation histories of a piece's moves.
    #[inline]
    pub fn continuations(&self, piece: Piece, previous: PreviousMoves) -> [&HistoryRow; 2] {
        let of =
            |table: usize, previous| &self.continuation[table][Self::continuation_index(previous, piece)];
        [of(0, previous.last), of(1, previous.second_last)]
    }

    /// History of a quiet move: butterfly and continuation history.
    #[inline]
    pub fn quiet(&self, side: Side, piece: Piece, mv: Move, previous: PreviousMoves) -> i32 {
        quiet_history(self.butterfly(side, mv.from()), self.continuations(piece, previous), mv.to())
    }

    /// History of a capture.
    #[inline]
    pub fn capture(&self, piece: Piece, to: u8, captured: Piece) -> i32 {
        self.captures[Self::capture_index(piece, to, captured)].into()
    }

    /// The counter move to the last move.
    pub fn counter_move(&self, previous: PreviousMoves) -> Move {
        self.counter_moves[previous.last]
    }

    /// Records the counter move to the last move.
    pub fn set_counter_move(&mut self, previous: PreviousMoves, mv: Move) {
        self.counter_moves[previous.last] = mv;
    }

    /// Updates the histories of a quiet move.
    pub fn update_quiet(&mut self, side: Side, piece: Piece, mv: Move, previous: PreviousMoves, bonus: i32) {
        let entry = &mut self.quiet[Self::quiet_index(side, mv.from())][usize::from(mv.to())];
        apply_gravity(entry, bonus, MAX_HISTORY);
        self.update_continuation(piece, mv, previous, bonus);
    }

    /// Updates the continuation history of a quiet move.
    pub fn update_continuation(&mut self, piece: Piece, mv: Move, previous: PreviousMoves, bonus: i32) {
        for (table, previous) in self.continuation.iter_mut().zip([previous.last, previous.second_last]) {
            let entry = &mut table[Self::continuation_index(previous, piece)][usize::from(mv.to())];
            apply_gravity(entry, bonus, MAX_HISTORY);
        }
    }

    /// Updates the history of a capture.
    pub fn update_capture(&mut self, piece: Piece, to: u8, captured: Piece, bonus: i32) {
        apply_gravity(&mut self.captures[Self::capture_index(piece, to, captured)], bonus, MAX_HISTORY);
    }

    /// Indices of a position in the correction histories.
    fn correction_indices(board: &Board, previous: PreviousMoves) -> [usize; 4] {
        let side = board.side_to_move().index() * CORRECTION_ENTRIES;
        let index = |key: u64| side + (key >> (u64::BITS - CORRECTION_KEY_BITS)) as usize;
        let non_pawn_key = |of: Side| {
            let pieces = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];
            pieces.into_iter().fold(0, |key, piece| mix(key ^ board.pieces_of(piece, of)))
        };
        let pawn_key =
            mix(mix(board.pieces_of(Piece::Pawn, Side::First)) ^ board.pieces_of(Piece::Pawn, Side::Second));
        [
            index(pawn_key),
            index(non_pawn_key(Side::First)),
            index(non_pawn_key(Side::Second)),
            side + previous.last,
        ]
    }

    /// Correction of the evaluation, in centipawns.
    #[inline]
    pub fn correction(&self, board: &Board, previous: PreviousMoves) -> i32 {
        let indices = Self::correction_indices(board, previous);
        let sum: i32 = (0..4).map(|kind| i32::from(self.corrections[kind][indices[kind]])).sum();
        sum / CORRECTION_DIVISOR
    }

    /// Updates the correction histories with the error of the evaluation against a searched value.
    pub fn update_correction(&mut self, board: &Board, previous: PreviousMoves, error: i32, depth: i32) {
        let limit = MAX_CORRECTION / 4;
        let bonus = (error * depth / CORRECTION_DEPTH_DIVISOR).clamp(-limit, limit);
        for (table, index) in self.corrections.iter_mut().zip(Self::correction_indices(board, previous)) {
            apply_gravity(&mut table[index], bonus, MAX_CORRECTION);
        }
    }
}

/// Hashes a bitboard; the upper bits are well mixed.
#[inline]
fn mix(key: u64) -> u64 {
    let product = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 29
}
