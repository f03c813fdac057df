//! An opening book: moves that are about as good as the best, from the starts of a game, with what a long search
//! found each position worth. A game says what a position is ([`Node`]); `stratege make …-book` makes its book.
//!
//! It is a tree of which only the answers to "is this move kept?" are stored, in the order in which the moves
//! come; positions that are reached twice have their moves once.

use std::fmt::Debug;

use super::coder::{Answers, BitModel, Decoder, Encoder};
use super::random::Random;
use super::sort::sort;

/// Values go no further than so many steps from nought.
const MOST_STEPS: i32 = 63;

/// No book is greater; damaged bytes may look like more.
const MOST_PAGES: usize = 20_000;

/// Kept moves are rarer the more there are already.
const MOST_KEPT: usize = 6;

/// A position as a book sees it.
pub trait Node: Copy + Debug + Eq {
    /// What tells it from all others.
    type Key: Copy + Debug + Ord;
    /// A move in it.
    type Move: Copy + Debug + Eq;

    /// The unit in which values are kept, in hundredths.
    const STEP: i32;
    /// No line of the book is longer.
    const MOST_PLIES: usize;

    /// Where the lines begin, the most usual first.
    fn starts() -> Vec<Self>;

    /// Equal for positions that share a page.
    fn key(&self) -> Self::Key;

    /// The moves, always in the same order; none when the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after one of its moves.
    fn after(&self, chosen: Self::Move) -> Self;
}

/// A position of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<N: Node> {
    /// Which position it is.
    pub key: N::Key,
    /// What it is worth to the side to move, in hundredths.
    pub value: i32,
    /// The moves that are kept, in the order in which they come.
    pub moves: Vec<N::Move>,
}

/// The positions of a book, by key.
#[derive(Debug, PartialEq, Eq)]
pub struct Book<N: Node> {
    pages: Vec<Page<N>>,
}

impl<N: Node> Book<N> {
    /// Of these positions.
    pub fn new(mut pages: Vec<Page<N>>) -> Book<N> {
        pages.iter_mut().for_each(|page| page.value = N::STEP * steps::<N>(page.value));
        sort(&mut pages, |one, other| one.key < other.key);
        Book { pages }
    }

    /// All positions, by key.
    pub fn pages(&self) -> &[Page<N>] {
        &self.pages
    }

    /// The page of a position, if there is one.
    pub fn find(&self, node: &N) -> Option<&Page<N>> {
        let place = self.pages.binary_search_by_key(&node.key(), |page| page.key).ok()?;
        Some(&self.pages[place])
    }

    /// One of the moves that it keeps for a position, any of them by the seed.
    pub fn choose(&self, node: &N, seed: u64) -> Option<N::Move> {
        let moves = &self.find(node)?.moves;
        moves.get(Random::new(seed).below(moves.len().max(1))).copied()
    }

    /// The bytes of the book.
    pub fn pack(&self) -> Vec<u8> {
        let mut walk = Walk::new(Encoder::default());
        walk.visit_all(Some(self));
        walk.answers.finish()
    }

    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book<N>> {
        let mut walk = Walk::new(Decoder::new(bytes));
        walk.visit_all(None);
        walk.answers.complete().then(|| Book::new(walk.pages))
    }
}

fn steps<N: Node>(value: i32) -> i32 {
    (value / N::STEP).clamp(-MOST_STEPS, MOST_STEPS)
}

/// The way through the tree that writing and reading have in common.
struct Walk<N: Node, A> {
    answers: A,
    /// Whether a position is in the book, by ply.
    known: Vec<BitModel>,
    /// Whether a move is kept, by how many are kept already.
    kept: [BitModel; MOST_KEPT + 1],
    /// The digits of the difference from the value before, and its sign.
    digits: [BitModel; 2 * MOST_STEPS as usize + 1],
    sign: BitModel,
    pages: Vec<Page<N>>,
}

impl<N: Node, A: Answers> Walk<N, A> {
    fn new(answers: A) -> Walk<N, A> {
        let odds = BitModel::default();
        Walk {
            answers,
            known: vec![odds; N::MOST_PLIES + 1],
            kept: [odds; MOST_KEPT + 1],
            digits: [odds; 2 * MOST_STEPS as usize + 1],
            sign: odds,
            pages: Vec::new(),
        }
    }

    /// Writes all trees from a book, or reads them.
    fn visit_all(&mut self, book: Option<&Book<N>>) {
        for start in N::starts() {
            self.visit(&start, 0, 0, book);
        }
    }

    /// The tree below a position; `expected` is the value in steps that the position before lets one expect.
    fn visit(&mut self, node: &N, ply: usize, expected: i32, book: Option<&Book<N>>) {
        let key = node.key();
        if ply > N::MOST_PLIES
            || self.pages.len() == MOST_PAGES
            || self.pages.iter().any(|page| page.key == key)
        {
            return;
        }
        let page = book.and_then(|book| book.find(node));
        if !self.answers.answer(&mut self.known[ply], page.is_some()) {
            return;
        }
        let value = self.value(page.map_or(0, |page| steps::<N>(page.value)), expected);
        let mut moves = Vec::new();
        for one in node.moves() {
            let is_kept = page.is_some_and(|page| page.moves.contains(&one));
            if self.answers.answer(&mut self.kept[moves.len().min(MOST_KEPT)], is_kept) {
                moves.push(one);
            }
        }
        self.pages.push(Page { key, value: N::STEP * value, moves: moves.clone() });
        for one in moves {
            self.visit(&node.after(one), ply + 1, -value, book);
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
