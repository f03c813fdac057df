//! Pawn structure: everything that depends on pawns alone.

use super::TermSink;
use super::geometry::{SIDES, adjacent, file_of, forward, forward_fill, relative, sign};
use super::terms::{BACKWARD, DOUBLED, ISOLATED, PASSED, PHALANX, PIECE_SQUARE, SUPPORTED};
use crate::games::chess::attacks;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::bit;
use crate::search::bits::Bits;

/// Adds the terms of the pawns; returns the passed pawns of both sides.
pub fn pawn_structure(board: &Board, sink: &mut impl TermSink) -> u64 {
    let mut passed = 0;
    let of = |side| board.pieces_of(Piece::Pawn, side);
    for us in SIDES {
        let (own, their, sign) = (of(us), of(us.other()), sign(us));
        let their_attacks = attacks::pawns(their, us.other());
        for square in Bits(own) {
            let (here, rank) = (bit(square), relative(square, us) / 8);
            sink.add(PIECE_SQUARE + relative(square, us), sign);
            let front = forward_fill(here, us);
            if front & own != 0 {
                sink.add(DOUBLED, sign);
            }
            let neighbours = adjacent(file_of(square)) & own;
            if neighbours == 0 {
                let from_edge = usize::from((square % 8).min(7 - square % 8));
                sink.add(ISOLATED + from_edge, sign);
            } else if neighbours & !forward_fill(adjacent(here), us) == 0
                && forward(here, us) & (their_attacks | their) != 0
            {
                sink.add(BACKWARD + usize::from(file_of(square) & their == 0), sign);
            }
            if adjacent(here) & own != 0 {
                sink.add(PHALANX + rank, sign);
            }
            if attacks::pawns(here, us.other()) & own != 0 {
                sink.add(SUPPORTED + rank, sign);
            }
            if (front | forward_fill(adjacent(here), us)) & their == 0 && front & own == 0 {
                sink.add(PASSED + rank, sign);
                passed |= here;
            }
        }
    }
    passed
}
