//! Exact values from the book and the solver together.

use std::collections::HashMap;

use crate::connect4::board::Board;
use crate::connect4::book::Book;
use crate::connect4::openings::Openings;
use crate::connect4::rules::{BOARD, COLUMNS};
use crate::connect4::shelf::Books;
use crate::connect4::sight::outwards;
use crate::connect4::solver::{Allowance, Solver};
use crate::connect4::{board, rules};

/// The solver with books in front of it.
pub struct Analyst {
    solver: Solver,
    book: Option<Book>,
    openings: Option<Openings>,
    /// Values of positions before the book's layer.
    early: HashMap<u64, i32>,
}

impl Analyst {
    /// With a table of 2^`bits` entries of eight bytes, and the books of its choice.
    pub fn new(bits: u32, books: Books) -> Analyst {
        Analyst {
            solver: Solver::new(bits),
            book: books.layer.and_then(Book::unpack),
            openings: books.moves.and_then(Openings::unpack),
            early: HashMap::new(),
        }
    }

    /// Where the perfect player's disc lands, if its book says so.
    pub fn opening(&self, board: &Board) -> Option<u64> {
        self.openings.as_ref()?.find(board)
    }

    /// Forgets everything that is not in a book.
    pub fn clear(&mut self) {
        self.solver.clear();
        self.early.clear();
    }

    /// Positions searched since it was made.
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// The exact value for the side to move of a game that is not over; nothing when the allowance ran out.
    pub fn value(&mut self, board: Board, allowance: &mut dyn Allowance) -> Option<i32> {
        let discs = self.book.as_ref().map_or(0, Book::discs);
        if board.count() > discs || self.book.is_none() {
            return self.solver.value(board, allowance);
        }
        if board.wins() & board.landings() != 0 {
            return Some(board.win_now());
        }
        if board.count() == discs {
            let known = self.book.as_ref().and_then(|book| book.value(&board));
            return known.or_else(|| self.solver.value(board, allowance));
        }
        if let Some(&value) = self.early.get(&board.mirror_key()) {
            return Some(value);
        }
        let mut best = i32::MIN;
        for cell in outwards(board.landings()) {
            best = best.max(-self.value(board.after(cell), allowance)?);
        }
        self.early.insert(board.mirror_key(), best);
        Some(best)
    }

    /// The value of a position where it lies within these bounds, else the bound that it lies beyond.
    pub fn value_within(
        &mut self,
        board: Board,
        (least, greatest): (i32, i32),
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        if self.book.as_ref().is_some_and(|book| board.count() <= book.discs()) {
            return Some(self.value(board, allowance)?.clamp(least, greatest));
        }
        self.solver.value_within(board, (least, greatest), allowance)
    }

    /// The value of a disc on this cell for the side that sets it.
    pub fn value_of_move(&mut self, board: Board, cell: u64, allowance: &mut dyn Allowance) -> Option<i32> {
        match settled(&board, cell) {
            Some(value) => Some(value),
            None => Some(-self.value(board.after(cell), allowance)?),
        }
    }

    /// The value of every column, nothing for a full one.
    pub fn scores(&mut self, board: Board, allowance: &mut dyn Allowance) -> Option<[Option<i32>; COLUMNS]> {
        let mut scores = [None; COLUMNS];
        for (column, score) in scores.iter_mut().enumerate() {
            if let Some(cell) = board::landing(&board, column) {
                *score = Some(self.value_of_move(board, cell, allowance)?);
            }
        }
        Some(scores)
    }
}

/// The value of a move that ends the game.
pub fn settled(board: &Board, cell: u64) -> Option<i32> {
    if rules::has_four(board.own | cell) {
        return Some(board.win_now());
    }
    (board.occupied | cell == BOARD).then_some(0)
}
