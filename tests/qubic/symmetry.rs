//! The 192 symmetries of the cube.

use std::collections::BTreeSet;

use stratege::games::qubic::engine::symmetry::{SYMMETRIES, Symmetries};
use stratege::games::qubic::geometry::ROWS;
use stratege::search::random::Random;

use crate::geometry::as_set;

#[test]
fn symmetries_are_distinct_and_map_rows_to_rows() {
    let rows = as_set(ROWS.map(|row| row.map(usize::from)));
    let symmetries = Symmetries::new();
    let maps: BTreeSet<_> = (0..SYMMETRIES).map(|symmetry| *symmetries.map(symmetry)).collect();
    assert_eq!(maps.len(), 192);
    for map in maps {
        assert_eq!(as_set(ROWS.map(|row| row.map(|cell| map[usize::from(cell)].into()))), rows);
    }
}

#[test]
fn canonical_form_is_invariant_under_symmetries() {
    let symmetries = Symmetries::new();
    let mut random = Random::new(5);
    for _ in 0..50 {
        let first = random.bits() & random.bits() & random.bits();
        let second = random.bits() & random.bits() & !first;
        let (canonical, symmetry) = symmetries.canonical([first, second]);
        let image = |set: u64, map: &[u8; 64]| {
            (0..64).filter(|cell| set >> cell & 1 != 0).fold(0u64, |all, cell| all | 1 << map[cell])
        };
        assert_eq!([first, second].map(|set| image(set, symmetries.map(symmetry))), canonical);
        for symmetry in 0..SYMMETRIES {
            let again = [first, second].map(|set| image(set, symmetries.map(symmetry)));
            assert_eq!(symmetries.canonical(again).0, canonical);
        }
    }
}
