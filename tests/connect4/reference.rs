//! A second, slow and obvious implementation of Connect Four: a list of columns.

/// Seven stacks of discs, 1 for the first player and 2 for the second.
#[derive(Clone, Default)]
pub struct Plain {
    pub columns: [Vec<i32>; 7],
}

impl Plain {
    pub fn at(&self, column: i32, row: i32) -> i32 {
        if !(0..7).contains(&column) || row < 0 {
            return 0;
        }
        self.columns[column as usize].get(row as usize).copied().unwrap_or(0)
    }

    /// Column and row of every cell of a four.
    pub fn fours(&self) -> Vec<(i32, i32)> {
        let mut cells = Vec::new();
        for column in 0..7 {
            for row in 0..6 {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let line: Vec<_> = (0..4).map(|k| (column + k * right, row + k * up)).collect();
                    let owner = self.at(column, row);
                    if owner != 0 && line.iter().all(|&(column, row)| self.at(column, row) == owner) {
                        cells.extend(line);
                    }
                }
            }
        }
        cells
    }

    pub fn cells(&self) -> String {
        let rows = (0..6).rev().flat_map(|row| (0..7).map(move |column| (column, row)));
        rows.map(|(column, row)| ['.', 'x', 'o'][self.at(column, row) as usize]).collect()
    }
}
