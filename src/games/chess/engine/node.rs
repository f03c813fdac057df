//! An interior node before its moves are searched: window type, evaluations, table entry.

use super::ordering::history::PreviousMoves;
use super::transposition_table::TtEntry;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};

pub(super) struct Node<'b> {
    pub board: &'b Board,
    pub ply: usize,
    pub depth: i32,
    /// Whether the window is open, so that the node may be on the principal variation.
    pub is_pv: bool,
    /// Whether a beta cutoff is expected.
    pub cut_node: bool,
    pub in_check: bool,
    /// Whether the static evaluation exceeds that of two plies ago.
    pub improving: bool,
    pub has_non_pawn_material: bool,
    /// Uncorrected evaluation, or `NO_EVAL` in check and in a singular search.
    pub raw_eval: i32,
    /// Corrected evaluation, or `NO_EVAL` in check.
    pub static_eval: i32,
    /// Static evaluation, or the table's value if that is the better estimate.
    pub estimate: i32,
    pub tt_entry: Option<TtEntry>,
    /// Legal move of the table entry, or `Move::NONE`.
    pub tt_move: Move,
    /// Move excluded by a singular search, or `Move::NONE`.
    pub excluded: Move,
    pub previous: PreviousMoves,
}

impl Node<'_> {
    pub fn is_root(&self) -> bool {
        self.ply == 0
    }

    /// The piece that makes `mv`.
    pub fn moving_piece(&self, mv: Move) -> Piece {
        self.board.piece_on(mv.from()).unwrap_or(Piece::Pawn)
    }
}

/// Whether the side to move has more than pawns.
pub(super) fn has_non_pawn_material(board: &Board) -> bool {
    let us = board.side_to_move();
    let pieces =
        board.orthogonal_sliders(us) | board.diagonal_sliders(us) | board.pieces_of(Piece::Knight, us);
    pieces != 0
}
