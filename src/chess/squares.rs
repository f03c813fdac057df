//! The words of the board: squares from a1 = 0 row by row to h8 = 63, sets of them in 64 bits, pieces and
//! moves. White is the first player.

use crate::game::Side;

/// The squares of the a-file.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The squares of the h-file.
pub const FILE_H: u64 = FILE_A << 7;
/// The squares of the first rank.
pub const RANK_1: u64 = 0xff;
/// The squares on which a pawn becomes a piece.
pub const LAST_RANKS: u64 = RANK_1 | RANK_1 << 56;

/// The set of one square.
#[inline]
pub const fn bit(square: u8) -> u64 {
    1 << (square & 63)
}

/// The squares of the rank with this number, counted from 0.
#[inline]
pub const fn rank_set(rank: u8) -> u64 {
    RANK_1 << (8 * rank)
}

/// The squares of a set, from a1 row by row to h8.
pub fn squares(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square as u8)
    })
}

/// The square's name, `a1` to `h8`.
pub fn square_name(square: u8) -> String {
    [b'a' + square % 8, b'1' + square / 8].map(char::from).iter().collect()
}

/// The square of this name.
pub fn read_square(name: &[u8]) -> Option<u8> {
    match *name {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(file - b'a' + 8 * (rank - b'1')),
        _ => None,
    }
}

/// The first row of a side, on which its king begins.
pub fn home_rank(side: Side) -> u64 {
    match side {
        Side::First => RANK_1,
        Side::Second => RANK_1 << 56,
    }
}

/// The six kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Moves ahead, takes aslant.
    Pawn,
    /// Leaps.
    Knight,
    /// Runs aslant.
    Bishop,
    /// Runs straight.
    Rook,
    /// Runs both ways.
    Queen,
    /// May not be taken.
    King,
}

impl Piece {
    /// All kinds, from pawn to king.
    pub const ALL: [Piece; 6] =
        [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];

    /// What a pawn may become, the queen first.
    pub const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

    /// Its English letter, a small one.
    pub const fn letter(self) -> u8 {
        b"pnbrqk"[self as usize]
    }

    /// The kind with this letter, large or small.
    pub fn from_letter(letter: u8) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter.to_ascii_lowercase())
    }
}

/// A move as UCI writes it: the square left, the square arrived at, and what a pawn becomes. Castling is the
/// king's step to its place; where king or rook do not stand as in the usual game, it is "king takes rook".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

impl Move {
    /// A move without a promotion.
    #[inline]
    pub const fn new(from: u8, to: u8) -> Move {
        Move((from & 63) as u16 | ((to & 63) as u16) << 6)
    }

    /// A pawn's move to its last row.
    #[inline]
    pub const fn promoting(from: u8, to: u8, piece: Piece) -> Move {
        Move(Move::new(from, to).0 | (piece as u16) << 12)
    }

    /// The square left.
    #[inline]
    pub const fn from(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// The square arrived at.
    #[inline]
    pub const fn to(self) -> u8 {
        (self.0 >> 6 & 63) as u8
    }

    /// What the pawn becomes.
    #[inline]
    pub const fn promotion(self) -> Option<Piece> {
        match self.0 >> 12 {
            1 => Some(Piece::Knight),
            2 => Some(Piece::Bishop),
            3 => Some(Piece::Rook),
            4 => Some(Piece::Queen),
            _ => None,
        }
    }
}
