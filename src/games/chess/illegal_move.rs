//! Explains why a move is illegal.

use crate::core::error::Reason;
use crate::games::chess::board::Board;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::bit;

const EMPTY_SQUARE: Reason = Reason::new("empty-square", "there is no piece on that square");
const NOT_YOURS: Reason = Reason::new("not-yours", "that piece is the opponent's");
const OWN_PIECE: Reason = Reason::new("own-piece", "a piece of your own stands there");
const NO_PROMOTION: Reason =
    Reason::new("no-promotion", "only a pawn that arrives at the last row becomes another piece");
pub(super) const PROMOTION_MISSING: Reason =
    Reason::new("promotion-missing", "the pawn becomes q, r, b or n, and the move must say which");
pub(super) const KING_IN_CHECK: Reason = Reason::new("king-in-check", "the king would be in check");
pub(super) const CANNOT_CASTLE: Reason = Reason::new("cannot-castle", "castling is not possible now");
const CANNOT_GO: Reason = Reason::new("cannot-go", "that piece cannot go there");

/// The reason why a move is illegal on this board.
pub(super) fn reason(board: &Board, mv: Move) -> Reason {
    let us = board.side_to_move();
    let Some((piece, side)) = board.piece_and_side_on(mv.from()) else { return EMPTY_SQUARE };
    if side != us {
        return NOT_YOURS;
    }
    if piece != Piece::Pawn && mv.promotion().is_some() {
        return NO_PROMOTION;
    }
    if board.as_castling(mv).is_some() {
        return CANNOT_CASTLE;
    }
    if board.occupied_by(us) & bit(mv.to()) != 0 {
        return OWN_PIECE;
    }
    let legal = board.legal_moves();
    let same_squares = legal.iter().any(|other| (other.from(), other.to()) == (mv.from(), mv.to()));
    match (same_squares, mv.promotion()) {
        (true, None) => PROMOTION_MISSING,
        (true, Some(_)) => NO_PROMOTION,
        (false, _) if board.is_pseudo_legal(mv) => KING_IN_CHECK,
        (false, _) => CANNOT_GO,
    }
}
