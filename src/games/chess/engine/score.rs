//! Search values: mates, bounds of the window, and the absence of an evaluation.

/// Being mated now is `-MATE`; a mate in n plies is worth `MATE - n`.
pub const MATE: i32 = 31_000;
/// Outside of every window.
pub const INFINITY: i32 = 32_000;
/// Values from here on are mates.
pub const MIN_MATE: i32 = MATE - 1000;
/// In place of an evaluation that does not exist.
pub const NO_EVAL: i32 = -32_001;
/// The search goes no deeper.
pub const MAX_PLY: usize = 120;

/// The value of mating at this ply.
#[inline]
pub fn mate_in(ply: usize) -> i32 {
    MATE - ply as i32
}

/// The value of being mated at this ply.
#[inline]
pub fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether a value is a mate for either side.
#[inline]
pub fn is_mate(value: i32) -> bool {
    value.abs() >= MIN_MATE
}
