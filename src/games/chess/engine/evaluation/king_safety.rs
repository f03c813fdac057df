//! King safety: pawn shelter, pawn storm, and the danger from enemy pieces.

use super::TermSink;
use super::attack_maps::AttackMaps;
use super::geometry::{relative, sign};
use super::terms::{KING_DANGER, KING_DANGER_STEPS, KING_SHELTER, PAWN_STORM, PIECE_SQUARE};
use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::FILE_A;
use crate::search::bits::Bits;

/// Danger from a safe check, from knight to queen.
const SAFE_CHECK: [i32; 4] = [4, 2, 5, 4];
/// Without a queen there is less danger ...
const NO_QUEEN: i32 = -10;
/// ... and none below this pressure.
const MIN_PRESSURE_WITHOUT_QUEEN: i32 = 8;

/// Adds the terms of a side's king.
pub fn king_safety(board: &Board, us: Side, maps: &AttackMaps, sink: &mut impl TermSink) {
    let king = board.king(us);
    sink.add(PIECE_SQUARE + 64 * Piece::King as usize + relative(king, us), sign(us));
    shelter_and_storm(board, us, sink);
    let danger = king_danger(board, us, maps);
    if danger > 0 {
        sink.add(KING_DANGER + (danger as usize).min(KING_DANGER_STEPS - 1), sign(us));
    }
}

fn shelter_and_storm(board: &Board, us: Side, sink: &mut impl TermSink) {
    let king = board.king(us);
    let king_rank = relative(king, us) / 8;
    let centre = (king % 8).clamp(1, 6);
    for file in centre - 1..=centre + 1 {
        let beside = if file == king % 8 { 0 } else { 8 };
        // Of the nearest pawn that is not behind the king.
        let distance = |pawns: u64| {
            let ranks = Bits(pawns & FILE_A << file).map(|pawn| relative(pawn, us) / 8);
            ranks.filter(|&rank| rank >= king_rank).map(|rank| rank - king_rank).min().unwrap_or(7)
        };
        sink.add(KING_SHELTER + beside + distance(board.pieces_of(Piece::Pawn, us)), sign(us));
        sink.add(PAWN_STORM + beside + distance(board.pieces_of(Piece::Pawn, us.other())), sign(us));
    }
}

/// The danger to a side's king: pressure on its surroundings, safe checks, weak squares beside it.
fn king_danger(board: &Board, us: Side, maps: &AttackMaps) -> i32 {
    let (ours, theirs) = (us.index(), us.other().index());
    let pressure = maps.king_pressure[ours];
    let has_queen = board.pieces_of(Piece::Queen, us.other()) != 0;
    if !has_queen && pressure < MIN_PRESSURE_WITHOUT_QUEEN {
        return 0;
    }
    let ring = attacks::king(board.king(us));
    let weak = ring & maps.all[theirs] & !maps.twice[ours];
    let queen = if has_queen { 0 } else { NO_QUEEN };
    pressure + safe_checks(board, us, maps) + weak.count_ones() as i32 + queen
}

/// The danger from checks that nothing answers by a capture.
fn safe_checks(board: &Board, us: Side, maps: &AttackMaps) -> i32 {
    let (them, king) = (us.other(), board.king(us));
    let (ours, theirs) = (us.index(), them.index());
    let only_by_king = maps.twice[theirs] & !maps.twice[ours] & maps.by_piece[ours][Piece::King as usize];
    let safe = !board.occupied_by(them) & (!maps.all[ours] | only_by_king);
    let through_queen = board.occupied() & !board.pieces_of(Piece::Queen, us);
    let orthogonal = attacks::rook(king, through_queen);
    let diagonal = attacks::bishop(king, through_queen);
    let check_squares = [
        (Piece::Knight, attacks::knight(king)),
        (Piece::Bishop, diagonal),
        (Piece::Rook, orthogonal),
        (Piece::Queen, orthogonal | diagonal),
    ];
    let checks = check_squares.into_iter().zip(SAFE_CHECK);
    let by_piece = &maps.by_piece[theirs];
    checks
        .filter(|((piece, from), _)| from & by_piece[*piece as usize] & safe != 0)
        .map(|(_, danger)| danger)
        .sum()
}
