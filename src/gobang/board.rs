//! The engine's board: the stones by lines, and for every empty square what either side would threaten there.
//!
//! A move changes only what lies within a few squares of it; taking back restores what was.

mod questions;

use std::sync::OnceLock;

use crate::game::{Game, Side};
use crate::gobang::cells::Cells;
use crate::gobang::patterns::{LOOK, Patterns, REACH};
use crate::gobang::rules::{LARGEST, Position};
use crate::gobang::threat::{Code, THREATS, Threat, Threats};
use crate::gobang::weights::{Weights, Worth};
use crate::search::random::Random;

/// Diagonals of the largest board, the longest list of lines.
const LINES: usize = 2 * LARGEST - 1;
/// How far from a stone quiet moves are thought of, along rows and diagonals.
const NEAR: i32 = 3;

/// What both sides would have on an empty square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Square {
    codes: [Code; 2],
    threats: [Threat; 2],
    worth: [i16; 2],
}

/// Where a cell lies in each direction: the line, and the bit of it.
type Places = [(u8, u8); 4];

/// What is known of all empty squares together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    /// Sums of the worth of all squares, for each side.
    worth: [Worth; 2],
    /// How many squares there are of each threat, for each side.
    counts: [[u16; THREATS]; 2],
    /// Squares where a stone makes five.
    fives: [Cells; 2],
    /// Squares where a stone makes at least a four.
    fours: [Cells; 2],
    /// Squares where a stone makes at least an open three.
    threes: [Cells; 2],
    /// Squares near a stone, also those with stones.
    near: Cells,
}

/// What one move has changed.
struct Frame {
    cell: u16,
    saved: usize,
    sums: Sums,
}

/// What never changes: the same for all boards of a rule.
struct Tables {
    threats: Threats,
    keys: [[u64; LARGEST * LARGEST]; 2],
}

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let threats = Threats::new();
        let mut random = Random::new(5);
        let keys = [(); 2].map(|()| std::array::from_fn(|_| random.bits()));
        Tables { threats, keys }
    })
}

/// The board with everything that is known of it.
pub struct Board {
    size: usize,
    room: usize,
    turn: usize,
    key: u64,
    /// The stones of each side in each direction, line by line; bit 0 is `REACH` squares before the board.
    lines: [[[u32; LINES]; 4]; 2],
    /// The bits of each line that lie off the board.
    edge: [[u32; LINES]; 4],
    /// The bits of squares that nobody thinks of.
    hidden: [[u32; LINES]; 4],
    squares: Vec<Square>,
    /// The cells that are empty and thought of.
    open: Cells,
    sums: Sums,
    places: Vec<Places>,
    around: Vec<Cells>,
    frames: Vec<Frame>,
    /// The last stones that cannot be taken back, the newest first.
    recent: [Option<usize>; 2],
    saved: Vec<(u16, Square)>,
    patterns: &'static Patterns,
    weights: &'static Weights,
    tables: &'static Tables,
}

impl Board {
    /// An empty board of a size and a rule; the first side begins.
    pub fn new(size: usize, exact: bool) -> Board {
        Board::with(size, exact, Weights::usual())
    }

    /// The same, judged by other weights than usual.
    fn with(size: usize, exact: bool, weights: &'static Weights) -> Board {
        let mut edge = [[u32::MAX; LINES]; 4];
        let places: Vec<Places> = (0..size * size).map(|cell| places_of(size, cell)).collect();
        for at in &places {
            for (lines, &(line, bit)) in edge.iter_mut().zip(at) {
                lines[usize::from(line)] &= !(1 << bit);
            }
        }
        let mut board = Board {
            size,
            room: size * size,
            turn: 0,
            key: 0,
            lines: [[[0; LINES]; 4]; 2],
            edge,
            hidden: [[0; LINES]; 4],
            squares: vec![Square::default(); size * size],
            open: (0..size * size).collect(),
            sums: Sums::default(),
            places,
            around: (0..size * size).map(|cell| around(size, cell)).collect(),
            frames: Vec::new(),
            recent: [None; 2],
            saved: Vec::new(),
            patterns: Patterns::of(exact),
            weights,
            tables: tables(),
        };
        for cell in 0..size * size {
            let mut codes = [0; 2];
            for direction in 0..4 {
                let (line, bit) = board.place(cell, direction);
                let both = board.patterns.both([0, 0], board.edge[direction][line] >> (bit - REACH));
                codes
                    .iter_mut()
                    .zip(both)
                    .for_each(|(code, pattern)| *code |= (pattern as Code) << (4 * direction));
            }
            board.put(cell, codes);
        }
        board
    }

    /// The board of a position; the moves that led there cannot be taken back.
    pub fn of(position: &Position) -> Board {
        Board::judged(position, Weights::usual())
    }

    /// The same, judged by other weights than usual.
    pub fn judged(position: &Position, weights: &'static Weights) -> Board {
        let mut board = Board::with(position.size(), position.exact(), weights);
        for side in [Side::First, Side::Second] {
            for cell in position.stones(side) {
                board.turn = side.index();
                board.play(cell);
            }
        }
        board.turn = position.side_to_move().index();
        board.room = position.room();
        board.frames.clear();
        board.saved.clear();
        board
    }

    /// The same, with what is known of the moves that led there, the newest last.
    pub fn after(self, moves: impl DoubleEndedIterator<Item = usize>) -> Board {
        let mut newest = moves.rev();
        Board { recent: [newest.next(), newest.next()], ..self }
    }

    /// From now on nobody thinks of these empty cells: no move is seen there, though rows may run through them.
    pub fn hide(&mut self, cells: &Cells) {
        for cell in cells.iter() {
            if !self.is_open(cell) {
                continue;
            }
            self.take(cell);
            self.open.set(cell, false);
            for direction in 0..4 {
                let (line, bit) = self.place(cell, direction);
                self.hidden[direction][line] |= 1 << bit;
            }
        }
        self.saved.clear();
    }

    /// Sets a stone of the side whose turn it is on an empty cell.
    pub fn play(&mut self, cell: usize) {
        debug_assert!(self.is_empty(cell));
        self.frames.push(Frame { cell: cell as u16, saved: self.saved.len(), sums: self.sums });
        let side = self.turn;
        self.key ^= self.tables.keys[side][cell];
        self.take(cell);
        self.open.set(cell, false);
        let reach = self.patterns.reach;
        let nearby = (1u32 << (2 * reach + 1)) - 1;
        for direction in 0..4 {
            let (line, middle) = self.place(cell, direction);
            let step = step(self.size, direction);
            self.lines[side][direction][line] |= 1 << middle;
            let [first, second] = [self.lines[0][direction][line], self.lines[1][direction][line]];
            let edge = self.edge[direction][line];
            let mut open =
                !(first | second | edge | self.hidden[direction][line]) & nearby << (middle - reach);
            while open != 0 {
                let bit = open.trailing_zeros() as usize;
                open &= open - 1;
                let steps = (bit as isize - middle as isize) * step;
                let neighbour = (cell as isize + steps) as usize;
                let shift = bit - REACH;
                let both = self.patterns.both([first >> shift & LOOK, second >> shift & LOOK], edge >> shift);
                let old = self.squares[neighbour].codes;
                let pattern = |side: usize| {
                    old[side] & !(15 << (4 * direction)) | (both[side] as Code) << (4 * direction)
                };
                let codes = [pattern(0), pattern(1)];
                if codes != old {
                    self.replace(neighbour, codes);
                }
            }
        }
        self.sums.near.join(&self.around[cell]);
        self.turn = 1 - side;
        self.room = self.room.wrapping_sub(1);
    }

    /// Takes the last move back.
    pub fn undo(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        let cell = usize::from(frame.cell);
        self.turn = 1 - self.turn;
        self.room = self.room.wrapping_add(1);
        self.key ^= self.tables.keys[self.turn][cell];
        self.open.set(cell, true);
        for direction in 0..4 {
            let (line, bit) = self.place(cell, direction);
            self.lines[self.turn][direction][line] &= !(1 << bit);
        }
        // A square may have changed more than once: the oldest is put back last.
        for &(cell, square) in self.saved[frame.saved..].iter().rev() {
            self.squares[usize::from(cell)] = square;
        }
        self.saved.truncate(frame.saved);
        self.sums = frame.sums;
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.turn = 1 - self.turn;
    }

    /// The line of a direction that a cell lies on, and its bit there.
    #[inline]
    fn place(&self, cell: usize, direction: usize) -> (usize, usize) {
        let (line, bit) = self.places[cell][direction];
        (line.into(), bit.into())
    }

    /// Forgets an empty square, on which a stone is about to lie.
    fn take(&mut self, cell: usize) {
        let square = self.squares[cell];
        self.saved.push((cell as u16, square));
        for side in 0..2 {
            let threat = square.threats[side];
            self.sums.worth[side] -= Worth::from(square.worth[side]);
            self.sums.counts[side][threat as usize] -= 1;
            if threat >= Threat::Three {
                self.sort(side, cell, Threat::None);
            }
        }
    }

    /// Takes note of what both sides have on an empty square that was not known before.
    fn put(&mut self, cell: usize, codes: [Code; 2]) {
        for (side, code) in codes.into_iter().enumerate() {
            let place = self.tables.threats.place(code);
            let threat = self.tables.threats.threat(place);
            self.squares[cell].codes[side] = code;
            self.squares[cell].threats[side] = threat;
            self.squares[cell].worth[side] = self.weights.worth(place);
            self.sums.worth[side] += Worth::from(self.weights.worth(place));
            self.sums.counts[side][threat as usize] += 1;
        }
    }

    /// Takes note of what has changed on an empty square.
    #[inline]
    fn replace(&mut self, cell: usize, codes: [Code; 2]) {
        let square = self.squares[cell];
        self.saved.push((cell as u16, square));
        for (side, code) in codes.into_iter().enumerate() {
            if code == square.codes[side] {
                continue;
            }
            let place = self.tables.threats.place(code);
            let worth = self.weights.worth(place);
            self.sums.worth[side] += Worth::from(worth) - Worth::from(square.worth[side]);
            self.squares[cell].worth[side] = worth;
            self.squares[cell].codes[side] = code;
            let (old, new) = (square.threats[side], self.tables.threats.threat(place));
            if old != new {
                self.squares[cell].threats[side] = new;
                self.sums.counts[side][old as usize] -= 1;
                self.sums.counts[side][new as usize] += 1;
                if old.max(new) >= Threat::Three {
                    self.sort(side, cell, new);
                }
            }
        }
    }

    /// Puts a cell into the sets that its threat belongs to, and takes it out of the others.
    fn sort(&mut self, side: usize, cell: usize, threat: Threat) {
        self.sums.fives[side].set(cell, threat == Threat::Five);
        self.sums.fours[side].set(cell, threat >= Threat::Four);
        self.sums.threes[side].set(cell, threat >= Threat::Three);
    }
}

/// Where a cell lies in each direction.
fn places_of(size: usize, cell: usize) -> Places {
    let (column, row) = (cell % size, cell / size);
    [(row, column), (column, row), (row + size - 1 - column, column), (row + column, column)]
        .map(|(line, place)| (line as u8, (place + REACH) as u8))
}

/// From a cell to the next one on the line of a direction.
#[inline]
fn step(size: usize, direction: usize) -> isize {
    let size = size as isize;
    [1, size, size + 1, 1 - size][direction]
}

/// The cells that quiet moves after a stone on this one are thought of.
fn around(size: usize, cell: usize) -> Cells {
    let (column, row) = ((cell % size) as i32, (cell / size) as i32);
    let mut cells = Cells::default();
    for down in -NEAR..=NEAR {
        for right in -NEAR..=NEAR {
            let close = down.abs() < NEAR && right.abs() < NEAR;
            let straight = down == 0 || right == 0 || down.abs() == right.abs();
            let (column, row) = (column + right, row + down);
            let on_board = |at: i32| (0..size as i32).contains(&at);
            if (close || straight) && on_board(column) && on_board(row) {
                cells.set(row as usize * size + column as usize, true);
            }
        }
    }
    cells
}
