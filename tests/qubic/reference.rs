//! A second, slow and obvious implementation of Qubic: a list of cells, and the rows of the source's data
//! cards.

use std::sync::LazyLock;

/// Rows of the source's data cards, cells counted from 0.
pub static CARDS: LazyLock<Vec<[usize; 4]>> = LazyLock::new(|| {
    let lines = include_str!("../data/ttt3d-rows.txt").lines().filter(|line| !line.starts_with('#'));
    let cell = |word: &str| word.parse::<usize>().unwrap() - 1;
    lines.map(|line| line.split(' ').map(cell).collect::<Vec<_>>().try_into().unwrap()).collect()
});

/// A list of cells, with the cards' rows.
#[derive(Clone)]
pub struct Plain {
    pub cells: [char; 64],
    rows: &'static [[usize; 4]],
}

impl Plain {
    pub fn new() -> Plain {
        Plain { cells: ['.'; 64], rows: &CARDS }
    }

    pub fn winner(&self) -> Option<char> {
        let full = |row: &&[usize; 4]| {
            self.cells[row[0]] != '.' && row.iter().all(|&cell| self.cells[cell] == self.cells[row[0]])
        };
        self.rows.iter().find(full).map(|row| self.cells[row[0]])
    }

    pub fn has_open_row(&self) -> bool {
        let open = |row: &[usize; 4], stone| row.iter().all(|&cell| self.cells[cell] != stone);
        self.rows.iter().any(|row| open(row, 'x') || open(row, 'o'))
    }
}
