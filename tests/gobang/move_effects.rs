//! Effects of a stone: fives, fours, threes, and those it stops.

use stratege::games::gobang::Position;

use crate::effects::effects;

/// Effects of First's stone on `chosen` among stones that both sides have placed in turn.
fn among(first: &[&str], second: &[&str], chosen: &str) -> Vec<&'static str> {
    assert_eq!(first.len(), second.len());
    let moves: Vec<_> = first.iter().zip(second).flat_map(|(one, other)| [*one, *other]).collect();
    effects::<Position>(&moves.join(""), chosen).into_iter().map(|(effect, _)| effect).collect()
}

/// Stones far from all others.
const FAR: [&str; 6] = ["a1", "p1", "a16", "p16", "d1", "m1"];

#[test]
fn own_fives_fours_and_threes_are_effects() {
    assert_eq!(among(&["f8", "g8", "h8", "i8"], &FAR[..4], "j8"), ["five"]);
    assert_eq!(among(&["f8", "g8", "h8"], &FAR[..3], "i8"), ["open-four"]);
    assert_eq!(among(&["f8", "g8", "h8"], &["e8", "p1", "a16"], "i8"), ["four"]);
    let both = ["f8", "g8", "h8", "i9", "i10", "i11"];
    assert_eq!(among(&both, &["e8", "i12", "a1", "p1", "a16", "p16"], "i8"), ["two-fours"]);
    assert_eq!(among(&["g8", "h8"], &FAR[..2], "i8"), ["open-three"]);
    assert_eq!(among(&["g8", "h8", "j9", "k10"], &FAR[..4], "i8"), ["two-threes"]);
    // A four and an open three, in this order.
    let both = ["f8", "g8", "h8", "i9", "i10"];
    assert_eq!(among(&both, &["e8", "p1", "a1", "a16", "p16"], "i8"), ["four", "open-three"]);
    // Blocked on one side: one more stone makes a four, but no open one.
    assert_eq!(among(&["g8", "h8"], &["f8", "p1"], "i8"), ["rows"]);
    // Blocked on both sides: there is room for four, not for five.
    assert_eq!(among(&["g8", "h8"], &["f8", "k8"], "i8"), ["rows"]);
}

#[test]
fn stopped_fives_and_open_fours_are_effects() {
    let four = ["f8", "g8", "h8", "i8"];
    assert_eq!(among(&FAR[..4], &four, "j8"), ["stops-five"]);
    assert_eq!(among(&FAR[..3], &["g8", "h8", "i8"], "j8"), ["stops-open-four"]);
    assert_eq!(among(&["j9", "j10", "a16", "p1"], &four, "j8"), ["stops-five", "open-three"]);
    // At most two effects.
    assert_eq!(among(&["j9", "j10", "j11", "k7", "l6"], &["j12", "f8", "g8", "h8", "a1"], "j8").len(), 2);
    // Three blocked stones make no open four with one more, and neither do two.
    assert_eq!(among(&["e8", "p1", "a16"], &["f8", "g8", "h8"], "i8"), ["rows"]);
    assert_eq!(among(&FAR[..2], &["g8", "h8"], "i8"), ["rows"]);
}

#[test]
fn stones_without_effects_count_open_rows() {
    assert_eq!(effects::<Position>("", "h8"), [("rows", 20)]);
    assert_eq!(effects::<Position>("", "a1"), [("rows", 3)]);
    assert_eq!(effects::<Position>("a1p1", "a1"), []);
}
