//! The games in a folder of WTHOR files, as training needs them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::games::reversi::Move;
use crate::games::reversi::engine::Board;
use crate::games::reversi::formats::wthor;
use crate::training::TrainingError;

/// One game.
pub struct Game {
    /// The positions in which a disc was placed, for the side to move.
    pub positions: Vec<Board>,
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
                Ok(game) => games.games.push(positions_of(game)),
                Err(error) => {
                    games.broken += 1;
                    games.first_error.get_or_insert(format!("{}, game {number}: {error}", path.display()));
                }
            }
        }
    }
    Ok(games)
}

/// The positions of a game in which a disc was placed.
fn positions_of(game: &wthor::Game) -> Game {
    let placed =
        game.record.positions().zip(game.record.moves()).filter(|(_, chosen)| **chosen != Move::PASS);
    Game { positions: placed.map(|(position, _)| Board::from(position)).collect() }
}
