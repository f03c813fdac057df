//! What the engine asks its board.

use super::Board;
use crate::gobang::cells::Cells;
use crate::gobang::patterns::Pattern;
use crate::gobang::threat::{Code, THREATS, Threat, patterns_of};
use crate::gobang::weights::{Worth, way};

impl Board {
    /// Columns and rows.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whose turn it is, 0 or 1.
    #[inline]
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// How many stones can still be set before the game is a draw.
    #[inline]
    pub fn room(&self) -> usize {
        self.room
    }

    /// How many moves can be taken back.
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// The cell of the last move.
    pub fn last(&self) -> Option<usize> {
        self.frames.last().map(|frame| usize::from(frame.cell))
    }

    /// A number for the stones and whose turn it is.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key ^ (self.turn as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The key after a move of the side whose turn it is.
    #[inline]
    pub fn key_after(&self, cell: usize) -> u64 {
        let key = self.key ^ self.tables.keys[self.turn][cell];
        key ^ (1 - self.turn as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Whether there is no stone on a cell.
    #[inline]
    pub fn is_empty(&self, cell: usize) -> bool {
        let (line, bit) = self.place(cell, 0);
        (self.lines[0][0][line] | self.lines[1][0][line]) >> bit & 1 == 0
    }

    /// Whether a cell is empty and thought of.
    #[inline]
    pub fn is_open(&self, cell: usize) -> bool {
        self.open.has(cell)
    }

    /// Whether a side has a stone on a cell.
    #[inline]
    pub fn has(&self, side: usize, cell: usize) -> bool {
        let (line, bit) = self.place(cell, 0);
        self.lines[side][0][line] >> bit & 1 != 0
    }

    /// What a side would threaten with a stone on an empty cell.
    #[inline]
    pub fn threat(&self, side: usize, cell: usize) -> Threat {
        self.squares[cell].threats[side]
    }

    /// The patterns that a side would make with a stone on an empty cell.
    #[inline]
    pub fn code(&self, side: usize, cell: usize) -> Code {
        self.squares[cell].codes[side]
    }

    /// The same, one by one.
    pub fn patterns(&self, side: usize, cell: usize) -> [Pattern; 4] {
        patterns_of(self.code(side, cell))
    }

    /// How many cells there are with this threat.
    #[inline]
    pub fn count(&self, side: usize, threat: Threat) -> usize {
        self.sums.counts[side][threat as usize].into()
    }

    /// Cells where a side makes five.
    #[inline]
    pub fn fives(&self, side: usize) -> &Cells {
        &self.sums.fives[side]
    }

    /// Cells where a side makes at least a four.
    #[inline]
    pub fn fours(&self, side: usize) -> &Cells {
        &self.sums.fours[side]
    }

    /// Cells where a side makes at least an open three.
    #[inline]
    pub fn threes(&self, side: usize) -> &Cells {
        &self.sums.threes[side]
    }

    /// The empty cells near a stone.
    pub fn near(&self) -> impl Iterator<Item = usize> {
        self.sums.near.both(&self.open).iter()
    }

    /// All empty cells.
    pub fn empty(&self) -> impl Iterator<Item = usize> {
        (0..self.squares.len()).filter(|&cell| self.is_empty(cell))
    }

    /// What the squares of both sides are worth, seen by the side whose turn it is.
    #[inline]
    pub fn worth(&self) -> Worth {
        let [own, other] = [self.turn, 1 - self.turn];
        let [mine, theirs] = self.counts();
        self.sums.worth[own] - self.sums.worth[other] + self.weights.turn(mine, theirs)
    }

    /// How many squares there are of each threat, for the side whose turn it is and for the other.
    #[inline]
    pub fn counts(&self) -> [&[u16; THREATS]; 2] {
        [&self.sums.counts[self.turn], &self.sums.counts[1 - self.turn]]
    }

    /// What moves promise here.
    pub fn outlook(&self) -> Outlook<'_> {
        let back = |steps: usize| match self.frames.len().checked_sub(steps) {
            Some(at) => Some(usize::from(self.frames[at].cell)),
            None => self.recent[steps - 1 - self.frames.len()],
        };
        Outlook { board: self, stones: [1, 2].map(|steps| back(steps).map(|cell| self.place(cell, 0))) }
    }

    /// Where the tables answer for what a side has on an empty cell.
    #[inline]
    pub fn place_in_tables(&self, side: usize, cell: usize) -> usize {
        self.tables.threats.place(self.squares[cell].codes[side])
    }
}

/// What moves promise, with where the last two stones lie.
pub struct Outlook<'a> {
    board: &'a Board,
    stones: [Option<(usize, usize)>; 2],
}

impl Outlook<'_> {
    /// How promising a move to an empty cell looks: what it makes, what it keeps the other side from making, and how
    /// it lies to the last stones.
    #[inline]
    pub fn promise(&self, cell: usize) -> Worth {
        let board = self.board;
        let [own, other] = [board.turn, 1 - board.turn];
        let places = [own, other].map(|side| board.place_in_tables(side, cell));
        board.weights.promise(places[0], places[1])
            + self.way(0, cell).map_or(0, |way| board.weights.promise_of_way(0, way))
            + self.way(1, cell).map_or(0, |way| board.weights.promise_of_way(1, way))
    }

    /// The way from one of the last two stones, the newer one first.
    #[inline]
    pub fn way(&self, stone: usize, cell: usize) -> Option<usize> {
        let (row, column) = self.board.place(cell, 0);
        self.stones[stone].map(|(other_row, other)| way(column.abs_diff(other), row.abs_diff(other_row)))
    }
}
