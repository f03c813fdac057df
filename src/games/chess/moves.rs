//! Pieces and moves. White is the first player.
//!
//! ```
//! use stratege::games::chess::moves::{Move, Piece};
//!
//! let promotion = Move::promoting(52, 60, Piece::Queen);
//! assert_eq!(promotion.promotion(), Some(Piece::Queen));
//! assert_eq!(promotion.to_string(), "e7e8q");
//! ```

/// The six kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl Piece {
    /// All kinds, from pawn to king.
    pub const ALL: [Piece; 6] =
        [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];

    /// Pieces that a pawn may promote to, queen first.
    pub const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

    /// FEN letter in lower case.
    pub const fn letter(self) -> u8 {
        b"pnbrqk"[self as usize]
    }

    /// Piece of a letter in either case.
    pub fn from_letter(letter: u8) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter.to_ascii_lowercase())
    }
}

/// A move in 16 bits: from, to, promotion. Castling is the king's move, as in UCI, or "king takes rook" if
/// king or rook do not stand as in standard chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u16);

impl Move {
    /// Null value: a move from a1 to a1.
    pub const NONE: Move = Move::new(0, 0);

    /// Creates a move without promotion.
    #[inline]
    pub const fn new(from: u8, to: u8) -> Move {
        Move((from & 63) as u16 | ((to & 63) as u16) << 6)
    }

    /// Creates a promotion.
    #[inline]
    pub const fn promoting(from: u8, to: u8, piece: Piece) -> Move {
        Move(Move::new(from, to).0 | (piece as u16) << 12)
    }

    /// The origin.
    #[inline]
    pub const fn from(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// The destination.
    #[inline]
    pub const fn to(self) -> u8 {
        (self.0 >> 6 & 63) as u8
    }

    /// The piece that a pawn promotes to.
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
