//! The sequential probability ratio test of two rating differences on pairs of games (GSPRT): after each pair the log
//! likelihood ratio of the two hypotheses, each with the distribution of results that fits the counts best among those
//! of its mean score. The test ends when the ratio leaves the bounds that the error rates set.
//!
//! Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a distribution" (2020); the
//! same as in fishtest, for logistic ratings.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::pentanomial::{Pentanomial, SHARES};

/// A result that has not come up counts as so many, so that no distribution excludes it.
const UNSEEN: f64 = 1e-3;

/// Halvings of an interval until it is as narrow as the numbers are exact.
const HALVINGS: u32 = 60;

/// Two hypotheses and the error rates of the test between them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sprt {
    /// The rating difference of the null hypothesis.
    pub elo0: f64,
    /// That of the alternative.
    pub elo1: f64,
    /// How often the alternative is accepted where the null hypothesis is true.
    pub alpha: f64,
    /// How often the null hypothesis is accepted where the alternative is true.
    pub beta: f64,
}

/// How a test has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The null hypothesis: no gain.
    Rejected,
    /// The alternative: a gain.
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
    /// What is wrong with the numbers, if anything is.
    pub fn check(&self) -> Result<(), String> {
        let is_rate = |rate: f64| rate > 0.0 && rate < 0.5;
        match () {
            _ if !(self.elo0 < self.elo1 && self.elo0.abs() < 1000.0 && self.elo1.abs() < 1000.0) => {
                Err("a test needs a lower and a higher rating difference below 1000: --sprt 0 5".into())
            }
            _ if !(is_rate(self.alpha) && is_rate(self.beta)) => {
                Err("an error rate is more than 0 and less than 0.5".into())
            }
            _ => Ok(()),
        }
    }

    /// Below the first the null hypothesis is accepted, above the second the alternative.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log likelihood ratio of these counts.
    pub fn llr(&self, counts: &Pentanomial) -> f64 {
        if counts.pairs() == 0 {
            return 0.0;
        }
        let counts = counts.0.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let weights = |elo| fitted_weights(&counts, expected_score(elo));
        let (null, alternative) = (weights(self.elo0), weights(self.elo1));
        (0..counts.len()).map(|index| counts[index] * (null[index] / alternative[index]).ln()).sum()
    }

    /// How the test ends after these counts, if it does.
    pub fn verdict(&self, counts: &Pentanomial) -> Option<Verdict> {
        let ((low, high), llr) = (self.bounds(), self.llr(counts));
        match () {
            _ if llr <= low => Some(Verdict::Rejected),
            _ if llr >= high => Some(Verdict::Accepted),
            _ => None,
        }
    }
}

/// The mean score that belongs to a rating difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The distribution with this mean that makes the counts most likely gives each result the share of its count, divided
/// by these. They are `1 + θ (share - mean)`, with the θ for which the mean comes out.
fn fitted_weights(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let weight = |theta: f64, share: f64| 1.0 + theta * (share - mean);
    let excess = |theta: f64| -> f64 {
        counts.iter().zip(SHARES).map(|(count, share)| count * (share - mean) / weight(theta, share)).sum()
    };
    // It falls from infinity to minus infinity between these.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
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

    /// The ratio for a normal distribution of the pairs' results, which a long match comes near.
    fn normal_llr(sprt: &Sprt, counts: &Pentanomial) -> f64 {
        let ((mean, error), pairs) = (counts.mean(), f64::from(counts.pairs()));
        let (s0, s1) = (expected_score(sprt.elo0), expected_score(sprt.elo1));
        (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * error * error * pairs) * pairs
    }

    #[test]
    fn a_long_match_gives_what_the_normal_distribution_says() {
        for counts in [[310, 1600, 4100, 1800, 350], [100, 900, 3000, 850, 90], [500, 0, 1400, 0, 560]] {
            let counts = Pentanomial(counts);
            let sprt = Sprt { elo0: 0.0, elo1: 5.0, ..TEST };
            let (exact, normal) = (sprt.llr(&counts), normal_llr(&sprt, &counts));
            assert!((exact - normal).abs() < 0.01 * normal.abs() + 0.02, "{counts}: {exact} {normal}");
        }
    }

    #[test]
    fn wins_and_losses_alone_give_the_ratio_of_a_coin() {
        // Pairs of 0 or 2 points are a coin, whose likelihood ratio has a closed form.
        let (lost, won) = (40, 60);
        let (s0, s1) = (expected_score(TEST.elo0), expected_score(TEST.elo1));
        let coin = f64::from(won) * (s1 / s0).ln() + f64::from(lost) * ((1.0 - s1) / (1.0 - s0)).ln();
        assert!((TEST.llr(&Pentanomial([lost, 0, 0, 0, won])) - coin).abs() < 1e-3);
        assert!(TEST.llr(&Pentanomial([0, 0, 0, 0, 1])) < 0.1, "one pair proves nothing");
        assert_eq!(TEST.llr(&Pentanomial::default()), 0.0);
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let (low, high) = TEST.bounds();
        assert!((low + 2.944_439).abs() < 1e-6 && (high - 2.944_439).abs() < 1e-6);
        for wrong in [Sprt { elo1: 0.0, ..TEST }, Sprt { alpha: 0.0, ..TEST }, Sprt { beta: 0.7, ..TEST }] {
            assert!(wrong.check().is_err());
        }
        assert_eq!(TEST.check(), Ok(()));
    }

    /// How often the alternative is accepted between programs of this rating difference, and the mean number of pairs. A
    /// coin decides each game; openings favour a colour by so much of the score, which a pair evens out.
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
    fn coins_of_known_strength_are_judged_wrongly_as_seldom_as_promised() {
        judge_coins(150);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn many_coins_are_judged_wrongly_as_seldom_as_promised() {
        judge_coins(2_000);
    }

    fn judge_coins(runs: u32) {
        // Three standard errors of so many runs with a rate of 0.05.
        let most = 0.05 + 3.0 * (0.05f64 * 0.95 / f64::from(runs)).sqrt();
        for (draws, bias) in [(0.0, 0.0), (0.4, 0.15)] {
            let (false_positive, _) = simulate(TEST.elo0, draws, bias, runs);
            let (power, _) = simulate(TEST.elo1, draws, bias, runs);
            assert!(false_positive < most && 1.0 - power < most, "{draws}: {false_positive} {power}");
        }
    }

    #[test]
    fn what_is_far_from_the_hypotheses_is_decided_soon() {
        let (worse, short) = simulate(-60.0, 0.3, 0.0, 100);
        let (better, _) = simulate(90.0, 0.3, 0.0, 100);
        let (_, long) = simulate(10.0, 0.3, 0.0, 100);
        assert_eq!((worse, better), (0.0, 1.0));
        assert!(4.0 * short < long, "{short} {long}");
    }
}
