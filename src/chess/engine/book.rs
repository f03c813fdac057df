//! The opening book: moves that are about as good as the best, from the usual start, with what a long search
//! found each position worth. `stratege make chess-book` makes it by this engine alone.
//!
//! It is a tree of which only the answers to "is this move kept?" are stored, in the order in which the moves
//! are generated; positions that are reached twice have their moves once.

use std::sync::OnceLock;

use crate::chess::Start;
use crate::chess::board::Board;
use crate::chess::squares::Move;
use crate::search::coder::{Answers, Decoder, Encoder, Odds};
use crate::search::random::Random;
use crate::search::sort::sort;

/// Values are kept in steps of so many hundredths of a pawn, and no further than so many steps from nought.
const STEP: i32 = 4;
const MOST_STEPS: i32 = 63;

/// No line of the book is longer.
pub const MOST_PLIES: usize = 24;

/// No book is greater; damaged bytes may look like more.
const MOST_PAGES: usize = 20_000;

/// Kept moves are rarer the more there are already.
const MOST_KEPT: usize = 6;

static MADE: &[u8] = include_bytes!("../../../data/chess/book.bin");

/// A position of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The position's hash.
    pub hash: u64,
    /// What it is worth to the side to move, in hundredths of a pawn.
    pub value: i32,
    /// The moves that are kept, in the order in which they are generated.
    pub moves: Vec<Move>,
}

/// The positions of a book, by hash.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Book {
    pages: Vec<Page>,
}

impl Book {
    /// The book that this engine plays from.
    pub fn made() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(MADE).unwrap_or_default())
    }

    /// Of these positions.
    pub fn new(mut pages: Vec<Page>) -> Book {
        pages.iter_mut().for_each(|page| page.value = STEP * steps(page.value));
        sort(&mut pages, |one, other| one.hash < other.hash);
        Book { pages }
    }

    /// All positions, by hash.
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The page of a board, if there is one.
    pub fn find(&self, board: &Board) -> Option<&Page> {
        self.find_hash(board.hash())
    }

    /// One of the moves that it keeps for a board, any of them by the seed.
    pub fn choose(&self, board: &Board, seed: u64) -> Option<Move> {
        let moves = &self.find(board)?.moves;
        moves.get(Random::new(seed).below(moves.len().max(1))).copied()
    }

    fn find_hash(&self, hash: u64) -> Option<&Page> {
        let place = self.pages.binary_search_by_key(&hash, |page| page.hash).ok()?;
        Some(&self.pages[place])
    }

    /// The bytes of the book.
    pub fn pack(&self) -> Vec<u8> {
        let mut walk = Walk::new(Encoder::default());
        walk.visit(&Start::default().board(), 0, 0, Some(self));
        walk.answers.finish()
    }

    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book> {
        let mut walk = Walk::new(Decoder::new(bytes));
        walk.visit(&Start::default().board(), 0, 0, None);
        walk.answers.complete().then(|| Book::new(walk.pages))
    }
}

fn steps(value: i32) -> i32 {
    (value / STEP).clamp(-MOST_STEPS, MOST_STEPS)
}

/// The way through the tree that writing and reading have in common.
struct Walk<A> {
    answers: A,
    /// Whether a position is in the book, by ply.
    known: [Odds; MOST_PLIES + 1],
    /// Whether a move is kept, by how many are kept already.
    kept: [Odds; MOST_KEPT + 1],
    /// The digits of the difference from the value before, and its sign.
    digits: [Odds; 2 * MOST_STEPS as usize + 1],
    sign: Odds,
    pages: Vec<Page>,
}

impl<A: Answers> Walk<A> {
    fn new(answers: A) -> Walk<A> {
        let odds = Odds::default();
        Walk {
            answers,
            known: [odds; MOST_PLIES + 1],
            kept: [odds; MOST_KEPT + 1],
            digits: [odds; 2 * MOST_STEPS as usize + 1],
            sign: odds,
            pages: Vec::new(),
        }
    }

    /// Writes the tree below a board from a book, or reads it; `expected` is the value in steps that the board
    /// before lets one expect.
    fn visit(&mut self, board: &Board, ply: usize, expected: i32, book: Option<&Book>) {
        let hash = board.hash();
        if ply > MOST_PLIES
            || self.pages.len() == MOST_PAGES
            || self.pages.iter().any(|page| page.hash == hash)
        {
            return;
        }
        let page = book.and_then(|book| book.find_hash(hash));
        if !self.answers.answer(&mut self.known[ply], page.is_some()) {
            return;
        }
        let value = self.value(page.map_or(0, |page| steps(page.value)), expected);
        let mut moves = Vec::new();
        for &one in board.legal_moves().iter() {
            let is_kept = page.is_some_and(|page| page.moves.contains(&one));
            if self.answers.answer(&mut self.kept[moves.len().min(MOST_KEPT)], is_kept) {
                moves.push(one);
            }
        }
        self.pages.push(Page { hash, value: STEP * value, moves: moves.clone() });
        for one in moves {
            let mut next = *board;
            next.make(one);
            self.visit(&next, ply + 1, -value, book);
        }
    }

    fn value(&mut self, value: i32, expected: i32) -> i32 {
        let wanted = value - expected;
        let mut size = 0;
        while size < 2 * MOST_STEPS
            && self.answers.answer(&mut self.digits[size as usize], wanted.abs() > size)
        {
            size += 1;
        }
        let negative = size > 0 && self.answers.answer(&mut self.sign, wanted < 0);
        (expected + if negative { -size } else { size }).clamp(-MOST_STEPS, MOST_STEPS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves of chance from the start, with values of chance.
    fn chance_book(seed: u64) -> Book {
        let mut random = Random::new(seed);
        let mut pages: Vec<Page> = Vec::new();
        let mut open = vec![(Start::default().board(), 0)];
        while let Some((board, ply)) = open.pop() {
            if pages.iter().any(|page| page.hash == board.hash()) {
                continue;
            }
            let legal = board.legal_moves();
            let moves: Vec<Move> = legal.iter().copied().filter(|_| random.below(9) == 0).collect();
            for &one in &moves {
                let mut next = board;
                next.make(one);
                if ply < 5 {
                    open.push((next, ply + 1));
                }
            }
            let value = random.below(501) as i32 - 250;
            pages.push(Page { hash: board.hash(), value, moves });
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
        assert_eq!(Book::unpack(&book.pack()).as_ref(), Some(book));
        let first = book.find(&Start::default().board()).unwrap();
        assert!(first.moves.len() >= 3 && first.value.abs() < 60);
    }
}
