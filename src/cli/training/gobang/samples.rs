//! Positions of games in which nothing is decided at once, as the terms of the judgement and what became of them.

use super::games::{DECIDED, Played, points};
use crate::cli::Failure;
use crate::game::Game;
use crate::gobang::Position;
use crate::gobang::board::Board;
use crate::gobang::fours::{Fours, Verdict};
use crate::gobang::weights::{COUNT, FOURSOMES, best_threats, foursomes};
use crate::record::Record;

/// Attacks of the look that tells whether a position is won by fours.
const FOURS: u32 = 200;

/// Every so many games one is kept apart, to see how well unknown games are foretold.
const HELD_OUT: usize = 20;

/// A position.
pub struct Sample {
    /// Which numbers the judgement adds up, and how often, less how often for the other side.
    pub terms: Vec<(u16, i8)>,
    /// What became of the game, from 0 for a loss to 1, for the side whose turn it is.
    pub result: f64,
    /// What the player said, in points.
    pub value: i32,
    /// Whether nothing is learnt from it.
    pub held_out: bool,
}

/// The quiet positions of all games.
pub fn of(games: &[Played]) -> Result<Vec<Sample>, Failure> {
    let mut fours = Fours::new(14);
    let mut samples = Vec::new();
    for (number, game) in games.iter().enumerate() {
        fours.clear();
        let mut record = Record::<Position>::new(*game.record.start());
        for (&played, value) in game.record.moves().iter().zip(&game.values) {
            if let Some(value) = value.filter(|value| value.abs() < DECIDED) {
                let side = record.position().side_to_move();
                let mut board = Board::of(record.position());
                let quiet = board.fives(1 - board.turn()).is_empty()
                    && fours.verdict(&mut board, FOURS, &mut || true) == Verdict::None;
                if quiet {
                    let result = points(&game.record, side);
                    let held_out = number.is_multiple_of(HELD_OUT);
                    samples.push(Sample { terms: terms(&board), result, value, held_out });
                }
            }
            record.play(played)?;
        }
    }
    Ok(samples)
}

/// Which numbers the judgement of a position adds up.
fn terms(board: &Board) -> Vec<(u16, i8)> {
    let mut counts = [0i8; COUNT];
    let (own, other) = (board.turn(), 1 - board.turn());
    for cell in board.empty() {
        counts[usize::from(foursomes()[board.place_in_tables(own, cell)])] += 1;
        counts[usize::from(foursomes()[board.place_in_tables(other, cell)])] -= 1;
    }
    let [mine, theirs] = board.counts();
    counts[FOURSOMES + best_threats(mine, theirs)] += 1;
    let used = counts.iter().enumerate().filter(|&(_, &count)| count != 0);
    used.map(|(number, &count)| (number as u16, count)).collect()
}
