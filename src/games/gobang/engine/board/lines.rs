//! Positions of cells on the lines of the four directions, in the order of
//! [`DIRECTIONS`](crate::games::gobang::geometry::DIRECTIONS).

use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::params::CANDIDATE_RANGE;
use crate::games::gobang::engine::patterns::{CELL_BITS, RADIUS};
use crate::games::gobang::position::MAX_SIZE;

/// Maximum number of lines of a direction: the diagonals of the largest board.
const LINES: usize = 2 * MAX_SIZE - 1;

/// Number of lines of all directions.
pub const ALL_LINES: usize = 4 * LINES;

/// Cells of a line, including the margins before and after the board.
pub const LINE_CELLS: usize = 32;

/// Line and bit shift of a cell in each direction.
pub type LinePositions = [(u8, u8); 4];

/// Positions of a cell. A line begins `RADIUS` cells before the board.
pub fn line_positions(size: usize, cell: usize) -> LinePositions {
    let (column, row) = (cell % size, cell / size);
    let places = [(row, column), (column, row), (row + size - 1 - column, column), (row + column, column)];
    std::array::from_fn(|direction| {
        let (line, place) = places[direction];
        ((direction * LINES + line) as u8, (CELL_BITS * (place + RADIUS)) as u8)
    })
}

/// Offset from a cell to the next one on its line.
#[inline]
pub fn step(size: usize, direction: usize) -> isize {
    let size = size as isize;
    [1, size, size + 1, 1 - size][direction]
}

/// Cells that become candidate moves by a stone on `cell`.
pub fn neighbourhood(size: usize, cell: usize) -> Bitboard {
    let (column, row) = ((cell % size) as i32, (cell / size) as i32);
    let mut cells = Bitboard::default();
    for down in -CANDIDATE_RANGE..=CANDIDATE_RANGE {
        for right in -CANDIDATE_RANGE..=CANDIDATE_RANGE {
            let close = down.abs() < CANDIDATE_RANGE && right.abs() < CANDIDATE_RANGE;
            let on_a_line = down == 0 || right == 0 || down.abs() == right.abs();
            let (column, row) = (column + right, row + down);
            let on_board = |at: i32| (0..size as i32).contains(&at);
            if (close || on_a_line) && on_board(column) && on_board(row) {
                cells.set(row as usize * size + column as usize, true);
            }
        }
    }
    cells
}
