//! What the exact value of a position can be.
//!
//! A value counts the discs that the winner has left when it completes its four, that one included; it is positive
//! where the side to move wins, 0 for a draw.

/// The least value that any position has.
pub const MIN_VALUE: i32 = -21;
/// The greatest.
pub const MAX_VALUE: i32 = 21;

/// A lower and an upper bound of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueBounds {
    /// The value is this or more.
    pub lower: i32,
    /// The value is this or less.
    pub upper: i32,
}

impl ValueBounds {
    /// Nothing is known.
    pub const UNKNOWN: ValueBounds = ValueBounds { lower: MIN_VALUE, upper: MAX_VALUE };

    /// A search window, from alpha to beta.
    pub fn window(alpha: i32, beta: i32) -> ValueBounds {
        ValueBounds { lower: alpha, upper: beta }
    }

    /// The window that only tells whether a value is above alpha.
    pub fn null_window(alpha: i32) -> ValueBounds {
        ValueBounds::window(alpha, alpha + 1)
    }

    /// The number within these bounds that is nearest to the value.
    pub fn clamp(self, value: i32) -> i32 {
        value.clamp(self.lower, self.upper)
    }

    /// The same bounds for the other side.
    pub fn negated(self) -> ValueBounds {
        ValueBounds { lower: -self.upper, upper: -self.lower }
    }

    /// The bounds of a child, seen by the side that moved there. After forced moves it may be that side's turn
    /// again; otherwise the signs change.
    pub fn for_parent(self, same_side: bool) -> ValueBounds {
        if same_side { self } else { self.negated() }
    }
}
