//! One game of a match between two contestants, found again by its number.

use std::time::Duration;

use web_time::Instant;

use crate::core::error::Error;
use crate::core::player::{Limits, NoObserver, Score};
use crate::core::rules::Side;
use crate::registry::{ErasedGame, ErasedMatch, ErasedPlayer};
use crate::search::random::Random;

/// What all games of a match have in common.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// The records that the games begin with, in turn; each is played with both colours.
    pub openings: Vec<String>,
    /// So many random moves follow.
    pub random_plies: u32,
    /// So many first moves of the second contestant are random.
    pub second_random: u32,
    /// The first contestant always has the first colour.
    pub fixed_sides: bool,
    /// How long a player may think for a move.
    pub limits: Limits,
    /// The seed of everything that is left to chance.
    pub seed: u64,
}

/// A player with its changed numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contestant {
    /// The player's name.
    pub player: String,
    /// Its numbers that differ from the default ones.
    pub changes: Vec<(String, Vec<i32>)>,
}

impl Contestant {
    /// The player, or what is wrong with its name or numbers.
    pub fn new_player(&self, game: &dyn ErasedGame, seed: u64) -> Result<Box<dyn ErasedPlayer>, Error> {
        game.player(&self.player, &self.changes, seed)
    }
}

/// A move that a contestant has made.
pub struct Made {
    /// 0 or 1.
    pub contestant: usize,
    /// How many moves have been made before.
    pub ply: usize,
    /// How long it took.
    pub time: Duration,
}

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which contestant has won; nobody in a draw.
    pub won_by: Option<usize>,
    /// The side of the winner.
    pub winner: Option<Side>,
    /// Whether the second contestant had the first colour.
    pub swapped: bool,
    /// The points at the end.
    pub score: [i32; 2],
    /// The whole game as record text.
    pub record: String,
}

impl Conditions {
    /// How the games of this pair begin: the opening whose turn it is and random moves, with what chance has next.
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

    /// Plays the game of this number, counted from 0.
    pub fn play(
        &self,
        game: &dyn ErasedGame,
        contestants: [&Contestant; 2],
        number: u32,
        watch: &mut dyn FnMut(Made),
    ) -> Result<Played, Error> {
        // Both games of a pair begin alike, the second with colours changed.
        let alike = if self.fixed_sides { 1 } else { 2 };
        let pair = u64::from(number / alike);
        let swapped = number % alike == 1;
        let (mut record, mut random) = self.opening(game, pair)?;
        let seed = self.seed.wrapping_add(u64::from(number));
        let [first, second] = contestants;
        let mut players = [first.new_player(game, seed)?, second.new_player(game, seed)?];
        let mut at_random = self.second_random;
        let winner = loop {
            if let Some(outcome) = record.outcome() {
                break outcome.winner;
            }
            let contestant = record.side_to_move().index() ^ usize::from(swapped);
            if contestant == 1 && at_random > 0 {
                at_random -= 1;
                play_random_move(&mut *record, &mut random)?;
                continue;
            }
            let begun = Instant::now();
            let choice = players[contestant].choose(&*record, &self.limits, &mut NoObserver)?;
            watch(Made { contestant, ply: record.ply(), time: begun.elapsed() });
            if choice.report.score == Some(Score::Resigns) {
                break Some(record.side_to_move().other());
            }
            record.play(&choice.chosen)?;
        };
        let won_by = winner.map(|side| side.index() ^ usize::from(swapped));
        Ok(Played { won_by, winner, swapped, score: record.score(), record: record.record_text() })
    }
}

/// Makes a random move, unless the game is over.
fn play_random_move(record: &mut dyn ErasedMatch, random: &mut Random) -> Result<(), Error> {
    let legal = record.view().legal;
    match legal.is_empty() {
        true => Ok(()),
        false => record.play(&legal[random.below(legal.len())].text),
    }
}
