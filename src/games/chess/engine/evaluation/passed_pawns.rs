//! Passed pawns: whether they can advance, and how near the kings are.

use super::TermSink;
use super::attack_maps::AttackMaps;
use super::geometry::{forward, relative, sign};
use super::terms::{PASSED_FREE, PASSED_OWN_KING, PASSED_SAFE, PASSED_THEIR_KING};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::squares::{bit, distance};
use crate::search::bits::Bits;

/// From this rank on, counted from 0, the distances of the kings count.
const ADVANCED_RANK: usize = 3;

/// Adds the terms of a side's passed pawns, given those of both sides.
pub fn passed_pawns(board: &Board, us: Side, passed: u64, maps: &AttackMaps, sink: &mut impl TermSink) {
    let (them, sign) = (us.other(), sign(us));
    for square in Bits(passed & board.occupied_by(us)) {
        let rank = relative(square, us) / 8;
        let stop = forward(bit(square), us);
        if stop & board.occupied() == 0 {
            sink.add(PASSED_FREE + rank, sign);
        }
        if stop & maps.all[them.index()] == 0 {
            sink.add(PASSED_SAFE + rank, sign);
        }
        if rank >= ADVANCED_RANK {
            let stop = stop.trailing_zeros() as u8;
            sink.add(PASSED_OWN_KING + usize::from(distance(board.king(us), stop)), sign);
            sink.add(PASSED_THEIR_KING + usize::from(distance(board.king(them), stop)), sign);
        }
    }
}
