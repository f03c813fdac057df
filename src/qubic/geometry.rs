//! The cube: its 64 cells, the 76 rows of four in them, and the 192 ways to turn it that keep every row a row.
//!
//! A cell is 16 level + 4 row + column, counted from 0, and a bit of a 64-bit set.

use std::sync::OnceLock;

/// A set of rows, one bit a row.
pub type Rows = u128;

/// The rows, each as its four cells in order.
pub const ROWS: [[u8; 4]; 76] = rows();

/// The rows as sets of cells.
pub const ROW_SETS: [u64; 76] = row_sets();

/// The rows through each cell: seven in the eight corners and the eight inner cells, else four.
pub const THROUGH: [Rows; 64] = through();

/// Walks from every cell in every direction; a row is found where four cells fit, from its lesser end.
const fn rows() -> [[u8; 4]; 76] {
    let mut found = [[0; 4]; 76];
    let mut count = 0;
    let mut cell = 0;
    while cell < 64 {
        let start = [cell / 16, cell / 4 % 4, cell % 4];
        let mut direction = 14; // 13 stands still; those below 13 go the other way
        while direction < 27 {
            let step = [direction / 9 - 1, direction / 3 % 3 - 1, direction % 3 - 1];
            let mut fits = true;
            let mut axis = 0;
            while axis < 3 {
                let end = start[axis] + 3 * step[axis];
                fits &= end >= 0 && end < 4;
                axis += 1;
            }
            if fits {
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

const fn row_sets() -> [u64; 76] {
    let mut sets = [0; 76];
    let mut row = 0;
    while row < 76 {
        let [a, b, c, d] = ROWS[row];
        sets[row] = 1 << a | 1 << b | 1 << c | 1 << d;
        row += 1;
    }
    sets
}

const fn through() -> [Rows; 64] {
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

/// The cells of a set, least first.
pub fn cells(mut set: u64) -> impl Iterator<Item = u8> + Clone {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (cell < 64).then_some(cell as u8)
    })
}

/// The rows of a set, least first.
pub fn each_row(mut set: Rows) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let row = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (row < 76).then_some(row as usize)
    })
}

/// The turnings of the cube, as tables that move whole bytes of a set at once.
pub struct Symmetries {
    maps: Vec<[u8; 64]>,
    bytes: Vec<[[u64; 256]; 8]>,
}

/// The one set of tables that everybody shares.
pub fn symmetries() -> &'static Symmetries {
    static SHARED: OnceLock<Symmetries> = OnceLock::new();
    SHARED.get_or_init(Symmetries::new)
}

/// How many turnings there are.
pub const TURNINGS: usize = 192;

impl Default for Symmetries {
    fn default() -> Self {
        Symmetries::new()
    }
}

impl Symmetries {
    /// Six orders of the axes, each axis forwards or backwards, and four exchanges that all axes make alike:
    /// none, the outer with the inner places, the two inner ones, both.
    pub fn new() -> Self {
        const AXES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        const EXCHANGES: [[usize; 4]; 4] = [[0, 1, 2, 3], [1, 0, 3, 2], [0, 2, 1, 3], [1, 3, 0, 2]];
        let mut maps = Vec::with_capacity(TURNINGS);
        for exchange in EXCHANGES {
            for axes in AXES {
                for backwards in 0..8 {
                    maps.push(std::array::from_fn(|cell| {
                        let place = [cell / 16, cell / 4 % 4, cell % 4];
                        let turned = |axis: usize| {
                            let new = exchange[place[axes[axis]]];
                            if backwards >> axis & 1 == 0 { new } else { 3 - new }
                        };
                        (16 * turned(0) + 4 * turned(1) + turned(2)) as u8
                    }));
                }
            }
        }
        let bytes = maps.iter().map(bytewise).collect();
        Symmetries { maps, bytes }
    }

    /// Where each cell goes.
    pub fn map(&self, turning: usize) -> &[u8; 64] {
        &self.maps[turning]
    }

    /// The least of all turnings of two sets, and the turning that makes it.
    pub fn least(&self, sets: [u64; 2]) -> ([u64; 2], usize) {
        let mut best = ([u64::MAX; 2], 0);
        for (turning, table) in self.bytes.iter().enumerate() {
            let first = turned(table, sets[0]);
            if first <= best.0[0] {
                let both = [first, turned(table, sets[1])];
                if both < best.0 {
                    best = (both, turning);
                }
            }
        }
        best
    }
}

fn bytewise(map: &[u8; 64]) -> [[u64; 256]; 8] {
    let mut table = [[0; 256]; 8];
    for (byte, sets) in table.iter_mut().enumerate() {
        for (bits, set) in sets.iter_mut().enumerate() {
            *set = cells(bits as u64).fold(0, |all, bit| all | 1 << map[8 * byte + usize::from(bit)]);
        }
    }
    table
}

fn turned(table: &[[u64; 256]; 8], set: u64) -> u64 {
    set.to_le_bytes().iter().zip(table).fold(0, |all, (&byte, sets)| all | sets[usize::from(byte)])
}
