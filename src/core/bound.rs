//! What a search has found: the exact value of a position, or a bound on it.

use serde::Serialize;

/// How a value that a search has found relates to the true one.
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
    /// The bound that a fail-soft search of the window (alpha, beta) has found.
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

    /// Whether a stored value settles a search of the window (alpha, beta).
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
    fn a_bound_cuts_where_it_lies_outside_the_window() {
        for (value, bound) in [(-5, Bound::Upper), (0, Bound::Exact), (5, Bound::Lower)] {
            assert_eq!(Bound::of(value, -2, 2), bound);
            assert!(bound.cuts(value, -2, 2));
        }
        assert!(!Bound::Upper.cuts(0, -2, 2) && !Bound::Lower.cuts(0, -2, 2));
    }
}
