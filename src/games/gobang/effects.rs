//! Effects of a move, for its description: threats that the stone makes and threats that it stops.

use crate::core::board_view::MoveEffect;
use crate::core::rules::Side;
use crate::games::rows::{completing, open_rows, stone, straight_rows};

/// Stones in a row that win.
const FIVE: usize = 5;

/// Maximum number of effects in a description.
const MAX_EFFECTS: usize = 2;

/// A placed stone: the board before and after, its cell and its side.
pub struct Stone<'a> {
    /// Cells before the move.
    pub before: &'a [u8],
    /// Cells after the move.
    pub after: &'a [u8],
    /// Number of columns and rows.
    pub size: usize,
    /// Cell of the stone.
    pub cell: usize,
    /// Side of the stone.
    pub side: Side,
}

/// The most important effects of a stone that does not win; without any, the number of open rows through it.
pub fn effects(&Stone { before, after, size, cell, side }: &Stone) -> Vec<MoveEffect> {
    let (own, other) = (stone(side), stone(side.other()));
    let all = straight_rows(size, size, FIVE);
    let directions = through(&all, cell);

    let stops_five = directions.iter().any(|rows| completing(before, rows, other).contains(&cell));
    let gaps: Vec<usize> = directions.iter().map(|rows| completing(after, rows, own).len()).collect();
    let threes = directions.iter().filter(|rows| is_open_three(after, rows, own)).count();
    let mut taken = before.to_vec();
    taken[cell] = other;
    let stops_open_four = directions.iter().any(|rows| completing(&taken, rows, other).len() > 1);

    let mut found = Vec::new();
    if stops_five {
        found.push("stops-five");
    }
    if gaps.iter().any(|&gaps| gaps > 1) {
        found.push("open-four");
    } else {
        match gaps.iter().filter(|&&gaps| gaps > 0).count() {
            0 => {}
            1 => found.push("four"),
            _ => found.push("two-fours"),
        }
    }
    if !stops_five && stops_open_four {
        found.push("stops-open-four");
    }
    match threes {
        0 => {}
        1 => found.push("open-three"),
        _ => found.push("two-threes"),
    }
    if found.is_empty() {
        return vec![MoveEffect { effect: "rows", count: open_rows(after, &all, cell) }];
    }
    found.into_iter().take(MAX_EFFECTS).map(MoveEffect::one).collect()
}

/// Rows through a cell, grouped by direction.
fn through(rows: &[Vec<usize>], cell: usize) -> Vec<Vec<Vec<usize>>> {
    let mut directions: Vec<(usize, Vec<Vec<usize>>)> = Vec::new();
    for row in rows.iter().filter(|row| row.contains(&cell)) {
        let step = row[1].abs_diff(row[0]);
        match directions.iter_mut().find(|(other, _)| *other == step) {
            Some((_, same)) => same.push(row.clone()),
            None => directions.push((step, vec![row.clone()])),
        }
    }
    directions.into_iter().map(|(_, rows)| rows).collect()
}

/// Whether one more stone in these rows makes an open four.
fn is_open_three(cells: &[u8], rows: &[Vec<usize>], own: u8) -> bool {
    if !completing(cells, rows, own).is_empty() {
        return false;
    }
    let gaps = rows.iter().flatten().copied().filter(|&at| cells[at] == b'.');
    gaps.into_iter().any(|at| {
        let mut next = cells.to_vec();
        next[at] = own;
        completing(&next, rows, own).len() > 1
    })
}
