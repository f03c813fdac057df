use std::collections::BTreeSet;

use stratege::games::qubic::geometry::ROWS;

use crate::reference::CARDS;

/// Rows in an order that does not depend on where they come from.
pub fn as_set<const N: usize>(rows: impl IntoIterator<Item = [usize; N]>) -> BTreeSet<[usize; N]> {
    let sorted = |mut row: [usize; N]| {
        row.sort();
        row
    };
    rows.into_iter().map(sorted).collect()
}

#[test]
fn the_rows_are_those_of_the_data_cards() {
    let own = as_set(ROWS.map(|row| row.map(usize::from)));
    assert_eq!(own.len(), 76);
    assert_eq!(own, as_set(CARDS.iter().copied()));
}
