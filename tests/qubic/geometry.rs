//! The 76 rows compared with the data cards of the source.

use std::collections::BTreeSet;

use stratege::games::qubic::geometry::ROWS;

use crate::reference::CARDS;

/// Rows in an order that does not depend on their origin.
pub fn as_set<const N: usize>(rows: impl IntoIterator<Item = [usize; N]>) -> BTreeSet<[usize; N]> {
    let sorted = |mut row: [usize; N]| {
        row.sort();
        row
    };
    rows.into_iter().map(sorted).collect()
}

#[test]
fn rows_agree_with_the_data_cards() {
    let own = as_set(ROWS.map(|row| row.map(usize::from)));
    assert_eq!(own.len(), 76);
    assert_eq!(own, as_set(CARDS.iter().copied()));
}
