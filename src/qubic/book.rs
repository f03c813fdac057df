//! The book: what the player who begins does in every position that a chain of threes does not decide.
//!
//! It is the tree of the proof, written byte by byte from the first stone on. A position that is a turning of
//! an earlier one is left out, and so is what needs no choice. A byte is a cell and perhaps the flag `END`:
//! - the first player's move, with `END` when no position after it is written. Where he must close a three
//!   the move is not written; the byte `KNOWN` stands there when no position after it is written.
//! - after a move that makes a three the only reply is not written and its position follows;
//! - after any other move come the replies that need an answer, each with its position, the last with `END`.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::qubic::geometry::{Symmetries, cells, symmetries};
use crate::qubic::proof::Proof;
use crate::qubic::threats::Stones;

/// Nothing more follows at this level.
const END: u8 = 64;

/// Stands for a forced move after which nothing is written.
const KNOWN: u8 = 128;

/// The cell on which the proof begins; all sixteen rich cells are turnings of it.
pub const FIRST_CELL: u8 = 0;

/// The book as `stratege make qubic-book` wrote it.
const BYTES: &[u8] = include_bytes!("../../data/qubic/book.bin");

/// The book that is part of the program, read when it is needed first.
pub fn shipped() -> &'static Book {
    static SHIPPED: OnceLock<Book> = OnceLock::new();
    SHIPPED.get_or_init(|| Book::read(BYTES).unwrap_or_default())
}

/// The moves by position, both turned to the position's least form.
pub struct Book {
    moves: HashMap<[u64; 2], u8>,
    /// How many of them are written, not forced.
    written: usize,
    symmetries: &'static Symmetries,
}

impl Default for Book {
    fn default() -> Self {
        Book { moves: HashMap::new(), written: 0, symmetries: symmetries() }
    }
}

impl Book {
    /// Reads a book; nothing when it is damaged.
    pub fn read(bytes: &[u8]) -> Option<Book> {
        let mut book = Book::default();
        let rest = book.read_replies(bytes, Stones::new(1 << FIRST_CELL), Stones::default())?;
        rest.is_empty().then_some(book)
    }

    /// The move in a position with the first player to move, given his stones and the other's.
    pub fn find(&self, first: u64, second: u64) -> Option<u8> {
        if first | second == 0 {
            return Some(FIRST_CELL);
        }
        let (least, turning) = self.symmetries.least([first, second]);
        let cell = self.moves.get(&least)?;
        self.symmetries.map(turning).iter().position(|turned| turned == cell).map(|cell| cell as u8)
    }

    /// How many moves are written in it.
    pub fn written(&self) -> usize {
        self.written
    }

    fn read_replies<'a>(&mut self, mut bytes: &'a [u8], first: Stones, second: Stones) -> Option<&'a [u8]> {
        loop {
            let (&byte, rest) = bytes.split_first()?;
            let cell = free(byte, &first, &second)?;
            bytes = self.read_position(rest, first, second.with(cell))?;
            if byte & END != 0 {
                return Some(bytes);
            }
        }
    }

    fn read_position<'a>(&mut self, bytes: &'a [u8], first: Stones, second: Stones) -> Option<&'a [u8]> {
        let (&byte, mut rest) = bytes.split_first()?;
        let must_close = second.winning(&first);
        let (cell, end) = if must_close == 0 {
            self.written += 1;
            (free(byte, &first, &second)?, byte & END != 0)
        } else {
            rest = if byte == KNOWN { rest } else { bytes };
            (must_close.trailing_zeros() as u8, byte == KNOWN)
        };
        let (least, turning) = self.symmetries.least([first.cells, second.cells]);
        self.moves.insert(least, self.symmetries.map(turning)[usize::from(cell)]);
        let first = first.with(cell);
        let forced = first.winning(&second);
        match (end, forced.count_ones()) {
            (true, _) => Some(rest),
            (false, 0) => self.read_replies(rest, first, second),
            (false, _) => self.read_position(rest, first, second.with(forced.trailing_zeros() as u8)),
        }
    }
}

/// The cell of a byte, if it is empty.
fn free(byte: u8, first: &Stones, second: &Stones) -> Option<u8> {
    let cell = byte & !END;
    let empty = byte < 2 * END && (first.cells | second.cells) >> cell & 1 == 0;
    empty.then_some(cell)
}

/// Writes the book of a finished proof whose roots are the positions after the first stone and a reply.
pub struct Writer<'a> {
    proof: &'a Proof,
    symmetries: &'static Symmetries,
    written: Vec<bool>,
    bytes: Vec<u8>,
    written_moves: usize,
}

impl<'a> Writer<'a> {
    /// An empty book.
    pub fn new(proof: &'a Proof) -> Self {
        let written = vec![false; proof.nodes.len()];
        Writer { proof, symmetries: symmetries(), written, bytes: Vec::new(), written_moves: 0 }
    }

    /// The whole book, and how many moves are written in it.
    pub fn write(mut self) -> (Vec<u8>, usize) {
        self.write_replies(Stones::new(1 << FIRST_CELL), Stones::default());
        (self.bytes, self.written_moves)
    }

    /// Writes the replies that lead to positions of the proof not written yet; false when there is none.
    fn write_replies(&mut self, first: Stones, second: Stones) -> bool {
        let mut last = None;
        for cell in cells(!(first.cells | second.cells)) {
            let place = self.bytes.len();
            self.bytes.push(cell);
            if self.write_position(first, second.with(cell)) {
                last = Some(place);
            } else {
                self.bytes.truncate(place);
            }
        }
        if let Some(place) = last {
            self.bytes[place] |= END;
        }
        last.is_some()
    }

    /// Writes a position unless it is decided by a chain or has been written.
    fn write_position(&mut self, first: Stones, second: Stones) -> bool {
        let (least, turning) = self.symmetries.least([first.cells, second.cells]);
        let Some(number) = self.proof.find(least) else { return false };
        let number = number as usize;
        let node = &self.proof.nodes[number];
        if node.proof != 0 || std::mem::replace(&mut self.written[number], true) {
            return false;
        }
        let map = self.symmetries.map(turning);
        let chosen = node.edges[0].cell;
        let cell = map.iter().position(|&turned| turned == chosen).unwrap_or_default() as u8;
        let place = self.bytes.len();
        let must_close = second.threes(&first) != 0;
        if !must_close {
            self.written_moves += 1;
            self.bytes.push(cell);
        }
        let first = first.with(cell);
        let forced = first.winning(&second);
        let more = match forced.count_ones() {
            0 => self.write_replies(first, second),
            _ => self.write_position(first, second.with(forced.trailing_zeros() as u8)),
        };
        match (more, must_close) {
            (true, _) => {}
            (false, true) => self.bytes.push(KNOWN),
            (false, false) => self.bytes[place] |= END,
        }
        true
    }
}
