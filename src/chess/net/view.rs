//! The hidden layer's sums, carried from board to board.
//!
//! The sums of each side are kept with the pieces that they belong to; for another board only the pieces that
//! differ are added and taken away. Boards that a search asks about one after the other differ by a few pieces,
//! and no move, however odd, needs a rule of its own.

use super::{Network, SIDES, feature, turn};
use crate::chess::board::Board;
use crate::chess::squares::{Piece, squares};
use crate::game::Side;

/// The sums of one side with its king on one half of the board.
#[derive(Clone)]
struct View<const HIDDEN: usize> {
    sums: [i16; HIDDEN],
    /// The pieces that are in the sums: of White, then of Black.
    pieces: [[u64; 6]; 2],
}

impl<const HIDDEN: usize> View<HIDDEN> {
    /// Adds and takes away what differs.
    #[inline]
    fn follow(&mut self, network: &Network<HIDDEN>, pieces: &[[u64; 6]; 2], viewer: Side, turn: u8) {
        let mut sums = self.sums;
        for side in SIDES {
            for piece in Piece::ALL {
                let seen = self.pieces[side.index()][piece as usize];
                let there = pieces[side.index()][piece as usize];
                if seen == there {
                    continue;
                }
                let row = |square| &network.features[feature(side == viewer, piece, square ^ turn)];
                for square in squares(there & !seen) {
                    add(&mut sums, row(square));
                }
                for square in squares(seen & !there) {
                    take(&mut sums, row(square));
                }
            }
        }
        self.sums = sums;
        self.pieces = *pieces;
    }
}

#[inline]
fn add<const HIDDEN: usize>(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline]
fn take<const HIDDEN: usize>(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The sums of both sides, for each half of the board on which the king may stand.
#[derive(Clone)]
pub struct Views<const HIDDEN: usize> {
    views: [[View<HIDDEN>; 2]; 2],
}

impl<const HIDDEN: usize> Views<HIDDEN> {
    /// Of the empty board.
    pub fn new(network: &Network<HIDDEN>) -> Self {
        let view = || View { sums: network.start, pieces: [[0; 6]; 2] };
        Views { views: [[view(), view()], [view(), view()]] }
    }

    /// What a board is worth to the side to move, in centipawns.
    #[inline]
    pub fn value(&mut self, network: &Network<HIDDEN>, board: &Board) -> i32 {
        let pieces = SIDES.map(|side| Piece::ALL.map(|piece| board.of(piece, side)));
        let [white, black] = SIDES.map(|side| (side, board.king(side)));
        let half = |king: u8| usize::from(king >> 2 & 1);
        for (side, king) in [white, black] {
            self.views[side.index()][half(king)].follow(network, &pieces, side, turn(side, king));
        }
        let sums = [white, black].map(|(side, king)| &self.views[side.index()][half(king)].sums);
        let mover = board.side().index();
        network.value(sums[mover], sums[1 - mover], board.occupied().count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Start;
    use crate::search::random::Random;

    /// A network of chance, with weights of the size that learnt ones have.
    fn random_network(random: &mut Random) -> Network<16> {
        let mut network = Network::empty();
        let mut any = |most: usize| random.below(2 * most + 1) as i16 - most as i16;
        network.features.iter_mut().flatten().for_each(|weight| *weight = any(200));
        network.start.iter_mut().for_each(|sum| *sum = any(200));
        network
            .outputs
            .as_flattened_mut()
            .as_flattened_mut()
            .iter_mut()
            .for_each(|weight| *weight = any(127));
        network.offsets.iter_mut().for_each(|offset| *offset = any(1000).into());
        network.scale = 400;
        network
    }

    /// The value worked out in one go, feature by feature.
    fn from_nothing(network: &Network<16>, board: &Board) -> i32 {
        let sums = |viewer: Side| {
            let turn = turn(viewer, board.king(viewer));
            let mut sums = network.start.map(i32::from);
            for square in squares(board.occupied()) {
                let (piece, side) = board.at(square).unwrap();
                let row = network.features[feature(side == viewer, piece, square ^ turn)];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(weight));
            }
            sums.map(|sum| i16::try_from(sum).unwrap())
        };
        let us = board.side();
        network.value(&sums(us), &sums(us.other()), board.occupied().count_ones())
    }

    #[test]
    fn following_any_game_gives_what_a_fresh_look_gives() {
        let mut random = Random::new(1);
        let network = random_network(&mut random);
        let mut views = Views::new(&network);
        let (mut castled, mut in_passing, mut promoted) = (0, 0, 0);
        for game in 0..400 {
            let start =
                if game % 2 == 0 { Start::default() } else { Start::Numbered(random.below(960) as u16) };
            let mut board = start.board();
            for _ in 0..200 {
                let moves = board.legal_moves();
                if moves.is_empty() || board.is_dead() {
                    break;
                }
                // Castling, promotions and captures in passing first: chance alone seldom finds them.
                let rare = moves.iter().copied().find(|&one| {
                    let pawn = board.piece(one.from()) == Some(Piece::Pawn);
                    board.castles(one).is_some()
                        || one.promotion().is_some() && random.below(2) == 0
                        || pawn && board.en_passant() == Some(one.to())
                });
                let chosen = rare.unwrap_or_else(|| moves[random.below(moves.len())]);
                castled += u32::from(board.castles(chosen).is_some());
                promoted += u32::from(chosen.promotion().is_some());
                in_passing += u32::from(
                    board.piece(chosen.from()) == Some(Piece::Pawn)
                        && board.en_passant() == Some(chosen.to()),
                );
                board.make(chosen);
                // Not every position is looked at, as in a search.
                if random.below(3) != 0 {
                    assert_eq!(views.value(&network, &board), from_nothing(&network, &board), "{board}");
                }
            }
        }
        assert!(castled > 100 && in_passing > 20 && promoted > 100, "{castled} {in_passing} {promoted}");
    }

    #[test]
    fn colours_and_wings_are_alike() {
        let mut random = Random::new(2);
        let network = random_network(&mut random);
        let mut board = Start::default().board();
        for _ in 0..60 {
            let moves = board.legal_moves();
            board.make(moves[random.below(moves.len())]);
            let value = Views::new(&network).value(&network, &board);
            for (turned, change_sides) in [(7, false), (56, true), (63, true)] {
                let mut image = Board::empty();
                let side_of = |side: Side| if change_sides { side.other() } else { side };
                for square in squares(board.occupied()) {
                    let (piece, side) = board.at(square).unwrap();
                    image.put(square ^ turned, piece, side_of(side));
                }
                image.complete(side_of(board.side()), 0, None, 0, 1);
                assert_eq!(Views::new(&network).value(&network, &image), value, "{board}");
            }
        }
    }
}
