//! The opening book: implements [`crate::search::opening_book`] for Reversi and embeds the champion's book,
//! made by `stratege make reversi-book` with this engine alone.
//!
//! A position is stored once for both sides and all symmetries of the board, so the four starts become two,
//! diagonal and parallel.

use std::sync::OnceLock;

use super::board::Board;
use crate::core::rules::{Rules, Side};
use crate::games::reversi::position::{Layout, Move, Position, Start};
use crate::search::bits::Bits;
use crate::search::opening_book::{self, Node};
use crate::search::random::Random;

static BOOK_FILE: &[u8] = include_bytes!("../../../../data/reversi/book.bin");

/// Number of symmetries of the board.
const SYMMETRIES: u8 = 8;

/// Opening book of canonical boards.
pub type Book = opening_book::Book<CanonicalBoard>;

/// Book entry of a position: its value and moves.
pub type Entry = opening_book::Entry<CanonicalBoard>;

/// Least of the eight images of a board under the symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CanonicalBoard(Board);

impl CanonicalBoard {
    /// The canonical image.
    pub fn board(&self) -> &Board {
        &self.0
    }
}

impl From<&Board> for CanonicalBoard {
    fn from(board: &Board) -> CanonicalBoard {
        let least = (1..SYMMETRIES).fold(*board, |least, symmetry| {
            let next = image_of_board(board, symmetry);
            if (next.own, next.opponent) < (least.own, least.opponent) { next } else { least }
        });
        CanonicalBoard(least)
    }
}

/// Image of a set of squares: bit 0 of `symmetry` flips it vertically, bit 1 horizontally, bit
/// 2 along the diagonal.
fn image(mut set: u64, symmetry: u8) -> u64 {
    if symmetry & 1 != 0 {
        set = set.swap_bytes();
    }
    if symmetry & 2 != 0 {
        set = set.reverse_bits().swap_bytes();
    }
    if symmetry & 4 != 0 {
        // Swaps blocks of four, of two, then single squares across the diagonal.
        for (shift, from) in
            [(28, 0x0000_0000_f0f0_f0f0), (14, 0x0000_cccc_0000_cccc), (7, 0x00aa_00aa_00aa_00aa)]
        {
            let differ = (set ^ (set >> shift)) & from;
            set ^= differ | differ << shift;
        }
    }
    set
}

fn image_of_board(board: &Board, symmetry: u8) -> Board {
    Board { own: image(board.own, symmetry), opponent: image(board.opponent, symmetry) }
}

impl Node for CanonicalBoard {
    type Key = (u64, u64);
    type Move = Move;

    const STEP: i32 = 25;
    const MAX_PLY: usize = 20;

    fn starts() -> Vec<CanonicalBoard> {
        let start =
            |layout| CanonicalBoard::from(&Board::from(&Position::begin(&Start::Named(layout, Side::First))));
        vec![start(Layout::Diagonal), start(Layout::Parallel)]
    }

    fn key(&self) -> (u64, u64) {
        (self.0.own, self.0.opponent)
    }

    /// Only the first of the moves that lead to the same canonical board.
    fn moves(&self) -> Vec<Move> {
        let board = &self.0;
        let legal = board.moves();
        if legal == 0 {
            return if board.opponent_moves() == 0 { Vec::new() } else { vec![Move::PASS] };
        }
        let mut after: Vec<CanonicalBoard> = Vec::new();
        let mut moves = Vec::new();
        for square in Bits(legal) {
            let next = CanonicalBoard::from(&board.play(square));
            if !after.contains(&next) {
                after.push(next);
                moves.push(Move::on(square));
            }
        }
        moves
    }

    fn after(&self, chosen: Move) -> CanonicalBoard {
        CanonicalBoard::from(&match chosen.square() {
            Some(square) => self.0.play(square),
            None => self.0.passed(),
        })
    }
}

impl Book {
    /// The champion's book.
    pub fn embedded() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(BOOK_FILE).unwrap_or_else(|| Book::new(Vec::new())))
    }

    /// Picks one of the book's moves for a board, with the board's value for the side to move in hundredths
    /// of a disc. The seed selects the move, and its image if the board is symmetric.
    pub fn choose_on(&self, board: &Board, seed: u64) -> Option<(Move, i32)> {
        let node = CanonicalBoard::from(board);
        let value = self.find(&node)?.value;
        let mut random = Random::new(seed);
        let chosen = self.choose(&node, random.bits())?;
        let Some(wanted) = chosen.square() else { return Some((chosen, value)) };
        let symmetries: Vec<u8> =
            (0..SYMMETRIES).filter(|&symmetry| image_of_board(board, symmetry) == node.0).collect();
        let symmetry = symmetries[random.below(symmetries.len())];
        let square =
            Bits(board.empty_squares()).find(|&square| image(1 << square, symmetry) == 1 << wanted)?;
        Some((Move::on(square), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn image_has_eight_distinct_symmetries() {
        let corner_and_neighbour = 1 | 1 << 1;
        let mut all: Vec<u64> =
            (0..SYMMETRIES).map(|symmetry| image(corner_and_neighbour, symmetry)).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), usize::from(SYMMETRIES));
        for set in all {
            assert!(set & 0x8100_0000_0000_0081 != 0 && set.count_ones() == 2, "{set:x}");
        }
    }

    #[test]
    fn moves_are_a_pass_or_empty_without_a_legal_square() {
        let stuck = CanonicalBoard::from(&Board { own: 1 << 1, opponent: 1 });
        assert_eq!(stuck.moves(), [Move::PASS]);
        let after = stuck.after(Move::PASS);
        assert_eq!(after, CanonicalBoard::from(&Board { own: 1, opponent: 1 << 1 }));
        assert_eq!(after.moves().len(), 1);
        assert_eq!(after.after(after.moves()[0]).moves(), []);
        let entry = Entry { key: stuck.key(), value: 100, moves: stuck.moves() };
        assert_eq!(Book::new(vec![entry]).choose_on(stuck.board(), 1), Some((Move::PASS, 100)));
    }
}
