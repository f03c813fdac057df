//! Reader of the game records of the Othello federation's WTHOR files, replayed by our rules.
//!
//! A file has 16 bytes about all its games, then 68 bytes a game: tournament, players and results (eight bytes), and
//! up to 60 squares as ten times the row plus the column.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cli::Failure;
use crate::game::{Game as _, Side};
use crate::reversi::engine::Board;
use crate::reversi::rules::{Layout, Position, Start};

const HEADER: usize = 16;
const RECORD: usize = 68;

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
        let Some((header, records)) = bytes.split_at_checked(HEADER) else {
            return Err(Failure::Input(format!("{} is too short for a WTHOR file", path.display())));
        };
        if !matches!(header[12], 0 | 8) || records.len() % RECORD != 0 {
            return Err(Failure::Input(format!("{} is no WTHOR file of 8x8 games", path.display())));
        }
        for (number, record) in (1..).zip(records.chunks_exact(RECORD)) {
            match replay(record) {
                Ok(game) => games.good.push(game),
                Err(wrong) => {
                    games.broken += 1;
                    games.example.get_or_insert(format!("{}, game {number}: {wrong}", path.display()));
                }
            }
        }
    }
    Ok(games)
}

/// Replays one record; passes are not written in it.
fn replay(record: &[u8]) -> Result<Game, String> {
    // As the game is played today: dark has e4 and d5, and begins.
    let mut position = Position::begin(&Start::Named(Layout::Diagonal, Side::Second));
    let mut turns = Vec::with_capacity(60);
    for (ply, &square) in (1..).zip(&record[8..]) {
        if square == 0 {
            break;
        }
        let (row, column) = (square / 10, square % 10);
        if !(1..=8).contains(&row) || !(1..=8).contains(&column) {
            return Err(format!("move {ply} is no square"));
        }
        let square = 8 * (row - 1) + column - 1;
        if position.possible() == 0 {
            position = position.passed();
        }
        if position.possible() >> square & 1 == 0 {
            return Err(format!("move {ply} is not possible"));
        }
        turns.push(Board::from(&position));
        position = position.after(square).0;
    }
    Ok(Game { turns })
}
