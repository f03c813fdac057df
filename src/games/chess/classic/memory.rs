//! The board as Schach C 64 has it in memory, and the attack routine of its machine language part, for any cell and for
//! either side.

use crate::core::rules::Side;
use crate::games::chess::board::Board;

// The source's board: ten columns with an edge around, here from 0 instead of 49152.
pub const CELLS: usize = 120;
/// The cell of a1; a row is ten cells, a cell's number of ten is its row.
pub const A1: usize = 21;
pub const EDGE: u8 = 128;
/// What its own pieces have more than the opponent's.
pub const OWN: u8 = 128;

pub const PAWN: u8 = 1;
pub const KNIGHT: u8 = 2;
pub const BISHOP: u8 = 3;
pub const ROOK: u8 = 4;
pub const QUEEN: u8 = 5;
pub const KING: u8 = 6;

pub const DIAGONAL: [isize; 4] = [11, -11, 9, -9];
pub const ORTHOGONAL: [isize; 4] = [10, -10, 1, -1];
pub const KNIGHT_LEAPS: [isize; 8] = [8, -8, 12, -12, 19, -19, 21, -21];
pub const KING_STEPS: [isize; 8] = [1, -1, 9, -9, 10, -10, 11, -11];

pub type Cells = [u8; CELLS];

/// Whose pieces are meant, by what their codes have more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Camp {
    /// The program's, at the top.
    Own,
    Enemy,
}

impl Camp {
    pub fn other(self) -> Camp {
        if self == Camp::Own { Camp::Enemy } else { Camp::Own }
    }

    /// The code of a piece of this camp.
    pub fn code(self, piece: u8) -> u8 {
        if self == Camp::Own { piece + OWN } else { piece }
    }

    /// Whether a code is that of a piece of this camp.
    pub fn has(self, code: u8) -> bool {
        (self.code(PAWN)..=self.code(KING)).contains(&code)
    }

    /// By so much the camp's pawns go ahead.
    pub fn ahead(self) -> isize {
        if self == Camp::Own { -10 } else { 10 }
    }
}

/// The piece that a code stands for; 0 for an empty cell.
pub fn piece_of(code: u8) -> u8 {
    code & !OWN
}

/// The board as the program has it in memory, itself at the top.
pub fn in_memory(board: &Board) -> Cells {
    let mut cells = [EDGE; CELLS];
    for square in 0..64 {
        let code = match board.piece_and_side_on(square) {
            None => 0,
            Some((piece, side)) => piece as u8 + 1 + if side == board.side_to_move() { OWN } else { 0 },
        };
        cells[cell_of(square, board.side_to_move())] = code;
    }
    cells
}

/// The cell of a square, with the board turned over for White.
fn cell_of(square: u8, side: Side) -> usize {
    let square = usize::from(if side == Side::First { square ^ 56 } else { square });
    A1 + 10 * (square / 8) + square % 8
}

pub fn square_of(cell: usize, side: Side) -> u8 {
    let square = (8 * ((cell - A1) / 10) + (cell - A1) % 10) as u8;
    if side == Side::First { square ^ 56 } else { square }
}

pub fn step(cell: usize, by: isize) -> usize {
    cell.wrapping_add_signed(by)
}

/// The cells with pieces of a camp, from a1 on.
pub fn pieces(cells: &Cells, camp: Camp) -> impl Iterator<Item = usize> + '_ {
    (A1..CELLS - A1).filter(move |&cell| camp.has(cells[cell]))
}

pub fn king(cells: &Cells, camp: Camp) -> Option<usize> {
    cells.iter().position(|&code| code == camp.code(KING))
}

/// The first piece or edge on the way from a cell.
#[inline(never)]
pub fn first_hit(cells: &Cells, from: usize, by: isize) -> usize {
    let mut cell = step(from, by);
    while cells[cell] == 0 {
        cell = step(cell, by);
    }
    cell
}

/// The machine language part, which looks from a cell outwards: the cells from which pieces of a camp attack it.
#[inline(never)]
pub fn attackers(cells: &Cells, cell: usize, by: Camp) -> Vec<usize> {
    let mut found = Vec::new();
    let mut look = |from: usize, pieces: [u8; 2]| {
        if pieces.map(|piece| by.code(piece)).contains(&cells[from]) {
            found.push(from);
        }
    };
    for side in [-1, 1] {
        look(step(cell, side - by.ahead()), [PAWN; 2]);
    }
    for leap in KNIGHT_LEAPS {
        look(step(cell, leap), [KNIGHT; 2]);
    }
    for direction in KING_STEPS {
        look(step(cell, direction), [KING; 2]);
        let slider = if ORTHOGONAL.contains(&direction) { ROOK } else { BISHOP };
        look(first_hit(cells, cell, direction), [slider, QUEEN]);
    }
    found
}

pub fn is_attacked(cells: &Cells, cell: usize, by: Camp) -> bool {
    !attackers(cells, cell, by).is_empty()
}

/// Whether any enemy piece attacks the own king.
pub fn in_check(cells: &Cells) -> bool {
    king(cells, Camp::Own).is_some_and(|king| is_attacked(cells, king, Camp::Enemy))
}
