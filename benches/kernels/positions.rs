//! Random positions for benchmarks, the same on every machine.

use stratege::core::rules::Rules;
use stratege::search::random::Random;

/// Number of positions; divide a reported time by it to get the time per position.
pub const COUNT: usize = 64;

/// Unfinished positions after `min` to `max` random moves.
pub fn positions<G: Rules>(min: usize, max: usize) -> Vec<G> {
    let mut random = Random::new(1995);
    let mut found = Vec::new();
    while found.len() < COUNT {
        let mut position = G::begin(&G::Start::default());
        for _ in 0..min + random.below(max - min + 1) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]).expect("a legal move");
        }
        if position.outcome().is_none() {
            found.push(position);
        }
    }
    found
}
