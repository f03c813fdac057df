//! Search values: mate scores, infinity, and the marker for a missing evaluation.

/// Value of being mated now, negated; a mate in `n` plies is worth `MATE - n`.
pub const MATE: i32 = 31_000;
/// Beyond every window.
pub const INFINITY: i32 = 32_000;
/// Minimum value of a mate score.
pub const MIN_MATE: i32 = MATE - 1000;
/// Marks a missing evaluation.
pub const NO_EVAL: i32 = -32_001;
/// Maximum depth of the search tree.
pub const MAX_PLY: usize = 120;

/// The value of mating at `ply`.
#[inline]
pub fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// The value of being mated at `ply`.
#[inline]
pub fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether a value is a mate score for either side.
#[inline]
pub fn is_mate(value: i32) -> bool {
    value.abs() >= MIN_MATE
}
