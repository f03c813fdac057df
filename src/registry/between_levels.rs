//! The sparring partner as a player: for each move it draws which of two neighbouring levels chooses.

use super::partner::{LEVEL, WHOLE, year_of_levels};
use crate::core::game::Game;
use crate::core::parameters::Parameters;
use crate::core::player::{Choice, Limits, Player, Score, SearchObserver};
use crate::core::record::Record;
use crate::search::random::Random;

/// Creates the partner, or the level itself if the number is whole.
pub fn create<G: Game>(parameters: &Parameters, seed: u64) -> Box<dyn Player<G>> {
    let players = G::roster();
    let year = year_of_levels(&players);
    let mut levels = players.into_iter().filter(|entry| Some(entry.year) == year);
    let mut level = |skipped: usize| {
        let entry = levels.nth(skipped).expect("the parameter's range ends at the strongest level");
        let new_player = entry.new_player.expect("the partner is only listed where the levels are");
        new_player(&Parameters::defaults(entry.parameters), seed)
    };
    let number = parameters.number(LEVEL) as usize;
    let lower = level(number / WHOLE - 1);
    match number % WHOLE {
        0 => lower,
        share => Box::new(BetweenLevels { lower, upper: level(0), share, seed: Random::new(seed).bits() }),
    }
}

struct BetweenLevels<G: Game> {
    lower: Box<dyn Player<G>>,
    upper: Box<dyn Player<G>>,
    /// Percentage of moves that the upper level chooses.
    share: usize,
    seed: u64,
}

impl<G: Game> Player<G> for BetweenLevels<G> {
    /// The upper level also moves when the lower one sees that the game is decided: it wins without detours, and
    /// resists longer when it is lost. Of two wins the shorter one is played.
    fn choose(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Choice<G::Move> {
        let draw = Random::for_occasion(self.seed, record.ply() as u64).below(WHOLE);
        if draw < self.share {
            return self.upper.choose(record, limits, observer);
        }
        let lower = self.lower.choose(record, limits, observer);
        if lower.stopped || !is_decided(lower.report.score) {
            return lower;
        }
        let upper = self.upper.choose(record, limits, observer);
        if wins_sooner(lower.report.score, upper.report.score) { lower } else { upper }
    }
}

/// Whether one side is proven to win.
fn is_decided(score: Option<Score>) -> bool {
    match score {
        Some(Score::Win(_) | Score::Loss(_)) => true,
        Some(Score::Left(discs)) => discs != 0,
        _ => false,
    }
}

/// Whether the first score is a win, and the second one is none or takes longer.
fn wins_sooner(score: Option<Score>, other: Option<Score>) -> bool {
    match (score, other) {
        (Some(Score::Win(plies)), Some(Score::Win(others))) => plies < others,
        (Some(Score::Win(_)), _) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorter_win_is_played() {
        let [short, long] = [3, 5].map(|plies| Some(Score::Win(plies)));
        assert!(
            wins_sooner(short, long) && wins_sooner(long, None) && wins_sooner(long, Some(Score::Loss(2)))
        );
        assert!(!wins_sooner(long, short) && !wins_sooner(short, short) && !wins_sooner(None, long));
        assert!(!wins_sooner(Some(Score::Loss(3)), Some(Score::Loss(5))));
    }
}
