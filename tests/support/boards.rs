//! Checks of `BoardView`: the data that the page shows, and boards that it sets up.

use std::collections::BTreeSet;

use stratege::core::board_view::BoardView;
use stratege::search::random::Random;

/// Plays a random game from every start and sets up each of its positions from its cells. `shapes` are the
/// columns and rows of the starts' boards.
pub fn expect_boards<G: BoardView>(shapes: &[(usize, usize)]) {
    let mut seen = BTreeSet::new();
    for (number, start) in (0..).zip(G::starts()) {
        let mut random = Random::new(number);
        let mut position = G::begin(&start);
        let (columns, rows) = position.shape();
        seen.insert((columns, rows));
        let names: BTreeSet<_> = (0..columns * rows).map(|cell| position.cell_name(cell)).collect();
        assert_eq!(names.len(), columns * rows, "{start}");
        loop {
            let (cells, side) = (position.cells(), position.side_to_move());
            assert_eq!(cells.len(), columns * rows, "{start}");
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let text = position.position_text(&cells, side);
            let start: G::Start = text.parse().unwrap();
            let again = G::begin(&start);
            assert_eq!((&again.cells(), again.side_to_move()), (&cells, side), "{text}");
            assert_eq!(start.to_string().parse().as_ref(), Ok(&start), "{text}");
            let chosen = moves[random.below(moves.len())];
            let to = position.move_cells(chosen).to;
            position.play(chosen).unwrap();
            let after = position.cells();
            let changed = to.map(|cell| cells.as_bytes()[cell] != after.as_bytes()[cell]);
            assert_eq!(changed, (cells != after).then_some(true), "{chosen} in {text}");
        }
    }
    assert_eq!(seen, shapes.iter().copied().collect());
}
