//! Threats: what attacks what.

use super::TermSink;
use super::attack_maps::AttackMaps;
use super::geometry::{forward, relative_rank, sign};
use super::terms::{
    HANGING, THREAT_BY_KING, THREAT_BY_MINOR, THREAT_BY_PAWN, THREAT_BY_PAWN_PUSH, THREAT_BY_ROOK,
};
use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;

/// Adds the terms of a side's threats.
pub fn threats(board: &Board, us: Side, maps: &AttackMaps, sink: &mut impl TermSink) {
    let (them, sign) = (us.other(), sign(us));
    let (ours, theirs) = (us.index(), them.index());
    let by_piece = &maps.by_piece[ours];
    let mut add = |term: usize, targets: u64| sink.add(term, targets.count_ones() as i32 * sign);

    let by_pawns = maps.by_pawns(us);
    for (index, piece) in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().enumerate() {
        add(THREAT_BY_PAWN + index, by_pawns & board.pieces_of(piece, them));
    }
    let defended = maps.by_pawns(them) | maps.twice[theirs] & !maps.twice[ours];
    let weak = board.occupied_by(them) & !defended;
    let minors = by_piece[Piece::Knight as usize] | by_piece[Piece::Bishop as usize];
    let rooks = by_piece[Piece::Rook as usize];
    for (index, piece) in
        [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().enumerate()
    {
        let all = board.pieces_of(piece, them);
        let of_minors = if piece == Piece::Pawn { all & weak } else { all };
        add(THREAT_BY_MINOR + index, minors & of_minors);
        let of_rooks = if piece == Piece::Queen { all } else { all & weak };
        add(THREAT_BY_ROOK + index, rooks & of_rooks);
    }
    add(THREAT_BY_KING, by_piece[Piece::King as usize] & weak);

    let their_pieces = board.occupied_by(them) & !board.pieces(Piece::Pawn);
    add(HANGING, their_pieces & !maps.all[theirs] & maps.all[ours]);
    let push_attacks = attacks::pawns(safe_pushes(board, us, maps), us);
    add(THREAT_BY_PAWN_PUSH, push_attacks & their_pieces & !by_pawns);
}

/// Where pawns can be pushed without being captured for nothing.
fn safe_pushes(board: &Board, us: Side, maps: &AttackMaps) -> u64 {
    let them = us.other();
    let empty = !board.occupied();
    let single = forward(board.pieces_of(Piece::Pawn, us), us) & empty;
    let double = forward(single & relative_rank(2, us), us) & empty;
    let safe = !maps.by_pawns(them) & (maps.all[us.index()] | !maps.all[them.index()]);
    (single | double) & safe
}
