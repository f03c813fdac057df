//! Effects of a stone: fours, stopped fours, threats.

use stratege::games::qubic::Position;

use crate::effects::effects;

fn after(moves: &str, chosen: &str) -> Vec<(&'static str, usize)> {
    effects::<Position>(moves, chosen)
}

#[test]
fn effects_are_fours_stopped_fours_and_threats() {
    assert_eq!(after("111 211 112 212 113 213", "114"), [("four", 1)]);
    assert_eq!(after("111 211 112 212 113 213", "214"), [("stops-four", 1)]);
    assert_eq!(after("111 211 112 222", "113"), [("threat", 1)]);
    assert_eq!(after("111 211 112 222 123 332 133 441", "113"), [("two-threats", 1)]);
}

#[test]
fn stones_without_effects_count_open_rows() {
    assert_eq!(after("", "111"), [("rows", 7)]);
    assert_eq!(after("", "112"), [("rows", 4)]);
    assert_eq!(after("222", "333"), [("rows", 6)]);
    // A row that lacked one stone before is not counted again.
    assert_eq!(after("111 211 112 222 113 332", "144"), [("rows", 7)]);
}
