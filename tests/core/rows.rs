//! Rows of cells that a game wins with, and who can still fill them.

use std::collections::BTreeSet;

use stratege::games::rows::{open_rows, straight_rows};

#[test]
fn rows_are_straight_and_unique() {
    for (columns, rows, length, count) in
        [(7, 6, 4, 69), (3, 3, 3, 8), (4, 2, 3, 4), (2, 5, 4, 4), (2, 2, 3, 0)]
    {
        let all = straight_rows(columns, rows, length);
        assert_eq!(all.len(), count);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), count);
        for row in all {
            assert_eq!(row.len(), length);
            let place = |cell: usize| ((cell % columns) as i32, (cell / columns) as i32);
            let steps: BTreeSet<_> = row
                .windows(2)
                .map(|pair| {
                    let ((x, y), (right, down)) = (place(pair[0]), place(pair[1]));
                    (right - x, down - y)
                })
                .collect();
            assert_eq!(steps.len(), 1, "{row:?}");
            assert!(steps.iter().all(|step| [(1, 0), (0, 1), (1, 1), (1, -1)].contains(step)), "{row:?}");
            assert!(row.iter().all(|&cell| cell < columns * rows), "{row:?}");
        }
    }
}

#[test]
fn row_is_open_while_only_one_side_has_stones_on_it() {
    let rows = straight_rows(5, 1, 3);
    assert_eq!([0, 1, 2].map(|cell| open_rows(b"xxx..", &rows, cell)), [1, 2, 3]);
    assert_eq!(open_rows(b"..x.o", &rows, 2), 2);
    assert_eq!(open_rows(b".ox..", &rows, 2), 1);
    assert_eq!(open_rows(b".oxo.", &rows, 2), 0);
}
