//! Values of the search: points, or wins by their distance.

use crate::core::player::Score;

/// Value of an immediate win; each ply to the five subtracts one.
pub const WIN: i32 = 30_000;
/// Values above this are wins, values below its negative are losses.
pub const WIN_THRESHOLD: i32 = WIN - 1_000;
/// Greater than every value.
pub const INFINITY: i32 = WIN + 1;

const LOSS_THRESHOLD: i32 = -WIN_THRESHOLD;

/// Whether a value is a proven win or loss.
#[inline]
pub fn is_decisive(value: i32) -> bool {
    value.abs() > WIN_THRESHOLD
}

/// Converts a value to the score that players report.
pub fn to_score(value: i32) -> Score {
    if value > WIN_THRESHOLD {
        Score::Win((WIN - value) as u32)
    } else if value < LOSS_THRESHOLD {
        Score::Loss((WIN + value) as u32)
    } else {
        Score::Points(value)
    }
}

/// Converts a value for the transposition table: win distances relative to the position instead of the root.
pub fn to_tt(value: i32, ply: i32) -> i32 {
    match value {
        WIN_THRESHOLD.. => value + ply,
        ..=LOSS_THRESHOLD => value - ply,
        _ => value,
    }
}

/// Converts a value from the transposition table: win distances relative to the root.
pub fn from_tt(value: i32, ply: i32) -> i32 {
    match value {
        WIN_THRESHOLD.. => value - ply,
        ..=LOSS_THRESHOLD => value + ply,
        _ => value,
    }
}
