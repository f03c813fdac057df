//! The games in a folder of WTHOR files, as training needs them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::TrainingError;
use stratege::core::rules::{Rules as _, Side};
use stratege::games::reversi::Move;
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::weights::EMPTY_COUNTS;
use stratege::games::reversi::formats::wthor;

/// The files have the score with perfect play from this number of empty squares on.
pub const PERFECT_FROM: u32 = 24;

/// One game.
pub struct Game {
    /// The positions in which a disc was placed, for the side to move.
    pub positions: Vec<Board>,
    /// The year in which it was played; 0 where the file has several.
    pub year: u16,
    /// The sides to move in them.
    sides: Vec<Side>,
    /// The score for Black with perfect play from [`PERFECT_FROM`] empty squares on.
    perfect: Option<i32>,
}

impl Game {
    /// A game of which nothing but its positions is known.
    #[cfg(test)]
    pub fn of(positions: Vec<Board>) -> Game {
        Game { positions, year: 0, sides: Vec::new(), perfect: None }
    }

    /// The score with perfect play from [`PERFECT_FROM`] empty squares on, for the side to move in this position of the game.
    pub fn perfect(&self, position: usize) -> Option<i32> {
        let &side = self.sides.get(position)?;
        // Black is the second side, as WTHOR's games are replayed.
        self.perfect.map(|black| if side == Side::Second { black } else { -black })
    }
}

/// The games that could be read, and the errors of the others.
#[derive(Default)]
pub struct Games {
    /// The games in the order of the files' names.
    pub games: Vec<Game>,
    /// How many records could not be read.
    pub broken: usize,
    /// The first error.
    pub first_error: Option<String>,
}

/// Reads every `.wtb` file of the folder.
pub fn read(folder: &Path) -> Result<Games, TrainingError> {
    let cannot =
        |path: &Path, error| TrainingError::Input(format!("cannot read {}: {error}", path.display()));
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|error| cannot(folder, error))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    paths.sort();
    if paths.is_empty() {
        return Err(TrainingError::Input(format!("{} has no .wtb file", folder.display())));
    }
    let mut games = Games::default();
    for path in paths {
        let bytes = fs::read(&path).map_err(|error| cannot(&path, error))?;
        let file = wthor::read(&bytes)
            .map_err(|error| TrainingError::Input(format!("{} is no WTHOR file: {error}", path.display())))?;
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

/// A game of a file as training needs it.
fn training_game(file: &wthor::File, game: &wthor::Game) -> Game {
    let placed =
        game.record.positions().zip(game.record.moves()).filter(|(_, chosen)| **chosen != Move::PASS);
    let (positions, sides): (Vec<_>, Vec<_>) =
        placed.map(|(position, _)| (Board::from(position), position.side_to_move())).unzip();
    let is_perfect =
        file.theory_from == PERFECT_FROM && positions.len() > EMPTY_COUNTS - 1 - PERFECT_FROM as usize;
    Game { positions, sides, year: file.year, perfect: is_perfect.then(|| 2 * i32::from(game.discs[1]) - 64) }
}
