//! The games of a folder of WTHOR files, with what the training needs of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::reversi::Move;
use crate::reversi::engine::Board;
use crate::reversi::wthor;

/// One game: the positions in which a stone was set.
pub struct Game {
    /// As the side to move sees them.
    pub turns: Vec<Board>,
}

/// Games that could be read, and what was wrong with the others.
#[derive(Default)]
pub struct Games {
    /// The games in the order of the files' names.
    pub good: Vec<Game>,
    /// How many records are broken.
    pub broken: usize,
    /// The first of them, in a sentence.
    pub example: Option<String>,
}

/// Reads every `.wtb` file of the folder.
pub fn read(folder: &Path) -> Result<Games, Failure> {
    let cannot = |path: &Path, error| Failure::Input(format!("cannot read {}: {error}", path.display()));
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(|error| cannot(folder, error))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    paths.sort();
    if paths.is_empty() {
        return Err(Failure::Input(format!("{} has no .wtb file", folder.display())));
    }
    let mut games = Games::default();
    for path in paths {
        let bytes = fs::read(&path).map_err(|error| cannot(&path, error))?;
        let file = wthor::read(&bytes)
            .map_err(|error| Failure::Input(format!("{} is no WTHOR file: {error}", path.display())))?;
        for (number, game) in (1..).zip(&file.games) {
            match game {
                Ok(game) => games.good.push(turns_of(game)),
                Err(wrong) => {
                    games.broken += 1;
                    games.example.get_or_insert(format!("{}, game {number}: {wrong}", path.display()));
                }
            }
        }
    }
    Ok(games)
}

/// The positions of a game in which a stone was set.
fn turns_of(game: &wthor::Game) -> Game {
    let set = game.record.positions().zip(game.record.moves()).filter(|(_, chosen)| **chosen != Move::PASS);
    Game { turns: set.map(|(position, _)| Board::from(position)).collect() }
}
