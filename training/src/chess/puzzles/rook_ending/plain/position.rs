//! Positions of a plain table: squares in the order of the pieces that the table has.

use std::cmp::Reverse;

use stratege::core::rules::Side;
use stratege::games::chess::attacks;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::squares::{bit, distance};
use stratege::search::bits::Bits;

/// Maximum number of pieces, with kings and pawn.
pub const MAX_MEN: usize = 5;

/// Pieces of a table: those of the strong side, whose pawn moves up the board, and the rook of the weak side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    /// Pieces of the strong side, the most valuable first.
    pub strong: Vec<Piece>,
    /// Whether the weak side has a rook.
    pub rook: bool,
    /// Square of the strong pawn.
    pub pawn: Option<u8>,
}

/// Squares of strong king, weak king, strong pieces and weak rook.
pub type Squares = [u8; MAX_MEN];

impl Men {
    /// Number of squares in use.
    pub fn count(&self) -> usize {
        2 + self.strong.len() + usize::from(self.rook)
    }

    /// Indices of the squares of the strong side, without the pawn.
    pub fn strong_slots(&self) -> impl Iterator<Item = usize> + use<> {
        std::iter::once(0).chain(2..2 + self.strong.len())
    }

    /// Indices of the squares of the weak side.
    pub fn weak_slots(&self) -> impl Iterator<Item = usize> + use<> {
        std::iter::once(1).chain(2 + self.strong.len()..self.count())
    }

    /// Squares that a piece attacks.
    pub fn reach(&self, squares: &Squares, slot: usize, occupied: u64) -> u64 {
        let square = squares[slot];
        match slot {
            0 | 1 => attacks::king(square),
            _ => match self.strong.get(slot - 2) {
                Some(Piece::Queen) => attacks::queen(square, occupied),
                Some(Piece::Bishop) => attacks::bishop(square, occupied),
                Some(Piece::Knight) => attacks::knight(square),
                _ => attacks::rook(square, occupied),
            },
        }
    }

    /// Squares of all pieces.
    pub fn occupied(&self, squares: &Squares) -> u64 {
        squares[..self.count()].iter().copied().chain(self.pawn).fold(0, |set, square| set | bit(square))
    }

    /// Whether no two pieces share a square.
    pub fn are_apart(&self, squares: &Squares) -> bool {
        self.occupied(squares).count_ones() as usize == self.count() + usize::from(self.pawn.is_some())
    }

    /// Whether the weak king is in check.
    pub fn is_weak_in_check(&self, squares: &Squares) -> bool {
        let [king, weak_king, ..] = *squares;
        let occupied = self.occupied(squares);
        let is_attacking = |slot| self.reach(squares, slot, occupied) & bit(weak_king) != 0;
        distance(king, weak_king) <= 1
            || self.pawn.is_some_and(|pawn| pawn_attacks(pawn, weak_king))
            || (2..2 + self.strong.len()).any(is_attacking)
    }

    /// Whether the strong king is in check.
    pub fn is_strong_in_check(&self, squares: &Squares) -> bool {
        let [king, weak_king, ..] = *squares;
        let rook = 2 + self.strong.len();
        distance(king, weak_king) <= 1
            || self.rook && self.reach(squares, rook, self.occupied(squares)) & bit(king) != 0
    }

    /// The position without the piece on a square, whose place another piece may have taken.
    pub fn without(&self, squares: &Squares, slot: usize) -> (Men, Squares) {
        let mut men = self.clone();
        match slot - 2 {
            at if at < men.strong.len() => drop(men.strong.remove(at)),
            _ => men.rook = false,
        }
        let mut left = [0; MAX_MEN];
        let others = (0..self.count()).filter(|&other| other != slot);
        left.iter_mut().zip(others).for_each(|(place, other)| *place = squares[other]);
        (men, left)
    }

    /// The position after the pawn has become a piece on a square.
    pub fn promoted(&self, squares: &Squares, piece: Piece, to: u8) -> (Men, Squares) {
        let mut strong: Vec<_> = self.strong.iter().copied().zip(squares[2..].iter().copied()).collect();
        strong.push((piece, to));
        let rook = self.rook.then(|| squares[2 + self.strong.len()]);
        arranged([squares[0], squares[1]], strong, rook, None)
    }

    /// The mirrored position.
    pub fn mirrored(&self, squares: &Squares) -> (Men, Squares) {
        (Men { pawn: self.pawn.map(|pawn| pawn ^ 7), ..self.clone() }, squares.map(|square| square ^ 7))
    }
}

/// Whether a pawn of the strong side attacks a square.
pub fn pawn_attacks(pawn: u8, square: u8) -> bool {
    square / 8 == pawn / 8 + 1 && (square % 8).abs_diff(pawn % 8) == 1
}

/// Pieces and squares in the order of a table.
fn arranged(
    kings: [u8; 2],
    mut strong: Vec<(Piece, u8)>,
    rook: Option<u8>,
    pawn: Option<u8>,
) -> (Men, Squares) {
    strong.sort_by_key(|&(piece, _)| Reverse(piece as usize));
    let mut squares = [0; MAX_MEN];
    let order = kings.into_iter().chain(strong.iter().map(|&(_, square)| square)).chain(rook);
    squares.iter_mut().zip(order).for_each(|(place, square)| *place = square);
    let strong = strong.into_iter().map(|(piece, _)| piece).collect();
    (Men { strong, rook: rook.is_some(), pawn }, squares)
}

/// The position of a board; `None` for pieces that no table has.
pub fn of_board(board: &Board, strong: Side) -> Option<(Men, Squares)> {
    let flip = if strong == Side::First { 0 } else { 56 };
    let weak = strong.other();
    let squares = |piece, side| Bits(board.pieces_of(piece, side)).map(move |square| square ^ flip);
    let kinds = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];
    let pieces =
        kinds.into_iter().flat_map(|piece| squares(piece, strong).map(move |square| (piece, square)));
    let (rook, pawn) = (squares(Piece::Rook, weak).next(), squares(Piece::Pawn, strong).next());
    let kings = [board.king(strong) ^ flip, board.king(weak) ^ flip];
    let pieces: Vec<_> = pieces.collect();
    let count = 2 + pieces.len() + rook.into_iter().chain(pawn).count();
    let is_known = count <= MAX_MEN && count == board.occupied().count_ones() as usize;
    is_known.then(|| arranged(kings, pieces, rook, pawn))
}
