//! Placements of an ending: the pieces of the side with the pawn, which moves up the board, and the rook of the other
//! side; the other side's king is apart.

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::Piece;
use stratege::games::chess::squares::bit;
use stratege::search::bits::Bits;

/// Maximum number of pieces next to the strong king, without the pawn.
pub const MAX_PIECES: usize = 2;

/// Pieces of an ending: a kind of placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// Strong pieces, the most valuable first.
    pub pieces: [Option<Piece>; MAX_PIECES],
    /// Square of the pawn.
    pub pawn: Option<u8>,
    /// Whether the weak side has a rook.
    pub rook: bool,
}

/// Squares of all pieces but the weak king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Square of the strong king.
    pub king: u8,
    /// Strong pieces, the most valuable first.
    pub pieces: [Option<(Piece, u8)>; MAX_PIECES],
    /// Square of the pawn.
    pub pawn: Option<u8>,
    /// Square of the weak rook.
    pub rook: Option<u8>,
}

impl Kind {
    /// Whether the strong side has nothing to win with.
    pub fn is_bare(self) -> bool {
        self.pawn.is_none() && self.pieces[0].is_none()
    }
}

impl Placement {
    /// Kind of the placement.
    pub fn kind(&self) -> Kind {
        let pieces = self.pieces.map(|piece| piece.map(|(piece, _)| piece));
        Kind { pieces, pawn: self.pawn, rook: self.rook.is_some() }
    }

    /// Squares of the strong side.
    pub fn strong(&self) -> u64 {
        let pieces = self.pieces.into_iter().flatten().map(|(_, square)| square);
        pieces.chain(self.pawn).fold(bit(self.king), |set, square| set | bit(square))
    }

    /// Squares of all pieces but the weak king.
    pub fn occupied(&self) -> u64 {
        self.strong() | self.rook.map_or(0, bit)
    }

    /// The placement without the piece on a square.
    pub fn without(mut self, square: u8) -> Placement {
        let is_other = |other: &u8| *other != square;
        let mut left = self.pieces.into_iter().flatten().filter(|(_, other)| *other != square);
        self.pieces = [(); MAX_PIECES].map(|()| left.next());
        self.pawn = self.pawn.filter(is_other);
        self.rook = self.rook.filter(is_other);
        self
    }

    /// The placement with a further strong piece.
    pub fn with(mut self, piece: Piece, square: u8) -> Placement {
        let mut all: Vec<_> = self.pieces.into_iter().flatten().chain([(piece, square)]).collect();
        all.sort_by_key(|&(piece, _)| std::cmp::Reverse(piece as usize));
        let mut all = all.into_iter();
        self.pieces = [(); MAX_PIECES].map(|()| all.next());
        self
    }

    /// The placement after a pawn's move to a square, one for each piece that it may become. With two rooks on the board
    /// it becomes a queen only: the plain tables show where another piece could matter.
    pub fn pawn_moves(self, to: u8) -> Vec<Placement> {
        let Some(pawn) = self.pawn else { return Vec::new() };
        let left = self.without(pawn).without(to);
        if to < 56 {
            return vec![Placement { pawn: Some(to), ..left }];
        }
        let is_queen = left.rook.is_some() && left.pieces[0].is_some();
        let pieces = if is_queen { &[Piece::Queen] } else { &Piece::PROMOTIONS[..] };
        pieces.iter().map(|&piece| left.with(piece, to)).collect()
    }

    /// The placement with every square replaced.
    pub fn map(self, image: impl Fn(u8) -> u8) -> Placement {
        Placement {
            king: image(self.king),
            pieces: self.pieces.map(|piece| piece.map(|(piece, square)| (piece, image(square)))),
            pawn: self.pawn.map(&image),
            rook: self.rook.map(&image),
        }
    }
}

/// A position of an ending with the pawn of the strong side moving up.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// All pieces but the weak king.
    pub placement: Placement,
    /// Square of the weak king.
    pub weak_king: u8,
    /// Whether the strong side is to move.
    pub strong_to_move: bool,
}

/// Rook and pawn against rook as an ending with this strong side or an ending that it leads to; `None` for other pieces.
pub fn ending(board: &Board, strong: Side) -> Option<Ending> {
    let flip = if strong == Side::First { 0 } else { 56 };
    let weak = strong.other();
    let mut placement =
        Placement { king: board.king(strong) ^ flip, pieces: [None; MAX_PIECES], pawn: None, rook: None };
    for square in Bits(board.occupied()) {
        let (piece, side) = board.piece_and_side_on(square)?;
        match piece {
            Piece::King => {}
            Piece::Rook if side == weak && placement.rook.is_none() => placement.rook = Some(square ^ flip),
            _ if side == weak => return None,
            Piece::Pawn if placement.pawn.is_none() => placement.pawn = Some(square ^ flip),
            Piece::Pawn => return None,
            _ if placement.pieces[MAX_PIECES - 1].is_some() => return None,
            _ => placement = placement.with(piece, square ^ flip),
        }
    }
    let weak_king = board.king(weak) ^ flip;
    Some(Ending { placement, weak_king, strong_to_move: board.side_to_move() == strong })
}

/// The side with the pawn in rook and pawn against rook.
pub fn strong_side(board: &Board) -> Option<Side> {
    let pawns = board.pieces(Piece::Pawn);
    let count = |piece, side| board.pieces_of(piece, side).count_ones();
    let is_ending = board.occupied().count_ones() == 5
        && pawns.count_ones() == 1
        && [Side::First, Side::Second].into_iter().all(|side| count(Piece::Rook, side) == 1);
    let owner = if pawns & board.occupied_by(Side::First) != 0 { Side::First } else { Side::Second };
    is_ending.then_some(owner)
}
