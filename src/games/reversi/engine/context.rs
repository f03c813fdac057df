//! What searches share and keep from one to the next: transposition tables and the evaluation.

use super::board::Board;
use super::endgame::EndgameSolver;
use super::evaluation::Evaluation;
use super::params::SearchParams;
use super::transposition_table::{NO_MOVE, TranspositionTable};

/// The tables and the evaluation of a player.
pub struct SearchContext {
    /// Positions above the endgame.
    pub table: TranspositionTable,
    /// The endgame solver with its own tables.
    pub endgame: EndgameSolver,
    /// The static evaluation.
    pub evaluation: Evaluation,
    /// Margins of the midgame search.
    pub params: SearchParams,
}

impl SearchContext {
    /// With a table of 2^`bits` entries of 32 bytes, the endgame solver's, and the embedded weights.
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

    /// Says which position is at the root of the next searches: entries that it leaves behind may be replaced first.
    pub fn set_root(&mut self, board: &Board) {
        self.table.set_root(board);
        self.endgame.set_root(board);
    }

    /// The best move that the tables have for a position.
    pub fn best_move(&self, board: &Board) -> Option<u8> {
        let entry = self.table.probe(board).or_else(|| self.endgame.probe(board))?;
        (entry.moves[0] != NO_MOVE).then_some(entry.moves[0])
    }
}
