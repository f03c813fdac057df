//! An opening book: moves that are about as good as the best, from the starts of a game, with what a long search
//! found each position worth. A game says what a position is ([`Node`]); `stratege make …-book` makes its book.
//!
//! It is a tree of which only the bits "this move is in the book" are stored, in the order in which the moves
//! come; positions that are reached twice have their moves once.

use std::fmt::Debug;

use super::random::Random;
use super::range_coder::{BitCoder, BitModel, Decoder, Encoder};
use super::sort::sort;

/// Values are clamped to so many steps.
const MAX_STEPS: i32 = 63;

/// No book has more entries; damaged bytes may look like more.
const MAX_ENTRIES: usize = 20_000;

/// A further move is the less likely the more there are; beyond so many all are alike.
const MAX_COUNTED: usize = 6;

/// A position as a book sees it.
pub trait Node: Copy + Debug + Eq {
    /// What tells it from all others.
    type Key: Copy + Debug + Ord;
    /// A move in it.
    type Move: Copy + Debug + Eq;

    /// The unit in which values are kept, in hundredths.
    const STEP: i32;
    /// The book goes no deeper.
    const MAX_PLY: usize;

    /// Where the book begins, the most usual start first.
    fn starts() -> Vec<Self>;

    /// Equal for positions that share an entry.
    fn key(&self) -> Self::Key;

    /// The moves, always in the same order; none when the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after one of its moves.
    fn after(&self, chosen: Self::Move) -> Self;
}

/// What a book has on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<N: Node> {
    /// Which position it is.
    pub key: N::Key,
    /// What it is worth to the side to move, in hundredths.
    pub value: i32,
    /// The moves to choose from, in the order in which they come.
    pub moves: Vec<N::Move>,
}

/// An opening book: entries by key.
#[derive(Debug, PartialEq, Eq)]
pub struct Book<N: Node> {
    entries: Vec<Entry<N>>,
}

impl<N: Node> Book<N> {
    /// A book of these entries.
    pub fn new(mut entries: Vec<Entry<N>>) -> Book<N> {
        entries.iter_mut().for_each(|entry| entry.value = N::STEP * steps::<N>(entry.value));
        sort(&mut entries, |one, other| one.key < other.key);
        Book { entries }
    }

    /// All entries, by key.
    pub fn entries(&self) -> &[Entry<N>] {
        &self.entries
    }

    /// The entry of a position, if there is one.
    pub fn find(&self, node: &N) -> Option<&Entry<N>> {
        let place = self.entries.binary_search_by_key(&node.key(), |entry| entry.key).ok()?;
        Some(&self.entries[place])
    }

    /// One of its moves in a position, at random by the seed.
    pub fn choose(&self, node: &N, seed: u64) -> Option<N::Move> {
        let moves = &self.find(node)?.moves;
        moves.get(Random::new(seed).below(moves.len().max(1))).copied()
    }

    /// The bytes of the book.
    pub fn pack(&self) -> Vec<u8> {
        let mut tree = TreeCoder::new(Encoder::default());
        tree.visit_all(Some(self));
        tree.coder.finish()
    }

    /// Reads a packed book; nothing when it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book<N>> {
        let mut tree = TreeCoder::new(Decoder::new(bytes));
        tree.visit_all(None);
        tree.coder.is_complete().then(|| Book::new(tree.entries))
    }
}

fn steps<N: Node>(value: i32) -> i32 {
    (value / N::STEP).clamp(-MAX_STEPS, MAX_STEPS)
}

/// The traversal of the tree that writing and reading have in common.
struct TreeCoder<N: Node, C> {
    coder: C,
    /// Whether a position is in the book, by ply.
    present: Vec<BitModel>,
    /// Whether a move is in the book, by how many of its position are already.
    moves: [BitModel; MAX_COUNTED + 1],
    /// The digits of the difference from the value before, and its sign.
    digits: [BitModel; 2 * MAX_STEPS as usize + 1],
    sign: BitModel,
    entries: Vec<Entry<N>>,
}

impl<N: Node, C: BitCoder> TreeCoder<N, C> {
    fn new(coder: C) -> TreeCoder<N, C> {
        let bit = BitModel::default();
        TreeCoder {
            coder,
            present: vec![bit; N::MAX_PLY + 1],
            moves: [bit; MAX_COUNTED + 1],
            digits: [bit; 2 * MAX_STEPS as usize + 1],
            sign: bit,
            entries: Vec::new(),
        }
    }

    /// Writes all trees from a book, or reads them.
    fn visit_all(&mut self, book: Option<&Book<N>>) {
        for start in N::starts() {
            self.visit(&start, 0, 0, book);
        }
    }

    /// The tree below a position; `expected` is its value in steps as the position before has it.
    fn visit(&mut self, node: &N, ply: usize, expected: i32, book: Option<&Book<N>>) {
        let key = node.key();
        if ply > N::MAX_PLY
            || self.entries.len() == MAX_ENTRIES
            || self.entries.iter().any(|entry| entry.key == key)
        {
            return;
        }
        let entry = book.and_then(|book| book.find(node));
        if !self.coder.code(&mut self.present[ply], entry.is_some()) {
            return;
        }
        let value = self.value(entry.map_or(0, |entry| steps::<N>(entry.value)), expected);
        let mut moves = Vec::new();
        for one in node.moves() {
            let is_in_book = entry.is_some_and(|entry| entry.moves.contains(&one));
            if self.coder.code(&mut self.moves[moves.len().min(MAX_COUNTED)], is_in_book) {
                moves.push(one);
            }
        }
        self.entries.push(Entry { key, value: N::STEP * value, moves: moves.clone() });
        for one in moves {
            self.visit(&node.after(one), ply + 1, -value, book);
        }
    }

    fn value(&mut self, value: i32, expected: i32) -> i32 {
        let wanted = value - expected;
        let mut size = 0;
        while size < 2 * MAX_STEPS && self.coder.code(&mut self.digits[size as usize], wanted.abs() > size) {
            size += 1;
        }
        let negative = size > 0 && self.coder.code(&mut self.sign, wanted < 0);
        (expected + if negative { -size } else { size }).clamp(-MAX_STEPS, MAX_STEPS)
    }
}
