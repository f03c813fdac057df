//! A position from the side to move, as two bitboards. Bit 0 is a1, bit 63 h8.
//!
//! Moves are not validated: [`Board::moves`] returns the legal squares.

use super::lanes::Lanes;
use super::{flips, mobility};
use crate::core::rules::{Rules, Side};
use crate::games::reversi::position::Position;

/// The a-file.
pub const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The h-file.
pub const FILE_H: u64 = 0x8080_8080_8080_8080;
/// a1, h1, a8 and h8.
pub const CORNERS: u64 = 0x8100_0000_0000_0081;
/// X-squares, diagonally next to the corners: b2, g2, b7 and g7.
pub const X_SQUARES: u64 = 0x0042_0000_0000_4200;

/// Squares next to any square of the set.
#[inline]
pub const fn neighbours(set: u64) -> u64 {
    let row = set | (set << 1 & !FILE_A) | (set >> 1 & !FILE_H);
    (row | row << 8 | row >> 8) & !set
}

/// Discs of the side to move and of its opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// Discs of the side to move.
    pub own: u64,
    /// Discs of the opponent.
    pub opponent: u64,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let side = position.side_to_move();
        Board { own: position.discs(side), opponent: position.discs(side.other()) }
    }
}

impl Board {
    /// The empty squares.
    #[inline]
    pub fn empty_squares(&self) -> u64 {
        !(self.own | self.opponent)
    }

    /// Number of empty squares.
    #[inline]
    pub fn empty_count(&self) -> u32 {
        self.empty_squares().count_ones()
    }

    /// The legal moves of the side to move.
    #[inline]
    pub fn moves(&self) -> u64 {
        mobility::moves(self.own, self.opponent)
    }

    /// Moves of the opponent if it were its turn.
    #[inline]
    pub fn opponent_moves(&self) -> u64 {
        mobility::moves(self.opponent, self.own)
    }

    /// Moves of each side if it were its turn.
    #[inline(always)]
    pub(super) fn moves_of_both(&self) -> Lanes {
        let [own, opponent] = [[self.own, self.opponent], [self.opponent, self.own]].map(Lanes::of);
        mobility::moves_of_two(own, opponent)
    }

    /// Empty squares next to the opponent's discs, where a move may become possible (potential mobility).
    #[inline]
    pub fn frontier_squares(&self) -> u64 {
        neighbours(self.opponent) & self.empty_squares()
    }

    /// Discs flipped by a move on this empty square; empty if it is illegal.
    #[inline]
    pub fn flips(&self, square: u8) -> u64 {
        flips::flips(self.own, self.opponent, square)
    }

    /// The board after a move that flips these discs, from the opponent's side.
    #[inline]
    pub fn after(&self, square: u8, flips: u64) -> Board {
        Board { own: self.opponent & !flips, opponent: self.own | flips | 1 << square }
    }

    /// The board after a legal move.
    #[inline]
    pub fn play(&self, square: u8) -> Board {
        self.after(square, self.flips(square))
    }

    /// The board after a pass.
    #[inline]
    pub fn passed(&self) -> Board {
        Board { own: self.opponent, opponent: self.own }
    }

    /// Whether neither side has a move.
    pub fn is_over(&self) -> bool {
        self.moves() == 0 && self.opponent_moves() == 0
    }

    /// Score in discs for the side to move if the game ends here; empty squares count for the winner.
    #[inline]
    pub fn final_score(&self) -> i32 {
        let (own, opponent) = (self.own.count_ones() as i32, self.opponent.count_ones() as i32);
        match own.cmp(&opponent) {
            std::cmp::Ordering::Greater => 64 - 2 * opponent,
            std::cmp::Ordering::Less => 2 * own - 64,
            std::cmp::Ordering::Equal => 0,
        }
    }

    /// Converts to a position of the rules with this side to move.
    pub fn position(&self, side: Side) -> Position {
        let discs = if side == Side::First { [self.own, self.opponent] } else { [self.opponent, self.own] };
        Position::new(discs, side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board_view::BoardView;
    use crate::search::bits::Bits;
    use crate::search::random::Random;

    #[test]
    fn random_games_agree_with_the_rules() {
        let mut checked = 0;
        for seed in 0..200 {
            let (mut random, mut position) = (Random::new(seed), Position::begin(&Default::default()));
            while position.outcome().is_none() {
                let board = Board::from(&position);
                assert_eq!(board.moves(), position.legal_squares());
                assert_eq!(board.passed().moves(), position.passed().legal_squares());
                for square in Bits(board.empty_squares()) {
                    let flips = position.after(square).1;
                    assert_eq!(board.flips(square), flips, "square {square} of {board:?}");
                    checked += 1;
                }
                let legal = position.legal_moves();
                let chosen = legal[random.below(legal.len())];
                position.play(chosen).unwrap();
                let after = match chosen.square() {
                    Some(square) => board.play(square),
                    None => board.passed(),
                };
                assert_eq!(after, Board::from(&position));
                assert_eq!(after.position(position.side_to_move()), position);
            }
            let [first, second] = position.score();
            let score = Board::from(&position.passed()).final_score();
            let sign = if position.side_to_move() == Side::Second { 1 } else { -1 };
            assert_eq!(score.signum(), sign * (first - second).signum());
            if first + second == 64 {
                assert_eq!(score, sign * (first - second));
            }
        }
        assert!(checked > 200_000, "{checked}");
    }
}
