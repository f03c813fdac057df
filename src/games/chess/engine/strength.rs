//! UCI_Elo: maps a rating to a node limit and a handicap by interpolating between the levels.

use super::handicap::Handicap;
use crate::games::chess::levels::{LEVELS, MISS_RATE, NODES, NOISE};
use crate::games::levels::Level;

/// Levels with a node limit.
const STEPS: &[Level] = LEVELS.split_at(LEVELS.len() - 1).0;

/// A step above them without handicap: rating and node limit.
const TOP: (u16, i32) = (3000, 100_000);

/// Minimum and maximum rating.
pub const ELO_RANGE: (u32, u32) = (rating(&STEPS[0]) as u32, TOP.0 as u32);

/// Fraction bits of the fixed-point numbers in [`geometric`].
const FRACTION_BITS: u32 = 48;

/// The rating of a level.
const fn rating(level: &Level) -> u16 {
    level.rating.expect("all levels of chess are rated")
}

/// Node limit, miss rate and evaluation noise of a level.
fn numbers(level: &Level) -> [i32; 3] {
    [&NODES, &MISS_RATE, &NOISE].map(|parameter| level.value(parameter))
}

/// Node limit and handicap for a rating.
pub fn for_elo(elo: u32, seed: u64) -> (u32, Handicap) {
    let elo = elo.clamp(ELO_RANGE.0, ELO_RANGE.1) as u16;
    let above = STEPS.iter().position(|step| rating(step) >= elo).unwrap_or(STEPS.len()).max(1);
    let low = &STEPS[above - 1];
    let (high_elo, [high_nodes, high_miss_rate, high_noise]) =
        STEPS.get(above).map_or((TOP.0, [TOP.1, 0, 0]), |high| (rating(high), numbers(high)));
    let [low_nodes, low_miss_rate, low_noise] = numbers(low);
    let share = [elo - rating(low), high_elo - rating(low)].map(i32::from);
    let handicap = Handicap {
        seed,
        miss_rate: linear(low_miss_rate, high_miss_rate, share) as u32,
        eval_noise: linear(low_noise, high_noise, share),
    };
    // Nodes grow exponentially with the rating.
    (geometric(low_nodes, high_nodes, share), handicap)
}

/// Linear interpolation between two non-negative numbers, rounded to nearest.
fn linear(low: i32, high: i32, [numerator, denominator]: [i32; 2]) -> i32 {
    (low * (denominator - numerator) + high * numerator + denominator / 2) / denominator
}

/// `low * (high / low) ^ share`, rounded to nearest. Integers only, so that it is the same on every machine:
/// multiplies repeated square roots of the ratio for the binary digits of the share.
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
    fn elo_of_a_level_gives_that_level_and_strength_grows_between_them() {
        for level in STEPS {
            let (nodes, handicap) = for_elo(rating(level).into(), 1);
            assert_eq!([nodes as i32, handicap.miss_rate as i32, handicap.eval_noise], numbers(level));
        }
        let nodes: Vec<u32> = (ELO_RANGE.0..=ELO_RANGE.1).map(|elo| for_elo(elo, 1).0).collect();
        assert!(nodes.is_sorted() && nodes.last() == Some(&100_000));
        assert_eq!((for_elo(0, 1).0, for_elo(9999, 1).0), (10, 100_000));
    }
}
