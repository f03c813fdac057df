//! A strength between the weakest level and the strongest: positions looked at and blindness by a rating.

use super::blindness::Blindness;
use crate::chess::modern::{LEVELS, Level};

/// The levels that look at a number of positions of their own.
const STEPS: &[Level] = LEVELS.split_at(LEVELS.len() - 1).0;

/// A step beyond them: its rating, and the positions that it looks at, with open eyes.
const TOP: (u16, f64) = (2800, 200_000.0);

/// The least and the greatest rating.
pub const RANGE: (u32, u32) = (STEPS[0].rating as u32, TOP.0 as u32);

/// Positions to look at, and what to overlook, to play as a rating says.
pub fn of(rating: u32, seed: u64) -> (u32, Blindness) {
    let number = |level: &Level| [f64::from(10 * level.tens), level.overlook.into(), level.whim.into()];
    let rating = rating.clamp(RANGE.0, RANGE.1) as u16;
    let above = STEPS.iter().position(|step| step.rating >= rating).unwrap_or(STEPS.len()).max(1);
    let low = &STEPS[above - 1];
    let (top, [most, overlook, whim]) =
        STEPS.get(above).map_or((TOP.0, [TOP.1, 0.0, 0.0]), |high| (high.rating, number(high)));
    let part = f64::from(rating - low.rating) / f64::from(top - low.rating);
    let between = |low: f64, high: f64| low + (high - low) * part;
    let [least, overlooked, wavering] = number(low);
    // Positions grow by factors, not by steps.
    let nodes = between(least.ln(), most.ln()).exp();
    let blindness = Blindness {
        seed,
        overlook: between(overlooked, overlook).round() as u32,
        whim: between(wavering, whim).round() as i32,
    };
    (nodes.round() as u32, blindness)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_levels_rating_gives_the_level_and_those_between_lie_between() {
        for level in STEPS {
            let (nodes, blindness) = of(level.rating.into(), 1);
            let given = (nodes, blindness.overlook, blindness.whim);
            assert_eq!(given, (10 * level.tens as u32, level.overlook as u32, level.whim));
        }
        let nodes: Vec<u32> = (RANGE.0..=RANGE.1).map(|rating| of(rating, 1).0).collect();
        assert!(nodes.is_sorted() && nodes.last() == Some(&200_000));
        assert_eq!((of(0, 1).0, of(9999, 1).0), (20, 200_000));
    }
}
