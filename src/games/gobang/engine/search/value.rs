//! Values of the search: points, or wins by their distance.

use crate::core::player::Score;

/// A win now; each ply to the five takes one off.
pub const WIN: i32 = 30_000;
/// Values beyond this are wins, values below its negative losses.
pub const WIN_THRESHOLD: i32 = WIN - 1_000;
/// More than any value.
pub const INFINITY: i32 = WIN + 1;

const LOSS_THRESHOLD: i32 = -WIN_THRESHOLD;

/// Whether a value is a proven win or loss.
#[inline]
pub fn is_decisive(value: i32) -> bool {
    value.abs() > WIN_THRESHOLD
}

/// A value as it is reported.
pub fn to_score(value: i32) -> Score {
    if value > WIN_THRESHOLD {
        Score::Win((WIN - value) as u32)
    } else if value < LOSS_THRESHOLD {
        Score::Loss((WIN + value) as u32)
    } else {
        Score::Points(value)
    }
}

/// A value as the transposition table keeps it: wins counted from the position itself, not from the root.
pub fn to_tt(value: i32, ply: i32) -> i32 {
    match value {
        WIN_THRESHOLD.. => value + ply,
        ..=LOSS_THRESHOLD => value - ply,
        _ => value,
    }
}

/// A value from the transposition table, counted from the root again.
pub fn from_tt(value: i32, ply: i32) -> i32 {
    match value {
        WIN_THRESHOLD.. => value - ply,
        ..=LOSS_THRESHOLD => value + ply,
        _ => value,
    }
}
