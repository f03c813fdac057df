//! The games of a folder of WTHOR files, with what the training needs of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::game::{Game as _, Side};
use crate::reversi::Move;
use crate::reversi::engine::Board;
use crate::reversi::wthor;

/// One game.
pub struct Game {
    /// The positions in which a stone was set, and whether it was the dark side's turn.
    pub turns: Vec<(Board, bool)>,
    /// The result in discs for the dark side; empty squares are the winner's.
    pub result: i32,
    /// The result with perfect play from so many empty squares on: the number and the discs.
    pub theory: (u32, i32),
}

impl Game {
    /// The position in which a stone was set with so many empty squares left, and whether it was dark's turn.
    pub fn at(&self, empty: u32) -> Option<(Board, bool)> {
        self.turns.iter().find(|(board, _)| board.empty_count() == empty).copied()
    }
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
                Ok(game) => games.good.push(weighed(game, file.theory_from)),
                Err(wrong) => {
                    games.broken += 1;
                    games.example.get_or_insert(format!("{}, game {number}: {wrong}", path.display()));
                }
            }
        }
    }
    Ok(games)
}

/// A game as its turns and its results.
fn weighed(game: &wthor::Game, theory_from: u32) -> Game {
    let [dark, theory] = game.discs.map(|discs| 2 * i32::from(discs) - 64);
    let set = game.record.positions().zip(game.record.moves()).filter(|(_, chosen)| **chosen != Move::PASS);
    let is_darks = |side| side == Side::Second;
    let turns = set.map(|(position, _)| (Board::from(position), is_darks(position.side_to_move()))).collect();
    let last = game.record.position();
    let board = Board::from(last);
    let result = match (board.is_over(), is_darks(last.side_to_move())) {
        (true, true) => board.final_score(),
        (true, false) => -board.final_score(),
        (false, _) => dark,
    };
    Game { turns, result, theory: (theory_from, theory) }
}
