//! The board as bits: seven bits per column, lowest cell first.
//!
//! The seventh bit of a column stays empty, so that no row of four runs from the top of one column into
//! the bottom of the next.
//!
//! ```
//! use stratege::games::connect4::geometry::{cell_at, has_four};
//!
//! let bottom = (0..4).map(|column| cell_at(column, 0)).sum();
//! assert!(has_four(bottom));
//! ```

/// Columns of the board.
pub const COLUMNS: usize = 7;
/// Rows of the board.
pub const ROWS: usize = 6;
/// Cells of the board.
pub const CELLS: u32 = (COLUMNS * ROWS) as u32;
/// Bits from one column to the next.
pub const COLUMN_BITS: u32 = ROWS as u32 + 1;
/// Lowest cell of every column.
pub const BOTTOM_ROW: u64 = 0x0408_1020_4081;
/// All cells.
pub const FULL_BOARD: u64 = BOTTOM_ROW * ((1 << ROWS) - 1);
/// First, third and fifth row from below.
pub const ODD_ROWS: u64 = BOTTOM_ROW * 0b010101;
/// Second, fourth and sixth row from below.
pub const EVEN_ROWS: u64 = BOTTOM_ROW * 0b101010;
/// Directions of a row of four as shifts: vertical, horizontal, and both diagonals.
pub const DIRECTIONS: [u32; 4] = [1, COLUMN_BITS, COLUMN_BITS - 1, COLUMN_BITS + 1];

/// The cell in this column and row, both counted from 0, rows from below.
pub const fn cell_at(column: usize, row: usize) -> u64 {
    1 << (column as u32 * COLUMN_BITS + row as u32)
}

/// All cells of this column.
pub const fn column_cells(column: usize) -> u64 {
    ((1 << ROWS) - 1) << (column as u32 * COLUMN_BITS)
}

/// Column of a cell, counted from 0.
pub fn column_of(cell: u64) -> usize {
    (cell.trailing_zeros() / COLUMN_BITS) as usize
}

/// Index of a cell, counted row by row from the top left.
pub fn cell_index(cell: u64) -> usize {
    let row = (cell.trailing_zeros() % COLUMN_BITS) as usize;
    (ROWS - 1 - row) * COLUMNS + column_of(cell)
}

/// The cell with this index, counted row by row from the top left.
pub fn cell_at_index(index: usize) -> u64 {
    cell_at(index % COLUMNS, ROWS - 1 - index / COLUMNS)
}

/// Discs that are part of a row of four.
pub fn discs_in_fours(discs: u64) -> u64 {
    let mut found = 0;
    for step in DIRECTIONS {
        let pairs = discs & (discs >> step);
        let first_cells = pairs & (pairs >> (2 * step));
        found |= first_cells | first_cells << step | first_cells << (2 * step) | first_cells << (3 * step);
    }
    found
}

/// Whether four of these cells are in a row.
pub fn has_four(cells: u64) -> bool {
    DIRECTIONS.into_iter().any(|step| {
        let pairs = cells & (cells >> step);
        pairs & (pairs >> (2 * step)) != 0
    })
}

/// Mirrors cells horizontally; also works for keys, which do not cross columns.
pub fn mirror(cells: u64) -> u64 {
    const COLUMN: u64 = (1 << COLUMN_BITS) - 1;
    let outer = (cells & COLUMN) << 42 | (cells >> 42) & COLUMN;
    let second = (cells & COLUMN << 7) << 28 | (cells >> 28) & COLUMN << 7;
    let third = (cells & COLUMN << 14) << 14 | (cells >> 14) & COLUMN << 14;
    outer | second | third | cells & COLUMN << 21
}

/// Iterates over the cells of a set.
pub fn cells(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let cell = set & set.wrapping_neg();
        set ^= cell;
        (cell != 0).then_some(cell)
    })
}

/// Iterates over cells, at most one per column, from the centre column outwards.
pub fn centre_first(cells: u64) -> impl Iterator<Item = u64> {
    [3, 2, 4, 1, 5, 0, 6]
        .into_iter()
        .map(move |column| cells & column_cells(column))
        .filter(|&cell| cell != 0)
}
