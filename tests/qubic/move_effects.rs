use stratege::games::qubic::Position;

use crate::effects::effects;

fn after(moves: &str, chosen: &str) -> Vec<(&'static str, usize)> {
    effects::<Position>(moves, chosen)
}

#[test]
fn a_stone_completes_stops_and_threatens_rows() {
    assert_eq!(after("111 211 112 212 113 213", "114"), [("four", 1)]);
    assert_eq!(after("111 211 112 212 113 213", "214"), [("stops-four", 1)]);
    assert_eq!(after("111 211 112 222", "113"), [("threat", 1)]);
    assert_eq!(after("111 211 112 222 123 332 133 441", "113"), [("two-threats", 1)]);
}

#[test]
fn of_any_other_stone_the_open_rows_are_counted() {
    assert_eq!(after("", "111"), [("rows", 7)]);
    assert_eq!(after("", "112"), [("rows", 4)]);
    assert_eq!(after("222", "333"), [("rows", 6)]);
    // The row that lacked one stone before is not counted again.
    assert_eq!(after("111 211 112 222 113 332", "144"), [("rows", 7)]);
}
