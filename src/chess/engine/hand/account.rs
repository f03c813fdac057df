//! What a board is worth, term by term: pieces and their reach, pawns, kings, and what attacks what.
//!
//! The same walk over the board adds up weights when the engine plays and counts terms when weights are fitted.

use super::terms::*;
use crate::chess::attacks;
use crate::chess::board::Board;
use crate::chess::squares::{FILE_A, FILE_H, Piece, bit, rank_set, squares};
use crate::game::Side;

/// Whoever takes in the terms: so many of one, less than none for Black.
pub trait Tally {
    /// A term is there so many times.
    fn add(&mut self, term: usize, times: i32);
}

const BOTH: [Side; 2] = [Side::First, Side::Second];
const DARK: u64 = 0xaa55_aa55_aa55_aa55;

/// What attacks on the king's surroundings count, from pawn to queen: for the piece, and for each square.
const PRESSURE: [(i32, i32); 5] = [(0, 1), (3, 1), (2, 1), (2, 2), (2, 2)];
/// What a safe check counts, from knight to queen.
const CHECKS: [i32; 4] = [4, 2, 5, 4];

/// The square or set as the side sees it, its own first row below.
fn seen(square: u8, side: Side) -> usize {
    usize::from(if side == Side::First { square } else { square ^ 56 })
}

fn sign(side: Side) -> i32 {
    if side == Side::First { 1 } else { -1 }
}

/// One row ahead.
fn ahead(set: u64, side: Side) -> u64 {
    if side == Side::First { set << 8 } else { set >> 8 }
}

/// All squares ahead of a set on the same files, the set not among them.
fn all_ahead(mut set: u64, side: Side) -> u64 {
    set = ahead(set, side);
    if side == Side::First {
        set |= set << 8;
        set |= set << 16;
        set | set << 32
    } else {
        set |= set >> 8;
        set |= set >> 16;
        set | set >> 32
    }
}

fn beside(set: u64) -> u64 {
    (set & !FILE_A) >> 1 | (set & !FILE_H) << 1
}

fn file_of(square: u8) -> u64 {
    FILE_A << (square % 8)
}

/// Everything that hangs on pawns alone; the passed pawns of both sides.
pub fn pawns(board: &Board, tally: &mut impl Tally) -> u64 {
    let mut passed = 0;
    let of = |side| board.of(Piece::Pawn, side);
    for us in BOTH {
        let (own, their, sign) = (of(us), of(us.other()), sign(us));
        let their_attacks = attacks::pawns(their, us.other());
        for square in squares(own) {
            let (here, row) = (bit(square), seen(square, us) / 8);
            tally.add(PLACE + seen(square, us), sign);
            let front = all_ahead(here, us);
            if front & own != 0 {
                tally.add(DOUBLED, sign);
            }
            let neighbours = beside(file_of(square)) & own;
            if neighbours == 0 {
                let from_edge = usize::from((square % 8).min(7 - square % 8));
                tally.add(ISOLATED + from_edge, sign);
            } else if neighbours & !all_ahead(beside(here), us) == 0
                && ahead(here, us) & (their_attacks | their) != 0
            {
                tally.add(BACKWARD + usize::from(file_of(square) & their == 0), sign);
            }
            if beside(here) & own != 0 {
                tally.add(BESIDE + row, sign);
            }
            if attacks::pawns(here, us.other()) & own != 0 {
                tally.add(PROTECTED + row, sign);
            }
            if (front | all_ahead(beside(here), us)) & their == 0 && front & own == 0 {
                tally.add(PASSED + row, sign);
                passed |= here;
            }
        }
    }
    passed
}

/// What each side attacks.
#[derive(Default)]
struct Attacks {
    all: [u64; 2],
    twice: [u64; 2],
    /// By side, from pawn to king.
    by: [[u64; 6]; 2],
    danger: [i32; 2],
}

impl Attacks {
    fn add(&mut self, side: Side, piece: Piece, set: u64) {
        let index = side.index();
        self.twice[index] |= self.all[index] & set;
        self.all[index] |= set;
        self.by[index][piece as usize] |= set;
    }
}

/// Everything else.
pub fn pieces(board: &Board, passed: u64, tally: &mut impl Tally) {
    let mut seen_by = Attacks::default();
    for us in BOTH {
        let pawns = board.of(Piece::Pawn, us);
        seen_by.add(us, Piece::King, attacks::king(board.king(us)));
        seen_by.add(us, Piece::Pawn, attacks::pawns(pawns, us));
    }
    for us in BOTH {
        reach(board, us, &mut seen_by, tally);
    }
    for us in BOTH {
        threats(board, us, &seen_by, tally);
        king(board, us, &mut seen_by, tally);
        passed_pawns(board, us, passed, &seen_by, tally);
    }
    tally.add(TEMPO, sign(board.side()));
}

fn reach(board: &Board, us: Side, seen_by: &mut Attacks, tally: &mut impl Tally) {
    let (them, sign, occupied) = (us.other(), sign(us), board.occupied());
    let own_pawns = board.of(Piece::Pawn, us);
    let (mine, theirs) = (us.index(), them.index());
    let blocked = own_pawns & (ahead_of_them(occupied, us) | home_rows(us));
    let worth_reaching = !(blocked | board.of(Piece::King, us) | seen_by.by[theirs][Piece::Pawn as usize]);
    let their_king = board.king(them);
    let ring = attacks::king(their_king) | bit(their_king);
    let ring = ring | ahead(ring, them);
    for (piece, first) in [
        (Piece::Knight, KNIGHT_REACH),
        (Piece::Bishop, BISHOP_REACH),
        (Piece::Rook, ROOK_REACH),
        (Piece::Queen, QUEEN_REACH),
    ] {
        for square in squares(board.of(piece, us)) {
            tally.add(PLACE + 64 * piece as usize + seen(square, us), sign);
            // Through own pieces that run the same way.
            let attacked = match piece {
                Piece::Knight => attacks::knight(square),
                Piece::Bishop => attacks::bishop(square, occupied & !board.of(Piece::Queen, us)),
                Piece::Rook => attacks::rook(square, occupied & !board.straight(us)),
                _ => attacks::queen(square, occupied),
            };
            seen_by.add(us, piece, attacked);
            tally.add(first + (attacked & worth_reaching).count_ones() as usize, sign);
            let near_king = attacked & ring;
            if near_king != 0 {
                let (by_piece, by_square) = PRESSURE[piece as usize];
                seen_by.danger[theirs] += by_piece + by_square * near_king.count_ones() as i32;
            }
            let here = bit(square);
            if matches!(piece, Piece::Knight | Piece::Bishop)
                && here & middle_rows(us) != 0
                && here & seen_by.by[mine][Piece::Pawn as usize] != 0
                && all_ahead(beside(here), us) & board.of(Piece::Pawn, them) == 0
            {
                tally.add(OUTPOST + usize::from(piece == Piece::Bishop), sign);
            }
            match piece {
                Piece::Bishop => {
                    let colour = if here & DARK != 0 { DARK } else { !DARK };
                    tally.add(BISHOP_PAWNS, sign * (own_pawns & colour).count_ones() as i32);
                }
                Piece::Rook if file_of(square) & own_pawns == 0 => {
                    let closed = file_of(square) & board.all(Piece::Pawn) != 0;
                    tally.add(ROOK_FILE + usize::from(closed), sign);
                }
                _ => {}
            }
        }
    }
    let bishops = board.of(Piece::Bishop, us);
    if bishops & DARK != 0 && bishops & !DARK != 0 {
        tally.add(BISHOP_PAIR, sign);
    }
}

/// The squares from which one step ahead is taken.
fn ahead_of_them(occupied: u64, us: Side) -> u64 {
    ahead(occupied, us.other())
}

/// The rows in which a side's pawns begin.
fn home_rows(us: Side) -> u64 {
    if us == Side::First { rank_set(1) } else { rank_set(6) }
}

/// The rows in which an outpost is worth having.
fn middle_rows(us: Side) -> u64 {
    let white = rank_set(3) | rank_set(4) | rank_set(5);
    if us == Side::First { white } else { white >> 8 }
}

fn threats(board: &Board, us: Side, seen_by: &Attacks, tally: &mut impl Tally) {
    let (them, sign) = (us.other(), sign(us));
    let (mine, theirs) = (us.index(), them.index());
    let by = &seen_by.by[mine];
    let times = |set: u64| set.count_ones() as i32 * sign;
    let by_pawns = by[Piece::Pawn as usize];
    for (index, piece) in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().enumerate() {
        tally.add(PAWN_ATTACKS + index, times(by_pawns & board.of(piece, them)));
    }
    let protected = seen_by.by[theirs][Piece::Pawn as usize] | seen_by.twice[theirs] & !seen_by.twice[mine];
    let weak = board.owned(them) & !protected;
    let minors = by[Piece::Knight as usize] | by[Piece::Bishop as usize];
    let rooks = by[Piece::Rook as usize];
    for (index, piece) in
        [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().enumerate()
    {
        let targets = board.of(piece, them);
        let soft = if piece == Piece::Pawn { targets & weak } else { targets };
        tally.add(MINOR_ATTACKS + index, times(minors & soft));
        let soft = if piece == Piece::Queen { targets } else { targets & weak };
        tally.add(ROOK_ATTACKS + index, times(rooks & soft));
    }
    tally.add(KING_ATTACKS, times(by[Piece::King as usize] & weak));
    let nobody_protects = board.owned(them) & !board.all(Piece::Pawn) & !seen_by.all[theirs];
    tally.add(HANGING, times(nobody_protects & seen_by.all[mine]));
    let free = !board.occupied();
    let first = ahead(board.of(Piece::Pawn, us), us) & free;
    let second = ahead(first & third_row(us), us) & free;
    let safe = !seen_by.by[theirs][Piece::Pawn as usize] & (seen_by.all[mine] | !seen_by.all[theirs]);
    let steps = attacks::pawns((first | second) & safe, us);
    tally.add(PAWN_STEP_ATTACKS, times(steps & board.owned(them) & !board.all(Piece::Pawn) & !by_pawns));
}

fn third_row(us: Side) -> u64 {
    if us == Side::First { rank_set(2) } else { rank_set(5) }
}

/// Shelter and storm before the king, and what attacks it.
fn king(board: &Board, us: Side, seen_by: &mut Attacks, tally: &mut impl Tally) {
    let (them, sign) = (us.other(), sign(us));
    let (mine, theirs) = (us.index(), them.index());
    let square = board.king(us);
    tally.add(PLACE + 64 * Piece::King as usize + seen(square, us), sign);
    let row = seen(square, us) / 8;
    let middle = (square % 8).clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let aside = if file == square % 8 { 0 } else { 8 };
        let distance = |pawns: u64, from: usize| {
            let on_file = squares(pawns & FILE_A << file).map(|pawn| seen(pawn, us) / 8);
            on_file.filter(|&pawn| pawn >= from).map(|pawn| pawn - row.min(pawn)).min().unwrap_or(7)
        };
        tally.add(SHELTER + aside + distance(board.of(Piece::Pawn, us), row), sign);
        tally.add(STORM + aside + distance(board.of(Piece::Pawn, them), row), sign);
    }
    if board.of(Piece::Queen, them) == 0 && seen_by.danger[mine] < 8 {
        return;
    }
    let occupied = board.occupied();
    let safe = !board.owned(them)
        & (!seen_by.all[mine] | seen_by.twice[theirs] & !seen_by.twice[mine] & seen_by.by[mine][5]);
    let straight = attacks::rook(square, occupied & !board.of(Piece::Queen, us));
    let aslant = attacks::bishop(square, occupied & !board.of(Piece::Queen, us));
    let by = &seen_by.by[theirs];
    let ways = [
        (attacks::knight(square), Piece::Knight),
        (aslant, Piece::Bishop),
        (straight, Piece::Rook),
        (straight | aslant, Piece::Queen),
    ];
    let checks: i32 = ways
        .into_iter()
        .zip(CHECKS)
        .filter(|((way, piece), _)| way & by[*piece as usize] & safe != 0)
        .map(|(_, worth)| worth)
        .sum();
    let ring = attacks::king(square);
    let weak = ring & seen_by.all[theirs] & !seen_by.twice[mine];
    let queen = if board.of(Piece::Queen, them) == 0 { -10 } else { 0 };
    let danger = seen_by.danger[mine] + checks + weak.count_ones() as i32 + queen;
    if danger > 0 {
        tally.add(DANGER + (danger as usize).min(DANGERS - 1), sign);
    }
}

fn passed_pawns(board: &Board, us: Side, passed: u64, seen_by: &Attacks, tally: &mut impl Tally) {
    let (them, sign) = (us.other(), sign(us));
    let steps =
        |one: u8, other: u8| usize::from((one % 8).abs_diff(other % 8).max((one / 8).abs_diff(other / 8)));
    for square in squares(passed & board.owned(us)) {
        let row = seen(square, us) / 8;
        let next = ahead(bit(square), us);
        if next & board.occupied() == 0 {
            tally.add(PASSED_FREE + row, sign);
        }
        if next & seen_by.all[them.index()] == 0 {
            tally.add(PASSED_SAFE + row, sign);
        }
        if row >= 3 {
            let target = next.trailing_zeros() as u8;
            tally.add(PASSED_OWN_KING + steps(board.king(us), target), sign);
            tally.add(PASSED_OTHER_KING + steps(board.king(them), target), sign);
        }
    }
}
