//! The bitboards compared with column-and-row computations.

use stratege::games::connect4::geometry::{
    CELLS, COLUMNS, EVEN_ROWS, FULL_BOARD, ODD_ROWS, ROWS, cell_at, cell_at_index, cell_index, cells,
    centre_first, column_cells, column_of, discs_in_fours, has_four, mirror,
};
use stratege::search::random::Random;

/// Column and row of every cell, from the top left.
fn places() -> impl Iterator<Item = (usize, usize)> {
    (0..ROWS).rev().flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
}

#[test]
fn cells_are_counted_row_by_row_from_the_top_left() {
    let mut all = 0;
    for (index, (column, row)) in places().enumerate() {
        let cell = cell_at(column, row);
        assert_eq!((cell_index(cell), cell_at_index(index), column_of(cell)), (index, cell, column));
        assert_eq!(column_cells(column) & cell, cell);
        assert_eq!(ODD_ROWS & cell != 0, row % 2 == 0);
        assert_eq!(EVEN_ROWS & cell != 0, row % 2 == 1);
        assert_eq!(mirror(cell), cell_at(COLUMNS - 1 - column, row));
        all |= cell;
    }
    assert_eq!((all, all.count_ones()), (FULL_BOARD, CELLS));
    assert_eq!((0..COLUMNS).map(column_cells).sum::<u64>(), FULL_BOARD);
}

#[test]
fn cells_iterates_over_a_set() {
    let mut random = Random::new(1);
    for _ in 0..200 {
        let set = (0..1 + random.below(12)).fold(0, |set, _| set | cell_at_index(random.below(42)));
        let walked: Vec<u64> = cells(set).collect();
        assert!(walked.iter().all(|cell| cell.count_ones() == 1));
        assert_eq!(walked.iter().sum::<u64>(), set);
        let columns: Vec<usize> = centre_first(set).map(column_of).collect();
        let wanted = [3, 2, 4, 1, 5, 0, 6].into_iter().filter(|&column| set & column_cells(column) != 0);
        assert_eq!(columns, wanted.collect::<Vec<_>>());
        assert_eq!(centre_first(set).sum::<u64>(), set);
    }
}

/// Cells of every four in a row within the set, found by walking from every cell.
fn slow_fours(set: u64) -> u64 {
    let mut found = 0;
    for (column, row) in places() {
        for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let four = [0, 1, 2, 3].map(|step| {
                let (column, row) = (column as i32 + step * right, row as i32 + step * up);
                let on_board = (0..COLUMNS as i32).contains(&column) && (0..ROWS as i32).contains(&row);
                on_board.then(|| cell_at(column as usize, row as usize))
            });
            if let [Some(a), Some(b), Some(c), Some(d)] = four
                && [a, b, c, d].iter().all(|cell| set & cell != 0)
            {
                found |= a | b | c | d;
            }
        }
    }
    found
}

#[test]
fn fours_agree_with_walking() {
    let mut random = Random::new(2);
    let [mut with, mut without] = [0, 0];
    for _ in 0..5000 {
        let share = 30 + random.below(40);
        let set =
            (0..42).filter(|_| random.below(100) < share).fold(0, |set, index| set | cell_at_index(index));
        let fours = slow_fours(set);
        assert_eq!((discs_in_fours(set), has_four(set)), (fours, fours != 0), "{set:b}");
        *if fours != 0 { &mut with } else { &mut without } += 1;
    }
    assert!(with > 500 && without > 500, "{with} with fours, {without} without");
}
