//! A second, slow and obvious implementation of Gobang: a table of squares, and a walk along every line.

use stratege::core::rules::Side;

/// A square board of any size.
#[derive(Clone)]
pub struct Plain {
    pub size: i32,
    pub squares: Vec<Vec<Option<Side>>>,
}

impl Plain {
    pub fn new(size: usize) -> Plain {
        Plain { size: size as i32, squares: vec![vec![None; size]; size] }
    }

    /// The side of a stone; `None` for empty squares and off the board.
    pub fn at(&self, column: i32, row: i32) -> Option<Side> {
        let on_board = (0..self.size).contains(&column) && (0..self.size).contains(&row);
        if on_board { self.squares[row as usize][column as usize] } else { None }
    }

    pub fn set(&mut self, column: usize, row: usize, side: Side) {
        self.squares[row][column] = Some(side);
    }

    /// Cells of every unbroken row of `min` to `max` stones of one side.
    pub fn long_rows(&self, side: Side, min: usize, max: usize) -> Vec<usize> {
        let mut cells = Vec::new();
        for row in 0..self.size {
            for column in 0..self.size {
                for (right, down) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                    if self.at(column - right, row - down) == Some(side) {
                        continue; // not the beginning of a row
                    }
                    let run = (0..).map(|step| (column + step * right, row + step * down));
                    let run: Vec<_> =
                        run.take_while(|&(column, row)| self.at(column, row) == Some(side)).collect();
                    if (min..=max).contains(&run.len()) {
                        cells.extend(run.iter().map(|(column, row)| (row * self.size + column) as usize));
                    }
                }
            }
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    pub fn cells(&self) -> String {
        let letter = |square: &Option<Side>| match square {
            Some(Side::First) => 'x',
            Some(Side::Second) => 'o',
            None => '.',
        };
        self.squares.iter().flatten().map(letter).collect()
    }
}
