//! Bitbase of king and pawn against king: says whether the pawn wins, for every position.
//!
//! Built on first use, in less than a millisecond, by retrograde analysis of whole sets of positions: one
//! bitboard holds all squares of the lone king.

use std::sync::LazyLock;

use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::squares::{FILE_A, FILE_H, bit};
use crate::search::bits::Bits;

/// Won positions as sets of the lone king's squares, indexed by the pawn (moving up the board, on files a to
/// d) and by its own king.
struct Bitbase {
    /// The side with the pawn is to move.
    strong_to_move: Vec<[u64; 64]>,
    /// The lone king is to move.
    weak_to_move: Vec<[u64; 64]>,
}

static BITBASE: LazyLock<Bitbase> = LazyLock::new(Bitbase::new);

/// Whether the pawn wins. Squares are from White's side, and White has the pawn.
pub fn is_won(king: u8, pawn: u8, lone_king: u8, strong_to_move: bool) -> bool {
    let mirror = if pawn & 4 == 0 { 0 } else { 7 };
    let [king, pawn, lone_king] = [king, pawn, lone_king].map(|square| square ^ mirror);
    let table = if strong_to_move { &BITBASE.strong_to_move } else { &BITBASE.weak_to_move };
    table[usize::from(pawn)][usize::from(king)] & bit(lone_king) != 0
}

/// All squares within a king's step of `set`.
fn neighbours(set: u64) -> u64 {
    let sideways = set << 1 & !FILE_A | set >> 1 & !FILE_H;
    let row = set | sideways;
    sideways | row << 8 | row >> 8
}

/// Squares of the pawn: files a to d without the first and last ranks.
fn pawn_squares() -> impl DoubleEndedIterator<Item = u8> {
    (8..56).filter(|square| square & 4 == 0)
}

impl Bitbase {
    /// Least fixed point: starts with no position won and adds those that are shown to be.
    fn new() -> Bitbase {
        let empty = || vec![[0; 64]; 64];
        let mut bitbase = Bitbase { strong_to_move: empty(), weak_to_move: empty() };
        // Pushes only lead to higher ranks, so those are solved first.
        for pawn in pawn_squares().rev() {
            while bitbase.improve(pawn) {}
        }
        bitbase
    }

    /// One step of retrograde analysis; returns whether it found new wins.
    fn improve(&mut self, pawn: u8) -> bool {
        let mut changed = false;
        for king in (0..64).filter(|&king| king != pawn) {
            let weak = self.weak_loses(pawn, king);
            let weak_set = &mut self.weak_to_move[usize::from(pawn)][usize::from(king)];
            changed |= *weak_set != weak;
            *weak_set = weak;
        }
        for king in (0..64).filter(|&king| king != pawn) {
            let strong = self.strong_wins(pawn, king);
            let strong_set = &mut self.strong_to_move[usize::from(pawn)][usize::from(king)];
            changed |= *strong_set != strong;
            *strong_set = strong;
        }
        changed
    }

    /// Lone king's squares from which, to move, it is mated or has only losing moves.
    fn weak_loses(&self, pawn: u8, king: u8) -> u64 {
        let (guarded, checks) = (attacks::king(king), attacks::pawns(bit(pawn), Side::First));
        let allowed = !(guarded | checks | bit(king));
        let lost_after = self.strong_to_move[usize::from(pawn)][usize::from(king)] & !bit(pawn);
        let saves = neighbours(allowed & !lost_after);
        let stalemate = !neighbours(allowed) & !checks;
        !(guarded | bit(king) | bit(pawn)) & !saves & !stalemate
    }

    /// Lone king's squares for which the side with the pawn, to move, wins.
    fn strong_wins(&self, pawn: u8, king: u8) -> u64 {
        let after = |pawn: u8, king: u8| self.weak_to_move[usize::from(pawn)][usize::from(king)];
        let steps = Bits(attacks::king(king) & !bit(pawn));
        let by_king = steps.fold(0, |set, to| set | after(pawn, to));
        let push = pawn + 8;
        let blocked = bit(king) | bit(push);
        if push == king {
            return by_king;
        }
        let by_pawn = if push >= 56 {
            // The promoted piece survives: a queen, or a rook if a queen would stalemate.
            let taken = if attacks::king(king) & bit(push) == 0 { attacks::king(push) } else { 0 };
            !(taken | blocked | attacks::king(king))
        } else if pawn < 16 && push + 8 != king {
            (after(push, king) | after(push + 8, king)) & !blocked
        } else {
            after(push, king)
        };
        by_king | by_pawn & !bit(pawn)
    }
}
