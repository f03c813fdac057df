//! The boundary between the search and whatever judges positions: a hand-written evaluation or a network.
//!
//! The search tells an evaluator of every move that it makes and takes back, so that one that is updated move
//! by move can keep in step; one that needs no such help does nothing.

use crate::chess::board::Board;

/// Values beyond this are kept for mates.
pub const MOST: i32 = 20_000;

/// Whoever judges positions.
pub trait Evaluator {
    /// A search begins with this board.
    fn begin(&mut self, board: &Board);

    /// A move leads from one board to the next; [`Board::changes`] lists what that changes. Passing is no
    /// move: it changes nothing but the side to move, and is not told.
    fn make(&mut self, before: &Board, after: &Board);

    /// Back to the board before the last move.
    fn unmake(&mut self);

    /// What the board is worth to the side to move, in hundredths of a pawn, within [`MOST`] both ways. The
    /// board is the one that the moves have led to, or the same with the other side to move; its king is not
    /// in check.
    fn value(&mut self, board: &Board) -> i32;
}
