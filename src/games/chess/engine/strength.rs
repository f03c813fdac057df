//! UCI_Elo: a node limit and a handicap for a rating, interpolated between the levels.

use super::handicap::Handicap;
use crate::games::chess::levels::{LEVELS, Level};

/// The levels with a node limit.
const STEPS: &[Level] = LEVELS.split_at(LEVELS.len() - 1).0;

/// A step above them, without handicap: its rating and its node limit.
const TOP: (u16, i32) = (3000, 100_000);

/// The lowest and the highest rating.
pub const ELO_RANGE: (u32, u32) = (STEPS[0].rating as u32, TOP.0 as u32);

/// Binary digits of the fractions in [`geometric`].
const FRACTION_BITS: u32 = 48;

/// The node limit and the handicap with which the engine plays at a rating.
pub fn for_elo(elo: u32, seed: u64) -> (u32, Handicap) {
    let numbers = |level: &Level| [10 * level.tens_of_nodes, level.miss_rate, level.eval_noise];
    let elo = elo.clamp(ELO_RANGE.0, ELO_RANGE.1) as u16;
    let above = STEPS.iter().position(|step| step.rating >= elo).unwrap_or(STEPS.len()).max(1);
    let low = &STEPS[above - 1];
    let (high_elo, [high_nodes, high_miss_rate, high_noise]) =
        STEPS.get(above).map_or((TOP.0, [TOP.1, 0, 0]), |high| (high.rating, numbers(high)));
    let [low_nodes, low_miss_rate, low_noise] = numbers(low);
    let share = [elo - low.rating, high_elo - low.rating].map(i32::from);
    let handicap = Handicap {
        seed,
        miss_rate: linear(low_miss_rate, high_miss_rate, share) as u32,
        eval_noise: linear(low_noise, high_noise, share),
    };
    // Nodes grow exponentially with the rating.
    (geometric(low_nodes, high_nodes, share), handicap)
}

/// The nearest whole number to the point between two numbers of at least 0, linearly interpolated.
fn linear(low: i32, high: i32, [numerator, denominator]: [i32; 2]) -> i32 {
    (low * (denominator - numerator) + high * numerator + denominator / 2) / denominator
}

/// The nearest whole number to `low * (high / low) ^ share`, in whole numbers alone, so that it is the same on every
/// machine: the product of a square root of the ratio, of its square root and so on, for the binary digits of the share.
fn geometric(low: i32, high: i32, [numerator, denominator]: [i32; 2]) -> u32 {
    let [low, high] = [low, high].map(|number| u128::from(number.unsigned_abs()) << FRACTION_BITS);
    let mut root = (high << FRACTION_BITS) / low;
    let mut value = low;
    let mut rest = numerator;
    for _ in 0..FRACTION_BITS {
        root = (root << FRACTION_BITS).isqrt();
        rest *= 2;
        if rest >= denominator {
            rest -= denominator;
            value = (value * root) >> FRACTION_BITS;
        }
    }
    ((value + (1 << (FRACTION_BITS - 1))) >> FRACTION_BITS) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn geometric_interpolation_agrees_with_floating_point() {
        for (low, high) in [(20, 50), (50, 50), (700, 2_000), (25_000, 100_000)] {
            for numerator in 0..=170 {
                let ratio = f64::from(high) / f64::from(low);
                let exact = f64::from(low) * ratio.powf(f64::from(numerator) / 170.0);
                let found = geometric(low, high, [numerator, 170]);
                assert!((f64::from(found) - exact).abs() < 0.501, "{found} for {exact}");
            }
        }
    }

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
