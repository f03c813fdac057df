//! The board: pieces, side to move, castling rights, en passant square, move counters and Zobrist hash.
//!
//! Copy-make: a move is made on a copy and never unmade. Moves are not validated here: `movegen.rs` generates
//! the legal ones, `rules.rs` rejects the others.
//!
//! ```
//! let board = stratege::games::chess::Start::default().board();
//! assert_eq!(board.zobrist(), board.zobrist_from_scratch());
//! ```

use std::sync::LazyLock;

use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::{DARK_SQUARES, bit, home_rank};
use crate::search::bits::Bits;
use crate::search::random::Random;

/// A position without its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Bitboards by piece.
    pieces: [u64; 6],
    /// Bitboards by side.
    sides: [u64; 2],
    /// Rooks that may still castle.
    castling: u64,
    /// Square passed by a double push, if an en passant capture is legal.
    en_passant: Option<u8>,
    side_to_move: Side,
    /// Plies since the last capture or pawn move.
    halfmove_clock: u16,
    /// Incremented after Black's move.
    fullmove_number: u16,
    zobrist: u64,
}

/// Random keys of Zobrist hashing.
struct ZobristKeys {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 64],
    side_to_move: u64,
}

static ZOBRIST_KEYS: LazyLock<ZobristKeys> = LazyLock::new(|| {
    let mut random = Random::new(0x00c4_e55e);
    let mut table = || std::array::from_fn(|_| random.bits());
    let pieces = std::array::from_fn(|_| std::array::from_fn(|_| table()));
    ZobristKeys { pieces, castling: table(), en_passant: table(), side_to_move: random.bits() }
});

/// A castling move: origins and destinations of king and rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castling {
    /// Origin of the king.
    pub king: u8,
    /// Origin of the rook.
    pub rook: u8,
    /// Destination of the king.
    pub king_to: u8,
    /// Destination of the rook.
    pub rook_to: u8,
}

impl Castling {
    /// Castling with a rook on the king's rank.
    #[inline]
    pub fn new(king: u8, rook: u8) -> Castling {
        let rank = king & 56;
        let (king_to, rook_to) = if rook > king { (rank + 6, rank + 5) } else { (rank + 2, rank + 3) };
        Castling { king, rook, king_to, rook_to }
    }

    /// Encodes castling as the king's move if king and rook stand as in standard chess, otherwise
    /// as "king takes rook".
    #[inline]
    pub fn as_move(self) -> Move {
        let standard = self.king % 8 == 4 && matches!(self.rook % 8, 0 | 7);
        Move::new(self.king, if standard { self.king_to } else { self.rook })
    }
}

impl Board {
    /// Creates a board without pieces, to be filled with [`Board::put`] and [`Board::complete`].
    pub fn empty() -> Board {
        Board {
            pieces: [0; 6],
            sides: [0; 2],
            castling: 0,
            en_passant: None,
            side_to_move: Side::First,
            halfmove_clock: 0,
            fullmove_number: 1,
            zobrist: 0,
        }
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: u8, piece: Piece, side: Side) {
        self.toggle(square, piece, side);
    }

    /// Completes a board that is being set up. Drops the en passant square if no capture is legal.
    pub fn complete(
        &mut self,
        side_to_move: Side,
        castling: u64,
        en_passant: Option<u8>,
        halfmove_clock: u16,
        fullmove_number: u16,
    ) {
        if side_to_move == Side::Second {
            self.switch_side();
        }
        self.castling = castling;
        self.zobrist =
            Bits(castling).fold(self.zobrist, |hash, rook| hash ^ ZOBRIST_KEYS.castling[usize::from(rook)]);
        if let Some(square) = en_passant {
            self.set_en_passant(square);
        }
        (self.halfmove_clock, self.fullmove_number) = (halfmove_clock, fullmove_number);
    }

    /// A side's pieces of one kind.
    #[inline]
    pub fn pieces_of(&self, piece: Piece, side: Side) -> u64 {
        self.pieces[piece as usize] & self.sides[side.index()]
    }

    /// Both sides' pieces of one kind.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> u64 {
        self.pieces[piece as usize]
    }

    /// All pieces of a side.
    #[inline]
    pub fn occupied_by(&self, side: Side) -> u64 {
        self.sides[side.index()]
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// A side's rooks and queens.
    #[inline]
    pub fn orthogonal_sliders(&self, side: Side) -> u64 {
        (self.pieces(Piece::Rook) | self.pieces(Piece::Queen)) & self.occupied_by(side)
    }

    /// A side's bishops and queens.
    #[inline]
    pub fn diagonal_sliders(&self, side: Side) -> u64 {
        (self.pieces(Piece::Bishop) | self.pieces(Piece::Queen)) & self.occupied_by(side)
    }

    /// The square of a side's king.
    #[inline]
    pub fn king(&self, side: Side) -> u8 {
        self.pieces_of(Piece::King, side).trailing_zeros() as u8
    }

    /// The piece on a square.
    #[inline]
    pub fn piece_on(&self, square: u8) -> Option<Piece> {
        // Computes the piece's number bit by bit: branches on the piece would be mispredicted.
        let [_, knights, bishops, rooks, queens, kings] = self.pieces;
        let number = [queens | kings, bishops | rooks, knights | rooks | kings]
            .into_iter()
            .fold(0, |number, set| number << 1 | usize::from(set & bit(square) != 0));
        (self.occupied() & bit(square) != 0).then(|| Piece::ALL[number.min(5)])
    }

    /// The piece on a square and its side.
    pub fn piece_and_side_on(&self, square: u8) -> Option<(Piece, Side)> {
        let side = if self.occupied_by(Side::First) & bit(square) != 0 { Side::First } else { Side::Second };
        self.piece_on(square).map(|piece| (piece, side))
    }

    /// Squares on which two boards have different pieces.
    #[inline]
    pub fn differences(&self, other: &Board) -> u64 {
        let differ = |all: &[u64], others: &[u64]| {
            all.iter().zip(others).fold(0, |squares, (one, other)| squares | one ^ other)
        };
        differ(&self.pieces, &other.pieces) | differ(&self.sides, &other.sides)
    }

    /// The side to move.
    #[inline]
    pub fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// Rooks of both sides that may still castle.
    #[inline]
    pub fn castling(&self) -> u64 {
        self.castling
    }

    /// Destination of a legal en passant capture.
    #[inline]
    pub fn en_passant(&self) -> Option<u8> {
        self.en_passant
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// Number of the current move, incremented after Black's move.
    pub fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// The Zobrist hash: equal for positions that are equal under the repetition rules; ignores the counters.
    #[inline]
    pub fn zobrist(&self) -> u64 {
        self.zobrist
    }

    /// Pieces of both sides that attack a square, given the occupancy.
    pub fn attackers_to(&self, square: u8, occupied: u64) -> u64 {
        let target = bit(square);
        attacks::pawns(target, Side::Second) & self.pieces_of(Piece::Pawn, Side::First)
            | attacks::pawns(target, Side::First) & self.pieces_of(Piece::Pawn, Side::Second)
            | attacks::knight(square) & self.pieces(Piece::Knight)
            | attacks::king(square) & self.pieces(Piece::King)
            | attacks::rook(square, occupied) & (self.pieces(Piece::Rook) | self.pieces(Piece::Queen))
            | attacks::bishop(square, occupied) & (self.pieces(Piece::Bishop) | self.pieces(Piece::Queen))
    }

    /// Whether a side attacks a square, given the occupancy.
    #[inline]
    pub fn is_attacked(&self, square: u8, by: Side, occupied: u64) -> bool {
        attacks::knight(square) & self.pieces_of(Piece::Knight, by) != 0
            || attacks::pawns(bit(square), by.other()) & self.pieces_of(Piece::Pawn, by) != 0
            || attacks::rook(square, occupied) & self.orthogonal_sliders(by) != 0
            || attacks::bishop(square, occupied) & self.diagonal_sliders(by) != 0
            || attacks::king(square) & self.pieces_of(Piece::King, by) != 0
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.is_attacked(self.king(self.side_to_move), self.side_to_move.other(), self.occupied())
    }

    /// Decodes a castling move in either encoding; `None` for other moves.
    #[inline]
    pub fn as_castling(&self, mv: Move) -> Option<Castling> {
        let (from, to) = (mv.from(), mv.to());
        if self.pieces_of(Piece::King, self.side_to_move) & bit(from) == 0 {
            return None;
        }
        if self.castling & self.occupied_by(self.side_to_move) & bit(to) != 0 {
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
    pub fn make_move(&mut self, mv: Move) {
        let (from, to, us) = (mv.from(), mv.to(), self.side_to_move);
        let en_passant = self.en_passant.take();
        if let Some(square) = en_passant {
            self.zobrist ^= ZOBRIST_KEYS.en_passant[usize::from(square)];
        }
        let piece = self.piece_on(from).unwrap_or(Piece::King);
        self.halfmove_clock += 1;
        self.fullmove_number += u16::from(us == Side::Second);
        if piece == Piece::King {
            if let Some(castling) = self.as_castling(mv) {
                self.toggle(castling.king, Piece::King, us);
                self.toggle(castling.rook, Piece::Rook, us);
                self.toggle(castling.king_to, Piece::King, us);
                self.toggle(castling.rook_to, Piece::Rook, us);
                self.revoke_castling(home_rank(us));
                return self.switch_side();
            }
            self.revoke_castling(home_rank(us));
        }
        if self.occupied_by(us.other()) & bit(to) != 0 {
            let captured = self.piece_on(to).unwrap_or(Piece::Pawn);
            self.toggle(to, captured, us.other());
            self.halfmove_clock = 0;
        }
        self.toggle(from, piece, us);
        self.toggle(to, mv.promotion().unwrap_or(piece), us);
        if self.castling & (bit(from) | bit(to)) != 0 {
            self.revoke_castling(bit(from) | bit(to));
        }
        self.switch_side();
        if piece == Piece::Pawn {
            self.halfmove_clock = 0;
            if en_passant == Some(to) {
                self.toggle(to ^ 8, Piece::Pawn, us.other());
            } else if from.abs_diff(to) == 16 {
                self.set_en_passant((from + to) / 2);
            }
        }
    }

    /// Approximate Zobrist hash after a move, without making it: ignores castling, promotion and en passant.
    #[inline]
    pub fn zobrist_after(&self, mv: Move) -> u64 {
        let (from, to, us) = (mv.from(), mv.to(), self.side_to_move);
        let key = |side: Side, piece: Piece, square: u8| {
            ZOBRIST_KEYS.pieces[side.index()][piece as usize][usize::from(square & 63)]
        };
        let piece = self.piece_on(from).unwrap_or(Piece::King);
        let captured = self.piece_on(to).map_or(0, |captured| key(us.other(), captured, to));
        self.zobrist ^ ZOBRIST_KEYS.side_to_move ^ key(us, piece, from) ^ key(us, piece, to) ^ captured
    }

    /// Passes the turn, which only revokes the right to capture en passant.
    pub fn make_null_move(&mut self) {
        if let Some(square) = self.en_passant.take() {
            self.zobrist ^= ZOBRIST_KEYS.en_passant[usize::from(square)];
        }
        self.switch_side();
    }

    #[inline]
    fn switch_side(&mut self) {
        self.side_to_move = self.side_to_move.other();
        self.zobrist ^= ZOBRIST_KEYS.side_to_move;
    }

    /// Adds or removes a piece.
    #[inline]
    fn toggle(&mut self, square: u8, piece: Piece, side: Side) {
        self.pieces[piece as usize] ^= bit(square);
        self.sides[side.index()] ^= bit(square);
        self.zobrist ^= ZOBRIST_KEYS.pieces[side.index()][piece as usize][usize::from(square & 63)];
    }

    fn revoke_castling(&mut self, rooks: u64) {
        let lost = self.castling & rooks;
        self.castling ^= lost;
        self.zobrist =
            Bits(lost).fold(self.zobrist, |hash, rook| hash ^ ZOBRIST_KEYS.castling[usize::from(rook)]);
    }

    /// Sets the en passant square if the side to move has a legal en passant capture. Otherwise the position
    /// equals the one after two single pushes.
    #[inline]
    fn set_en_passant(&mut self, square: u8) {
        let capturers = attacks::pawns(bit(square), self.side_to_move.other())
            & self.pieces_of(Piece::Pawn, self.side_to_move);
        if capturers != 0 && Bits(capturers).any(|from| self.en_passant_is_legal(from, square)) {
            self.en_passant = Some(square);
            self.zobrist ^= ZOBRIST_KEYS.en_passant[usize::from(square)];
        }
    }

    /// Whether an en passant capture leaves the moving side's king safe. It clears two squares at once, which pin
    /// detection does not cover.
    pub fn en_passant_is_legal(&self, from: u8, to: u8) -> bool {
        let (king, them) = (self.king(self.side_to_move), self.side_to_move.other());
        let taken = bit(to ^ 8);
        let occupied = self.occupied() & !bit(from) & !taken | bit(to);
        self.attackers_to(king, occupied) & self.occupied_by(them) & !taken == 0
    }

    /// Whether neither side has mating material: bare kings, a single minor piece, or only bishops on
    /// squares of one colour.
    pub fn is_dead(&self) -> bool {
        if self.pieces(Piece::Pawn) | self.pieces(Piece::Rook) | self.pieces(Piece::Queen) != 0 {
            return false;
        }
        let (knights, bishops) = (self.pieces(Piece::Knight), self.pieces(Piece::Bishop));
        (knights | bishops).count_ones() <= 1
            || knights == 0 && (bishops & DARK_SQUARES == 0 || bishops & !DARK_SQUARES == 0)
    }

    /// Computes the Zobrist hash from scratch, to check the incremental one.
    pub fn zobrist_from_scratch(&self) -> u64 {
        let mut hash = if self.side_to_move == Side::Second { ZOBRIST_KEYS.side_to_move } else { 0 };
        for square in Bits(self.occupied()) {
            if let Some((piece, side)) = self.piece_and_side_on(square) {
                hash ^= ZOBRIST_KEYS.pieces[side.index()][piece as usize][usize::from(square)];
            }
        }
        hash = Bits(self.castling).fold(hash, |hash, rook| hash ^ ZOBRIST_KEYS.castling[usize::from(rook)]);
        self.en_passant.map_or(hash, |square| hash ^ ZOBRIST_KEYS.en_passant[usize::from(square)])
    }
}
