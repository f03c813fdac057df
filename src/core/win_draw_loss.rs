//! Match scores with their error and the rating difference that follows.
//!
//! ```
//! use stratege::core::win_draw_loss::{WinDrawLoss, rating_difference};
//!
//! let tally = WinDrawLoss { wins: 6, draws: 2, losses: 2 };
//! assert_eq!(tally.score().0, 0.7);
//! assert_eq!(rating_difference(0.5), 0.0);
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};

/// Results of a match from one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinDrawLoss {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl WinDrawLoss {
    /// Adds a game: `Some(true)` won, `Some(false)` lost, `None` drawn.
    pub fn count(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// Number of games.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Mean score and half the width of its 95 % confidence interval.
    pub fn score(&self) -> (f64, f64) {
        let games = f64::from(self.games()).max(1.0);
        let mean = (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / games;
        let spread = |points: f64, times: u32| f64::from(times) * (points - mean).powi(2);
        let variance = (spread(1.0, self.wins) + spread(0.5, self.draws) + spread(0.0, self.losses)) / games;
        (mean, 1.96 * (variance / games).sqrt())
    }
}

/// Results, score in per cent, and rating difference with its 95 % confidence interval.
impl fmt::Display for WinDrawLoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WinDrawLoss { wins, draws, losses } = self;
        let (mean, margin) = self.score();
        let [rating, low, high] =
            [mean, mean - margin, mean + margin].map(|score| rating_difference(score.clamp(0.001, 0.999)));
        let (percent, margin) = (100.0 * mean, 100.0 * margin);
        write!(
            f,
            "{wins} won, {draws} drawn, {losses} lost: {percent:.1} % ± {margin:.1}, \
             {rating:+.0} Elo ({low:+.0} to {high:+.0})"
        )
    }
}

/// Logistic rating difference of a mean score; infinite at 0 and 1.
pub fn rating_difference(mean: f64) -> f64 {
    400.0 * (mean / (1.0 - mean)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn score_and_margin_match_the_textbook() {
        let (mean, margin) = WinDrawLoss { wins: 60, draws: 0, losses: 40 }.score();
        assert!((mean - 0.6).abs() < 1e-12 && (margin - 1.96 * (0.24f64 / 100.0).sqrt()).abs() < 1e-12);
        assert!(rating_difference(0.5).abs() < 1e-9 && (rating_difference(0.75) - 190.85).abs() < 0.01);
        assert_eq!(rating_difference(1.0), f64::INFINITY);
    }
}
