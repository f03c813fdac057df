//! Games between two contestants; each game is reproducible from its number.

use std::time::Duration;

use web_time::Instant;

use crate::core::error::Error;
use crate::core::player::{Limits, NoObserver, Score};
use crate::core::rules::Side;
use crate::registry::{ErasedGame, ErasedMatch, ErasedPlayer};
use crate::search::random::Random;

/// Conditions shared by all games of a match.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// Opening records, used in turn; each is played with both colours.
    pub openings: Vec<String>,
    /// Number of random moves after the opening.
    pub random_plies: u32,
    /// Number of first moves of the second contestant that are random.
    pub second_random: u32,
    /// Whether the first contestant always has the first colour.
    pub fixed_sides: bool,
    /// Limits of each move.
    pub limits: Limits,
    /// Seed of openings and players.
    pub seed: u64,
}

/// A player with changed parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// Identifier of the player.
    pub player: String,
    /// Parameters that differ from the defaults.
    pub changes: Vec<(String, Vec<i32>)>,
}

impl Contestant {
    /// Creates the player. Fails if it is unknown or a parameter is invalid.
    pub fn new_player(&self, game: &dyn ErasedGame, seed: u64) -> Result<Box<dyn ErasedPlayer>, Error> {
        game.player(&self.player, &self.changes, seed)
    }
}

/// A move by a contestant, with its time.
pub struct TimedMove {
    /// 0 or 1.
    pub contestant: usize,
    /// Number of moves before it.
    pub ply: usize,
    /// Thinking time.
    pub time: Duration,
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Index of the winning contestant; `None` for a draw.
    pub won_by: Option<usize>,
    /// Side of the winner.
    pub winner: Option<Side>,
    /// Whether the second contestant had the first colour.
    pub swapped: bool,
    /// Points of both sides at the end.
    pub score: [i32; 2],
    /// Record text of the game.
    pub record: String,
}

impl Conditions {
    /// The opening of a game pair, including its random moves, and the random numbers that follow.
    pub fn opening(&self, game: &dyn ErasedGame, pair: u64) -> Result<(Box<dyn ErasedMatch>, Random), Error> {
        let mut record = game.read(&self.openings[pair as usize % self.openings.len()])?;
        let mut random = Random::for_occasion(self.seed, pair);
        for _ in 0..self.random_plies {
            if record.outcome().is_some() {
                break;
            }
            play_random_move(&mut *record, &mut random)?;
        }
        Ok((record, random))
    }

    /// Plays the game with this number, counted from 0.
    pub fn play(
        &self,
        game: &dyn ErasedGame,
        contestants: [&Contestant; 2],
        number: u32,
        observer: &mut dyn FnMut(TimedMove),
    ) -> Result<GameResult, Error> {
        // Both games of a pair have the same opening, the second with colours reversed.
        let games_per_opening = if self.fixed_sides { 1 } else { 2 };
        let pair = u64::from(number / games_per_opening);
        let swapped = number % games_per_opening == 1;
        let (mut record, mut random) = self.opening(game, pair)?;
        let seed = self.seed.wrapping_add(u64::from(number));
        let [first, second] = contestants;
        let mut players = [first.new_player(game, seed)?, second.new_player(game, seed)?];
        let mut random_left = self.second_random;
        let winner = loop {
            if let Some(outcome) = record.outcome() {
                break outcome.winner;
            }
            let contestant = record.side_to_move().index() ^ usize::from(swapped);
            if contestant == 1 && random_left > 0 {
                random_left -= 1;
                play_random_move(&mut *record, &mut random)?;
                continue;
            }
            let begun = Instant::now();
            let choice = players[contestant].choose(&*record, &self.limits, &mut NoObserver)?;
            observer(TimedMove { contestant, ply: record.ply(), time: begun.elapsed() });
            if choice.report.score == Some(Score::Resigns) {
                break Some(record.side_to_move().other());
            }
            record.play(&choice.chosen)?;
        };
        let won_by = winner.map(|side| side.index() ^ usize::from(swapped));
        Ok(GameResult { won_by, winner, swapped, score: record.score(), record: record.record_text() })
    }
}

/// Plays a random move; no-op if the game is over.
fn play_random_move(record: &mut dyn ErasedMatch, random: &mut Random) -> Result<(), Error> {
    let legal = record.view().legal;
    match legal.is_empty() {
        true => Ok(()),
        false => record.play(&legal[random.below(legal.len())].text),
    }
}
