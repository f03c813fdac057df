//! Starts, moves and positions of Gobang.
//!
//! A square is a column and a row, both counted from 0 at the top left; a cell is its number row by row on a board of
//! some size. The stones of each side are rows of bits.

use crate::core::error::{Error, Reason};
use crate::core::rules::Side;
use crate::search::bits::Bits;

/// The sizes of the board, the usual one first.
pub const SIZES: [usize; 4] = [16, 15, 19, 20];
/// Columns and rows of the largest board.
pub const LARGEST: usize = 20;
/// Stones in a row that win.
pub const FIVE: usize = 5;
/// Stones on the board with which a game ends in a draw, where that is agreed.
pub const LONG_GAME: usize = 120;

/// How a match begins, and what ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Columns and rows of the board, one of `SIZES`.
    pub size: usize,
    /// Who moves first.
    pub begins: Side,
    /// Whether five win and six do not.
    pub exact: bool,
    /// Whether the game is a draw after `LONG_GAME` stones.
    pub ends_early: bool,
    /// The stones of both sides that are on the board already.
    pub stones: [Rows; 2],
}

impl Default for Start {
    fn default() -> Self {
        Start {
            size: SIZES[0],
            begins: Side::First,
            exact: false,
            ends_early: true,
            stones: [[0; LARGEST]; 2],
        }
    }
}

/// A stone on a square; the square of a smaller board is one of every larger board too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u16);

impl Move {
    /// A stone in this column and row, counted from 0 at the top left.
    pub fn on(column: usize, row: usize) -> Move {
        assert!(column < LARGEST && row < LARGEST, "the largest board has twenty columns and rows");
        Move((row * LARGEST + column) as u16)
    }

    /// The column, 0 for the leftmost.
    pub fn column(self) -> usize {
        usize::from(self.0) % LARGEST
    }

    /// The row, 0 for the topmost.
    pub fn row(self) -> usize {
        usize::from(self.0) / LARGEST
    }
}

/// Bits of a board row by row; bit 0 is the leftmost column.
pub type Rows = [u32; LARGEST];

const OFF_THE_BOARD: Reason = Reason::new("off-the-board", "this board has no such column or row");

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Ending {
    Five(Side),
    LongGame,
    BoardFull,
}

/// The stones of both sides, and the side to move.
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
    /// The position in which a match begins.
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

    /// A position with these stones and `side` to move, under the rules of a start. An error names the stone that is off
    /// the board or on another.
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

    /// Columns and rows of the board.
    pub fn size(&self) -> usize {
        self.size.into()
    }

    /// Cells of the board.
    pub fn area(&self) -> usize {
        self.size() * self.size()
    }

    /// Whether five win and six do not.
    pub fn exact(&self) -> bool {
        self.exact
    }

    /// How many stones are on the board.
    pub fn stone_count(&self) -> usize {
        self.count.into()
    }

    /// How many stones can still be placed.
    pub fn moves_left(&self) -> usize {
        let most = if self.ends_early { LONG_GAME.min(self.area()) } else { self.area() };
        most.saturating_sub(self.stone_count())
    }

    /// The stones of one side, row by row.
    pub fn rows(&self, side: Side) -> &Rows {
        &self.stones[side.index()]
    }

    /// Whose stone is on a cell.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        let (column, row) = (cell % self.size(), cell / self.size());
        [Side::First, Side::Second].into_iter().find(|side| self.rows(*side)[row] >> column & 1 != 0)
    }

    /// The stones of one side as cells, row by row.
    pub fn stones(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        self.cells_of(*self.rows(side))
    }

    /// The empty cells, row by row.
    pub fn empty_cells(&self) -> impl Iterator<Item = usize> + '_ {
        let full = (1 << self.size) - 1;
        let [first, second] = &self.stones;
        self.cells_of(std::array::from_fn(|row| full & !(first[row] | second[row])))
    }

    /// The cell of a square of this board.
    pub fn cell(&self, square: Move) -> usize {
        square.row() * self.size() + square.column()
    }

    /// The move that puts a stone on a cell.
    pub fn move_on(&self, cell: usize) -> Move {
        Move::on(cell % self.size(), cell / self.size())
    }

    pub(super) fn cells_of(&self, rows: Rows) -> impl Iterator<Item = usize> {
        let size = self.size();
        rows.into_iter().take(size).enumerate().flat_map(move |(row, bits)| {
            Bits(bits.into()).map(move |column| row * size + usize::from(column))
        })
    }

    /// An error if the square is off the board or occupied.
    pub fn check(&self, square: Move) -> Result<(), Error> {
        let refused = |why| Err(Error::IllegalMove { text: square.to_string(), why });
        if square.column() >= self.size() || square.row() >= self.size() {
            return refused(OFF_THE_BOARD);
        }
        let taken = self.stones.iter().any(|rows| rows[square.row()] >> square.column() & 1 != 0);
        if taken { refused(Reason::OCCUPIED) } else { Ok(()) }
    }

    /// What ended the game if this side made the last move.
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

/// The cells of every winning row: of five stones or more, or of exactly five.
pub fn winning_rows(stones: &Rows, exact: bool) -> Rows {
    let mut found = [0; LARGEST];
    for (down, right) in [(0, 1i32), (1, 0), (1, 1), (1, -1)] {
        // The row so many steps further on, shifted so that its cells are aligned with those that they continue.
        let further = |row: usize, steps: i32| {
            let row = row as i32 + down * steps;
            let bits = usize::try_from(row).ok().and_then(|row| stones.get(row)).copied().unwrap_or(0);
            let shift = right * steps;
            if shift < 0 { bits << -shift } else { bits >> shift }
        };
        for row in 0..LARGEST {
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
