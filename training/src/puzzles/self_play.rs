//! Games between levels, so that mistakes are those of people. A game depends only on the seed and its number.

use stratege::core::game::Game;
use stratege::core::player::{Limits, NoObserver};
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::search::random::Random;

use super::PuzzleGame;
use crate::error::TrainingError;

/// Maximum number of moves of a game.
const MAX_PLIES: usize = 200;

/// Plays the game with this number to its end.
pub fn play<G: PuzzleGame>(seed: u64, number: u64) -> Result<Record<G::Position>, TrainingError> {
    let mut random = Random::for_occasion(seed, number);
    let mut record = Record::<G::Position>::new(Default::default());
    let (min, max) = G::RANDOM_PLIES;
    for _ in 0..min + random.below(max - min + 1) {
        let moves = record.position().legal_moves();
        if record.outcome().is_none() && !moves.is_empty() {
            record.play(moves[random.below(moves.len())])?;
        }
    }
    let roster = G::Position::roster();
    let mut players = Vec::new();
    let first = random.below(G::PLAYERS.len());
    for index in [first, opponent::<G>(first, &mut random)] {
        let id = G::PLAYERS[index];
        let entry = roster.iter().find(|entry| entry.id == id);
        let entry = entry.ok_or_else(|| TrainingError::Input(format!("there is no player {id}")))?;
        players.push(entry.player(&[], random.bits())?.expect("native programs have all players"));
    }
    while record.outcome().is_none() && record.ply() < MAX_PLIES {
        let player = &mut players[record.position().side_to_move().index()];
        let choice = player.choose(&record, &Limits::default(), &mut NoObserver);
        record.play(choice.chosen)?;
    }
    Ok(record)
}

/// Index of the opponent of a level.
fn opponent<G: PuzzleGame>(first: usize, random: &mut Random) -> usize {
    loop {
        let second = random.below(G::PLAYERS.len());
        if first.abs_diff(second) <= G::MAX_DISTANCE {
            return second;
        }
    }
}
