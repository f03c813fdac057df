//! The opening book: what chess says of its positions to [`crate::search::book`], and the book that this engine
//! plays from. `stratege make chess-book` makes it by this engine alone.

use std::sync::OnceLock;

use crate::chess::Start;
use crate::chess::board::Board;
use crate::chess::squares::Move;
use crate::search::book::{self, Node};

static MADE: &[u8] = include_bytes!("../../../data/chess/book.bin");

/// A book of chess.
pub type Book = book::Book<Board>;

/// A position of it.
pub type Page = book::Page<Board>;

impl Node for Board {
    type Key = u64;
    type Move = Move;

    const STEP: i32 = 4;
    const MOST_PLIES: usize = 24;

    fn starts() -> Vec<Board> {
        vec![Start::default().board()]
    }

    fn key(&self) -> u64 {
        self.hash()
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves().to_vec()
    }

    fn after(&self, chosen: Move) -> Board {
        let mut next = *self;
        next.make(chosen);
        next
    }
}

impl Book {
    /// The book that this engine plays from.
    pub fn made() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(MADE).unwrap_or_else(|| Book::new(Vec::new())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::random::Random;

    /// Moves of chance from the start, with values of chance.
    fn chance_book(seed: u64) -> Book {
        let mut random = Random::new(seed);
        let mut pages: Vec<Page> = Vec::new();
        let mut open = vec![(Start::default().board(), 0)];
        while let Some((board, ply)) = open.pop() {
            if pages.iter().any(|page| page.key == board.hash()) {
                continue;
            }
            let legal = board.legal_moves();
            let moves: Vec<Move> = legal.iter().copied().filter(|_| random.below(9) == 0).collect();
            if ply < 5 {
                open.extend(moves.iter().map(|&one| (board.after(one), ply + 1)));
            }
            let value = random.below(501) as i32 - 250;
            pages.push(Page { key: board.hash(), value, moves });
        }
        Book::new(pages)
    }

    #[test]
    fn a_book_comes_back_from_its_bytes() {
        for seed in 1..6 {
            let book = chance_book(seed);
            let bytes = book.pack();
            assert_eq!(Book::unpack(&bytes), Some(book));
        }
    }

    #[test]
    fn a_shortened_book_is_refused() {
        let bytes = (1..6).map(|seed| chance_book(seed).pack()).max_by_key(Vec::len).unwrap();
        assert!(bytes.len() > 100, "{}", bytes.len());
        for length in [0, 1, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(Book::unpack(&bytes[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn every_page_of_the_made_book_is_reached_by_its_moves() {
        let book = Book::made();
        assert!(book.pages().len() > 500, "{}", book.pages().len());
        assert_eq!(book.pack(), MADE);
        let first = book.find(&Start::default().board()).unwrap();
        assert!(first.moves.len() >= 3 && first.value.abs() < 60);
    }
}
