//! Positions of recorded games with the results that they should have had.
//!
//! People err. So the last positions of each game are solved, and the records themselves say what perfect play
//! would have made of the position with 24 empty squares; between two known results lies a straight line.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::wthor::Game;
use crate::cli::Failure;
use crate::reversi::engine::Board;
use crate::reversi::engine::endgame::{Endgame, Unlimited};
use crate::reversi::engine::evaluation::DISC;

/// Positions with so many empty squares are solved, in this order in the file.
const SOLVED: [u32; 2] = [7, 10];

/// In the file of solved endings: there was no such position.
const NONE: i8 = i8::MIN;

/// Between two lines of progress.
pub const PROGRESS: Duration = Duration::from_secs(15);

/// Every so many games one is kept apart, to see how well unknown games are foretold.
pub const HELD_OUT: usize = 20;

/// A worth so far from a draw counts half, in 128ths of a disc.
const DECIDED: f32 = 24.0 * DISC as f32;

/// A position and what it is worth.
#[derive(Clone, Copy)]
pub struct Sample {
    /// The position.
    pub board: Board,
    /// Its worth for the side to move, in 128ths of a disc.
    pub value: i16,
    /// Whether nothing is learnt from it.
    pub held_out: bool,
    /// Whether the engine's own search says what it is worth, not the result of a game.
    pub searched: bool,
}

impl Sample {
    /// How many results of games its worth counts as: the earlier a position, the less a result tells of it; and
    /// what is as good as decided is not worth the pains.
    pub fn trust(&self) -> f32 {
        let empty = self.board.empty_count();
        let searched = if self.searched { 1 + empty * empty / 80 } else { 1 };
        let far = f32::from(self.value) / DECIDED;
        searched as f32 / (1.0 + far * far)
    }
}

/// All positions of the games with their worths; what was solved lies in the folder, also half of it.
pub fn label(games: &[Game], folder: &Path, out: &mut dyn Write) -> Result<Vec<Sample>, Failure> {
    let numbers = SOLVED.map(|empty| empty.to_string()).join("-");
    let solved = solve(games, &folder.join(format!("endings-{numbers}.bin")), out)?;
    let mut samples = Vec::with_capacity(games.len() * 60);
    for (number, (game, solved)) in games.iter().zip(solved.chunks_exact(SOLVED.len())).enumerate() {
        let known = known(game, solved);
        for &(board, dark) in &game.turns {
            let empty = board.empty_count() as i32;
            let value = between(&known, empty);
            samples.push(Sample {
                board,
                value: if dark { value } else { -value } as i16,
                held_out: number.is_multiple_of(HELD_OUT),
                searched: false,
            });
        }
    }
    Ok(samples)
}

/// Known results for the dark side by empty squares, ascending.
fn known(game: &Game, solved: &[i8]) -> Vec<(i32, i32)> {
    let mut known = vec![(0, game.result)];
    for (empty, &value) in SOLVED.into_iter().zip(solved) {
        if value != NONE
            && let Some((_, dark)) = game.at(empty)
        {
            known.push((empty as i32, if dark { value } else { -value }.into()));
        }
    }
    let (from, theory) = game.theory;
    // A record that ends before has no theory.
    if game.at(from).is_some() {
        known.push((from as i32, theory));
    }
    known
}

/// The worth between the known results, in 128ths of a disc.
fn between(known: &[(i32, i32)], empty: i32) -> i32 {
    let above = known.partition_point(|&(at, _)| at < empty);
    match (known.get(above.wrapping_sub(1)), known.get(above)) {
        (Some(&(low, few)), Some(&(high, many))) => {
            (few * (high - empty) + many * (empty - low)) * DISC / (high - low)
        }
        (Some(&(_, value)), None) | (None, Some(&(_, value))) => value * DISC,
        (None, None) => 0,
    }
}

/// A byte for each game and number of empty squares of [`SOLVED`]: the exact result for the side to move.
fn solve(games: &[Game], path: &Path, out: &mut dyn Write) -> Result<Vec<i8>, Failure> {
    let mut values: Vec<i8> = fs::read(path).unwrap_or_default().iter().map(|&byte| byte as i8).collect();
    let wanted = games.len() * SOLVED.len();
    values.truncate(wanted);
    values.truncate(values.len() / SOLVED.len() * SOLVED.len());
    if values.len() == wanted {
        return Ok(values);
    }
    // Written anew, so that half a game at the end does no harm.
    let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(path)?;
    let bytes = |values: &[i8]| values.iter().map(|&value| value as u8).collect::<Vec<_>>();
    file.write_all(&bytes(&values))?;
    let mut endgame = Endgame::new(15);
    let (mut said, mut kept) = (Instant::now(), values.len());
    for (number, game) in games.iter().enumerate().skip(values.len() / SOLVED.len()) {
        let mut guess = game.result;
        for empty in SOLVED {
            let Some((board, dark)) = game.at(empty) else {
                values.push(NONE);
                continue;
            };
            let value = exact(&mut endgame, board, if dark { guess } else { -guess });
            values.push(value as i8);
            guess = if dark { value } else { -value };
        }
        if said.elapsed() >= PROGRESS || number + 1 == games.len() {
            file.write_all(&bytes(&values[kept..]))?;
            (said, kept) = (Instant::now(), values.len());
            writeln!(out, "endings of {} of {} games solved", number + 1, games.len())?;
            out.flush()?;
        }
    }
    Ok(values)
}

/// The exact result for the side to move, found soonest when the guess is right.
pub fn exact(endgame: &mut Endgame, board: Board, guess: i32) -> i32 {
    let (mut low, mut high, mut bound) = (-64, 64, guess - 1);
    while low < high {
        let Some(value) = endgame.above(board, bound, &mut Unlimited) else { break };
        if value > bound {
            low = value;
            bound = value;
        } else {
            high = value;
            bound = value - 1;
        }
    }
    low
}
