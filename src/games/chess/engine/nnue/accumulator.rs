//! The accumulator: the hidden layer's sums, updated from board to board.
//!
//! There is no stack of accumulators. Each keeps the pieces that it is made of, one for each perspective and each half
//! of the board that the king may stand on (an accumulator cache, or "Finny table"), and for another board only the
//! pieces that differ are added and subtracted. Boards that a search evaluates in sequence differ little, and castling,
//! Chess960, null moves and unmaking need no code of their own.

use super::{Network, SIDES, feature, orientation};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::bit;
use crate::search::bits::Bits;

/// The sums of one perspective, with its king on one half of the board.
#[derive(Clone)]
struct Accumulator<const HIDDEN: usize> {
    sums: [i16; HIDDEN],
    /// The pieces in the sums, by kind and by side.
    pieces: [u64; 6],
    sides: [u64; 2],
}

impl<const HIDDEN: usize> Accumulator<HIDDEN> {
    /// Adds and subtracts the pieces that differ.
    #[inline]
    fn update(&mut self, network: &Network<HIDDEN>, board: &Board, perspective: Side, orientation: u8) {
        let pieces = Piece::ALL.map(|piece| board.pieces(piece));
        let sides = SIDES.map(|side| board.occupied_by(side));
        let differences = |all: &[u64], others: &[u64]| {
            all.iter().zip(others).fold(0, |squares, (one, other)| squares | one ^ other)
        };
        let changed = differences(&pieces, &self.pieces) | differences(&sides, &self.sides);
        let [own_before, own] = [&self.sides, &sides].map(|sides| sides[perspective.index()]);
        let mut sums = self.sums;
        for piece in Piece::ALL {
            let [old, new] = [&self.pieces, &pieces].map(|pieces| pieces[piece as usize] & changed);
            let weights = |own: u64, square: u8| {
                &network.feature_weights[feature(own & bit(square) != 0, piece, square ^ orientation)]
            };
            Bits(new).for_each(|square| add(&mut sums, weights(own, square)));
            Bits(old).for_each(|square| subtract(&mut sums, weights(own_before, square)));
        }
        (self.sums, self.pieces, self.sides) = (sums, pieces, sides);
    }
}

#[inline]
fn add<const HIDDEN: usize>(sums: &mut [i16; HIDDEN], weights: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline]
fn subtract<const HIDDEN: usize>(sums: &mut [i16; HIDDEN], weights: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The accumulators of both perspectives, for each half of the board that the king may stand on.
#[derive(Clone)]
pub struct AccumulatorCache<const HIDDEN: usize> {
    accumulators: [[Accumulator<HIDDEN>; 2]; 2],
}

impl<const HIDDEN: usize> AccumulatorCache<HIDDEN> {
    /// Of the empty board.
    pub fn new(network: &Network<HIDDEN>) -> Self {
        let empty = || Accumulator { sums: network.feature_bias, pieces: [0; 6], sides: [0; 2] };
        AccumulatorCache { accumulators: [[empty(), empty()], [empty(), empty()]] }
    }

    /// The value of a board for the side to move, in centipawns.
    #[inline]
    pub fn evaluate(&mut self, network: &Network<HIDDEN>, board: &Board) -> i32 {
        let kings = SIDES.map(|side| (side, board.king(side)));
        let half = |king: u8| usize::from(king >> 2 & 1);
        for (side, king) in kings {
            let accumulator = &mut self.accumulators[side.index()][half(king)];
            accumulator.update(network, board, side, orientation(side, king));
        }
        let sums = kings.map(|(side, king)| &self.accumulators[side.index()][half(king)].sums);
        let us = board.side_to_move().index();
        network.evaluate(sums[us], sums[1 - us], board.occupied().count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Start;
    use crate::games::chess::engine::nnue::is_possible;
    use crate::search::random::Random;

    /// A random network, with weights of realistic size.
    fn random_network(random: &mut Random) -> Network<16> {
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

    /// The value from scratch, feature by feature.
    fn from_scratch(network: &Network<16>, board: &Board) -> i32 {
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
            for _ in 0..200 {
                let moves = board.legal_moves();
                if moves.is_empty() || board.is_dead() {
                    break;
                }
                // Castling, promotions and en passant first: random play seldom finds them.
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
                        accumulators.evaluate(&network, &board),
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
            let value = AccumulatorCache::new(&network).evaluate(&network, &board);
            for (turned, change_sides) in [(7, false), (56, true), (63, true)] {
                let mut image = Board::empty();
                let side_of = |side: Side| if change_sides { side.other() } else { side };
                for square in Bits(board.occupied()) {
                    let (piece, side) = board.piece_and_side_on(square).unwrap();
                    image.put(square ^ turned, piece, side_of(side));
                }
                image.complete(side_of(board.side_to_move()), 0, None, 0, 1);
                assert_eq!(AccumulatorCache::new(&network).evaluate(&network, &image), value, "{board}");
            }
        }
    }
}
