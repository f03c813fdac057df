//! A position as the side to move sees it: its own stones and the other's. Bit 0 is a1, bit 63 h8.
//!
//! Nothing here checks the rules: whoever plays on such a board has asked [`Board::mobility`] first.

use super::{flips, mobility};
use crate::game::{Game, Side};
use crate::reversi::rules::Position;

/// The stones of the side to move and of the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The stones of the side to move.
    pub own: u64,
    /// The stones of the other side.
    pub other: u64,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let side = position.side_to_move();
        Board { own: position.stones(side), other: position.stones(side.other()) }
    }
}

impl Board {
    /// The squares without a stone.
    #[inline]
    pub fn empties(&self) -> u64 {
        !(self.own | self.other)
    }

    /// How many squares have no stone.
    #[inline]
    pub fn empty_count(&self) -> u32 {
        self.empties().count_ones()
    }

    /// The squares on which the side to move can set a stone.
    #[inline]
    pub fn mobility(&self) -> u64 {
        mobility::moves(self.own, self.other)
    }

    /// The squares on which the other side could set a stone if it were its turn.
    #[inline]
    pub fn their_mobility(&self) -> u64 {
        mobility::moves(self.other, self.own)
    }

    /// The stones that a stone of the side to move on this empty square turns; none where it may not be set.
    #[inline]
    pub fn flips(&self, square: u32) -> u64 {
        flips::flips(self.own, self.other, square)
    }

    /// The board after a stone on the square has turned these stones; the other side is to move.
    #[inline]
    pub fn after(&self, square: u32, flips: u64) -> Board {
        Board { own: self.other & !flips, other: self.own | flips | 1 << square }
    }

    /// The board after a stone on a square where one may be set.
    #[inline]
    pub fn play(&self, square: u32) -> Board {
        self.after(square, self.flips(square))
    }

    /// The board with the other side to move.
    #[inline]
    pub fn passed(&self) -> Board {
        Board { own: self.other, other: self.own }
    }

    /// Whether neither side can set a stone.
    pub fn is_over(&self) -> bool {
        self.mobility() == 0 && self.their_mobility() == 0
    }

    /// The result when the game ends here, in discs for the side to move; empty squares are the winner's.
    #[inline]
    pub fn final_score(&self) -> i32 {
        let (own, other) = (self.own.count_ones() as i32, self.other.count_ones() as i32);
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => 64 - 2 * other,
            std::cmp::Ordering::Less => 2 * own - 64,
            std::cmp::Ordering::Equal => 0,
        }
    }

    /// The position of the rules with this side to move.
    pub fn position(&self, side: Side) -> Position {
        let stones = if side == Side::First { [self.own, self.other] } else { [self.other, self.own] };
        Position::new(stones, side)
    }
}

/// The numbers of the squares in a set, from a1 row by row to h8.
#[inline]
pub fn squares(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    #[test]
    fn random_games_agree_with_the_rules() {
        let mut checked = 0;
        for seed in 0..200 {
            let (mut random, mut position) = (Random::new(seed), Position::begin(&Default::default()));
            while position.outcome().is_none() {
                let board = Board::from(&position);
                assert_eq!(board.mobility(), position.possible());
                assert_eq!(board.passed().mobility(), position.passed().possible());
                for square in squares(board.empties()) {
                    let turned = position.after(square as u8).1;
                    assert_eq!(board.flips(square), turned, "square {square} of {board:?}");
                    checked += 1;
                }
                let legal = position.legal_moves();
                let chosen = legal[random.below(legal.len())];
                position.play(chosen).unwrap();
                let after = match chosen.square() {
                    Some(square) => board.play(square.into()),
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
