//! Exact values from the books and the solver together.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::board::Board;
use super::book::LayerBook;
use super::bounds::ValueBounds;
use super::embedded_books::Books;
use super::openings::MoveBook;
use super::solver::Solver;
use crate::games::connect4::geometry::{COLUMNS, centre_first};
use crate::search::node_limit::NodeLimit;

/// The solver with its books.
pub struct Analyser {
    solver: Solver,
    /// Layer books, deepest first.
    layers: Vec<LayerBook>,
    moves: Option<MoveBook>,
    /// Bounds of positions with fewer discs than the deepest layer.
    early_bounds: HashMap<u64, ValueBounds>,
}

impl Analyser {
    /// Creates an analyser with a table of 2^`bits` entries of 8 bytes, and these books.
    pub fn new(bits: u32, books: Books) -> Analyser {
        let mut layers: Vec<LayerBook> =
            books.layers.iter().filter_map(|bytes| LayerBook::unpack(bytes)).collect();
        layers.sort_by_key(|layer| Reverse(layer.disc_count()));
        Analyser {
            solver: Solver::new(bits),
            layers,
            moves: books.moves.and_then(MoveBook::unpack),
            early_bounds: HashMap::new(),
        }
    }

    /// Removes the layers with this number of discs or fewer.
    pub fn remove_layers(&mut self, disc_count: u32) {
        self.layers.retain(|layer| layer.disc_count() > disc_count);
    }

    /// Cell of the solver's prepared move, if its book has one.
    pub fn book_move(&self, board: &Board) -> Option<u64> {
        self.moves.as_ref()?.find(board)
    }

    /// Clears all results that are not in a book.
    pub fn clear(&mut self) {
        self.solver.clear();
        self.early_bounds.clear();
    }

    /// Nodes searched by this analyser.
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// Exact value for the side to move of a game that is not over; `None` if the limit was reached.
    pub fn value(&mut self, board: Board, limit: &mut dyn NodeLimit) -> Option<i32> {
        self.value_within(board, ValueBounds::UNKNOWN, limit)
    }

    /// Value clamped to a window; `None` if the limit was reached.
    pub fn value_within(
        &mut self,
        board: Board,
        window: ValueBounds,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        if let Some(value) = self.value_without_search(&board) {
            return Some(window.clamp(value));
        }
        let deepest_layer = self.layers.first().map_or(0, LayerBook::disc_count);
        if board.disc_count() >= deepest_layer {
            return self.solver.value_within(board, window, limit);
        }
        let key = board.canonical_key();
        let mut bounds = self.early_bounds.get(&key).copied().unwrap_or(ValueBounds::UNKNOWN);
        let (alpha, beta) = (window.clamp(bounds.lower), window.clamp(bounds.upper));
        if alpha == beta {
            return Some(alpha);
        }
        let value = self.value_by_moves(board, alpha, beta, limit)?;
        if value > alpha {
            bounds.lower = value;
        }
        if value < beta {
            bounds.upper = value;
        }
        self.early_bounds.insert(key, bounds);
        Some(value)
    }

    /// Value of a position that can win at once or is in a book.
    fn value_without_search(&self, board: &Board) -> Option<i32> {
        if board.can_win_now() {
            return Some(board.value_of_winning_now());
        }
        let layers = self.layers.iter().filter(|layer| board.disc_count() >= layer.disc_count());
        layers.filter_map(|layer| layer.value(board)).next()
    }

    /// Value of a position before the deepest layer, by principal variation search (PVS): first the moves
    /// that need no search, then a null window for each of the others.
    fn value_by_moves(
        &mut self,
        board: Board,
        alpha: i32,
        beta: i32,
        limit: &mut dyn NodeLimit,
    ) -> Option<i32> {
        let mut best = alpha;
        let mut open = Vec::new();
        for child in centre_first(board.playable()).map(|cell| board.after(cell)) {
            match self.value_without_search(&child) {
                Some(value) => best = best.max(-value),
                None => open.push(child),
            }
        }
        for child in open {
            if best >= beta {
                break;
            }
            if -self.value_within(child, ValueBounds::null_window(-best - 1), limit)? > best {
                best = -self.value_within(child, ValueBounds::window(-beta, -best - 1), limit)?;
            }
        }
        Some(best.min(beta))
    }

    /// Value of a move for the side that makes it.
    pub fn value_of_move(&mut self, board: Board, cell: u64, limit: &mut dyn NodeLimit) -> Option<i32> {
        match board.value_of_last_move(cell) {
            Some(value) => Some(value),
            None => Some(-self.value(board.after(cell), limit)?),
        }
    }

    /// Value of every column, `None` for a full one.
    pub fn column_values(
        &mut self,
        board: Board,
        limit: &mut dyn NodeLimit,
    ) -> Option<[Option<i32>; COLUMNS]> {
        let mut values = [None; COLUMNS];
        for (column, value) in values.iter_mut().enumerate() {
            if let Some(cell) = board.playable_in(column) {
                *value = Some(self.value_of_move(board, cell, limit)?);
            }
        }
        Some(values)
    }
}
