//! Accumulators: the sums of the hidden layer, updated incrementally from board to board.
//!
//! An accumulator stores its board; for another board only the pieces that differ are added and subtracted,
//! so castling, Chess960, null moves and unmaking need no special code. There is one per recent ply and pair
//! of board halves that the kings stand on. It is derived from the parent's accumulator or from the previous
//! one of the same ply, whichever differs less.

use super::{FEATURES, Network, SIDES, feature, orientation};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::search::bits::Bits;

/// Number of plies with separate accumulators; deeper plies reuse them cyclically.
const PLIES: usize = 16;

/// Number of sums that fit into the processor's registers while weights are added.
const TILE: usize = 64;

/// Features of at most 32 pieces, from White's perspective with the king on the queen side.
struct Features {
    all: [u16; 32],
    length: usize,
}

impl Features {
    #[inline]
    fn of(board: &Board, squares: u64) -> Features {
        let mut features = Features { all: [0; 32], length: 0 };
        for square in Bits(squares & board.occupied()) {
            if let Some((piece, side)) = board.piece_and_side_on(square) {
                features.all[features.length % 32] = feature(side == Side::First, piece, square) as u16;
                features.length += 1;
            }
        }
        features
    }

    #[inline]
    fn as_slice(&self) -> &[u16] {
        &self.all[..self.length.min(32)]
    }
}

/// Converts a feature to the index for a perspective.
#[inline]
fn feature_index(feature: u16, perspective: Side, orientation: u8) -> usize {
    let oriented = usize::from(feature) ^ usize::from(orientation);
    match perspective {
        Side::First => oriented,
        Side::Second if oriented < FEATURES / 2 => oriented + FEATURES / 2,
        Side::Second => oriented - FEATURES / 2,
    }
}

/// Sums of both perspectives.
#[derive(Clone)]
struct Accumulator<const HIDDEN: usize> {
    sums: [[i16; HIDDEN]; 2],
    /// The board that the sums represent.
    board: Board,
}

impl<const HIDDEN: usize> Accumulator<HIDDEN> {
    /// Updates the sums from the stored board to `board`, which differs on the squares `changed`.
    fn update(&mut self, network: &Network<HIDDEN>, board: &Board, changed: u64) {
        let (added, removed) = (Features::of(board, changed), Features::of(&self.board, changed));
        for perspective in SIDES {
            let orientation = orientation(perspective, board.king(perspective));
            let weights =
                |&feature| &network.feature_weights[feature_index(feature, perspective, orientation)];
            let (added, removed) = (added.as_slice().iter(), removed.as_slice().iter());
            add_and_subtract(&mut self.sums[perspective.index()], added.map(weights), removed.map(weights));
        }
        self.board = *board;
    }

    /// Computes the sums from the parent's, in one pass for all common kinds of moves.
    #[inline]
    fn follow(&mut self, parent: &Self, network: &Network<HIDDEN>, board: &Board, changed: u64) {
        let (added, removed) = (Features::of(board, changed), Features::of(&parent.board, changed));
        let (&[new], &[old] | &[old, _]) = (added.as_slice(), removed.as_slice()) else {
            self.clone_from(parent);
            return self.update(network, board, changed);
        };
        let captured = removed.as_slice().get(1);
        for perspective in SIDES {
            let orientation = orientation(perspective, board.king(perspective));
            let weights =
                |feature| &network.feature_weights[feature_index(feature, perspective, orientation)];
            let (sums, before) = (&mut self.sums[perspective.index()], &parent.sums[perspective.index()]);
            let moved = sums.iter_mut().zip(before).zip(weights(new)).zip(weights(old));
            if let Some(&captured) = captured {
                for ((((sum, before), new), old), captured) in moved.zip(weights(captured)) {
                    *sum = before.wrapping_add(*new).wrapping_sub(*old).wrapping_sub(*captured);
                }
            } else {
                for (((sum, before), new), old) in moved {
                    *sum = before.wrapping_add(*new).wrapping_sub(*old);
                }
            }
        }
        self.board = *board;
    }
}

/// Adds and subtracts weights of the hidden layer.
#[inline]
fn add_and_subtract<'n, const HIDDEN: usize>(
    sums: &mut [i16; HIDDEN],
    added: impl Iterator<Item = &'n [i16; HIDDEN]> + Clone,
    removed: impl Iterator<Item = &'n [i16; HIDDEN]> + Clone,
) {
    const { assert!(HIDDEN.is_multiple_of(TILE), "whole tiles") };
    for (tile, first) in sums.as_chunks_mut::<TILE>().0.iter_mut().zip((0..).step_by(TILE)) {
        let weights_of = |all: &'n [i16; HIDDEN]| &all[first..].as_chunks::<TILE>().0[0];
        let mut sums = *tile;
        for weights in added.clone().map(weights_of) {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
        for weights in removed.clone().map(weights_of) {
            sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        *tile = sums;
    }
}

/// Accumulators by the halves of the board that the kings stand on, and by ply.
#[derive(Clone)]
pub struct AccumulatorCache<const HIDDEN: usize> {
    accumulators: [Vec<Accumulator<HIDDEN>>; 4],
}

impl<const HIDDEN: usize> AccumulatorCache<HIDDEN> {
    /// Creates accumulators of the empty board.
    pub fn new(network: &Network<HIDDEN>) -> Self {
        let empty = Accumulator { sums: [network.feature_bias; 2], board: Board::empty() };
        AccumulatorCache { accumulators: std::array::from_fn(|_| vec![empty.clone(); PLIES]) }
    }

    /// Evaluates a board for the side to move, in centipawns.
    #[inline]
    pub fn evaluate(&mut self, network: &Network<HIDDEN>, board: &Board, ply: usize) -> i32 {
        let [white, black] = SIDES.map(|side| usize::from(board.king(side) >> 2 & 1));
        let plies = &mut self.accumulators[2 * white + black];
        let (own, parent) = (ply % PLIES, (ply + PLIES - 1) % PLIES);
        let [from_own, from_parent] = [own, parent].map(|ply| plies[ply].board.differences(board));
        if from_parent.count_ones() < from_own.count_ones() {
            if let Ok([own, parent]) = plies.get_disjoint_mut([own, parent]) {
                own.follow(parent, network, board, from_parent);
            }
        } else {
            plies[own].update(network, board, from_own);
        }
        let us = board.side_to_move().index();
        let sums = &plies[own].sums;
        network.evaluate(&sums[us], &sums[1 - us], board.occupied().count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Start;
    use crate::games::chess::engine::nnue::is_possible;
    use crate::games::chess::moves::Piece;
    use crate::search::random::Random;

    /// A random network with weights of realistic size.
    fn random_network(random: &mut Random) -> Network<128> {
        let mut network = Network::zero();
        let mut any = |most: usize| random.below(2 * most + 1) as i16 - most as i16;
        network.feature_weights.iter_mut().flatten().for_each(|weight| *weight = any(200));
        network.feature_bias.iter_mut().for_each(|sum| *sum = any(200));
        network
            .output_weights
            .as_flattened_mut()
            .as_flattened_mut()
            .iter_mut()
            .for_each(|weight| *weight = any(127));
        network.output_bias.iter_mut().for_each(|bias| *bias = any(1000).into());
        network.scale = 400;
        network
    }

    /// Evaluates from scratch, feature by feature.
    fn from_scratch(network: &Network<128>, board: &Board) -> i32 {
        let sums = |perspective: Side| {
            let orientation = orientation(perspective, board.king(perspective));
            let mut sums = network.feature_bias.map(i32::from);
            for square in Bits(board.occupied()) {
                let (piece, side) = board.piece_and_side_on(square).unwrap();
                let feature = feature(side == perspective, piece, square ^ orientation);
                assert!(is_possible(feature), "{board}");
                let row = network.feature_weights[feature];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(weight));
            }
            sums.map(|sum| i16::try_from(sum).unwrap())
        };
        let us = board.side_to_move();
        network.evaluate(&sums(us), &sums(us.other()), board.occupied().count_ones())
    }

    #[test]
    fn incremental_updates_agree_with_evaluation_from_scratch() {
        let mut random = Random::new(1);
        let network = random_network(&mut random);
        let mut accumulators = AccumulatorCache::new(&network);
        let (mut castled, mut en_passant, mut promoted) = (0, 0, 0);
        for game in 0..400 {
            let start =
                if game % 2 == 0 { Start::default() } else { Start::Numbered(random.below(960) as u16) };
            let mut board = start.board();
            for ply in 0..200 {
                let moves = board.legal_moves();
                if moves.is_empty() || board.is_dead() {
                    break;
                }
                // Prefer castling, promotions and en passant, which are rare in random play.
                let rare = moves.iter().copied().find(|&one| {
                    let pawn = board.piece_on(one.from()) == Some(Piece::Pawn);
                    board.as_castling(one).is_some()
                        || one.promotion().is_some() && random.below(2) == 0
                        || pawn && board.en_passant() == Some(one.to())
                });
                let mv = rare.unwrap_or_else(|| moves[random.below(moves.len())]);
                castled += u32::from(board.as_castling(mv).is_some());
                promoted += u32::from(mv.promotion().is_some());
                en_passant += u32::from(
                    board.piece_on(mv.from()) == Some(Piece::Pawn) && board.en_passant() == Some(mv.to()),
                );
                board.make_move(mv);
                // As in a search, not every position is evaluated.
                if random.below(3) != 0 {
                    assert_eq!(
                        accumulators.evaluate(&network, &board, ply + random.below(3)),
                        from_scratch(&network, &board),
                        "{board}"
                    );
                }
            }
        }
        assert!(castled > 100 && en_passant > 20 && promoted > 100, "{castled} {en_passant} {promoted}");
    }

    #[test]
    fn evaluation_is_symmetric_in_colours_and_wings() {
        let mut random = Random::new(2);
        let network = random_network(&mut random);
        let mut board = Start::default().board();
        for _ in 0..60 {
            let moves = board.legal_moves();
            board.make_move(moves[random.below(moves.len())]);
            let value = AccumulatorCache::new(&network).evaluate(&network, &board, 0);
            for (turned, change_sides) in [(7, false), (56, true), (63, true)] {
                let mut image = Board::empty();
                let side_of = |side: Side| if change_sides { side.other() } else { side };
                for square in Bits(board.occupied()) {
                    let (piece, side) = board.piece_and_side_on(square).unwrap();
                    image.put(square ^ turned, piece, side_of(side));
                }
                image.complete(side_of(board.side_to_move()), 0, None, 0, 1);
                assert_eq!(AccumulatorCache::new(&network).evaluate(&network, &image, 0), value, "{board}");
            }
        }
    }
}
