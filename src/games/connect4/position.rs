//! Starts, moves and positions of Connect Four, on two bitboards, one a side.

use crate::core::rules::Side;
use crate::games::connect4::geometry::{COLUMNS, cell_at, column_cells, has_four};

/// How a match begins: who moves first, and the discs that are on the board already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The side that makes the first move.
    pub begins: Side,
    /// The discs of both sides before it.
    pub discs: [u64; 2],
}

impl Start {
    /// An empty board.
    pub fn empty(begins: Side) -> Self {
        Start { begins, discs: [0; 2] }
    }

    /// Who dropped the very first disc: with equal numbers of discs, the side that begins here.
    pub fn opener(&self) -> Side {
        let [first, second] = self.discs.map(u64::count_ones);
        if first == second { self.begins } else { self.begins.other() }
    }
}

impl Default for Start {
    fn default() -> Self {
        Start::empty(Side::First)
    }
}

/// A disc dropped into a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(u8);

impl Move {
    /// A disc in the column with this index, 0 for the leftmost.
    pub fn into_column(column: usize) -> Move {
        assert!(column < COLUMNS, "the board has seven columns");
        Move(column as u8)
    }

    /// The index of the column, 0 for the leftmost.
    pub fn column(self) -> usize {
        self.0.into()
    }
}

/// The discs of both sides and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) discs: [u64; 2],
    pub(super) side: Side,
}

impl Position {
    /// The discs of one side.
    pub fn discs(&self, side: Side) -> u64 {
        self.discs[side.index()]
    }

    /// The discs of both sides.
    pub fn occupied(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The cell that a disc dropped into a column falls to; nothing when it is full.
    pub fn playable_cell(&self, column: usize) -> Option<u64> {
        let cell = ((self.occupied() & column_cells(column)) + cell_at(column, 0)) & column_cells(column);
        (cell != 0).then_some(cell)
    }

    /// Who has four in a row.
    pub fn winner(&self) -> Option<Side> {
        [Side::First, Side::Second].into_iter().find(|&side| has_four(self.discs(side)))
    }
}
