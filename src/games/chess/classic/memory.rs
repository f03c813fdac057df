//! The memory layout of Schach C 64's board, and the attack routine of its machine language part, for any
//! cell and either side.

use crate::core::rules::Side;
use crate::games::chess::board::Board;

// The source's board: ten columns with an edge around, at address 0 instead of 49152.
pub const CELLS: usize = 120;
/// The cell of a1. A row has ten cells, so a cell's tens digit is its row.
pub const A1: usize = 21;
pub const EDGE: u8 = 128;
/// Added to the code of the program's pieces.
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

/// Side of a piece, as its code encodes it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Camp {
    /// The program, at the top.
    Own,
    Enemy,
}

impl Camp {
    pub fn other(self) -> Camp {
        if self == Camp::Own { Camp::Enemy } else { Camp::Own }
    }

    /// Code of a piece of this camp.
    pub fn code(self, piece: u8) -> u8 {
        if self == Camp::Own { piece + OWN } else { piece }
    }

    /// Whether a code is a piece of this camp.
    pub fn has(self, code: u8) -> bool {
        (self.code(PAWN)..=self.code(KING)).contains(&code)
    }

    /// Step of the camp's pawns.
    pub fn pawn_step(self) -> isize {
        if self == Camp::Own { -10 } else { 10 }
    }
}

/// Piece of a code; 0 for an empty cell.
pub fn piece_of(code: u8) -> u8 {
    code & !OWN
}

/// The board in the program's memory layout, with the program's side at the top.
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

/// Cell of a square; the board is turned for White.
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

/// Cells with pieces of a camp, from a1 on.
pub fn pieces(cells: &Cells, camp: Camp) -> impl Iterator<Item = usize> + '_ {
    (A1..CELLS - A1).filter(move |&cell| camp.has(cells[cell]))
}

pub fn king(cells: &Cells, camp: Camp) -> Option<usize> {
    cells.iter().position(|&code| code == camp.code(KING))
}

/// First piece or edge in a direction from a cell.
#[inline(never)]
pub fn first_hit(cells: &Cells, from: usize, by: isize) -> usize {
    let mut cell = step(from, by);
    while cells[cell] == 0 {
        cell = step(cell, by);
    }
    cell
}

/// Cells from which pieces of a camp attack `cell`. The machine language part, which scans
/// outwards from the cell.
#[inline(never)]
pub fn attackers(cells: &Cells, cell: usize, by: Camp) -> Vec<usize> {
    let mut found = Vec::new();
    let mut collect = |from: usize, pieces: [u8; 2]| {
        if pieces.map(|piece| by.code(piece)).contains(&cells[from]) {
            found.push(from);
        }
    };
    for side in [-1, 1] {
        collect(step(cell, side - by.pawn_step()), [PAWN; 2]);
    }
    for leap in KNIGHT_LEAPS {
        collect(step(cell, leap), [KNIGHT; 2]);
    }
    for direction in KING_STEPS {
        collect(step(cell, direction), [KING; 2]);
        let slider = if ORTHOGONAL.contains(&direction) { ROOK } else { BISHOP };
        collect(first_hit(cells, cell, direction), [slider, QUEEN]);
    }
    found
}

pub fn is_attacked(cells: &Cells, cell: usize, by: Camp) -> bool {
    !attackers(cells, cell, by).is_empty()
}

/// Whether an enemy piece attacks the own king.
pub fn in_check(cells: &Cells) -> bool {
    king(cells, Camp::Own).is_some_and(|king| is_attacked(cells, king, Camp::Enemy))
}
