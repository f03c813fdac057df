//! Opening books: good moves of a game's first plies with the values of long searches. The engine of a game
//! implements [`Node`]; `stratege make …-book` makes the book.
//!
//! A packed book is the tree of its positions, one bit per legal move ("in the book") in move order;
//! transpositions are stored once.

use std::fmt::Debug;

use super::random::Random;
use super::range_coder::{BitCoder, BitModel, Decoder, Encoder};

/// Maximum absolute value, in units of [`Node::STEP`].
const MAX_STEPS: i32 = 63;

/// Maximum number of entries, which damaged bytes could exceed.
const MAX_ENTRIES: usize = 20_000;

/// Number of book moves of a position beyond which the probability of another one is assumed constant.
const MAX_COUNTED: usize = 6;

/// A position of a game with an opening book.
pub trait Node: Copy + Debug + Eq {
    /// Identifies a position.
    type Key: Copy + Debug + Ord;
    /// A move of the position.
    type Move: Copy + Debug + Eq;

    /// Unit of stored values, in hundredths.
    const STEP: i32;
    /// Maximum depth of the book in plies.
    const MAX_PLY: usize;

    /// Roots of the book, the default start first.
    fn starts() -> Vec<Self>;

    /// Equal for positions that share an entry, such as mirror images.
    fn key(&self) -> Self::Key;

    /// Legal moves in a fixed order; empty if the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The position after a legal move.
    fn after(&self, chosen: Self::Move) -> Self;
}

/// Book entry of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<N: Node> {
    /// Key of the position.
    pub key: N::Key,
    /// Value for the side to move, in hundredths.
    pub value: i32,
    /// Moves to choose from, in the order of [`Node::moves`].
    pub moves: Vec<N::Move>,
}

/// An opening book: entries sorted by key.
#[derive(Debug, PartialEq, Eq)]
pub struct Book<N: Node> {
    entries: Vec<Entry<N>>,
}

impl<N: Node> Book<N> {
    /// Creates a book, rounding values to [`Node::STEP`].
    pub fn new(mut entries: Vec<Entry<N>>) -> Book<N> {
        entries.iter_mut().for_each(|entry| entry.value = N::STEP * steps::<N>(entry.value));
        entries.sort_by_key(|entry| entry.key);
        Book { entries }
    }

    /// All entries, sorted by key.
    pub fn entries(&self) -> &[Entry<N>] {
        &self.entries
    }

    /// The entry of a position.
    pub fn find(&self, node: &N) -> Option<&Entry<N>> {
        let place = self.entries.binary_search_by_key(&node.key(), |entry| entry.key).ok()?;
        Some(&self.entries[place])
    }

    /// A book move of a position, chosen at random.
    pub fn choose(&self, node: &N, seed: u64) -> Option<N::Move> {
        let moves = &self.find(node)?.moves;
        moves.get(Random::new(seed).below(moves.len().max(1))).copied()
    }

    /// Writes the packed form.
    pub fn pack(&self) -> Vec<u8> {
        let mut tree = TreeCoder::new(Encoder::default());
        tree.visit_all(Some(self));
        tree.coder.finish()
    }

    /// Reads a packed book; `None` if it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book<N>> {
        let mut tree = TreeCoder::new(Decoder::new(bytes));
        tree.visit_all(None);
        tree.coder.is_complete().then(|| Book::new(tree.entries))
    }
}

fn steps<N: Node>(value: i32) -> i32 {
    (value / N::STEP).clamp(-MAX_STEPS, MAX_STEPS)
}

/// Traversal of the tree, shared by packing and unpacking.
struct TreeCoder<N: Node, C> {
    coder: C,
    /// Models of "the position is in the book", by ply.
    present: Vec<BitModel>,
    /// Models of "the move is in the book", by the number of book moves found before it.
    moves: [BitModel; MAX_COUNTED + 1],
    /// Models of the unary digits of the difference to the expected value; `sign` models its sign.
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

    /// Packs all trees of a book, or unpacks them without one.
    fn visit_all(&mut self, book: Option<&Book<N>>) {
        for start in N::starts() {
            self.visit(&start, 0, 0, book);
        }
    }

    /// Visits the subtree of a position; `expected` is its parent's value from its side, in steps.
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
