//! Positions to measure with: of games by chance, the same on every machine.

use stratege::core::rules::Rules;
use stratege::search::random::Random;

/// How many there are; the time of one position is the time that is told divided by this.
pub const COUNT: usize = 64;

/// Positions after so many moves at least and so many at most, none of them the end of a game.
pub fn positions<G: Rules>(least: usize, most: usize) -> Vec<G> {
    let mut random = Random::new(1995);
    let mut found = Vec::new();
    while found.len() < COUNT {
        let mut position = G::begin(&G::Start::default());
        for _ in 0..least + random.below(most - least + 1) {
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
