//! Starts, moves and positions of Gobang.
//!
//! A square is a column and a row, both counted from 0 at the top left; a cell is its number row by row on a
//! board of a given size. The stones of each side are rows of bits.
//!
//! ```
//! use stratege::core::rules::Side;
//! use stratege::games::gobang::{Move, Position, Start};
//!
//! let start: Start = "15-first-exact-full".parse()?;
//! let position = Position::of(&start);
//! assert_eq!((position.size(), position.exact()), (15, true));
//! assert_eq!(position.cell(Move::on(7, 7)), 112);
//! assert_eq!(position.stones(Side::First).count(), 0);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::error::{Error, Reason};
use crate::core::rules::Side;
use crate::search::bits::Bits;

/// Sizes of the board, the default first.
pub const SIZES: [usize; 4] = [16, 15, 19, 20];
/// Columns and rows of the largest board.
pub const MAX_SIZE: usize = 20;
/// Stones in a row that win.
pub const FIVE: usize = 5;
/// Number of stones at which a game is drawn under the 120-move rule.
pub const LONG_GAME: usize = 120;

/// Start of a match, and the rules of its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Columns and rows of the board, one of `SIZES`.
    pub size: usize,
    /// The side that moves first.
    pub begins: Side,
    /// Whether only exactly five win.
    pub exact: bool,
    /// Whether the game is a draw after `LONG_GAME` stones.
    pub ends_early: bool,
    /// Stones of both sides on the initial board.
    pub stones: [Rows; 2],
}

impl Default for Start {
    fn default() -> Self {
        Start {
            size: SIZES[0],
            begins: Side::First,
            exact: false,
            ends_early: true,
            stones: [[0; MAX_SIZE]; 2],
        }
    }
}

/// A stone on a square; squares of smaller boards are valid on larger ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    /// A stone in this column and row, counted from 0 at the top left.
    pub fn on(column: usize, row: usize) -> Move {
        assert!(column < MAX_SIZE && row < MAX_SIZE, "the largest board has twenty columns and rows");
        Move((row * MAX_SIZE + column) as u16)
    }

    /// The column, 0 for the leftmost.
    pub fn column(self) -> usize {
        usize::from(self.0) % MAX_SIZE
    }

    /// The row, 0 for the topmost.
    pub fn row(self) -> usize {
        usize::from(self.0) / MAX_SIZE
    }
}

/// Bits of a board by row; bit 0 is the leftmost column.
pub type Rows = [u32; MAX_SIZE];

const OFF_THE_BOARD: Reason = Reason::new("off-the-board", "this board has no such column or row");

/// Reason of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ending {
    Five(Side),
    LongGame,
    BoardFull,
}

/// Stones of both sides, and the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) stones: [Rows; 2],
    pub(super) count: u16,
    pub(super) size: u8,
    pub(super) exact: bool,
    pub(super) ends_early: bool,
    pub(super) side: Side,
    pub(super) ending: Option<Ending>,
}

impl Position {
    /// The initial position of a match.
    pub fn of(start: &Start) -> Position {
        Position {
            stones: start.stones,
            count: start.stones.as_flattened().iter().map(|row| row.count_ones() as u16).sum(),
            size: start.size as u8,
            exact: start.exact,
            ends_early: start.ends_early,
            side: start.begins,
            ending: None,
        }
    }

    /// Creates a position with these stones and `side` to move, under the rules of a start. The error is the
    /// stone that is off the board or on another one.
    pub fn with_stones(
        start: &Start,
        stones: impl IntoIterator<Item = (Move, Side)>,
        side: Side,
    ) -> Result<Position, Error> {
        let mut position = Position { side, ..Position::of(start) };
        for (square, owner) in stones {
            position.check(square)?;
            position.stones[owner.index()][square.row()] |= 1 << square.column();
            position.count += 1;
        }
        position.ending = [side.other(), side].into_iter().find_map(|side| position.ending_for(side));
        Ok(position)
    }

    /// Number of columns and rows.
    pub fn size(&self) -> usize {
        self.size.into()
    }

    /// Number of cells.
    pub fn area(&self) -> usize {
        self.size() * self.size()
    }

    /// Whether only exactly five win.
    pub fn exact(&self) -> bool {
        self.exact
    }

    /// Number of stones on the board.
    pub fn stone_count(&self) -> usize {
        self.count.into()
    }

    /// Number of stones that can still be placed.
    pub fn moves_left(&self) -> usize {
        let max = if self.ends_early { LONG_GAME.min(self.area()) } else { self.area() };
        max.saturating_sub(self.stone_count())
    }

    /// Stones of one side by row.
    pub fn rows(&self, side: Side) -> &Rows {
        &self.stones[side.index()]
    }

    /// The side whose stone is on a cell.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        let (column, row) = (cell % self.size(), cell / self.size());
        [Side::First, Side::Second].into_iter().find(|side| self.rows(*side)[row] >> column & 1 != 0)
    }

    /// Cells with stones of one side, row by row.
    pub fn stones(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        self.cells_of(*self.rows(side))
    }

    /// Empty cells, row by row.
    pub fn empty_cells(&self) -> impl Iterator<Item = usize> + '_ {
        let full = (1 << self.size) - 1;
        let [first, second] = &self.stones;
        self.cells_of(std::array::from_fn(|row| full & !(first[row] | second[row])))
    }

    /// Cell of a square on this board.
    pub fn cell(&self, square: Move) -> usize {
        square.row() * self.size() + square.column()
    }

    /// Move that places a stone on a cell.
    pub fn move_on(&self, cell: usize) -> Move {
        Move::on(cell % self.size(), cell / self.size())
    }

    pub(super) fn cells_of(&self, rows: Rows) -> impl Iterator<Item = usize> {
        let size = self.size();
        rows.into_iter().take(size).enumerate().flat_map(move |(row, bits)| {
            Bits(bits.into()).map(move |column| row * size + usize::from(column))
        })
    }

    /// Returns an error if the square is off the board or occupied.
    pub fn check(&self, square: Move) -> Result<(), Error> {
        self.check_on_board(square)?;
        let taken = self.stones.iter().any(|rows| rows[square.row()] >> square.column() & 1 != 0);
        let refused = || Error::IllegalMove { text: square.to_string(), why: Reason::OCCUPIED };
        if taken { Err(refused()) } else { Ok(()) }
    }

    /// Refuses squares off the board.
    pub(super) fn check_on_board(&self, square: Move) -> Result<(), Error> {
        let off = square.column() >= self.size() || square.row() >= self.size();
        let refused = || Error::IllegalMove { text: square.to_string(), why: OFF_THE_BOARD };
        if off { Err(refused()) } else { Ok(()) }
    }

    /// The end of the game if this side made the last move.
    pub(super) fn ending_for(&self, side: Side) -> Option<Ending> {
        if winning_rows(self.rows(side), self.exact).iter().any(|&row| row != 0) {
            return Some(Ending::Five(side));
        }
        match self.moves_left() {
            0 if self.stone_count() < self.area() => Some(Ending::LongGame),
            0 => Some(Ending::BoardFull),
            _ => None,
        }
    }
}

/// Cells of every winning row: of five stones or more, or of exactly five.
pub fn winning_rows(stones: &Rows, exact: bool) -> Rows {
    let mut found = [0; MAX_SIZE];
    for (down, right) in [(0, 1i32), (1, 0), (1, 1), (1, -1)] {
        // The row `steps` further on, shifted to align with the cells that it continues.
        let further = |row: usize, steps: i32| {
            let row = row as i32 + down * steps;
            let bits = usize::try_from(row).ok().and_then(|row| stones.get(row)).copied().unwrap_or(0);
            let shift = right * steps;
            if shift < 0 { bits << -shift } else { bits >> shift }
        };
        for row in 0..MAX_SIZE {
            let mut starts = (1..FIVE as i32).fold(stones[row], |bits, steps| bits & further(row, steps));
            if exact && starts != 0 {
                starts &= !further(row, -1) & !further(row, FIVE as i32);
            }
            if starts == 0 {
                continue;
            }
            for steps in 0..FIVE as i32 {
                let shift = right * steps;
                found[(row as i32 + down * steps) as usize] |=
                    if shift < 0 { starts >> -shift } else { starts << shift };
            }
        }
    }
    found
}
