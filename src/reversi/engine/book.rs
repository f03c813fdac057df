//! The opening book: what Reversi says of its positions to [`crate::search::book`], and the book that the champion
//! plays from. `stratege make reversi-book` makes it by this engine alone.
//!
//! A position is kept once for whoever has the move and for all turnings and mirrors of the board, so the four
//! starts are two: with the stones of each side on a diagonal, and beside each other.

use std::sync::OnceLock;

use super::board::{Board, squares};
use crate::game::{Game, Side};
use crate::reversi::rules::{Layout, Move, Position, Start};
use crate::search::book::{self, Node};
use crate::search::random::Random;

static MADE: &[u8] = include_bytes!("../../../data/reversi/book.bin");

/// The ways to lay a board on itself.
const TURNINGS: u8 = 8;

/// A book of Reversi.
pub type Book = book::Book<Turned>;

/// A position of it.
pub type Page = book::Page<Turned>;

/// A board turned and mirrored until it is the least of all that look like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned(Board);

impl Turned {
    /// The board as it has been turned.
    pub fn board(&self) -> &Board {
        &self.0
    }
}

impl From<&Board> for Turned {
    fn from(board: &Board) -> Turned {
        let least = (1..TURNINGS).fold(*board, |least, turning| {
            let next = turn_board(board, turning);
            if (next.own, next.other) < (least.own, least.other) { next } else { least }
        });
        Turned(least)
    }
}

/// A set of squares in one of the eight ways: upside down, left to right, along the diagonal.
fn turn(mut set: u64, turning: u8) -> u64 {
    if turning & 1 != 0 {
        set = set.swap_bytes();
    }
    if turning & 2 != 0 {
        set = set.reverse_bits().swap_bytes();
    }
    if turning & 4 != 0 {
        // Blocks of four, of two, then single squares change places across the diagonal.
        for (shift, from) in
            [(28, 0x0000_0000_f0f0_f0f0), (14, 0x0000_cccc_0000_cccc), (7, 0x00aa_00aa_00aa_00aa)]
        {
            let differ = (set ^ (set >> shift)) & from;
            set ^= differ | differ << shift;
        }
    }
    set
}

fn turn_board(board: &Board, turning: u8) -> Board {
    Board { own: turn(board.own, turning), other: turn(board.other, turning) }
}

impl Node for Turned {
    type Key = (u64, u64);
    type Move = Move;

    const STEP: i32 = 25;
    const MOST_PLIES: usize = 20;

    fn starts() -> Vec<Turned> {
        let start = |layout| Turned::from(&Board::from(&Position::begin(&Start::Named(layout, Side::First))));
        vec![start(Layout::Diagonal), start(Layout::Parallel)]
    }

    fn key(&self) -> (u64, u64) {
        (self.0.own, self.0.other)
    }

    /// Of moves to positions that look alike only the first.
    fn moves(&self) -> Vec<Move> {
        let board = &self.0;
        let mobility = board.mobility();
        if mobility == 0 {
            return if board.their_mobility() == 0 { Vec::new() } else { vec![Move::PASS] };
        }
        let mut after: Vec<Turned> = Vec::new();
        let mut moves = Vec::new();
        for square in squares(mobility) {
            let next = Turned::from(&board.play(square));
            if !after.contains(&next) {
                after.push(next);
                moves.push(Move::on(square as u8));
            }
        }
        moves
    }

    fn after(&self, chosen: Move) -> Turned {
        Turned::from(&match chosen.square() {
            Some(square) => self.0.play(square.into()),
            None => self.0.passed(),
        })
    }
}

impl Book {
    /// The book that the champion plays from.
    pub fn made() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(MADE).unwrap_or_else(|| Book::new(Vec::new())))
    }

    /// One of the moves that it keeps for a board, and what the board is worth to the side to move, in hundredths
    /// of a disc. Where a board looks alike from several sides, the seed says from which it is looked at.
    pub fn answer(&self, board: &Board, seed: u64) -> Option<(Move, i32)> {
        let node = Turned::from(board);
        let value = self.find(&node)?.value;
        let mut random = Random::new(seed);
        let chosen = self.choose(&node, random.bits())?;
        let Some(wanted) = chosen.square() else { return Some((chosen, value)) };
        let turnings: Vec<u8> =
            (0..TURNINGS).filter(|&turning| turn_board(board, turning) == node.0).collect();
        let turning = turnings[random.below(turnings.len())];
        let square = squares(board.empties()).find(|&square| turn(1 << square, turning) == 1 << wanted)?;
        Some((Move::on(square as u8), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_can_be_laid_on_itself_in_eight_ways() {
        let corner_and_neighbour = 1 | 1 << 1;
        let mut all: Vec<u64> = (0..TURNINGS).map(|turning| turn(corner_and_neighbour, turning)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), usize::from(TURNINGS));
        for set in all {
            assert!(set & 0x8100_0000_0000_0081 != 0 && set.count_ones() == 2, "{set:x}");
        }
    }

    #[test]
    fn a_side_that_cannot_move_passes_and_nobody_moves_when_the_game_is_over() {
        let stuck = Turned::from(&Board { own: 1 << 1, other: 1 });
        assert_eq!(stuck.moves(), [Move::PASS]);
        let after = stuck.after(Move::PASS);
        assert_eq!(after, Turned::from(&Board { own: 1, other: 1 << 1 }));
        assert_eq!(after.moves().len(), 1);
        assert_eq!(after.after(after.moves()[0]).moves(), []);
        let page = Page { key: stuck.key(), value: 100, moves: stuck.moves() };
        assert_eq!(Book::new(vec![page]).answer(stuck.board(), 1), Some((Move::PASS, 100)));
    }
}
