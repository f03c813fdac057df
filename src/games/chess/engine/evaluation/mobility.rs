//! Pieces one by one: square, mobility, pressure on the enemy king, outposts, bishops and rooks with their pawns.

use super::TermSink;
use super::attack_maps::AttackMaps;
use super::geometry::{adjacent, file_of, forward, forward_fill, relative, relative_rank, sign};
use super::terms::{
    BISHOP_COLOUR_PAWNS, BISHOP_MOBILITY, BISHOP_PAIR, KNIGHT_MOBILITY, OUTPOST, PIECE_SQUARE,
    QUEEN_MOBILITY, ROOK_MOBILITY, ROOK_OPEN_FILE,
};
use crate::core::rules::Side;
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::{DARK_SQUARES, bit};
use crate::search::bits::Bits;

/// Pressure on the surroundings of the enemy king, from pawn to queen: by piece, and by attacked square.
const KING_PRESSURE: [(i32, i32); 5] = [(0, 1), (3, 1), (2, 1), (2, 2), (2, 2)];

/// Adds the terms of a side's pieces, and their attacks to the maps.
pub fn mobility(board: &Board, us: Side, maps: &mut AttackMaps, sink: &mut impl TermSink) {
    let (them, sign) = (us.other(), sign(us));
    let mobility_area = mobility_area(board, us, maps);
    let king = board.king(them);
    let ring = attacks::king(king) | bit(king);
    let king_zone = ring | forward(ring, them);
    for (piece, first_term) in [
        (Piece::Knight, KNIGHT_MOBILITY),
        (Piece::Bishop, BISHOP_MOBILITY),
        (Piece::Rook, ROOK_MOBILITY),
        (Piece::Queen, QUEEN_MOBILITY),
    ] {
        for square in Bits(board.pieces_of(piece, us)) {
            sink.add(PIECE_SQUARE + 64 * piece as usize + relative(square, us), sign);
            let attacked = attacked_by(board, us, piece, square);
            maps.add(us, piece, attacked);
            sink.add(first_term + (attacked & mobility_area).count_ones() as usize, sign);
            let zone_attacks = (attacked & king_zone).count_ones() as i32;
            if zone_attacks != 0 {
                let (by_piece, by_square) = KING_PRESSURE[piece as usize];
                maps.king_pressure[them.index()] += by_piece + by_square * zone_attacks;
            }
            match piece {
                Piece::Knight => outpost(board, us, 0, square, maps, sink),
                Piece::Bishop => {
                    outpost(board, us, 1, square, maps, sink);
                    bishop_pawns(board, us, square, sink);
                }
                Piece::Rook => rook_file(board, us, square, sink),
                _ => {}
            }
        }
    }
    let bishops = board.pieces_of(Piece::Bishop, us);
    if bishops & DARK_SQUARES != 0 && bishops & !DARK_SQUARES != 0 {
        sink.add(BISHOP_PAIR, sign);
    }
}

/// Not counted as mobility: blocked pawns and those on their first rank, the own king, squares attacked by pawns.
fn mobility_area(board: &Board, us: Side, maps: &AttackMaps) -> u64 {
    let them = us.other();
    let behind_pieces = forward(board.occupied(), them);
    let blocked = board.pieces_of(Piece::Pawn, us) & (behind_pieces | relative_rank(1, us));
    !(blocked | board.pieces_of(Piece::King, us) | maps.by_pawns(them))
}

/// Attacks of a piece, through own pieces that move the same way.
fn attacked_by(board: &Board, us: Side, piece: Piece, square: u8) -> u64 {
    let occupied = board.occupied();
    match piece {
        Piece::Knight => attacks::knight(square),
        Piece::Bishop => attacks::bishop(square, occupied & !board.pieces_of(Piece::Queen, us)),
        Piece::Rook => attacks::rook(square, occupied & !board.orthogonal_sliders(us)),
        _ => attacks::queen(square, occupied),
    }
}

/// A minor piece on an advanced square that a pawn defends and no pawn can attack.
fn outpost(board: &Board, us: Side, kind: usize, square: u8, maps: &AttackMaps, sink: &mut impl TermSink) {
    let here = bit(square);
    let advanced = relative_rank(3, us) | relative_rank(4, us) | relative_rank(5, us);
    if here & advanced & maps.by_pawns(us) != 0
        && forward_fill(adjacent(here), us) & board.pieces_of(Piece::Pawn, us.other()) == 0
    {
        sink.add(OUTPOST + kind, sign(us));
    }
}

fn bishop_pawns(board: &Board, us: Side, square: u8, sink: &mut impl TermSink) {
    let colour = if bit(square) & DARK_SQUARES != 0 { DARK_SQUARES } else { !DARK_SQUARES };
    let pawns = board.pieces_of(Piece::Pawn, us) & colour;
    sink.add(BISHOP_COLOUR_PAWNS, sign(us) * pawns.count_ones() as i32);
}

fn rook_file(board: &Board, us: Side, square: u8, sink: &mut impl TermSink) {
    let file = file_of(square);
    if file & board.pieces_of(Piece::Pawn, us) == 0 {
        let is_half_open = file & board.pieces(Piece::Pawn) != 0;
        sink.add(ROOK_OPEN_FILE + usize::from(is_half_open), sign(us));
    }
}
