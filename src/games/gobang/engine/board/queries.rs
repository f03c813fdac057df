//! What the engine asks its board.

use super::Board;
use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::cell_table::{combination_of, patterns_of, threat_in};
use crate::games::gobang::engine::evaluation::accumulator::Accumulator;
use crate::games::gobang::engine::evaluation::features::displacement;
use crate::games::gobang::engine::patterns::{CELL_BITS, EDGE, Pattern};
use crate::games::gobang::engine::threats::{THREATS, Threat};

/// Added to the Zobrist hash when side 1 is to move.
const ZOBRIST_SIDE: u64 = 0x9e37_79b9_7f4a_7c15;

impl Board {
    /// Columns and rows.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The side to move, 0 or 1.
    #[inline]
    pub fn side_to_move(&self) -> usize {
        self.side_to_move
    }

    /// How many stones can be placed before the game is a draw.
    #[inline]
    pub fn moves_left(&self) -> usize {
        self.moves_left
    }

    /// How many moves can be undone.
    pub fn ply(&self) -> usize {
        self.undo_stack.len()
    }

    /// The cell of the last move.
    pub fn last_move(&self) -> Option<usize> {
        self.undo_stack.last().map(|undo| usize::from(undo.cell))
    }

    /// The Zobrist key of the position.
    #[inline]
    pub fn key(&self) -> u64 {
        self.hash ^ (self.side_to_move as u64).wrapping_mul(ZOBRIST_SIDE)
    }

    /// The Zobrist key after a move of the side to move.
    #[inline]
    pub fn key_after(&self, cell: usize) -> u64 {
        let hash = self.hash ^ self.tables.zobrist[self.side_to_move][cell];
        hash ^ (1 - self.side_to_move as u64).wrapping_mul(ZOBRIST_SIDE)
    }

    /// Whether there is no stone on a cell.
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

    /// What a side would threaten with a stone on an empty cell.
    #[inline]
    pub fn threat(&self, side: usize, cell: usize) -> Threat {
        threat_in(self.classes[cell], side)
    }

    /// The patterns that a side would make with a stone on an empty cell.
    pub fn patterns(&self, side: usize, cell: usize) -> [Pattern; 4] {
        patterns_of(self.patterns[cell], side)
    }

    /// The combination of the patterns that a side would make with a stone on an empty cell.
    #[inline]
    pub fn combination(&self, side: usize, cell: usize) -> usize {
        combination_of(self.classes[cell], side)
    }

    /// How many cells offer a side this threat.
    #[inline]
    pub fn threat_count(&self, side: usize, threat: Threat) -> usize {
        self.totals.threat_counts[side][threat as usize].into()
    }

    /// How many cells offer each threat, to the side to move and to the opponent.
    #[inline]
    pub fn threat_counts(&self) -> [&[u16; THREATS]; 2] {
        [&self.totals.threat_counts[self.side_to_move], &self.totals.threat_counts[1 - self.side_to_move]]
    }

    /// Cells where a side makes five.
    #[inline]
    pub fn fives(&self, side: usize) -> &Bitboard {
        &self.totals.fives[side]
    }

    /// Cells where a side makes at least a four.
    #[inline]
    pub fn fours(&self, side: usize) -> &Bitboard {
        &self.totals.fours[side]
    }

    /// Cells where a side makes at least an open three.
    #[inline]
    pub fn threes(&self, side: usize) -> &Bitboard {
        &self.totals.threes[side]
    }

    /// The candidate moves: the playable cells near a stone.
    pub fn candidates(&self) -> impl Iterator<Item = usize> {
        (self.totals.near & self.playable).iter()
    }

    /// All empty cells.
    pub fn empty_cells(&self) -> impl Iterator<Item = usize> {
        (0..self.size * self.size).filter(|&cell| self.is_empty(cell))
    }

    /// The static evaluation for the side to move.
    #[inline]
    pub fn eval(&mut self) -> i32 {
        let sums = &mut self.accumulators[self.side_to_move];
        sums.update(&self.classes, self.weights);
        let Accumulator { linear, sums, .. } = &self.accumulators[self.side_to_move];
        self.weights.evaluate((*linear, sums), self.threat_counts())
    }

    /// The move policy of this position.
    pub fn policy(&self) -> Policy<'_> {
        let back = |plies: usize| match self.undo_stack.len().checked_sub(plies) {
            Some(at) => Some(usize::from(self.undo_stack[at].cell)),
            None => self.earlier_moves[plies - 1 - self.undo_stack.len()],
        };
        let last_stones = [1, 2].map(|plies| back(plies).map(|cell| self.line_position(cell, 0)));
        Policy { board: self, last_stones }
    }
}

/// The move policy of a position: how likely each move is to be the best.
pub struct Policy<'a> {
    board: &'a Board,
    /// Row and column bits of the opponent's last stone and of the own one before.
    last_stones: [Option<(usize, usize)>; 2],
}

impl Policy<'_> {
    /// The policy score of a move to an empty cell: what it makes, what it prevents, and where it lies from the last
    /// stones.
    #[inline]
    pub fn score(&self, cell: usize) -> i32 {
        let board = self.board;
        let [own, opponent] = [board.side_to_move, 1 - board.side_to_move];
        let combinations = [own, opponent].map(|side| board.combination(side, cell));
        let from = |stone: usize| match self.displacement(stone, cell) {
            Some(displacement) => board.weights.displacement_policy(stone, displacement),
            None => 0,
        };
        board.weights.policy(combinations[0], combinations[1]) + from(0) + from(1)
    }

    /// The displacement from one of the last two stones, 0 for the newest.
    #[inline]
    pub fn displacement(&self, stone: usize, cell: usize) -> Option<usize> {
        let (row, column) = self.board.line_position(cell, 0);
        self.last_stones[stone].map(|(other_row, other_column)| {
            displacement(column.abs_diff(other_column) / CELL_BITS, row.abs_diff(other_row))
        })
    }
}
