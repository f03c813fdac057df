//! State that searches share and retain: transposition tables, evaluation, margins.

use super::board::Board;
use super::endgame::EndgameSolver;
use super::evaluation::Evaluation;
use super::params::SearchParams;
use super::transposition_table::{NO_MOVE, TranspositionTable};

/// Tables and evaluation of a player.
pub struct SearchContext {
    /// Table of positions above the endgame.
    pub table: TranspositionTable,
    /// The endgame solver with its separate tables.
    pub endgame: EndgameSolver,
    /// The static evaluation.
    pub evaluation: Evaluation,
    /// Margins of the midgame search.
    pub params: SearchParams,
}

impl SearchContext {
    /// Creates a context with tables of 2^`bits` entries of 32 bytes, the endgame solver and
    /// the embedded weights.
    pub fn new(bits: u32) -> SearchContext {
        SearchContext {
            table: TranspositionTable::new(bits),
            endgame: EndgameSolver::new(bits),
            evaluation: Evaluation::embedded(),
            params: SearchParams::default(),
        }
    }

    /// Clears the tables.
    pub fn clear(&mut self) {
        self.table.clear();
        self.endgame.clear();
    }

    /// Sets the root of the next searches: entries of positions before it may be replaced first.
    pub fn set_root(&mut self, board: &Board) {
        self.table.set_root(board);
        self.endgame.set_root(board);
    }

    /// Best move of a position according to the tables.
    pub fn best_move(&self, board: &Board) -> Option<u8> {
        let entry = self.table.probe(board).or_else(|| self.endgame.probe(board))?;
        (entry.moves[0] != NO_MOVE).then_some(entry.moves[0])
    }
}
