//! Known endings: wins, draws in spite of extra material, and mating a bare king.
//!
//! Their values replace the network's, which rate a position but do not lead to a mate.

mod kpk;

use super::params::{
    ENDING_MATERIAL, ENDING_MAX_PIECES, ENDING_WIN, KBNK_CLOSE, KBNK_CORNER, MOP_UP_CLOSE,
    MOP_UP_EDGE_SQUARE, PAWN_ENDING_RANK, PAWN_ENDING_WIN, QUEEN_ENDING_WIN,
};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::{DARK_SQUARES, FILE_A, FILE_H, bit, distance};

/// The value for the side to move if the ending is known.
#[inline]
pub fn value(board: &Board) -> Option<i32> {
    if board.occupied().count_ones() > ENDING_MAX_PIECES { None } else { known_value(board) }
}

fn known_value(board: &Board) -> Option<i32> {
    [Side::First, Side::Second].into_iter().find_map(|strong| {
        let value = Ending { board, strong, weak: strong.other() }.value()?;
        Some(if strong == board.side_to_move() { value } else { -value })
    })
}

/// An ending seen from the side that may win it.
struct Ending<'b> {
    board: &'b Board,
    strong: Side,
    weak: Side,
}

impl Ending<'_> {
    fn count(&self, piece: Piece, side: Side) -> u32 {
        self.board.pieces_of(piece, side).count_ones()
    }

    /// The value for the strong side if the ending is known.
    fn value(&self) -> Option<i32> {
        use Piece::{Bishop, Knight, Pawn, Queen, Rook};
        let strong = [Pawn, Knight, Bishop, Rook, Queen].map(|piece| self.count(piece, self.strong));
        let weak_pieces = self.board.occupied_by(self.weak).count_ones() - 1;
        match (strong, weak_pieces) {
            ([0, 0, 0, 0, 0], _) => None,
            ([1, 0, 0, 0, 0], 0) => Some(self.pawn_ending()),
            // Two knights cannot force mate.
            ([0, 2, 0, 0, 0], 0) => Some(0),
            ([0, 1, 1, 0, 0], 0) => Some(self.bishop_and_knight()),
            ([pawns, 0, bishops, 0, 0], 0) if pawns > 0 && bishops > 0 && self.is_wrong_bishop() => Some(0),
            ([0, _, _, rooks, queens], 0) if rooks + queens > 0 || self.has_bishop_pair() => {
                Some(self.bare_king())
            }
            ([0, 0, 0, 0, 1], 1) if self.count(Pawn, self.weak) + self.count(Queen, self.weak) == 0 => {
                Some(QUEEN_ENDING_WIN - ENDING_MATERIAL[self.weak_piece()] + self.mop_up())
            }
            _ => None,
        }
    }

    /// Index of the weak side's only piece.
    fn weak_piece(&self) -> usize {
        Piece::ALL.into_iter().position(|piece| self.count(piece, self.weak) > 0).unwrap_or(0)
    }

    fn has_bishop_pair(&self) -> bool {
        let bishops = self.board.pieces_of(Piece::Bishop, self.strong);
        bishops & DARK_SQUARES != 0 && bishops & !DARK_SQUARES != 0
    }

    /// King and pawn against king, by the bitbase.
    fn pawn_ending(&self) -> i32 {
        let flip = if self.strong == Side::First { 0 } else { 56 };
        let pawn = self.board.pieces_of(Piece::Pawn, self.strong).trailing_zeros() as u8 ^ flip;
        let [king, lone_king] = [self.strong, self.weak].map(|side| self.board.king(side) ^ flip);
        if kpk::is_won(king, pawn, lone_king, self.board.side_to_move() == self.strong) {
            PAWN_ENDING_WIN + PAWN_ENDING_RANK * i32::from(pawn / 8)
        } else {
            0
        }
    }

    /// Wrong bishop: all pawns are on one rook's file, the queening square is not of the bishops' colour, and
    /// the lone king holds the corner.
    fn is_wrong_bishop(&self) -> bool {
        let pawns = self.board.pieces_of(Piece::Pawn, self.strong);
        let bishops = self.board.pieces_of(Piece::Bishop, self.strong);
        let last_rank = if self.strong == Side::First { 56 } else { 0 };
        let corner: u8 = match () {
            () if pawns & !FILE_A == 0 => last_rank,
            () if pawns & !FILE_H == 0 => last_rank + 7,
            () => return false,
        };
        let colour = if DARK_SQUARES & bit(corner) != 0 { DARK_SQUARES } else { !DARK_SQUARES };
        bishops & colour == 0 && distance(self.board.king(self.weak), corner) <= 1
    }

    /// Queens, rooks or a bishop pair against a bare king.
    fn bare_king(&self) -> i32 {
        let material: i32 = Piece::ALL
            .into_iter()
            .map(|piece| ENDING_MATERIAL[piece as usize] * self.count(piece, self.strong) as i32)
            .sum();
        ENDING_WIN + material + self.mop_up()
    }

    /// Bishop and knight mate only in a corner of the bishop's colour, and need the king's help.
    fn bishop_and_knight(&self) -> i32 {
        let lone_king = self.board.king(self.weak);
        let (file, rank) = (i32::from(lone_king % 8), i32::from(lone_king / 8));
        let is_dark = self.board.pieces_of(Piece::Bishop, self.strong) & DARK_SQUARES != 0;
        let towards_corner = if is_dark { (7 - file - rank).abs() } else { (file - rank).abs() };
        let material = ENDING_MATERIAL[Piece::Bishop as usize] + ENDING_MATERIAL[Piece::Knight as usize];
        let knight = self.board.pieces_of(Piece::Knight, self.strong).trailing_zeros() as u8;
        let near = self.king_distance() + i32::from(distance(knight, lone_king));
        ENDING_WIN + material + self.mop_up() + KBNK_CORNER * towards_corner - KBNK_CLOSE * near
    }

    /// Mop-up evaluation: drives the weak king to the edge and brings the strong king near it.
    fn mop_up(&self) -> i32 {
        let king = self.board.king(self.weak);
        let from_edge = |line: u8| i32::from(line.min(7 - line));
        let (file, rank) = (from_edge(king % 8), from_edge(king / 8));
        -MOP_UP_EDGE_SQUARE * (file * file + rank * rank) / 2 - MOP_UP_CLOSE * self.king_distance()
    }

    fn king_distance(&self) -> i32 {
        distance(self.board.king(self.strong), self.board.king(self.weak)).into()
    }
}
