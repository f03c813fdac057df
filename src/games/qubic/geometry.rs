//! The cube: its 64 cells and the 76 rows of four in them.
//!
//! A cell is 16 level + 4 row + column, counted from 0, and a bit of a 64-bit set.
//!
//! ```
//! use stratege::games::qubic::geometry::{ROWS_THROUGH, rows};
//!
//! // Seven rows of four lead through a corner.
//! assert_eq!(rows(ROWS_THROUGH[0]).count(), 7);
//! ```

/// A set of rows, one bit per row.
pub type RowSet = u128;

/// The rows, each as its four cells in order.
pub const ROWS: [[u8; 4]; 76] = build_rows();

/// The rows as sets of cells.
pub const ROW_MASKS: [u64; 76] = build_row_masks();

/// Rows through each cell: seven for the eight corners and the eight inner cells, four for the others.
pub const ROWS_THROUGH: [RowSet; 64] = build_rows_through();

/// Walks from every cell in every direction; a row is found where four cells fit, from its lesser end.
const fn build_rows() -> [[u8; 4]; 76] {
    let mut found = [[0; 4]; 76];
    let mut count = 0;
    let mut cell = 0;
    while cell < 64 {
        let start = [cell / 16, cell / 4 % 4, cell % 4];
        let mut direction = 14; // 13 is no step; directions below it are the opposite ones
        while direction < 27 {
            let step = [direction / 9 - 1, direction / 3 % 3 - 1, direction % 3 - 1];
            if fits(start, step) {
                let stride = 16 * step[0] + 4 * step[1] + step[2];
                let mut place = 0;
                while place < 4 {
                    found[count][place as usize] = (cell + place * stride) as u8;
                    place += 1;
                }
                count += 1;
            }
            direction += 1;
        }
        cell += 1;
    }
    assert!(count == 76);
    found
}

/// Whether four cells from `start` on are inside the cube.
const fn fits(start: [i32; 3], step: [i32; 3]) -> bool {
    let mut axis = 0;
    while axis < 3 {
        let end = start[axis] + 3 * step[axis];
        if end < 0 || end > 3 {
            return false;
        }
        axis += 1;
    }
    true
}

const fn build_row_masks() -> [u64; 76] {
    let mut masks = [0; 76];
    let mut row = 0;
    while row < 76 {
        let [a, b, c, d] = ROWS[row];
        masks[row] = 1 << a | 1 << b | 1 << c | 1 << d;
        row += 1;
    }
    masks
}

const fn build_rows_through() -> [RowSet; 64] {
    let mut through = [0; 64];
    let mut row = 0;
    while row < 76 {
        let mut place = 0;
        while place < 4 {
            through[ROWS[row][place] as usize] |= 1 << row;
            place += 1;
        }
        row += 1;
    }
    through
}

/// Rows of a set in ascending order.
pub fn rows(mut set: RowSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let row = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (row < 76).then_some(row as usize)
    })
}
