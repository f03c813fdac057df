//! The generalised sequential probability ratio test (GSPRT) of two rating differences on game pairs. After
//! each pair it computes the log-likelihood ratio of the hypotheses, each with the most likely distribution
//! of results that has its mean score. The test ends when the ratio leaves the bounds given by the error
//! rates.
//!
//! Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a distribution"
//! (2020); as in fishtest, but with logistic ratings.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::pentanomial::{Pentanomial, SHARES};

/// Count of a result that has not occurred, so that no distribution excludes it.
const UNSEEN_COUNT: f64 = 1e-3;

/// Bisection steps, enough for the precision of `f64`.
const BISECTIONS: u32 = 60;

/// Two hypotheses, and the error rates of the test between them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// Rating difference of the null hypothesis.
    pub elo0: f64,
    /// Rating difference of the alternative.
    pub elo1: f64,
    /// Rate of accepting the alternative if the null hypothesis is true.
    pub alpha: f64,
    /// Rate of accepting the null hypothesis if the alternative is true.
    pub beta: f64,
}

/// Result of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The null hypothesis is accepted: no gain.
    Rejected,
    /// The alternative is accepted: a gain.
    Accepted,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Rejected => "H0 accepted: no gain",
            Verdict::Accepted => "H1 accepted: a gain",
        })
    }
}

impl Sprt {
    /// Checks the hypotheses and error rates.
    pub fn check(&self) -> Result<(), String> {
        let is_rate = |rate: f64| rate > 0.0 && rate < 0.5;
        if !(self.elo0 < self.elo1 && self.elo0.abs() < 1000.0 && self.elo1.abs() < 1000.0) {
            return Err("a test needs a lower and a higher rating difference below 1000: --sprt 0 5".into());
        }
        if !(is_rate(self.alpha) && is_rate(self.beta)) {
            return Err("an error rate is more than 0 and less than 0.5".into());
        }
        Ok(())
    }

    /// The bounds of the ratio: the null hypothesis is accepted below the first, the alternative above the
    /// second.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of these counts.
    pub fn llr(&self, counts: &Pentanomial) -> f64 {
        if counts.pairs() == 0 {
            return 0.0;
        }
        let counts = counts.0.map(|count| if count == 0 { UNSEEN_COUNT } else { f64::from(count) });
        let weights = |elo| fitted_weights(&counts, expected_score(elo));
        let (null, alternative) = (weights(self.elo0), weights(self.elo1));
        (0..counts.len()).map(|index| counts[index] * (null[index] / alternative[index]).ln()).sum()
    }

    /// The verdict after these counts, if the ratio has left the bounds.
    pub fn verdict(&self, counts: &Pentanomial) -> Option<Verdict> {
        let ((low, high), llr) = (self.bounds(), self.llr(counts));
        if llr <= low {
            Some(Verdict::Rejected)
        } else if llr >= high {
            Some(Verdict::Accepted)
        } else {
            None
        }
    }
}

/// Mean score for a rating difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Divisors of the counts that give the most likely distribution with this mean: `1 + θ (share - mean)`,
/// where θ is chosen so that the distribution has the mean.
fn fitted_weights(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let weight = |theta: f64, share: f64| 1.0 + theta * (share - mean);
    let excess = |theta: f64| -> f64 {
        counts.iter().zip(SHARES).map(|(count, share)| count * (share - mean) / weight(theta, share)).sum()
    };
    // Decreases from infinity to minus infinity in this interval.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..BISECTIONS {
        let middle = 0.5 * (low + high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    SHARES.map(|share| weight(0.5 * (low + high), share))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stratege::search::random::Random;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    /// The ratio for normally distributed pair results, the limit of a long match.
    fn normal_llr(sprt: &Sprt, counts: &Pentanomial) -> f64 {
        let ((mean, error), pairs) = (counts.mean(), f64::from(counts.pairs()));
        let (s0, s1) = (expected_score(sprt.elo0), expected_score(sprt.elo1));
        (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * error * error * pairs) * pairs
    }

    #[test]
    fn long_matches_approach_the_normal_llr() {
        for counts in [[310, 1600, 4100, 1800, 350], [100, 900, 3000, 850, 90], [500, 0, 1400, 0, 560]] {
            let counts = Pentanomial(counts);
            let sprt = Sprt { elo0: 0.0, elo1: 5.0, ..TEST };
            let (exact, normal) = (sprt.llr(&counts), normal_llr(&sprt, &counts));
            assert!((exact - normal).abs() < 0.01 * normal.abs() + 0.02, "{counts}: {exact} {normal}");
        }
    }

    #[test]
    fn wins_and_losses_alone_have_the_llr_of_a_coin() {
        // Pairs with 0 or 2 points are coin tosses, whose likelihood ratio has a closed form.
        let (lost, won) = (40, 60);
        let (s0, s1) = (expected_score(TEST.elo0), expected_score(TEST.elo1));
        let coin = f64::from(won) * (s1 / s0).ln() + f64::from(lost) * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((TEST.llr(&Pentanomial([lost, 0, 0, 0, won])) - coin).abs() < 1e-3);
        assert!(TEST.llr(&Pentanomial([0, 0, 0, 0, 1])) < 0.1, "one pair proves nothing");
        assert_eq!(TEST.llr(&Pentanomial::default()), 0.0);
    }

    #[test]
    fn bounds_are_walds() {
        let (low, high) = TEST.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        for wrong in [Sprt { elo1: 0.0, ..TEST }, Sprt { alpha: 0.0, ..TEST }, Sprt { beta: 0.7, ..TEST }] {
            assert!(wrong.check().is_err());
        }
        assert_eq!(TEST.check(), Ok(()));
    }

    /// Rate of accepting the alternative for this rating difference, and mean number of pairs. Coins decide
    /// the games; openings favour a colour by `bias` of the score, which cancels within a pair.
    fn simulate(elo: f64, draws: f64, bias: f64, runs: u32) -> (f64, f64) {
        let mut random = Random::new(1);
        let mut share = || random.bits() as f64 / u64::MAX as f64;
        let score = expected_score(elo);
        let mut half_points = |score: f64| match share() {
            chance if chance < draws => 1,
            _ if share() < (score - 0.5 * draws) / (1.0 - draws) => 2,
            _ => 0,
        };
        let (mut accepted, mut pairs) = (0, 0);
        for _ in 0..runs {
            let mut counts = Pentanomial::default();
            let verdict = loop {
                counts.count(half_points(score + bias) + half_points(score - bias));
                if let Some(verdict) = TEST.verdict(&counts) {
                    break verdict;
                }
            };
            accepted += u32::from(verdict == Verdict::Accepted);
            pairs += counts.pairs();
        }
        (f64::from(accepted) / f64::from(runs), f64::from(pairs) / f64::from(runs))
    }

    #[test]
    fn error_rates_hold() {
        check_error_rates(150);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn error_rates_hold_over_many_runs() {
        check_error_rates(2_000);
    }

    fn check_error_rates(runs: u32) {
        // Three standard errors of `runs` tests with an error rate of 0.05.
        let max_rate = 0.05 + 3.0 * (0.05f64 * 0.95 / f64::from(runs)).sqrt();
        for (draws, bias) in [(0.0, 0.0), (0.4, 0.15)] {
            let (false_positive, _) = simulate(TEST.elo0, draws, bias, runs);
            let (power, _) = simulate(TEST.elo1, draws, bias, runs);
            assert!(false_positive < max_rate && 1.0 - power < max_rate, "{draws}: {false_positive} {power}");
        }
    }

    #[test]
    fn differences_far_from_the_hypotheses_are_decided_soon() {
        let (worse, short) = simulate(-60.0, 0.3, 0.0, 100);
        let (better, _) = simulate(90.0, 0.3, 0.0, 100);
        let (_, long) = simulate(10.0, 0.3, 0.0, 100);
        assert_eq!((worse, better), (0.0, 1.0));
        assert!(4.0 * short < long, "{short} {long}");
    }
}
