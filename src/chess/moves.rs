//! The legal moves of a board, in sets of squares: whoever counts them need not write them down.

use crate::chess::attacks::{self, between};
use crate::chess::board::{Board, Castling};
use crate::chess::squares::{FILE_A, FILE_H, LAST_RANKS, Move, Piece, bit, home_rank, rank_set, squares};
use crate::game::Side;

/// Whoever takes in the legal moves.
trait Sink {
    /// A piece on `from` may go to each of the squares.
    fn piece(&mut self, from: u8, targets: u64);

    /// A pawn may arrive at each of the squares from the one that lies so many squares behind, counted
    /// around the board's end.
    fn pawns(&mut self, behind: u8, targets: u64);
}

/// Only how many there are.
struct Count(u32);

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _: u8, targets: u64) {
        self.0 += targets.count_ones();
    }

    #[inline]
    fn pawns(&mut self, _: u8, targets: u64) {
        self.0 += targets.count_ones() + 3 * (targets & LAST_RANKS).count_ones();
    }
}

/// No position has more legal moves than this.
pub const MOST_MOVES: usize = 218;

/// Moves in a row.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MOST_MOVES],
    length: usize,
}

impl MoveList {
    fn push(&mut self, chosen: Move) {
        if let Some(place) = self.moves.get_mut(self.length) {
            *place = chosen;
            self.length += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList { moves: [Move::new(0, 0); MOST_MOVES], length: 0 }
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.length]
    }
}

impl Sink for MoveList {
    #[inline]
    fn piece(&mut self, from: u8, targets: u64) {
        squares(targets).for_each(|to| self.push(Move::new(from, to)));
    }

    fn pawns(&mut self, behind: u8, targets: u64) {
        for to in squares(targets & !LAST_RANKS) {
            self.push(Move::new(to.wrapping_sub(behind), to));
        }
        for to in squares(targets & LAST_RANKS) {
            let from = to.wrapping_sub(behind);
            Piece::PROMOTIONS.into_iter().for_each(|piece| self.push(Move::promoting(from, to, piece)));
        }
    }
}

/// Where pieces and pawns may arrive, and whether castling is asked for.
struct Wish {
    pieces: u64,
    pawns: u64,
    castling: bool,
    in_passing: bool,
}

impl Board {
    /// Every legal move.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::default();
        self.generate(self.everything(), &mut list);
        list
    }

    /// The legal moves that take something or make a pawn a piece.
    pub fn noisy_moves(&self) -> MoveList {
        let theirs = self.owned(self.side().other());
        let pawns = theirs | LAST_RANKS;
        let mut list = MoveList::default();
        self.generate(Wish { pieces: theirs, pawns, castling: false, in_passing: true }, &mut list);
        list
    }

    /// The other legal moves.
    pub fn quiet_moves(&self) -> MoveList {
        let empty = !self.occupied();
        let pawns = empty & !LAST_RANKS;
        let mut list = MoveList::default();
        self.generate(Wish { pieces: empty, pawns, castling: true, in_passing: false }, &mut list);
        list
    }

    /// Whether a move takes something or makes a pawn a piece; it must be a legal one.
    #[inline]
    pub fn is_noisy(&self, chosen: Move) -> bool {
        chosen.promotion().is_some()
            || self.owned(self.side().other()) & bit(chosen.to()) != 0
            || self.takes_in_passing(chosen)
    }

    /// Whether a legal move is a capture in passing.
    #[inline]
    pub fn takes_in_passing(&self, chosen: Move) -> bool {
        self.en_passant() == Some(chosen.to()) && self.all(Piece::Pawn) & bit(chosen.from()) != 0
    }

    /// Whether any move at all, such as one remembered from another position, is legal here.
    pub fn is_legal(&self, chosen: Move) -> bool {
        let (from, us) = (chosen.from(), self.side());
        if self.owned(us) & bit(from) == 0 {
            return false;
        }
        let arrives = self.all(Piece::Pawn) & bit(from) != 0 && LAST_RANKS & bit(chosen.to()) != 0;
        if arrives != chosen.promotion().is_some() {
            return false;
        }
        if self.all(Piece::King) & bit(from) != 0
            && (attacks::king(from) & bit(chosen.to()) == 0 || self.castles(chosen).is_some())
        {
            let mut castlings = MoveList::default();
            if !self.in_check() {
                self.castlings(from, &mut castlings);
            }
            return castlings.contains(&chosen);
        }
        if !self.could_go(chosen) {
            return false;
        }
        let mut next = *self;
        next.make(chosen);
        !next.attacked(next.king(us), us.other(), next.occupied())
    }

    fn everything(&self) -> Wish {
        let pieces = !self.owned(self.side());
        Wish { pieces, pawns: pieces, castling: true, in_passing: true }
    }

    /// How many legal moves there are.
    pub fn count_moves(&self) -> u32 {
        let mut count = Count(0);
        self.generate(self.everything(), &mut count);
        count.0
    }

    /// The number of move paths of this length.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves().into(),
            _ => {
                let after = |&chosen: &Move| {
                    let mut next = *self;
                    next.make(chosen);
                    next.perft(depth - 1)
                };
                self.legal_moves().iter().map(after).sum()
            }
        }
    }

    /// Whether the piece on a move's first square could make it, its own king's safety aside; castling aside.
    pub fn could_go(&self, chosen: Move) -> bool {
        let (from, target) = (chosen.from(), bit(chosen.to()));
        let Some((piece, side)) = self.at(from) else { return false };
        let reached = match piece {
            Piece::Pawn => {
                let (ahead, second_step) = pawn_step(side);
                let one = bit(from).rotate_left(ahead) & !self.occupied();
                let two = (one & second_step).rotate_left(ahead) & !self.occupied();
                let in_passing = self.en_passant().map_or(0, bit);
                one | two | attacks::pawns(bit(from), side) & (self.owned(side.other()) | in_passing)
            }
            Piece::Knight => attacks::knight(from),
            Piece::Bishop => attacks::bishop(from, self.occupied()),
            Piece::Rook => attacks::rook(from, self.occupied()),
            Piece::Queen => attacks::queen(from, self.occupied()),
            Piece::King => attacks::king(from),
        };
        reached & !self.owned(side) & target != 0
    }

    fn generate(&self, wish: Wish, sink: &mut impl Sink) {
        let us = self.side();
        let (king, own, occupied) = (self.king(us), self.owned(us), self.occupied());
        let threats = self.threats(king);

        let king_targets = attacks::king(king) & wish.pieces;
        let without_king = occupied & !bit(king);
        let safe = squares(king_targets).filter(|&to| !self.attacked(to, us.other(), without_king));
        let safe = safe.fold(0, |set, to| set | bit(to));
        sink.piece(king, safe);

        // What a move must do in check: arrive on one of these squares.
        let helps = match threats.checkers.count_ones() {
            0 => !0,
            1 => threats.checkers | between(king, threats.checkers.trailing_zeros() as u8),
            _ => return,
        };
        let (wanted, pawns_wanted) = (helps & wish.pieces, helps & wish.pawns);
        if threats.checkers == 0 {
            if wish.castling {
                self.castlings(king, sink);
            }
            // Pinned pieces move along their pins; in check they cannot help.
            for from in squares(threats.pinned) {
                self.pinned_moves(king, from, wanted, pawns_wanted, sink);
            }
        }
        let free = own & !threats.pinned;
        for from in squares(self.all(Piece::Knight) & free) {
            sink.piece(from, attacks::knight(from) & wanted);
        }
        for from in squares(self.aslant(us) & free) {
            sink.piece(from, attacks::bishop(from, occupied) & wanted);
        }
        for from in squares(self.straight(us) & free) {
            sink.piece(from, attacks::rook(from, occupied) & wanted);
        }
        self.pawn_moves(self.all(Piece::Pawn) & free, pawns_wanted, sink);
        if let Some(to) = self.en_passant().filter(|_| wish.in_passing) {
            for from in squares(attacks::pawns(bit(to), us.other()) & self.of(Piece::Pawn, us)) {
                if self.en_passant_is_legal(from, to) {
                    sink.piece(from, bit(to));
                }
            }
        }
    }

    /// What speaks to the king of the side to move.
    fn threats(&self, king: u8) -> Threats {
        let (us, them) = (self.side(), self.side().other());
        let theirs = self.owned(them);
        let leapers = attacks::knight(king) & self.of(Piece::Knight, them)
            | attacks::pawns(bit(king), us) & self.of(Piece::Pawn, them);
        let mut threats = Threats { checkers: leapers, pinned: 0 };
        // Sliders that would give check if none of our pieces stood between.
        let sliders = attacks::rook(king, theirs) & self.straight(them)
            | attacks::bishop(king, theirs) & self.aslant(them);
        for slider in squares(sliders) {
            let shield = between(king, slider) & self.owned(us);
            match shield.count_ones() {
                0 => threats.checkers |= bit(slider),
                1 => threats.pinned |= shield,
                _ => {}
            }
        }
        threats
    }

    fn pinned_moves(&self, king: u8, from: u8, wanted: u64, pawns_wanted: u64, sink: &mut impl Sink) {
        let line = attacks::line(king, from);
        match self.piece(from) {
            Some(Piece::Pawn) => self.pawn_moves(bit(from), pawns_wanted & line, sink),
            Some(Piece::Bishop) => sink.piece(from, attacks::bishop(from, self.occupied()) & wanted & line),
            Some(Piece::Rook) => sink.piece(from, attacks::rook(from, self.occupied()) & wanted & line),
            Some(Piece::Queen) => {
                sink.piece(from, attacks::queen(from, self.occupied()) & wanted & line);
            }
            _ => {} // a pinned knight stays
        }
    }

    /// The moves of pawns of the side to move, without captures in passing.
    fn pawn_moves(&self, pawns: u64, wanted: u64, sink: &mut impl Sink) {
        let (us, empty) = (self.side(), !self.occupied());
        let (ahead, second_step) = pawn_step(us);
        let (left, right) = (ahead - 1, ahead + 1);
        let one = pawns.rotate_left(ahead) & empty;
        let two = (one & second_step).rotate_left(ahead) & empty;
        sink.pawns(ahead as u8, one & wanted);
        sink.pawns(2 * ahead as u8, two & wanted);
        let targets = self.owned(us.other()) & wanted;
        sink.pawns(left as u8, (pawns & !FILE_A).rotate_left(left) & targets);
        sink.pawns(right as u8, (pawns & !FILE_H).rotate_left(right) & targets);
    }

    fn castlings(&self, king: u8, sink: &mut impl Sink) {
        for rook in squares(self.castling() & self.owned(self.side()) & home_rank(self.side())) {
            let castling = Castling::new(king, rook);
            let others = self.occupied() & !bit(king) & !bit(rook);
            let span = |from: u8, to: u8| between(from, to) | bit(to);
            let way = span(king, castling.king_to) | span(rook, castling.rook_to);
            let safe = |step| !self.attacked(step, self.side().other(), others);
            if way & others == 0 && squares(span(king, castling.king_to)).all(safe) {
                let chosen = castling.as_move();
                sink.piece(chosen.from(), bit(chosen.to()));
            }
        }
    }
}

/// One row ahead as a turn of all 64 bits, so that both sides share the code, and the row from which a pawn
/// makes the second of its first two steps.
fn pawn_step(side: Side) -> (u32, u64) {
    match side {
        Side::First => (8, rank_set(2)),
        Side::Second => (56, rank_set(5)),
    }
}

/// Who gives check, and which own pieces stand between the king and a slider.
struct Threats {
    checkers: u64,
    pinned: u64,
}
