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
    /// resists longer when it is lost.
    fn choose(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Choice<G::Move> {
        let draw = Random::for_occasion(self.seed, record.ply() as u64).below(WHOLE);
        if draw >= self.share {
            let choice = self.lower.choose(record, limits, observer);
            if choice.stopped || !is_decided(choice.report.score) {
                return choice;
            }
        }
        self.upper.choose(record, limits, observer)
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
