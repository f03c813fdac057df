//! The rules of Gobang on rows of bits, one set a side: five stones or more in a row win.
//!
//! A square is a column and a row, both counted from 0 at the top left; a cell is its number row by row on a
//! board of some size. Who wants to know both sides' stones fast reads the rows of bits.

use crate::error::{Error, Reason};
#[cfg(feature = "formats")]
use crate::format::Format;
use crate::game::{Game, Outcome, Side, Touch};
use crate::gobang::{classic, engine, notation};
use crate::player::Entry;

/// The sizes of the board, the usual one first.
pub const SIZES: [usize; 4] = [16, 15, 19, 20];
/// Columns and rows of the largest board.
pub const LARGEST: usize = 20;
/// Stones in a row that win.
pub const FIVE: usize = 5;
/// Stones on the board with which a game ends in a draw, where that is agreed.
pub const LONG_GAME: usize = 120;

/// How a match begins, and by what it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Columns and rows of the board, one of `SIZES`.
    pub size: usize,
    /// Who sets the first stone.
    pub begins: Side,
    /// Whether five win and six do not.
    pub exact: bool,
    /// Whether the game is a draw after `LONG_GAME` stones.
    pub ends_early: bool,
    /// The stones of both sides that lie there already.
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

/// By what a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Ending {
    Five(Side),
    LongGame,
    BoardFull,
}

/// The stones of both sides and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    stones: [Rows; 2],
    count: u16,
    size: u8,
    exact: bool,
    ends_early: bool,
    side: Side,
    ending: Option<Ending>,
}

impl Position {
    /// A position with these stones, from which `side` plays on by the rules of a start. Says which stone is
    /// wrong when one lies off the board or on another.
    pub fn set(
        start: &Start,
        stones: impl IntoIterator<Item = (Move, Side)>,
        side: Side,
    ) -> Result<Position, Error> {
        let mut position = Position { side, ..Position::begin(start) };
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

    /// How many stones lie on the board.
    pub fn count(&self) -> usize {
        self.count.into()
    }

    /// How many stones can still be set.
    pub fn room(&self) -> usize {
        let most = if self.ends_early { LONG_GAME.min(self.area()) } else { self.area() };
        most.saturating_sub(self.count())
    }

    /// The stones of one side, row by row.
    pub fn rows(&self, side: Side) -> &Rows {
        &self.stones[side.index()]
    }

    /// Whose stone lies on a cell.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        let (column, row) = (cell % self.size(), cell / self.size());
        [Side::First, Side::Second].into_iter().find(|side| self.rows(*side)[row] >> column & 1 != 0)
    }

    /// The stones of one side as cells, row by row.
    pub fn stones(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        self.cells_of(*self.rows(side))
    }

    /// The empty cells, row by row.
    pub fn empty(&self) -> impl Iterator<Item = usize> + '_ {
        let full = (1 << self.size) - 1;
        let [first, second] = &self.stones;
        self.cells_of(std::array::from_fn(|row| full & !(first[row] | second[row])))
    }

    /// The cell of a square of this board.
    pub fn cell(&self, square: Move) -> usize {
        square.row() * self.size() + square.column()
    }

    /// The move that sets a stone on a cell.
    pub fn move_on(&self, cell: usize) -> Move {
        Move::on(cell % self.size(), cell / self.size())
    }

    fn cells_of(&self, rows: Rows) -> impl Iterator<Item = usize> {
        let size = self.size();
        rows.into_iter().take(size).enumerate().flat_map(move |(row, mut bits)| {
            std::iter::from_fn(move || {
                let column = bits.trailing_zeros();
                bits &= bits.wrapping_sub(1);
                (column < 32).then_some(row * size + column as usize)
            })
        })
    }

    /// Says what speaks against a stone there: the square is off the board, or taken.
    pub fn check(&self, square: Move) -> Result<(), Error> {
        let refused = |why| Err(Error::IllegalMove { text: square.to_string(), why });
        if square.column() >= self.size() || square.row() >= self.size() {
            return refused(OFF_THE_BOARD);
        }
        let taken = self.stones.iter().any(|rows| rows[square.row()] >> square.column() & 1 != 0);
        if taken { refused(Reason::OCCUPIED) } else { Ok(()) }
    }

    /// How the game has ended if this side set the last stone.
    fn ending_for(&self, side: Side) -> Option<Ending> {
        if winning(self.rows(side), self.exact).iter().any(|&row| row != 0) {
            return Some(Ending::Five(side));
        }
        match self.room() {
            0 if self.count() < self.area() => Some(Ending::LongGame),
            0 => Some(Ending::BoardFull),
            _ => None,
        }
    }
}

/// The cells of every row of stones that wins: of five or more, or of exactly five.
pub fn winning(stones: &Rows, exact: bool) -> Rows {
    let mut found = [0; LARGEST];
    for (down, right) in [(0, 1i32), (1, 0), (1, 1), (1, -1)] {
        // The row that lies `steps` further on, moved so that its cells stand under the ones they follow.
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

impl Game for Position {
    const ID: &'static str = "gobang";
    const ANALYST: Option<&'static str> = Some("engine");

    type Start = Start;
    type Move = Move;

    fn starts() -> Vec<Start> {
        let mut all = Vec::new();
        for size in SIZES {
            for begins in [Side::First, Side::Second] {
                for exact in [false, true] {
                    all.extend([true, false].map(|ends_early| Start {
                        size,
                        begins,
                        exact,
                        ends_early,
                        ..Start::default()
                    }));
                }
            }
        }
        all
    }

    fn begin(start: &Start) -> Position {
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

    fn side_to_move(&self) -> Side {
        self.side
    }

    fn legal_moves(&self) -> Vec<Move> {
        match self.ending {
            Some(_) => Vec::new(),
            None => self.empty().map(|cell| self.move_on(cell)).collect(),
        }
    }

    fn play(&mut self, chosen: Move) -> Result<(), Error> {
        if self.ending.is_some() {
            return Err(Error::GameOver);
        }
        self.check(chosen)?;
        self.stones[self.side.index()][chosen.row()] |= 1 << chosen.column();
        self.count += 1;
        self.ending = self.ending_for(self.side);
        self.side = self.side.other();
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|ending| match ending {
            Ending::Five(side) => Outcome { winner: Some(side), ending: "five" },
            Ending::LongGame => Outcome { winner: None, ending: "long-game" },
            Ending::BoardFull => Outcome { winner: None, ending: "board-full" },
        })
    }

    #[cfg(feature = "formats")]
    fn formats() -> Vec<Format<Position>> {
        super::formats::formats()
    }

    fn split_moves(text: &str) -> Vec<&str> {
        notation::split_moves(text)
    }

    fn shape(&self) -> (usize, usize) {
        (self.size(), self.size())
    }

    fn cells(&self) -> String {
        let letter = |cell| match self.stone(cell) {
            Some(Side::First) => 'x',
            Some(Side::Second) => 'o',
            None => '.',
        };
        (0..self.area()).map(letter).collect()
    }

    fn cell_name(&self, cell: usize) -> String {
        self.move_on(cell).to_string()
    }

    fn touch(&self, chosen: Move) -> Touch {
        Touch { from: None, to: Some(self.cell(chosen)) }
    }

    fn winning_line(&self) -> Vec<usize> {
        match self.ending {
            Some(Ending::Five(side)) => self.cells_of(winning(self.rows(side), self.exact)).collect(),
            _ => Vec::new(),
        }
    }

    fn roster() -> Vec<Entry<Position>> {
        classic::roster().into_iter().chain(engine::roster()).collect()
    }
}
