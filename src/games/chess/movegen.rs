//! Legal move generation.
//!
//! Targets are bitboards, so counting moves (perft) need not list them. Only legal moves are generated:
//! evasions and pinned pieces are masked, king moves and en passant captures are tested one by one.
//!
//! ```
//! use stratege::games::chess::fen;
//!
//! let board = fen::read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")?;
//! assert_eq!(board.legal_moves().len(), 48);
//! assert_eq!(board.perft(2), 2039);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::rules::Side;
use crate::games::chess::attacks::{self, between};
use crate::games::chess::board::{Board, Castling};
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::{FILE_A, FILE_H, LAST_RANKS, bit, home_rank, rank_set};
use crate::search::bits::Bits;

/// Receives generated moves.
pub trait MoveSink {
    /// A piece can move from `from` to each of the targets.
    fn piece_moves(&mut self, from: u8, targets: u64);

    /// A pawn can move to each of the targets, from the square `distance` below it, modulo 64.
    fn pawn_moves(&mut self, distance: u8, targets: u64);
}

/// Counts moves without listing them.
struct MoveCounter(u32);

impl MoveSink for MoveCounter {
    #[inline]
    fn piece_moves(&mut self, _: u8, targets: u64) {
        self.0 += targets.count_ones();
    }

    #[inline]
    fn pawn_moves(&mut self, _: u8, targets: u64) {
        self.0 += targets.count_ones() + 3 * (targets & LAST_RANKS).count_ones();
    }
}

/// Maximum number of legal moves of a position.
pub const MAX_MOVES: usize = 218;

/// A list of moves of fixed capacity.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MAX_MOVES],
    length: usize,
}

impl MoveList {
    fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.length) {
            *place = mv;
            self.length += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList { moves: [Move::NONE; MAX_MOVES], length: 0 }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.length]
    }
}

impl MoveSink for MoveList {
    #[inline]
    fn piece_moves(&mut self, from: u8, targets: u64) {
        Bits(targets).for_each(|to| self.push(Move::new(from, to)));
    }

    fn pawn_moves(&mut self, distance: u8, targets: u64) {
        for to in Bits(targets & !LAST_RANKS) {
            self.push(Move::new(to.wrapping_sub(distance), to));
        }
        for to in Bits(targets & LAST_RANKS) {
            let from = to.wrapping_sub(distance);
            Piece::PROMOTIONS.into_iter().for_each(|piece| self.push(Move::promoting(from, to, piece)));
        }
    }
}

/// Restricts generation: allowed targets of pieces and pawns, and the special moves.
struct MoveFilter {
    piece_targets: u64,
    pawn_targets: u64,
    castling: bool,
    en_passant: bool,
}

impl Board {
    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::default();
        self.generate(self.all_moves(), &mut list);
        list
    }

    /// Generates the legal captures and promotions.
    pub fn generate_noisy(&self, sink: &mut impl MoveSink) {
        let theirs = self.occupied_by(self.side_to_move().other());
        let filter = MoveFilter {
            piece_targets: theirs,
            pawn_targets: theirs | LAST_RANKS,
            castling: false,
            en_passant: true,
        };
        self.generate(filter, sink);
    }

    /// Generates the legal moves that are neither captures nor promotions.
    pub fn generate_quiets(&self, sink: &mut impl MoveSink) {
        let empty = !self.occupied();
        let filter = MoveFilter {
            piece_targets: empty,
            pawn_targets: empty & !LAST_RANKS,
            castling: true,
            en_passant: false,
        };
        self.generate(filter, sink);
    }

    /// Whether a legal move is a capture or a promotion.
    #[inline]
    pub fn is_noisy(&self, mv: Move) -> bool {
        mv.promotion().is_some()
            || self.occupied_by(self.side_to_move().other()) & bit(mv.to()) != 0
            || self.is_en_passant(mv)
    }

    /// Whether a legal move is an en passant capture.
    #[inline]
    pub fn is_en_passant(&self, mv: Move) -> bool {
        self.en_passant() == Some(mv.to()) && self.pieces(Piece::Pawn) & bit(mv.from()) != 0
    }

    /// The piece that a legal move captures; not meaningful for castling.
    #[inline]
    pub fn captured_piece(&self, mv: Move) -> Option<Piece> {
        if self.is_en_passant(mv) { Some(Piece::Pawn) } else { self.piece_on(mv.to()) }
    }

    /// Whether a move is legal here. It may be a move of another position, as from the transposition table.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (from, us) = (mv.from(), self.side_to_move());
        if self.occupied_by(us) & bit(from) == 0 {
            return false;
        }
        let promotes = self.pieces(Piece::Pawn) & bit(from) != 0 && LAST_RANKS & bit(mv.to()) != 0;
        if promotes != mv.promotion().is_some() {
            return false;
        }
        if self.pieces(Piece::King) & bit(from) != 0
            && (attacks::king(from) & bit(mv.to()) == 0 || self.as_castling(mv).is_some())
        {
            let mut castlings = MoveList::default();
            if !self.in_check() {
                self.castling_moves(from, &mut castlings);
            }
            return castlings.contains(&mv);
        }
        if !self.is_pseudo_legal(mv) {
            return false;
        }
        let mut next = *self;
        next.make_move(mv);
        !next.is_attacked(next.king(us), us.other(), next.occupied())
    }

    fn all_moves(&self) -> MoveFilter {
        let targets = !self.occupied_by(self.side_to_move());
        MoveFilter { piece_targets: targets, pawn_targets: targets, castling: true, en_passant: true }
    }

    /// Number of legal moves.
    pub fn count_legal_moves(&self) -> u32 {
        let mut count = MoveCounter(0);
        self.generate(self.all_moves(), &mut count);
        count.0
    }

    /// Number of leaf nodes of the tree of legal moves at this depth.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves().into(),
            _ => {
                let leaves = |&mv: &Move| {
                    let mut next = *self;
                    next.make_move(mv);
                    next.perft(depth - 1)
                };
                self.legal_moves().iter().map(leaves).sum()
            }
        }
    }

    /// Whether the piece on the origin can make the move, ignoring its king's safety and castling.
    pub fn is_pseudo_legal(&self, mv: Move) -> bool {
        let (from, target) = (mv.from(), bit(mv.to()));
        let Some((piece, side)) = self.piece_and_side_on(from) else { return false };
        let reached = match piece {
            Piece::Pawn => {
                let (forward, double_push_rank) = pawn_push(side);
                let single = bit(from).rotate_left(forward) & !self.occupied();
                let double = (single & double_push_rank).rotate_left(forward) & !self.occupied();
                let en_passant = self.en_passant().map_or(0, bit);
                single
                    | double
                    | attacks::pawns(bit(from), side) & (self.occupied_by(side.other()) | en_passant)
            }
            Piece::Knight => attacks::knight(from),
            Piece::Bishop => attacks::bishop(from, self.occupied()),
            Piece::Rook => attacks::rook(from, self.occupied()),
            Piece::Queen => attacks::queen(from, self.occupied()),
            Piece::King => attacks::king(from),
        };
        reached & !self.occupied_by(side) & target != 0
    }

    fn generate(&self, filter: MoveFilter, sink: &mut impl MoveSink) {
        let us = self.side_to_move();
        let (king, own, occupied) = (self.king(us), self.occupied_by(us), self.occupied());
        let CheckersAndPins { checkers, pinned } = self.checkers_and_pins(king);
        self.king_moves(king, filter.piece_targets, sink);

        // In check, other moves must capture the checker or block its line.
        let check_mask = match checkers.count_ones() {
            0 => !0,
            1 => checkers | between(king, checkers.trailing_zeros() as u8),
            _ => return,
        };
        let targets = check_mask & filter.piece_targets;
        let pawn_targets = check_mask & filter.pawn_targets;
        if checkers == 0 {
            if filter.castling {
                self.castling_moves(king, sink);
            }
            // A pinned piece never resolves a check.
            for from in Bits(pinned) {
                self.pinned_moves(king, from, targets, pawn_targets, sink);
            }
        }
        let free = own & !pinned;
        for from in Bits(self.pieces(Piece::Knight) & free) {
            sink.piece_moves(from, attacks::knight(from) & targets);
        }
        for from in Bits(self.diagonal_sliders(us) & free) {
            sink.piece_moves(from, attacks::bishop(from, occupied) & targets);
        }
        for from in Bits(self.orthogonal_sliders(us) & free) {
            sink.piece_moves(from, attacks::rook(from, occupied) & targets);
        }
        self.pawn_moves(self.pieces(Piece::Pawn) & free, pawn_targets, sink);
        if filter.en_passant {
            self.en_passant_moves(sink);
        }
    }

    fn king_moves(&self, king: u8, targets: u64, sink: &mut impl MoveSink) {
        let them = self.side_to_move().other();
        // The king must not block the attack on its destination.
        let without_king = self.occupied() & !bit(king);
        let destinations = Bits(attacks::king(king) & targets);
        let safe = destinations.filter(|&to| !self.is_attacked(to, them, without_king));
        sink.piece_moves(king, safe.fold(0, |set, to| set | bit(to)));
    }

    fn en_passant_moves(&self, sink: &mut impl MoveSink) {
        let us = self.side_to_move();
        let Some(to) = self.en_passant() else { return };
        for from in Bits(attacks::pawns(bit(to), us.other()) & self.pieces_of(Piece::Pawn, us)) {
            if self.en_passant_is_legal(from, to) {
                sink.piece_moves(from, bit(to));
            }
        }
    }

    /// Pieces that give check to the side to move, and its pinned pieces.
    fn checkers_and_pins(&self, king: u8) -> CheckersAndPins {
        let (us, them) = (self.side_to_move(), self.side_to_move().other());
        let theirs = self.occupied_by(them);
        let leapers = attacks::knight(king) & self.pieces_of(Piece::Knight, them)
            | attacks::pawns(bit(king), us) & self.pieces_of(Piece::Pawn, them);
        let mut found = CheckersAndPins { checkers: leapers, pinned: 0 };
        // Sliders that would give check without our pieces in between.
        let sliders = attacks::rook(king, theirs) & self.orthogonal_sliders(them)
            | attacks::bishop(king, theirs) & self.diagonal_sliders(them);
        for slider in Bits(sliders) {
            let blockers = between(king, slider) & self.occupied_by(us);
            match blockers.count_ones() {
                0 => found.checkers |= bit(slider),
                1 => found.pinned |= blockers,
                _ => {}
            }
        }
        found
    }

    fn pinned_moves(&self, king: u8, from: u8, targets: u64, pawn_targets: u64, sink: &mut impl MoveSink) {
        let pin_ray = attacks::line(king, from);
        match self.piece_on(from) {
            Some(Piece::Pawn) => self.pawn_moves(bit(from), pawn_targets & pin_ray, sink),
            Some(Piece::Bishop) => {
                sink.piece_moves(from, attacks::bishop(from, self.occupied()) & targets & pin_ray)
            }
            Some(Piece::Rook) => {
                sink.piece_moves(from, attacks::rook(from, self.occupied()) & targets & pin_ray)
            }
            Some(Piece::Queen) => {
                sink.piece_moves(from, attacks::queen(from, self.occupied()) & targets & pin_ray);
            }
            // A pinned knight has no moves.
            _ => {}
        }
    }

    /// Pawn moves of the side to move, except en passant captures.
    fn pawn_moves(&self, pawns: u64, targets: u64, sink: &mut impl MoveSink) {
        let (us, empty) = (self.side_to_move(), !self.occupied());
        let (forward, double_push_rank) = pawn_push(us);
        let (left, right) = (forward - 1, forward + 1);
        let single = pawns.rotate_left(forward) & empty;
        let double = (single & double_push_rank).rotate_left(forward) & empty;
        sink.pawn_moves(forward as u8, single & targets);
        sink.pawn_moves(2 * forward as u8, double & targets);
        let captures = self.occupied_by(us.other()) & targets;
        sink.pawn_moves(left as u8, (pawns & !FILE_A).rotate_left(left) & captures);
        sink.pawn_moves(right as u8, (pawns & !FILE_H).rotate_left(right) & captures);
    }

    fn castling_moves(&self, king: u8, sink: &mut impl MoveSink) {
        for rook in
            Bits(self.castling() & self.occupied_by(self.side_to_move()) & home_rank(self.side_to_move()))
        {
            let castling = Castling::new(king, rook);
            let without_both = self.occupied() & !bit(king) & !bit(rook);
            let span = |from: u8, to: u8| between(from, to) | bit(to);
            let path = span(king, castling.king_to) | span(rook, castling.rook_to);
            let safe = |step| !self.is_attacked(step, self.side_to_move().other(), without_both);
            if path & without_both == 0 && Bits(span(king, castling.king_to)).all(safe) {
                let mv = castling.as_move();
                sink.piece_moves(mv.from(), bit(mv.to()));
            }
        }
    }
}

/// One rank forward as a rotation of the bitboard, which lets both sides share the code, and the rank that
/// a double push passes.
fn pawn_push(side: Side) -> (u32, u64) {
    match side {
        Side::First => (8, rank_set(2)),
        Side::Second => (56, rank_set(5)),
    }
}

/// Checking pieces, and own pieces pinned to the king.
struct CheckersAndPins {
    checkers: u64,
    pinned: u64,
}
