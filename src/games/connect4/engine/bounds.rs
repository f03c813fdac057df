//! Bounds of exact values.
//!
//! A value counts the winner's remaining discs when it completes its four, including that disc; it is
//! positive if the side to move wins, 0 for a draw.

/// Minimum value of a position.
pub const MIN_VALUE: i32 = -21;
/// Maximum value of a position.
pub const MAX_VALUE: i32 = 21;

/// Lower and upper bound of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueBounds {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
}

impl ValueBounds {
    /// No information.
    pub const UNKNOWN: ValueBounds = ValueBounds { lower: MIN_VALUE, upper: MAX_VALUE };

    /// A search window from alpha to beta.
    pub fn window(alpha: i32, beta: i32) -> ValueBounds {
        ValueBounds { lower: alpha, upper: beta }
    }

    /// The window that only tests whether a value exceeds alpha.
    pub fn null_window(alpha: i32) -> ValueBounds {
        ValueBounds::window(alpha, alpha + 1)
    }

    /// Clamps a value to these bounds.
    pub fn clamp(self, value: i32) -> i32 {
        value.clamp(self.lower, self.upper)
    }

    /// The bounds for the other side.
    pub fn negated(self) -> ValueBounds {
        ValueBounds { lower: -self.upper, upper: -self.lower }
    }

    /// The bounds of a child for the side that moved there. After forced moves it may be that side's turn
    /// again; otherwise the signs change.
    pub fn for_parent(self, same_side: bool) -> ValueBounds {
        if same_side { self } else { self.negated() }
    }
}
