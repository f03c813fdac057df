//! How a search result relates to the true value, shared by all engines.
//!
//! ```
//! use stratege::core::bound::Bound;
//!
//! assert_eq!(Bound::of(30, 0, 20), Bound::Lower);
//! assert!(Bound::Lower.cuts(30, 0, 20));
//! ```

use serde::Serialize;

/// Relation of a search result to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bound {
    /// The search failed low: the true value is this or less.
    Upper,
    /// The value is exact.
    Exact,
    /// The search failed high: the true value is this or more.
    Lower,
}

impl Bound {
    /// Classifies a result of a fail-soft search with window (alpha, beta).
    #[inline]
    pub fn of(value: i32, alpha: i32, beta: i32) -> Bound {
        if value <= alpha {
            Bound::Upper
        } else if value >= beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// Whether a stored value ends a search with window (alpha, beta).
    #[inline]
    pub fn cuts(self, value: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Bound::Upper => value <= alpha,
            Bound::Exact => true,
            Bound::Lower => value >= beta,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_outside_the_window_cut() {
        for (value, bound) in [(-5, Bound::Upper), (0, Bound::Exact), (5, Bound::Lower)] {
            assert_eq!(Bound::of(value, -2, 2), bound);
            assert!(bound.cuts(value, -2, 2));
        }
        assert!(!Bound::Upper.cuts(0, -2, 2) && !Bound::Lower.cuts(0, -2, 2));
    }
}
