//! Games of a folder of WTHOR files, for training.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::TrainingError;
use crate::input::read_file;
use stratege::core::rules::{Rules as _, Side};
use stratege::games::reversi::Move;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::weights::EMPTY_COUNTS;
use stratege::games::reversi::formats::wthor;

/// Number of empty squares from which on the files have the score with perfect play.
pub const PERFECT_FROM: u32 = 24;

pub struct Game {
    /// Positions in which a disc was placed, for the side to move.
    pub positions: Vec<Board>,
    /// Year; 0 if unknown.
    pub year: u16,
    /// Sides to move in these positions.
    sides: Vec<Side>,
    /// Black's score with perfect play from [`PERFECT_FROM`] empty squares on.
    perfect: Option<i32>,
}

impl Game {
    /// A game with known positions only.
    #[cfg(test)]
    pub fn of(positions: Vec<Board>) -> Game {
        Game { positions, year: 0, sides: Vec::new(), perfect: None }
    }

    /// Score with perfect play from [`PERFECT_FROM`] empty squares on, for the side to move in this position
    /// of the game.
    pub fn perfect(&self, position: usize) -> Option<i32> {
        let &side = self.sides.get(position)?;
        // Black is the second side in WTHOR's games.
        self.perfect.map(|black| if side == Side::Second { black } else { -black })
    }
}

/// The valid games, and the errors of the others.
#[derive(Default)]
pub struct Games {
    /// Games in the order of file names.
    pub games: Vec<Game>,
    /// Number of invalid records.
    pub broken: usize,
    pub first_error: Option<String>,
}

/// Reads all `.wtb` files of a folder.
pub fn read(folder: &Path) -> Result<Games, TrainingError> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|error| TrainingError::Input(format!("cannot read {}: {error}", folder.display())))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    paths.sort();
    if paths.is_empty() {
        return Err(TrainingError::Input(format!("{} has no .wtb file", folder.display())));
    }
    let mut games = Games::default();
    for path in paths {
        let bytes = read_file(&path)?;
        let file = wthor::read(&bytes).map_err(|error| {
            TrainingError::Input(format!("{} is not a WTHOR file: {error}", path.display()))
        })?;
        for (number, game) in (1..).zip(&file.games) {
            match game {
                Ok(game) => games.games.push(training_game(&file, game)),
                Err(error) => {
                    games.broken += 1;
                    games.first_error.get_or_insert(format!("{}, game {number}: {error}", path.display()));
                }
            }
        }
    }
    Ok(games)
}

/// Converts a game of a file.
fn training_game(file: &wthor::File, game: &wthor::Game) -> Game {
    let placed =
        game.record.positions().zip(game.record.moves()).filter(|(_, chosen)| **chosen != Move::PASS);
    let (positions, sides): (Vec<_>, Vec<_>) =
        placed.map(|(position, _)| (Board::from(position), position.side_to_move())).unzip();
    let is_perfect =
        file.theory_from == PERFECT_FROM && positions.len() > EMPTY_COUNTS - 1 - PERFECT_FROM as usize;
    Game { positions, sides, year: file.year, perfect: is_perfect.then(|| 2 * i32::from(game.discs[1]) - 64) }
}
