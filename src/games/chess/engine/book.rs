//! The opening book of chess: implements [`crate::search::opening_book`] for boards and embeds the engine's
//! book, made by `stratege make chess-book` with this engine alone.

use std::sync::OnceLock;

use crate::games::chess::Start;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Move;
use crate::search::opening_book::{self, Node};

static BOOK_FILE: &[u8] = include_bytes!("../../../../data/chess/book.bin");

/// Opening book of chess positions.
pub type Book = opening_book::Book<Board>;

/// Book entry of a position: its value and moves.
pub type Entry = opening_book::Entry<Board>;

impl Node for Board {
    type Key = u64;
    type Move = Move;

    const STEP: i32 = 4;
    const MAX_PLY: usize = 24;

    fn starts() -> Vec<Board> {
        vec![Start::default().board()]
    }

    fn key(&self) -> u64 {
        self.zobrist()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves().to_vec()
    }

    fn after(&self, mv: Move) -> Board {
        let mut next = *self;
        next.make_move(mv);
        next
    }
}

impl Book {
    /// The book that the engine plays from.
    pub fn embedded() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(BOOK_FILE).unwrap_or_else(|| Book::new(Vec::new())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    /// Random lines from the initial position, with random values.
    fn random_book(seed: u64) -> Book {
        let mut random = Random::new(seed);
        let mut entries: Vec<Entry> = Vec::new();
        let mut open = vec![(Start::default().board(), 0)];
        while let Some((board, ply)) = open.pop() {
            if entries.iter().any(|entry| entry.key == board.zobrist()) {
                continue;
            }
            let legal = board.legal_moves();
            let moves: Vec<Move> = legal.iter().copied().filter(|_| random.below(9) == 0).collect();
            if ply < 5 {
                open.extend(moves.iter().map(|&one| (board.after(one), ply + 1)));
            }
            let value = random.below(501) as i32 - 250;
            entries.push(Entry { key: board.zobrist(), value, moves });
        }
        Book::new(entries)
    }

    #[test]
    fn pack_and_unpack_round_trip() {
        for seed in 1..6 {
            let book = random_book(seed);
            let bytes = book.pack();
            assert_eq!(Book::unpack(&bytes), Some(book));
        }
    }

    #[test]
    fn truncated_books_are_rejected() {
        let bytes = (1..6).map(|seed| random_book(seed).pack()).max_by_key(Vec::len).unwrap();
        assert!(bytes.len() > 100, "{}", bytes.len());
        for length in [0, 1, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(Book::unpack(&bytes[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn every_entry_of_the_embedded_book_is_reachable_by_its_moves() {
        let book = Book::embedded();
        assert!(book.entries().len() > 500, "{}", book.entries().len());
        assert_eq!(book.pack(), BOOK_FILE);
        let first = book.find(&Start::default().board()).unwrap();
        assert!(first.moves.len() >= 3 && first.value.abs() < 60);
    }
}
