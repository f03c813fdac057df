//! Results of game pairs, which play the same opening with both colours. The games of a pair are not
//! independent: an opening that favours a colour cancels within the pair. Statistics therefore count pairs.

use std::fmt;

use stratege::lab::rating_difference;

/// Number of pairs with 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u32; 5]);

/// Points of a pair as a share of its maximum.
pub const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Half width of a 95 % confidence interval in standard errors.
const Z_95: f64 = 1.96;

impl Pentanomial {
    /// Adds a pair with 0 to 4 half points.
    pub fn count(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// Number of pairs.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Mean share of the points, and its standard error.
    pub fn mean(&self) -> (f64, f64) {
        let pairs = f64::from(self.pairs()).max(1.0);
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            self.0.iter().zip(SHARES).map(|(&count, share)| f64::from(count) * value(share)).sum()
        };
        let mean = sum(&|share| share) / pairs;
        let variance = sum(&|share| (share - mean).powi(2)) / pairs;
        (mean, (variance / pairs).sqrt())
    }

    /// Rating difference with its 95 % confidence interval.
    pub fn elo(&self) -> Elo {
        let (mean, error) = self.mean();
        let at = |errors: f64| rating_difference((mean + errors * error).clamp(0.0, 1.0));
        Elo { estimate: at(0.0), low: at(-Z_95), high: at(Z_95) }
    }
}

impl fmt::Display for Pentanomial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", self.0.map(|count| count.to_string()).join(", "))
    }
}

/// A rating difference with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// Estimate from the mean score.
    pub estimate: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Elo {
    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { estimate, low, high } = self;
        match (estimate.is_finite(), self.margin()) {
            // Identical results give no estimate of the error.
            (true, 0.0) => write!(f, "{estimate:+.1}, margin unknown"),
            (true, margin) if margin.is_finite() => write!(f, "{estimate:+.1} ± {margin:.1}"),
            (true, _) => write!(f, "{estimate:+.1} ({low:+.0} to {high:+.0})"),
            (false, _) => write!(f, "{estimate:+}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balanced_pairs_add_no_variance() {
        // The same 100 games: as pairs in which each side wins once, and as pairs won by one side.
        let even = Pentanomial([0, 0, 50, 0, 0]);
        let uneven = Pentanomial([25, 0, 0, 0, 25]);
        assert_eq!((even.mean(), uneven.mean().0), ((0.5, 0.0), 0.5));
        assert!((uneven.mean().1 - 0.5 / 50f64.sqrt()).abs() < 1e-12);
    }

    #[test]
    fn mean_and_error_match_the_textbook() {
        let counts = Pentanomial([3, 10, 40, 27, 20]);
        let (mean, error) = counts.mean();
        assert!((mean - (2.5 + 20.0 + 20.25 + 20.0) / 100.0).abs() < 1e-12);
        // Variance as the mean of the squares minus the square of the mean.
        let squares = (10.0 / 16.0 + 40.0 / 4.0 + 27.0 * 9.0 / 16.0 + 20.0) / 100.0;
        assert!((error - ((squares - mean * mean) / 100.0).sqrt()).abs() < 1e-12);
        let elo = counts.elo();
        assert!(
            (elo.estimate - 91.0).abs() < 1.0 && elo.low < elo.estimate && elo.estimate < elo.high,
            "{elo}"
        );
    }

    #[test]
    fn one_sided_results_have_infinite_bounds() {
        assert_eq!(Pentanomial([0, 0, 0, 0, 9]).elo().to_string(), "+inf");
        assert_eq!(Pentanomial([0, 9, 0, 0, 0]).elo().to_string(), "-190.8, margin unknown");
        assert!(Pentanomial([0, 0, 0, 1, 2]).elo().to_string().ends_with("to +inf)"));
    }
}
