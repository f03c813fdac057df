//! The book of Qubic: the first player's move in every position that no threat sequence decides.
//!
//! It is the tree of the proof in depth-first order from the first stone on, without positions symmetric to
//! earlier ones and without forced moves. A byte is a cell, with or without the flag `LAST`:
//! - the first player's move, with `LAST` if no position after it is written. A move that must block a three
//!   is not written; the byte `FORCED_LEAF` replaces it if no position after it is written.
//! - after a move that makes a three the only reply is not written and its position follows;
//! - after any other move come the replies that need an answer, each with its position, the last with `LAST`.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::proof_graph::{OrNode, ProofGraph};
use super::stones::Stones;
use super::symmetry::{Symmetries, symmetries};
use crate::search::bits::Bits;

/// Flag of the last byte of a level.
const LAST: u8 = 64;

/// Replaces a forced move without positions after it.
const FORCED_LEAF: u8 = 128;

/// The cell of the first stone; it is symmetric to the other corners and inner cells.
pub const FIRST_CELL: u8 = 0;

/// The book written by `stratege make qubic-book`.
static BOOK_FILE: &[u8] = include_bytes!("../../../../data/qubic/book.bin");

/// Moves by position, both in canonical form.
pub struct Book {
    moves: HashMap<[u64; 2], u8>,
    /// Number of moves that are written, not forced.
    written: usize,
    symmetries: &'static Symmetries,
}

impl Default for Book {
    fn default() -> Self {
        Book { moves: HashMap::new(), written: 0, symmetries: symmetries() }
    }
}

impl Book {
    /// The prover's book, read on first use.
    pub fn embedded() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::unpack(BOOK_FILE).unwrap_or_default())
    }

    /// Reads a packed book; `None` if it is damaged.
    pub fn unpack(bytes: &[u8]) -> Option<Book> {
        let mut book = Book::default();
        let rest = book.read_replies(bytes, Stones::new(1 << FIRST_CELL), Stones::default())?;
        rest.is_empty().then_some(book)
    }

    /// The move in a position with the first player to move, given both sides' stones.
    pub fn find(&self, first: u64, second: u64) -> Option<u8> {
        if first | second == 0 {
            return Some(FIRST_CELL);
        }
        let (canonical, symmetry) = self.symmetries.canonical([first, second]);
        let &cell = self.moves.get(&canonical)?;
        Some(self.symmetries.preimage(symmetry, cell))
    }

    /// Number of moves written in the book.
    pub fn written(&self) -> usize {
        self.written
    }

    fn read_replies<'a>(&mut self, mut bytes: &'a [u8], first: Stones, second: Stones) -> Option<&'a [u8]> {
        loop {
            let (&byte, rest) = bytes.split_first()?;
            let cell = empty_cell(byte, &first, &second)?;
            bytes = self.read_position(rest, first, second.with(cell))?;
            if byte & LAST != 0 {
                return Some(bytes);
            }
        }
    }

    fn read_position<'a>(&mut self, bytes: &'a [u8], first: Stones, second: Stones) -> Option<&'a [u8]> {
        let (&byte, mut rest) = bytes.split_first()?;
        let must_block = second.winning_cells(&first);
        let (cell, is_leaf) = if must_block == 0 {
            self.written += 1;
            (empty_cell(byte, &first, &second)?, byte & LAST != 0)
        } else {
            rest = if byte == FORCED_LEAF { rest } else { bytes };
            (must_block.trailing_zeros() as u8, byte == FORCED_LEAF)
        };
        let (canonical, symmetry) = self.symmetries.canonical([first.cells, second.cells]);
        self.moves.insert(canonical, self.symmetries.map(symmetry)[usize::from(cell)]);
        let first = first.with(cell);
        let forced = first.winning_cells(&second);
        match (is_leaf, forced.count_ones()) {
            (true, _) => Some(rest),
            (false, 0) => self.read_replies(rest, first, second),
            (false, _) => self.read_position(rest, first, second.with(forced.trailing_zeros() as u8)),
        }
    }
}

/// The cell of a byte, if it is empty.
fn empty_cell(byte: u8, first: &Stones, second: &Stones) -> Option<u8> {
    let cell = byte & !LAST;
    let is_empty = byte < 2 * LAST && (first.cells | second.cells) >> cell & 1 == 0;
    is_empty.then_some(cell)
}

/// Writes the book of a finished proof whose roots are the positions after the first stone and a reply.
pub(super) struct BookWriter<'a> {
    graph: &'a ProofGraph,
    symmetries: &'static Symmetries,
    written: Vec<bool>,
    bytes: Vec<u8>,
    written_moves: usize,
}

impl<'a> BookWriter<'a> {
    /// Creates an empty book.
    pub(super) fn new(graph: &'a ProofGraph) -> Self {
        let written = vec![false; graph.nodes.len()];
        BookWriter { graph, symmetries: symmetries(), written, bytes: Vec::new(), written_moves: 0 }
    }

    /// Writes the whole book; returns it with the number of written moves.
    pub(super) fn write(mut self) -> (Vec<u8>, usize) {
        self.write_replies(Stones::new(1 << FIRST_CELL), Stones::default());
        (self.bytes, self.written_moves)
    }

    /// Writes the replies that lead to positions of the proof not written yet; returns false if there is
    /// none.
    fn write_replies(&mut self, first: Stones, second: Stones) -> bool {
        let mut last = None;
        for cell in Bits(!(first.cells | second.cells)) {
            let place = self.bytes.len();
            self.bytes.push(cell);
            if self.write_position(first, second.with(cell)) {
                last = Some(place);
            } else {
                self.bytes.truncate(place);
            }
        }
        if let Some(place) = last {
            self.bytes[place] |= LAST;
        }
        last.is_some()
    }

    /// Writes a position unless a threat sequence decides it or it has been written.
    fn write_position(&mut self, first: Stones, second: Stones) -> bool {
        let (canonical, symmetry) = self.symmetries.canonical([first.cells, second.cells]);
        let Some(node) = self.take_unwritten(canonical) else { return false };
        let cell = self.symmetries.preimage(symmetry, node.moves[0].cell);
        let place = self.bytes.len();
        let must_block = second.threes(&first) != 0;
        if !must_block {
            self.written_moves += 1;
            self.bytes.push(cell);
        }
        let first = first.with(cell);
        let forced = first.winning_cells(&second);
        let has_more = match forced.count_ones() {
            0 => self.write_replies(first, second),
            _ => self.write_position(first, second.with(forced.trailing_zeros() as u8)),
        };
        match (has_more, must_block) {
            (true, _) => {}
            (false, true) => self.bytes.push(FORCED_LEAF),
            (false, false) => self.bytes[place] |= LAST,
        }
        true
    }

    /// The node of a proved position not written yet; marks it as written.
    fn take_unwritten(&mut self, canonical: [u64; 2]) -> Option<&'a OrNode> {
        let id = self.graph.find(canonical)?;
        let node = self.graph.node(id);
        if node.proof != 0 || std::mem::replace(&mut self.written[id as usize], true) {
            return None;
        }
        Some(node)
    }
}
