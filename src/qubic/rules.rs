//! The rules of Qubic on two 64-bit sets of cells, one a side: four in a row win, and the game goes on
//! while somebody can still make a row.

use crate::error::{Error, Reason};
#[cfg(feature = "formats")]
use crate::format::Format;
use crate::game::{Game, Outcome, Side, Touch};
use crate::player::Entry;
use crate::qubic::geometry::{ROW_SETS, ROWS, cells};
use crate::qubic::{classic, engine, notation};

/// How a match begins: who makes the first move, and the stones that lie there already.
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

    /// The row that has won, and whose it is. Only the side that moved last can have one.
    fn won(&self) -> Option<(usize, Side)> {
        let side = self.side.other();
        let stones = self.stones(side);
        ROW_SETS.iter().position(|row| stones & row == *row).map(|row| (row, side))
    }

    /// Whether somebody can still make a row: one without stones of both.
    fn row_possible(&self) -> bool {
        ROW_SETS.iter().any(|row| self.stones[0] & row == 0 || self.stones[1] & row == 0)
    }
}

impl Game for Position {
    const ID: &'static str = "qubic";
    const ANALYST: Option<&'static str> = Some("prover");

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
        if self.outcome().is_some() { Vec::new() } else { cells(self.empty()).map(Move).collect() }
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
        if let Some((_, side)) = self.won() {
            Some(Outcome { winner: Some(side), ending: "four-in-a-row" })
        } else if self.row_possible() {
            None
        } else {
            Some(Outcome { winner: None, ending: "no-row-left" })
        }
    }

    #[cfg(feature = "formats")]
    fn formats() -> Vec<Format<Position>> {
        use crate::format::{FormatInfo, read_lines, write_moves};
        let info = FormatInfo { name: "111 444", ending: ".txt" };
        let write = |record: &crate::record::Record<Position>| write_moves(record, " ");
        vec![Format { info, read: read_lines, write }, Format::LINE]
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

    fn touch(&self, chosen: Move) -> Touch {
        Touch { from: None, to: Some(chosen.0.into()) }
    }

    fn winning_line(&self) -> Vec<usize> {
        self.won().map_or(Vec::new(), |(row, _)| ROWS[row].map(usize::from).into())
    }

    fn roster() -> Vec<Entry<Position>> {
        // TTT3D has its measured place between the levels.
        let mut roster = engine::roster();
        roster.splice(3..3, classic::roster());
        roster
    }
}
