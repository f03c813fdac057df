//! Queries of the board: stones, threats, candidates, evaluation, policy.

use super::Board;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::cell_table::{combination_of, pattern_of, strong_threat_of};
use crate::games::gobang::engine::evaluation::accumulator::Accumulator;
use crate::games::gobang::engine::evaluation::features::displacement;
use crate::games::gobang::engine::evaluation::weights::ROW_STEPS;
use crate::games::gobang::engine::patterns::{CELL_BITS, EDGE, Pattern};
use crate::games::gobang::engine::threats::{Threat, ThreatCounts};

/// Added to the Zobrist hash if side 1 is to move.
const ZOBRIST_SIDE: u64 = 0x9e37_79b9_7f4a_7c15;

impl Board {
    /// Number of columns and rows.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The side to move, 0 or 1.
    #[inline]
    pub fn side_to_move(&self) -> usize {
        self.side_to_move
    }

    /// Number of stones that can be placed before the game is a draw.
    #[inline]
    pub fn moves_left(&self) -> usize {
        self.moves_left
    }

    /// Number of moves that can be undone.
    pub fn ply(&self) -> usize {
        self.undo_stack.len()
    }

    /// Cell of the last move.
    pub fn last_move(&self) -> Option<usize> {
        self.undo_stack.last().map(|undo| usize::from(undo.cell))
    }

    /// Zobrist key of the position.
    #[inline]
    pub fn key(&self) -> u64 {
        self.hash ^ (self.side_to_move as u64).wrapping_mul(ZOBRIST_SIDE)
    }

    /// Zobrist key after a move of the side to move.
    #[inline]
    pub fn key_after(&self, cell: usize) -> u64 {
        let hash = self.hash ^ self.tables.zobrist[self.side_to_move][cell];
        hash ^ (1 - self.side_to_move as u64).wrapping_mul(ZOBRIST_SIDE)
    }

    /// Whether a cell has no stone.
    #[inline]
    pub fn is_empty(&self, cell: usize) -> bool {
        let (line, shift) = self.line_position(cell, 0);
        self.lines[line] >> shift & EDGE == 0
    }

    /// Whether a cell is empty and not hidden.
    #[inline]
    pub fn is_playable(&self, cell: usize) -> bool {
        self.playable.contains(cell)
    }

    /// Whether a side has a stone on a cell.
    #[inline]
    pub fn has_stone(&self, side: usize, cell: usize) -> bool {
        let (line, shift) = self.line_position(cell, 0);
        self.lines[line] >> shift & EDGE == side as u64 + 1
    }

    /// Threat of a stone of `side` on an empty cell.
    #[inline]
    pub fn threat(&self, side: usize, cell: usize) -> Threat {
        self.tables.cells.threat(self.cells.class(cell), side)
    }

    /// Patterns of a stone of `side` on an empty cell.
    pub fn patterns(&self, side: usize, cell: usize) -> [Pattern; 4] {
        [0, 1, 2, 3].map(|direction| pattern_of(self.patterns_of_both(cell, direction), side))
    }

    /// Combination of the patterns of a stone of `side` on an empty cell.
    #[inline]
    pub fn combination(&self, side: usize, cell: usize) -> usize {
        combination_of(self.cells.class(cell), side)
    }

    /// Number of a side's threat on an empty cell; 0 if it is weaker than an open three.
    #[inline]
    pub fn strong_threat(&self, side: usize, cell: usize) -> usize {
        strong_threat_of(self.cells.class(cell), side)
    }

    /// Number of cells that offer a side this threat, which must be an open three or stronger.
    #[inline]
    pub fn threat_count(&self, side: usize, threat: Threat) -> usize {
        self.threats.counts[side][threat as usize].into()
    }

    /// Number of cells that offer each threat, from open threes on, to the side to move and to the opponent.
    #[inline]
    pub fn threat_counts(&self) -> [&ThreatCounts; 2] {
        [self.side_to_move, 1 - self.side_to_move].map(|side| &self.threats.counts[side])
    }

    /// Cells where a side makes five.
    #[inline]
    pub fn fives(&self, side: usize) -> &Bitboard {
        &self.threats.fives[side]
    }

    /// The first cell where a side makes five.
    #[inline]
    pub fn five(&self, side: usize) -> Option<usize> {
        if self.threat_count(side, Threat::Five) == 0 { None } else { self.threats.fives[side].first() }
    }

    /// Whether a side can make at least a four.
    #[inline]
    pub fn has_four(&self, side: usize) -> bool {
        self.threats.counts[side][Threat::Four as usize..=Threat::Five as usize]
            .iter()
            .any(|&count| count > 0)
    }

    /// Cells where a side makes at least a four.
    #[inline]
    pub fn fours(&self, side: usize) -> &Bitboard {
        &self.threats.fours[side]
    }

    /// Whether the last stone of a side has created an opportunity for a four.
    #[inline]
    pub fn has_new_four(&self, side: usize) -> bool {
        let plies = 1 + usize::from(side == self.side_to_move);
        let Some(at) = self.undo_stack.len().checked_sub(plies) else { return true };
        let (now, before) = (self.threats.fours[side], self.saved_threats[at].fours[side]);
        now & before != now
    }

    /// Cells where a side makes at least an open three.
    #[inline]
    pub fn threes(&self, side: usize) -> &Bitboard {
        &self.threats.threes[side]
    }

    /// Candidate moves: playable cells near a stone.
    pub fn candidates(&self) -> impl Iterator<Item = usize> {
        (self.threats.near & self.playable).iter()
    }

    /// All empty cells.
    pub fn empty_cells(&self) -> impl Iterator<Item = usize> {
        (0..self.size * self.size).filter(|&cell| self.is_empty(cell))
    }

    /// Static evaluation for the side to move.
    #[inline]
    pub fn eval(&mut self) -> i32 {
        let sums = &mut self.accumulators[self.side_to_move];
        sums.update(self.cells.classes(), self.weights);
        let Accumulator { linear, sums, .. } = &self.accumulators[self.side_to_move];
        self.weights.evaluate((*linear, sums), self.threat_counts())
    }

    /// Move policy of this position.
    pub fn policy(&self) -> Policy<'_> {
        let back = |plies: usize| match self.undo_stack.len().checked_sub(plies) {
            Some(at) => Some(usize::from(self.undo_stack[at].cell)),
            None => self.earlier_moves[plies - 1 - self.undo_stack.len()],
        };
        Policy { board: self, last_stones: [back(1), back(2)] }
    }
}

/// Move policy of a position: how likely each move is the best.
pub struct Policy<'a> {
    board: &'a Board,
    /// The opponent's last stone and the own one before.
    last_stones: [Option<usize>; 2],
}

impl Policy<'_> {
    /// Policy score of a move to an empty cell: by the patterns that it makes and prevents, and by its
    /// displacement from the last stones.
    #[inline]
    pub fn score(&self, cell: usize) -> i32 {
        let board = self.board;
        let [own, opponent] = [board.side_to_move, 1 - board.side_to_move];
        let combinations = [own, opponent].map(|side| board.combination(side, cell));
        let from = |stone: usize| match self.last_stones[stone] {
            Some(last) => board.weights.displacement_policy(stone, self.steps(cell) - self.steps(last)),
            None => 0,
        };
        board.weights.policy(combinations[0], combinations[1]) + from(0) + from(1)
    }

    /// Displacement from one of the last two stones, 0 for the newest.
    #[inline]
    pub fn displacement(&self, stone: usize, cell: usize) -> Option<usize> {
        let size = self.board.size;
        let place = |cell: usize| (cell % size, cell / size);
        let (column, row) = place(cell);
        self.last_stones[stone].map(|last| {
            let (other_column, other_row) = place(last);
            displacement(column.abs_diff(other_column), row.abs_diff(other_row))
        })
    }

    /// Row and column of a cell as one number, in the units of the displacement weights.
    #[inline]
    fn steps(&self, cell: usize) -> i32 {
        let (row, shift) = self.board.line_position(cell, 0);
        (ROW_STEPS * row + shift / CELL_BITS) as i32
    }
}
