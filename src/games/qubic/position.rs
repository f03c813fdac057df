//! Starts, moves and positions of Qubic, on one 64-bit bitboard per side.
//!
//! ```
//! use stratege::core::rules::{Rules, Side};
//! use stratege::games::qubic::{Move, Position, Start};
//!
//! let mut position = Position::begin(&Start::empty(Side::First));
//! position.play(Move::on(21))?;
//! assert_eq!(position.stones(Side::First), 1 << 21);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::rules::Side;
use crate::games::qubic::geometry::ROW_MASKS;

/// Start of a match: the side that moves first, and the stones of the initial position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The side that moves first.
    pub begins: Side,
    /// Stones of both sides before the first move.
    pub stones: [u64; 2],
}

impl Start {
    /// An empty cube.
    pub fn empty(begins: Side) -> Self {
        Start { begins, stones: [0; 2] }
    }
}

impl Default for Start {
    fn default() -> Self {
        Start::empty(Side::First)
    }
}

/// A stone on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u8);

impl Move {
    /// A stone on the cell with this number: 16 level + 4 row + column, counted from 0.
    pub fn on(cell: u8) -> Move {
        Move(cell & 63)
    }

    /// The number of the cell.
    pub fn cell(self) -> u8 {
        self.0
    }

    /// Level, row and column from 1 to 4 as three digits.
    pub fn code(self) -> u16 {
        let [level, row, column] =
            [self.0 / 16, self.0 / 4 % 4, self.0 % 4].map(|place| u16::from(place) + 1);
        100 * level + 10 * row + column
    }
}

/// Stones of both sides, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) stones: [u64; 2],
    pub(super) side: Side,
}

impl Position {
    /// Creates a position from the stones of both sides, which must not overlap, and the side to move.
    pub fn new(stones: [u64; 2], side: Side) -> Self {
        assert!(stones[0] & stones[1] == 0, "a cell holds one stone");
        Position { stones, side }
    }

    /// The stones of one side.
    pub fn stones(&self, side: Side) -> u64 {
        self.stones[side.index()]
    }

    /// The empty cells.
    pub fn empty(&self) -> u64 {
        !(self.stones[0] | self.stones[1])
    }

    /// The complete row and its owner. Only the side that moved last can have one.
    pub(super) fn complete_row(&self) -> Option<(usize, Side)> {
        let side = self.side.other();
        let stones = self.stones(side);
        ROW_MASKS.iter().position(|row| stones & row == *row).map(|row| (row, side))
    }

    /// Whether there is a row without stones of both sides.
    pub(super) fn has_open_row(&self) -> bool {
        ROW_MASKS.iter().any(|row| self.stones[0] & row == 0 || self.stones[1] & row == 0)
    }
}
