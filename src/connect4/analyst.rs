//! Exact values from the book and the solver together.

use std::collections::HashMap;

use crate::connect4::board::Board;
use crate::connect4::book::Book;
use crate::connect4::openings::Openings;
use crate::connect4::rules::{BOARD, COLUMNS};
use crate::connect4::shelf::Books;
use crate::connect4::sight::outwards;
use crate::connect4::solver::{Allowance, EXTREMES, Solver};
use crate::connect4::{board, rules};

/// The solver with books in front of it.
pub struct Analyst {
    solver: Solver,
    /// From the deepest layer to the first.
    layers: Vec<Book>,
    openings: Option<Openings>,
    /// The least and the greatest value that positions before the book's layer can have.
    early: HashMap<u64, (i32, i32)>,
}

impl Analyst {
    /// With a table of 2^`bits` entries of eight bytes, and the books of its choice.
    pub fn new(bits: u32, books: Books) -> Analyst {
        let mut layers: Vec<Book> = books.layers.iter().filter_map(|bytes| Book::unpack(bytes)).collect();
        layers.sort_by_key(|layer| std::cmp::Reverse(layer.discs()));
        Analyst {
            solver: Solver::new(bits),
            layers,
            openings: books.moves.and_then(Openings::unpack),
            early: HashMap::new(),
        }
    }

    /// Puts the layers with at most so many discs away.
    pub fn forget_layers(&mut self, discs: u32) {
        self.layers.retain(|layer| layer.discs() > discs);
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
        self.value_within(board, EXTREMES, allowance)
    }

    /// The value of a position where it lies within these bounds, else the bound that it lies beyond.
    pub fn value_within(
        &mut self,
        board: Board,
        (least, greatest): (i32, i32),
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        let discs = self.layers.first().map_or(0, Book::discs);
        if let Some(value) = self.known(&board) {
            return Some(value.clamp(least, greatest));
        }
        if board.count() >= discs {
            return self.solver.value_within(board, (least, greatest), allowance);
        }
        let key = board.mirror_key();
        let (low, high) = self.early.get(&key).copied().unwrap_or(EXTREMES);
        let (least, greatest) = (least.max(low).min(greatest), greatest.min(high).max(least));
        if least == greatest {
            return Some(least);
        }
        let value = self.value_by_moves(board, (least, greatest), allowance)?;
        let bounds = (if value > least { value } else { low }, if value < greatest { value } else { high });
        self.early.insert(key, bounds);
        Some(value)
    }

    /// What needs no search.
    fn known(&self, board: &Board) -> Option<i32> {
        if board.wins() & board.landings() != 0 {
            return Some(board.win_now());
        }
        let near = self.layers.iter().filter(|layer| board.count() >= layer.discs());
        near.filter_map(|layer| layer.value(board)).next()
    }

    /// The value of a position before the layer: the moves with a known value first, and whether any other is
    /// better.
    fn value_by_moves(
        &mut self,
        board: Board,
        (least, greatest): (i32, i32),
        allowance: &mut dyn Allowance,
    ) -> Option<i32> {
        let mut best = least;
        let mut open = Vec::new();
        for next in outwards(board.landings()).map(|cell| board.after(cell)) {
            match self.known(&next) {
                Some(value) => best = best.max(-value),
                None => open.push(next),
            }
        }
        for next in open {
            if best >= greatest {
                break;
            }
            if -self.value_within(next, (-best - 1, -best), allowance)? > best {
                best = -self.value_within(next, (-greatest, -best - 1), allowance)?;
            }
        }
        Some(best.min(greatest))
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
