//! Puzzles: positions of self-play games at human levels whose right moves are proved, for `stratege make puzzles`.
//!
//! | module | contents |
//! |---|---|
//! | [`puzzle`] | a puzzle and its line in the file |
//! | [`self_play`] | games between levels, from which the positions are taken |
//! | [`difficulty`] | rating of a puzzle from the levels that solve it |
//! | [`maker`] | makes and verifies the file of a game |
//! | [`endings`] | adds composed endgames to it |
//! | [`lines`], [`line_themes`] | plain search and themes of Qubic and Gobang |
//! | [`symmetry`] | hashes of positions up to symmetry |
//! | [`statistics`] | counts by goal, theme and rating |
//!
//! A game implements [`PuzzleGame`]: its solver proves the set of right moves, and a plain search without the
//! solver's shortcuts proves it again.

pub mod difficulty;
pub mod endings;
pub mod line_themes;
pub mod lines;
pub mod maker;
pub mod puzzle;
pub mod self_play;
pub mod statistics;
pub mod symmetry;

use stratege::core::game::Game;
use stratege::core::record::Record;
use stratege::core::rules::Rules;
use stratege::search::random::Random;

use puzzle::Solution;

/// The part of the maker that depends on the game.
pub trait PuzzleGame {
    /// The game.
    type Position: Game;

    /// Levels that play the games.
    const PLAYERS: &'static [&'static str];
    /// Levels that measure the difficulty, in addition to those that play.
    const STRONGER: &'static [&'static str];
    /// Maximum distance of the two players of a game in the list of levels.
    const MAX_DISTANCE: usize = usize::MAX;
    /// Random moves at the start of each game: minimum and maximum.
    const RANDOM_PLIES: (usize, usize);
    /// Plies between two puzzles of a game.
    const GAP: usize;

    /// Proves the right moves of a position; `None` if it is no puzzle.
    fn solve(&mut self, record: &Record<Self::Position>) -> Option<Solution>;

    /// A position that no game led to, one for each game.
    fn compose(&mut self, _: &mut Random) -> Option<Record<Self::Position>> {
        None
    }

    /// Proves goal and answers by a plain search; `None` if it would take too long.
    fn confirm(&mut self, position: &Self::Position, solution: &Solution) -> Option<bool>;

    /// Hash of the position that its mirror images and rotations share.
    fn symmetry_hash(position: &Self::Position) -> u64;

    /// The record that the puzzle stores; it ends in the same position.
    fn stored_record(record: &Record<Self::Position>) -> Record<Self::Position> {
        record.clone()
    }
}

/// A game that composes endgames, whose right moves exact tables prove.
pub trait EndingComposer: PuzzleGame {
    /// An endgame with its right moves that no game led to; the number selects its family.
    fn compose_ending(
        &mut self,
        random: &mut Random,
        number: u64,
    ) -> Option<(Record<Self::Position>, Solution)>;
}

/// Plays a move given as text; `None` if it is illegal.
pub fn after<P: Rules>(position: &P, text: &str) -> Option<P> {
    let mut next = position.clone();
    next.play(text.parse().ok()?).ok()?;
    Some(next)
}

/// A move as records write it.
pub type MoveText = String;
