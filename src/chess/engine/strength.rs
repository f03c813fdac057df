//! A strength between the weakest level and the strongest: positions looked at and blindness by a rating.

use super::blindness::Blindness;

/// Rating, positions looked at, percent overlooked, hundredths of a pawn by which judgements waver: the levels of
/// the roster and a step beyond. The distances are those of our levels from one another.
const STEPS: [(u32, u32, u32, i32); 10] = [
    (500, 20, 56, 205),
    (700, 40, 46, 140),
    (900, 100, 36, 100),
    (1080, 250, 25, 70),
    (1300, 500, 15, 50),
    (1500, 1000, 8, 30),
    (1700, 2500, 4, 18),
    (1950, 7000, 2, 8),
    (2250, 25_000, 0, 4),
    (2600, 200_000, 0, 0),
];

/// The least and the greatest rating.
pub const RANGE: (u32, u32) = (STEPS[0].0, STEPS[STEPS.len() - 1].0);

/// Positions to look at, and what to overlook, to play as a rating says.
pub fn of(rating: u32, seed: u64) -> (u32, Blindness) {
    let rating = rating.clamp(RANGE.0, RANGE.1);
    let above = STEPS.iter().position(|step| step.0 >= rating).unwrap_or(STEPS.len() - 1).max(1);
    let (low, high) = (STEPS[above - 1], STEPS[above]);
    let part = f64::from(rating - low.0) / f64::from(high.0 - low.0);
    let between = |low: f64, high: f64| low + (high - low) * part;
    // Positions grow by factors, not by steps.
    let nodes = between(f64::from(low.1).ln(), f64::from(high.1).ln()).exp();
    let blindness = Blindness {
        seed,
        overlook: between(low.2.into(), high.2.into()).round() as u32,
        whim: between(low.3.into(), high.3.into()).round() as i32,
    };
    (nodes as u32, blindness)
}
