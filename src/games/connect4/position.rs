//! Starts, moves and positions of Connect Four, on one bitboard per side.
//!
//! ```
//! use stratege::core::rules::{Rules, Side};
//! use stratege::games::connect4::{Move, Position, Start};
//!
//! let mut position = Position::begin(&Start::default());
//! position.play(Move::into_column(3))?;
//! assert_eq!(position.discs(Side::First).count_ones(), 1);
//! assert_eq!(position.winner(), None);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::rules::Side;
use crate::games::connect4::geometry::{COLUMNS, cell_at, column_cells, has_four};

/// Start of a match: the side that moves first, and the discs of the initial position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The side that makes the first move.
    pub begins: Side,
    /// Discs of both sides before the first move.
    pub discs: [u64; 2],
}

impl Start {
    /// An empty board.
    pub fn empty(begins: Side) -> Self {
        Start { begins, discs: [0; 2] }
    }

    /// The side that dropped the very first disc: with equal numbers of discs, the side that begins here.
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

    /// Index of the column, 0 for the leftmost.
    pub fn column(self) -> usize {
        self.0.into()
    }
}

/// Discs of both sides, and the side to move.
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

    /// The cell that a disc dropped into a column falls to; `None` if it is full.
    pub fn playable_cell(&self, column: usize) -> Option<u64> {
        let cell = ((self.occupied() & column_cells(column)) + cell_at(column, 0)) & column_cells(column);
        (cell != 0).then_some(cell)
    }

    /// The side with four in a row.
    pub fn winner(&self) -> Option<Side> {
        [Side::First, Side::Second].into_iter().find(|&side| has_four(self.discs(side)))
    }
}
