//! The rules of Connect Four on two 64-bit boards, one a side.
//!
//! A column takes seven bits, its lowest cell first; the seventh stays empty, so that a row of stones never
//! runs from the top of one column into the foot of the next.

use crate::connect4::{classic, engine, notation};
use crate::error::{Error, Reason};
#[cfg(feature = "formats")]
use crate::format::Format;
use crate::game::{Game, Outcome, Side, Touch};
use crate::player::Entry;

/// Columns of the board.
pub const COLUMNS: usize = 7;
/// Rows of the board.
pub const ROWS: usize = 6;
/// Cells of the board.
pub const CELLS: u32 = (COLUMNS * ROWS) as u32;
/// Bits from one column to the next.
pub const COLUMN_BITS: u32 = ROWS as u32 + 1;
/// The lowest cell of every column.
pub const BOTTOM: u64 = 0x0408_1020_4081;
/// Every cell.
pub const BOARD: u64 = BOTTOM * ((1 << ROWS) - 1);
/// The directions of a row of four as shifts: upright, level, and the two slants.
pub const DIRECTIONS: [u32; 4] = [1, COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1];

/// The cell in this column and row, both counted from 0, rows from below.
pub const fn cell_at(column: usize, row: usize) -> u64 {
    1 << (column as u32 * COLUMN_BITS + row as u32)
}

/// Every cell of this column.
pub const fn column_cells(column: usize) -> u64 {
    ((1 << ROWS) - 1) << (column as u32 * COLUMN_BITS)
}

/// The cells that stand in a row of four of the given ones.
pub fn in_fours(stones: u64) -> u64 {
    let mut found = 0;
    for step in DIRECTIONS {
        let pairs = stones & (stones >> step);
        let ends = pairs & (pairs >> (2 * step));
        found |= ends | ends << step | ends << (2 * step) | ends << (3 * step);
    }
    found
}

/// Whether four of the given cells stand in a row.
pub fn has_four(stones: u64) -> bool {
    DIRECTIONS.into_iter().any(|step| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

/// How a match begins: whose move is the first, and the discs that lie there already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The side that makes the first move.
    pub begins: Side,
    /// The discs of both sides before it.
    pub stones: [u64; 2],
}

impl Start {
    /// An empty board.
    pub fn empty(begins: Side) -> Self {
        Start { begins, stones: [0; 2] }
    }

    /// Who has dropped the first disc of all: with as many discs on both sides whoever moves now.
    pub fn opener(&self) -> Side {
        let [first, second] = self.stones.map(u64::count_ones);
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

const COLUMN_FULL: Reason = Reason::new("column-full", "the column is full");

/// The discs of both sides and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [u64; 2],
    side: Side,
}

impl Position {
    /// The discs of one side.
    pub fn stones(&self, side: Side) -> u64 {
        self.stones[side.index()]
    }

    /// The discs of both sides.
    pub fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }

    /// The cell that the next disc in a column falls to; nothing when the column is full.
    pub fn landing(&self, column: usize) -> Option<u64> {
        let cell = ((self.occupied() & column_cells(column)) + cell_at(column, 0)) & column_cells(column);
        (cell != 0).then_some(cell)
    }

    fn winner(&self) -> Option<Side> {
        [Side::First, Side::Second].into_iter().find(|&side| has_four(self.stones(side)))
    }
}

/// The place of a cell when they are counted row by row from the top left.
fn place(cell: u64) -> usize {
    let (column, row) = (cell.trailing_zeros() / COLUMN_BITS, cell.trailing_zeros() % COLUMN_BITS);
    (ROWS - 1 - row as usize) * COLUMNS + column as usize
}

/// The cell at a place that is counted row by row from the top left.
pub(super) fn cell_at_place(place: usize) -> u64 {
    cell_at(place % COLUMNS, ROWS - 1 - place / COLUMNS)
}

impl Game for Position {
    const ID: &'static str = "connect4";
    const ANALYST: Option<&'static str> = Some("solver");

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        vec![Start::empty(Side::First), Start::empty(Side::Second)]
    }

    fn begin(start: &Start) -> Position {
        Position { stones: start.stones, side: start.begins }
    }

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.winner() {
            Some(_) => Vec::new(),
            None => {
                (0..COLUMNS).filter(|&column| self.landing(column).is_some()).map(Move::into_column).collect()
            }
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.outcome().is_some() {
            return Err(Error::GameOver);
        }
        let Some(cell) = self.landing(chosen.column()) else {
            return Err(Error::IllegalMove { text: chosen.to_string(), why: COLUMN_FULL });
        };
        self.stones[self.side.index()] |= cell;
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if let winner @ Some(_) = self.winner() {
            return Some(Outcome { winner, ending: "four" });
        }
        (self.occupied() == BOARD).then_some(Outcome { winner: None, ending: "board-full" })
    }

    #[cfg(feature = "formats")]
    fn formats() -> Vec<Format<Position>> {
        use crate::format::{FormatInfo, read_lines, write_moves};
        let info = FormatInfo { name: "4453", ending: ".txt" };
        let write = |record: &crate::record::Record<Position>| write_moves(record, "");
        vec![Format { info, read: read_lines, write }, Format::LINE]
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }

    fn shape(&self) -> (usize, usize) {
        (COLUMNS, ROWS)
    }

    fn cells(&self) -> String {
        let [first, second] = self.stones;
        let cell = |place| match cell_at_place(place) {
            cell if first & cell != 0 => 'x',
            cell if second & cell != 0 => 'o',
            _ => '.',
        };
        (0..COLUMNS * ROWS).map(cell).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        notation::cell_name(cell)
    }

    fn touch(&self, chosen: Move) -> Touch {
        Touch { from: None, to: self.landing(chosen.column()).map(place) }
    }

    fn winning_line(&self) -> Vec<usize> {
        let line = in_fours(self.stones[0]) | in_fours(self.stones[1]);
        (0..COLUMNS * ROWS).filter(|&place| line & cell_at_place(place) != 0).collect()
    }

    fn roster() -> Vec<Entry<Position>> {
        classic::roster().into_iter().chain(engine::roster()).collect()
    }
}
