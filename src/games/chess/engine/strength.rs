//! UCI_Elo: a node limit and a handicap for a rating, interpolated between the levels.

use super::handicap::Handicap;
use crate::games::chess::levels::{LEVELS, Level};

/// The levels with a node limit.
const STEPS: &[Level] = LEVELS.split_at(LEVELS.len() - 1).0;

/// A step above them, without handicap: its rating and its node limit.
const TOP: (u16, f64) = (3000, 100_000.0);

/// The lowest and the highest rating.
pub const ELO_RANGE: (u32, u32) = (STEPS[0].rating as u32, TOP.0 as u32);

/// The node limit and the handicap with which the engine plays at a rating.
pub fn for_elo(elo: u32, seed: u64) -> (u32, Handicap) {
    let numbers = |level: &Level| {
        [f64::from(10 * level.tens_of_nodes), level.miss_rate.into(), level.eval_noise.into()]
    };
    let elo = elo.clamp(ELO_RANGE.0, ELO_RANGE.1) as u16;
    let above = STEPS.iter().position(|step| step.rating >= elo).unwrap_or(STEPS.len()).max(1);
    let low = &STEPS[above - 1];
    let (high_elo, [high_nodes, high_miss_rate, high_noise]) =
        STEPS.get(above).map_or((TOP.0, [TOP.1, 0.0, 0.0]), |high| (high.rating, numbers(high)));
    let [low_nodes, low_miss_rate, low_noise] = numbers(low);
    let share = f64::from(elo - low.rating) / f64::from(high_elo - low.rating);
    let interpolate = |low: f64, high: f64| low + (high - low) * share;
    // Nodes grow exponentially with the rating.
    let nodes = interpolate(low_nodes.ln(), high_nodes.ln()).exp();
    let handicap = Handicap {
        seed,
        miss_rate: interpolate(low_miss_rate, high_miss_rate).round() as u32,
        eval_noise: interpolate(low_noise, high_noise).round() as i32,
    };
    (nodes.round() as u32, handicap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_levels_rating_gives_that_level_and_strength_grows_between_them() {
        for level in STEPS {
            let (nodes, handicap) = for_elo(level.rating.into(), 1);
            let found = (nodes, handicap.miss_rate, handicap.eval_noise);
            let expected = (10 * level.tens_of_nodes as u32, level.miss_rate as u32, level.eval_noise);
            assert_eq!(found, expected);
        }
        let nodes: Vec<u32> = (ELO_RANGE.0..=ELO_RANGE.1).map(|elo| for_elo(elo, 1).0).collect();
        assert!(nodes.is_sorted() && nodes.last() == Some(&100_000));
        assert_eq!((for_elo(0, 1).0, for_elo(9999, 1).0), (20, 100_000));
    }
}
