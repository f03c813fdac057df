use stratege::games::connect4::Position;

use crate::effects::effects;

fn after(moves: &str, chosen: &str) -> Vec<(&'static str, usize)> {
    effects::<Position>(moves, chosen)
}

#[test]
fn a_disc_completes_stops_and_threatens_fours() {
    assert_eq!(after("121212", "1"), [("four", 1)]);
    assert_eq!(after("121212", "2"), [("stops-four", 1)]);
    assert_eq!(after("1212", "1"), [("threat", 1)]);
    assert_eq!(after("2233", "4"), [("two-threats", 1)]);
    // Against the first three columns, and for the last four.
    assert_eq!(after("516213", "4"), [("stops-four", 1), ("threat", 1)]);
}

#[test]
fn of_any_other_disc_the_open_rows_are_counted() {
    assert_eq!(after("", "4"), [("rows", 7)]);
    assert_eq!(after("", "1"), [("rows", 3)]);
    // The threats of the lowest row stood before, and are not counted again.
    assert_eq!(after("223347", "6"), [("rows", 3)]);
    assert_eq!(after("111111", "1"), []);
}
