//! Effects of a disc: fours, stopped fours, threats.

use stratege::games::connect4::Position;

use crate::effects::effects;

fn after(moves: &str, chosen: &str) -> Vec<(&'static str, usize)> {
    effects::<Position>(moves, chosen)
}

#[test]
fn effects_are_fours_stopped_fours_and_threats() {
    assert_eq!(after("121212", "1"), [("four", 1)]);
    assert_eq!(after("121212", "2"), [("stops-four", 1)]);
    assert_eq!(after("1212", "1"), [("threat", 1)]);
    assert_eq!(after("2233", "4"), [("two-threats", 1)]);
    // Stops the first three columns, and threatens the last four.
    assert_eq!(after("516213", "4"), [("stops-four", 1), ("threat", 1)]);
}

#[test]
fn discs_without_effects_count_open_rows() {
    assert_eq!(after("", "4"), [("rows", 7)]);
    assert_eq!(after("", "1"), [("rows", 3)]);
    // Threats of the lowest row existed before and are not counted again.
    assert_eq!(after("223347", "6"), [("rows", 3)]);
    assert_eq!(after("111111", "1"), []);
}
