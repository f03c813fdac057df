//! The rules of Qubic, on one 64-bit bitboard a side: four in a row win, and the game goes on while either side can
//! still complete a row.

use crate::core::board_text;
use crate::core::error::{Error, Reason};
use crate::core::rows;
use crate::core::rules::{MoveCells, MoveEffect, Outcome, Rules, Side};
use crate::games::qubic::geometry::{ROW_MASKS, ROWS};
use crate::games::qubic::notation;
use crate::search::bits::Bits;

/// How a match begins: who makes the first move, and the stones that are on the board already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The player who makes the first move.
    pub begins: Side,
    /// The stones of both sides before it.
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

/// The stones of both sides and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    side: Side,
}

impl Position {
    /// A position from the stones of both sides, which do not overlap, and the side to move.
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
    fn complete_row(&self) -> Option<(usize, Side)> {
        let side = self.side.other();
        let stones = self.stones(side);
        ROW_MASKS.iter().position(|row| stones & row == *row).map(|row| (row, side))
    }

    /// Whether a row is left that does not hold stones of both sides.
    fn has_open_row(&self) -> bool {
        ROW_MASKS.iter().any(|row| self.stones[0] & row == 0 || self.stones[1] & row == 0)
    }
}

impl Rules for Position {
    const ID: &'static str = "qubic";

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        [Side::First, Side::Second].map(Start::empty).into()
    }

    fn begin(start: &Start) -> Position {
        Position { stones: start.stones, side: start.begins }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { Bits(self.empty()).map(Move).collect() }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        if self.empty() >> chosen.0 & 1 == 0 {
            return Err(Error::IllegalMove { text: chosen.to_string(), why: Reason::OCCUPIED });
        }
        self.stones[self.side.index()] |= 1 << chosen.0;
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some((_, side)) = self.complete_row() {
            Some(Outcome { winner: Some(side), ending: "four-in-a-row" })
        } else if self.has_open_row() {
            None
        } else {
            Some(Outcome { winner: None, ending: "no-row-left" })
        }
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }

    /// The four levels one below the other.
    fn shape(&self) -> (usize, usize) {
        (4, 16)
    }

    fn cells(&self) -> String {
        let owner = |cell: u8| match self.stones.map(|set| set >> cell & 1 != 0) {
            [true, _] => 'x',
            [_, true] => 'o',
            _ => '.',
        };
        (0..64).map(owner).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        Move::on(cell as u8).to_string()
    }

    fn position_text(&self, cells: &str, side: Side) -> String {
        board_text::of_cells(cells, side)
    }

    fn move_cells(&self, chosen: Move) -> MoveCells {
        MoveCells { from: None, to: Some(chosen.0.into()) }
    }

    fn move_effects(&self, chosen: Move) -> Vec<MoveEffect> {
        let Some(cell) = self.move_cells(chosen).to else { return Vec::new() };
        rows::effects(
            self.cells().as_bytes(),
            &ROWS.map(|row| row.map(usize::from).to_vec()),
            cell,
            self.side_to_move(),
        )
    }

    fn winning_row(&self) -> Vec<usize> {
        self.complete_row().map_or(Vec::new(), |(row, _)| ROWS[row].map(usize::from).into())
    }
}
