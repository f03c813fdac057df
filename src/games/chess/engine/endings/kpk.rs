//! King and pawn against king: who wins, for every position.
//!
//! The bitbase is made when it is first asked for, in less than a millisecond: a retrograde analysis of whole sets of
//! positions, those that differ by the lone king's square alone, each set one bitboard.

use std::sync::LazyLock;

use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::squares::{FILE_A, FILE_H, bit};
use crate::search::bits::Bits;

/// The positions in which the side with the pawn wins, as sets of squares of the lone king: by the pawn, which moves
/// up the board on the files a to d, and the king beside it.
struct Bitbase {
    /// With the pawn's side to move.
    strong_to_move: Vec<[u64; 64]>,
    /// With the lone king's side to move.
    weak_to_move: Vec<[u64; 64]>,
}

static BITBASE: LazyLock<Bitbase> = LazyLock::new(Bitbase::new);

/// Whether the pawn wins. The squares are those of White with the pawn.
pub fn is_won(king: u8, pawn: u8, lone_king: u8, strong_to_move: bool) -> bool {
    let mirror = if pawn & 4 == 0 { 0 } else { 7 };
    let [king, pawn, lone_king] = [king, pawn, lone_king].map(|square| square ^ mirror);
    let table = if strong_to_move { &BITBASE.strong_to_move } else { &BITBASE.weak_to_move };
    table[usize::from(pawn)][usize::from(king)] & bit(lone_king) != 0
}

/// The squares a king's step away from any of these.
fn neighbours(set: u64) -> u64 {
    let beside = set << 1 & !FILE_A | set >> 1 & !FILE_H;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// The pawn's squares: it stands on none of the first and last ranks.
fn pawn_squares() -> impl DoubleEndedIterator<Item = u8> {
    (8..56).filter(|square| square & 4 == 0)
}

impl Bitbase {
    /// The least fixed point: nothing is won before it is shown to be.
    fn new() -> Bitbase {
        let empty = || vec![[0; 64]; 64];
        let mut bitbase = Bitbase { strong_to_move: empty(), weak_to_move: empty() };
        // Nothing on a pawn's square depends on those behind it.
        for pawn in pawn_squares().rev() {
            while bitbase.improve(pawn) {}
        }
        bitbase
    }

    /// One step back from what is known to be won; whether that showed anything new.
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

    /// Where the lone king, to move, has nothing but moves into lost positions, or is mated.
    fn weak_loses(&self, pawn: u8, king: u8) -> u64 {
        let (guarded, checks) = (attacks::king(king), attacks::pawns(bit(pawn), Side::First));
        let allowed = !(guarded | checks | bit(king));
        let lost_after = self.strong_to_move[usize::from(pawn)][usize::from(king)] & !bit(pawn);
        let saves = neighbours(allowed & !lost_after);
        let stalemate = !neighbours(allowed) & !checks;
        !(guarded | bit(king) | bit(pawn)) & !saves & !stalemate
    }

    /// Where the lone king loses with the pawn's side to move.
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
            // A queen, or a rook where that would be stalemate, that is not taken.
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
