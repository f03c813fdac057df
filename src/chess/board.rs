//! The board: which piece stands where, whose turn it is, who may still castle, and what a move changes.
//!
//! It takes every move that it is given for a legal one; `moves.rs` knows which are, `rules.rs` refuses the
//! others.

use std::sync::LazyLock;

use crate::chess::attacks;
use crate::chess::squares::{Move, Piece, bit, home_rank, squares};
use crate::game::Side;
use crate::search::random::Random;

/// The pieces and everything else that decides which moves are legal, with the two counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The squares of each kind of piece.
    pieces: [u64; 6],
    /// The squares of each side.
    sides: [u64; 2],
    /// The rooks with which castling is still allowed.
    castling: u64,
    /// The square that a pawn has just leapt over, if it can legally be taken there.
    en_passant: Option<u8>,
    side: Side,
    /// Plies since the last capture or pawn move.
    clock: u16,
    /// The number of the move, counted up after Black's.
    number: u16,
    hash: u64,
}

/// Random numbers, one for each thing that tells two positions apart.
struct Keys {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 64],
    side: u64,
}

static KEYS: LazyLock<Keys> = LazyLock::new(|| {
    let mut random = Random::new(0x00c4_e55e);
    let mut table = || std::array::from_fn(|_| random.bits());
    let pieces = std::array::from_fn(|_| std::array::from_fn(|_| table()));
    Keys { pieces, castling: table(), en_passant: table(), side: random.bits() }
});

/// One of the two ways to castle: where the rook stands, and where both arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// The square of the king.
    pub king: u8,
    /// The square of the rook.
    pub rook: u8,
    /// The square at which the king arrives.
    pub king_to: u8,
    /// The square at which the rook arrives.
    pub rook_to: u8,
}

impl Castling {
    /// Castling of a king with a rook on the same row.
    #[inline]
    pub fn new(king: u8, rook: u8) -> Castling {
        let row = king & 56;
        let (king_to, rook_to) = if rook > king { (row + 6, row + 5) } else { (row + 2, row + 3) };
        Castling { king, rook, king_to, rook_to }
    }

    /// Its move: as in the usual game where king and rook stand as there, else "king takes rook".
    #[inline]
    pub fn as_move(self) -> Move {
        let usual = self.king % 8 == 4 && matches!(self.rook % 8, 0 | 7);
        Move::new(self.king, if usual { self.king_to } else { self.rook })
    }
}

impl Board {
    /// A board without pieces, to be set up.
    pub fn empty() -> Board {
        Board {
            pieces: [0; 6],
            sides: [0; 2],
            castling: 0,
            en_passant: None,
            side: Side::First,
            clock: 0,
            number: 1,
            hash: 0,
        }
    }

    /// Sets a piece on an empty square.
    pub fn put(&mut self, square: u8, piece: Piece, side: Side) {
        self.toggle(square, piece, side);
    }

    /// Completes a board that is being set up: whose turn it is, the rooks that may castle, the square that
    /// a pawn has leapt over (kept only where it can be taken), and the two counters.
    pub fn complete(&mut self, side: Side, castling: u64, leapt_over: Option<u8>, clock: u16, number: u16) {
        if side == Side::Second {
            self.turn();
        }
        self.castling = castling;
        self.hash = squares(castling).fold(self.hash, |hash, rook| hash ^ KEYS.castling[usize::from(rook)]);
        if let Some(square) = leapt_over {
            self.allow_en_passant(square);
        }
        (self.clock, self.number) = (clock, number);
    }

    /// The squares of a side's pieces of one kind.
    #[inline]
    pub fn of(&self, piece: Piece, side: Side) -> u64 {
        self.pieces[piece as usize] & self.sides[side.index()]
    }

    /// The squares of one kind of piece, of both sides.
    #[inline]
    pub fn all(&self, piece: Piece) -> u64 {
        self.pieces[piece as usize]
    }

    /// The squares of a side.
    #[inline]
    pub fn owned(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// The squares with a piece.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// The squares of the pieces of a side that run straight: rooks and queens.
    #[inline]
    pub fn straight(&self, side: Side) -> u64 {
        (self.all(Piece::Rook) | self.all(Piece::Queen)) & self.owned(side)
    }

    /// The squares of the pieces of a side that run aslant: bishops and queens.
    #[inline]
    pub fn aslant(&self, side: Side) -> u64 {
        (self.all(Piece::Bishop) | self.all(Piece::Queen)) & self.owned(side)
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, side: Side) -> u8 {
        self.of(Piece::King, side).trailing_zeros() as u8
    }

    /// The piece on a square.
    #[inline]
    pub fn piece(&self, square: u8) -> Option<Piece> {
        Piece::ALL.into_iter().find(|&piece| self.all(piece) & bit(square) != 0)
    }

    /// The piece on a square and whose it is.
    pub fn at(&self, square: u8) -> Option<(Piece, Side)> {
        let side = if self.owned(Side::First) & bit(square) != 0 { Side::First } else { Side::Second };
        self.piece(square).map(|piece| (piece, side))
    }

    /// Whose turn it is.
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The rooks with which castling is still allowed, of both sides.
    #[inline]
    pub fn castling(&self) -> u64 {
        self.castling
    }

    /// The square behind a pawn that can be taken in passing.
    #[inline]
    pub fn en_passant(&self) -> Option<u8> {
        self.en_passant
    }

    /// Plies since the last capture or pawn move.
    pub fn clock(&self) -> u16 {
        self.clock
    }

    /// The number of the move, counted up after Black's.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// A number that is the same for positions that the rules call the same, and hardly ever for others.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The pieces of both sides that attack a square, with these squares occupied.
    pub fn attackers(&self, square: u8, occupied: u64) -> u64 {
        let target = bit(square);
        attacks::pawns(target, Side::Second) & self.of(Piece::Pawn, Side::First)
            | attacks::pawns(target, Side::First) & self.of(Piece::Pawn, Side::Second)
            | attacks::knight(square) & self.all(Piece::Knight)
            | attacks::king(square) & self.all(Piece::King)
            | attacks::rook(square, occupied) & (self.straight(Side::First) | self.straight(Side::Second))
            | attacks::bishop(square, occupied) & (self.aslant(Side::First) | self.aslant(Side::Second))
    }

    /// Whether a side attacks a square, with these squares occupied.
    #[inline]
    pub fn attacked(&self, square: u8, by: Side, occupied: u64) -> bool {
        attacks::knight(square) & self.of(Piece::Knight, by) != 0
            || attacks::pawns(bit(square), by.other()) & self.of(Piece::Pawn, by) != 0
            || attacks::rook(square, occupied) & self.straight(by) != 0
            || attacks::bishop(square, occupied) & self.aslant(by) != 0
            || attacks::king(square) & self.of(Piece::King, by) != 0
    }

    /// Whether the king of the side to move is attacked.
    pub fn in_check(&self) -> bool {
        self.attacked(self.king(self.side), self.side.other(), self.occupied())
    }

    /// How a move castles, if it does.
    #[inline]
    pub fn castles(&self, chosen: Move) -> Option<Castling> {
        let (from, to) = (chosen.from(), chosen.to());
        if self.of(Piece::King, self.side) & bit(from) == 0 {
            return None;
        }
        if self.castling & self.owned(self.side) & bit(to) != 0 {
            return Some(Castling::new(from, to));
        }
        let rook = match (from % 8, to % 8) {
            (4, 6) => from + 3,
            (4, 2) => from - 4,
            _ => return None,
        };
        Some(Castling::new(from, rook))
    }

    /// Makes a legal move.
    #[inline]
    pub fn make(&mut self, chosen: Move) {
        let (from, to, us) = (chosen.from(), chosen.to(), self.side);
        let leapt_over = self.en_passant.take();
        if let Some(square) = leapt_over {
            self.hash ^= KEYS.en_passant[usize::from(square)];
        }
        let piece = self.piece(from).unwrap_or(Piece::King);
        self.clock += 1;
        self.number += u16::from(us == Side::Second);
        if piece == Piece::King {
            if let Some(castling) = self.castles(chosen) {
                self.toggle(castling.king, Piece::King, us);
                self.toggle(castling.rook, Piece::Rook, us);
                self.toggle(castling.king_to, Piece::King, us);
                self.toggle(castling.rook_to, Piece::Rook, us);
                self.forbid_castling(home_rank(us));
                return self.turn();
            }
            self.forbid_castling(home_rank(us));
        }
        if self.owned(us.other()) & bit(to) != 0 {
            let taken = self.piece(to).unwrap_or(Piece::Pawn);
            self.toggle(to, taken, us.other());
            self.clock = 0;
        }
        self.toggle(from, piece, us);
        self.toggle(to, chosen.promotion().unwrap_or(piece), us);
        if self.castling & (bit(from) | bit(to)) != 0 {
            self.forbid_castling(bit(from) | bit(to));
        }
        self.turn();
        if piece == Piece::Pawn {
            self.clock = 0;
            if leapt_over == Some(to) {
                self.toggle(to ^ 8, Piece::Pawn, us.other());
            } else if from.abs_diff(to) == 16 {
                self.allow_en_passant((from + to) / 2);
            }
        }
    }

    /// Tells of every piece that is gone (false) or has come (true) on another board.
    #[inline]
    pub fn changes(&self, after: &Board, mut each: impl FnMut(u8, Piece, Side, bool)) {
        for piece in Piece::ALL {
            for side in [Side::First, Side::Second] {
                let (before, now) = (self.of(piece, side), after.of(piece, side));
                squares(before & !now).for_each(|square| each(square, piece, side, false));
                squares(now & !before).for_each(|square| each(square, piece, side, true));
            }
        }
    }

    /// The other side to move, nothing else changed but what it could have taken in passing.
    pub fn pass(&mut self) {
        if let Some(square) = self.en_passant.take() {
            self.hash ^= KEYS.en_passant[usize::from(square)];
        }
        self.turn();
    }

    #[inline]
    fn turn(&mut self) {
        self.side = self.side.other();
        self.hash ^= KEYS.side;
    }

    /// Sets a piece on a square or takes it away.
    #[inline]
    fn toggle(&mut self, square: u8, piece: Piece, side: Side) {
        self.pieces[piece as usize] ^= bit(square);
        self.sides[side.index()] ^= bit(square);
        self.hash ^= KEYS.pieces[side.index()][piece as usize][usize::from(square & 63)];
    }

    fn forbid_castling(&mut self, rooks: u64) {
        let lost = self.castling & rooks;
        self.castling ^= lost;
        self.hash = squares(lost).fold(self.hash, |hash, rook| hash ^ KEYS.castling[usize::from(rook)]);
    }

    /// Takes note of the square that a pawn of the side not to move has leapt over, if the side to move has a
    /// pawn that may take it there: else the position is the same as without the leap.
    #[inline]
    fn allow_en_passant(&mut self, square: u8) {
        let takers = attacks::pawns(bit(square), self.side.other()) & self.of(Piece::Pawn, self.side);
        if takers != 0 && squares(takers).any(|from| self.en_passant_is_legal(from, square)) {
            self.en_passant = Some(square);
            self.hash ^= KEYS.en_passant[usize::from(square)];
        }
    }

    /// Whether the king of the side to move is safe after a pawn's capture in passing, which clears two
    /// squares at once.
    pub fn en_passant_is_legal(&self, from: u8, to: u8) -> bool {
        let (king, them) = (self.king(self.side), self.side.other());
        let taken = bit(to ^ 8);
        let occupied = self.occupied() & !bit(from) & !taken | bit(to);
        self.attackers(king, occupied) & self.owned(them) & !taken == 0
    }

    /// Whether the position is dead because no series of legal moves can mate: bare kings, one bishop or
    /// knight more, or nothing but kings and bishops that all stand on squares of one colour.
    pub fn is_dead(&self) -> bool {
        const DARK: u64 = 0xaa55_aa55_aa55_aa55;
        if self.all(Piece::Pawn) | self.all(Piece::Rook) | self.all(Piece::Queen) != 0 {
            return false;
        }
        let (knights, bishops) = (self.all(Piece::Knight), self.all(Piece::Bishop));
        (knights | bishops).count_ones() <= 1 || knights == 0 && (bishops & DARK == 0 || bishops & !DARK == 0)
    }

    /// The hash from nothing, to check the one that is kept.
    pub fn hash_from_nothing(&self) -> u64 {
        let mut hash = if self.side == Side::Second { KEYS.side } else { 0 };
        for square in squares(self.occupied()) {
            if let Some((piece, side)) = self.at(square) {
                hash ^= KEYS.pieces[side.index()][piece as usize][usize::from(square)];
            }
        }
        hash = squares(self.castling).fold(hash, |hash, rook| hash ^ KEYS.castling[usize::from(rook)]);
        self.en_passant.map_or(hash, |square| hash ^ KEYS.en_passant[usize::from(square)])
    }
}
