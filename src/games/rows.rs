//! Rows of stones on a board of cells: cells that complete a row, and effects of a stone on its rows.
//!
//! For descriptions of single moves, not for searches: cells are the letters of
//! [`BoardView::cells`](crate::core::board_view::BoardView::cells).

use crate::core::board_view::MoveEffect;
use crate::core::rules::Side;

/// All straight rows of `length` cells on a flat board.
pub fn straight_rows(columns: usize, rows: usize, length: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for (across, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for start in 0..columns * rows {
            let (column, row) = ((start % columns) as isize, (start / columns) as isize);
            let cells: Vec<usize> = (0..length as isize)
                .map(|step| (column + step * across, row + step * down))
                .take_while(|&(x, y)| (0..columns as isize).contains(&x) && (0..rows as isize).contains(&y))
                .map(|(x, y)| y as usize * columns + x as usize)
                .collect();
            if cells.len() == length {
                found.push(cells);
            }
        }
    }
    found
}

/// Letter of a side's stones.
pub fn stone(side: Side) -> u8 {
    match side {
        Side::First => b'x',
        Side::Second => b'o',
    }
}

/// Empty cells that would complete a row of this stone, each once.
pub fn completing(cells: &[u8], rows: &[Vec<usize>], stone: u8) -> Vec<usize> {
    let mut found = Vec::new();
    for row in rows {
        let mut others = row.iter().filter(|&&cell| cells[cell] != stone);
        if let (Some(&gap), None) = (others.next(), others.next())
            && cells[gap] == b'.'
            && !found.contains(&gap)
        {
            found.push(gap);
        }
    }
    found
}

/// Number of rows through a cell without a stone of the other side.
pub fn open_rows(cells: &[u8], rows: &[Vec<usize>], cell: usize) -> usize {
    let own = cells[cell];
    let is_open = |row: &&Vec<usize>| {
        row.contains(&cell) && row.iter().all(|&at| matches!(cells[at], b'.') || cells[at] == own)
    };
    rows.iter().filter(is_open).count()
}

/// Effects of a stone on `cell` in a game that the first completed row wins.
pub fn effects(before: &[u8], rows: &[Vec<usize>], cell: usize, side: Side) -> Vec<MoveEffect> {
    let (own, other) = (stone(side), stone(side.other()));
    let earlier = completing(before, rows, own);
    if earlier.contains(&cell) {
        return vec![MoveEffect::one("four")];
    }
    let mut after = before.to_vec();
    after[cell] = own;
    let mut found = Vec::new();
    if completing(before, rows, other).contains(&cell) {
        found.push(MoveEffect::one("stops-four"));
    }
    match completing(&after, rows, own).iter().filter(|gap| !earlier.contains(gap)).count() {
        0 => {}
        1 => found.push(MoveEffect::one("threat")),
        _ => found.push(MoveEffect::one("two-threats")),
    }
    if found.is_empty() {
        found.push(MoveEffect { effect: "rows", count: open_rows(&after, rows, cell) });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_rows_of_a_flat_board_are_complete() {
        assert_eq!(straight_rows(7, 6, 4).len(), 69);
        assert_eq!(straight_rows(3, 3, 3).len(), 8);
    }

    #[test]
    fn effects_are_fours_stopped_fours_threats_and_rows() {
        let rows = straight_rows(4, 1, 4);
        let effect = |cells: &[u8], cell, side| effects(cells, &rows, cell, side)[0].effect;
        assert_eq!(effect(b"xxx.", 3, Side::First), "four");
        assert_eq!(effect(b"xxx.", 3, Side::Second), "stops-four");
        assert_eq!(effect(b"xx..", 2, Side::First), "threat");
        assert_eq!(effects(b"x...", &rows, 1, Side::First), [MoveEffect { effect: "rows", count: 1 }]);
    }
}
