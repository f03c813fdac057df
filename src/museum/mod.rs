//! What a room of the museum asks: a position, its legal moves, and the program's choice there, line by line. Text and
//! plain numbers, so that a room fetches little; the exports to JavaScript are in `exports.rs`.

#[cfg(target_family = "wasm")]
mod exports;

use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::rules::MoveCells;
use crate::core::trace::{Recorder, Watched};

/// A match in a room, whatever its game.
pub trait Exhibit {
    /// The board, row by row.
    fn cells(&self) -> String;
    /// The legal moves as the players write them; none when the game is over.
    fn moves(&self) -> Vec<String>;
    /// Where each of these moves begins and ends; -1 for nowhere.
    fn move_cells(&self) -> Vec<i32>;
    /// Makes a move.
    fn play(&mut self, text: &str) -> Result<(), Error>;
    /// The match as record text.
    fn record(&self) -> String;
    /// The move that a program chooses here, with its steps in the recorder; nothing if it is over.
    fn watch(&self, program: &str, seed: u64, recorder: &mut Recorder) -> Option<String>;
}

impl<G: Watched> Exhibit for Record<G> {
    fn cells(&self) -> String {
        self.position().cells()
    }

    fn moves(&self) -> Vec<String> {
        let position = self.position();
        position.legal_moves().into_iter().map(|chosen| position.write_move(chosen)).collect()
    }

    fn move_cells(&self) -> Vec<i32> {
        let position = self.position();
        let number = |cell: Option<usize>| cell.map_or(-1, |cell| cell as i32);
        let cells = |chosen| {
            let MoveCells { from, to } = position.move_cells(chosen);
            [number(from), number(to)]
        };
        position.legal_moves().into_iter().flat_map(cells).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), Error> {
        let chosen = self.position().read_move(text)?;
        Record::play(self, chosen)
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn watch(&self, program: &str, seed: u64, recorder: &mut Recorder) -> Option<String> {
        if self.outcome().is_some() {
            return None;
        }
        let chosen = G::watch(program, seed, self, recorder)?;
        Some(self.position().write_move(chosen))
    }
}

/// How a record text becomes a match of one game.
type Open = fn(&str) -> Result<Box<dyn Exhibit>, Error>;

fn open<G: Watched>(record: &str) -> Result<Box<dyn Exhibit>, Error> {
    Ok(Box::new(record.parse::<Record<G>>()?))
}

/// The games of this build, by the names that their records begin with.
const GAMES: &[(&str, Open)] = &[
    #[cfg(feature = "reversi-rules")]
    ("reversi", open::<crate::games::reversi::Position>),
    #[cfg(feature = "gobang-rules")]
    ("gobang", open::<crate::games::gobang::Position>),
    #[cfg(feature = "chess-rules")]
    ("chess", open::<crate::games::chess::Position>),
    #[cfg(feature = "qubic-rules")]
    ("qubic", open::<crate::games::qubic::Position>),
    #[cfg(feature = "connect4-rules")]
    ("connect4", open::<crate::games::connect4::Position>),
];

/// A match from its record text.
pub fn exhibit(record: &str) -> Result<Box<dyn Exhibit>, Error> {
    let (name, _) = record.split_once(':').unwrap_or((record, ""));
    let known = || GAMES.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", ");
    let found = GAMES.iter().find(|(id, _)| *id == name);
    let (_, open) = found.ok_or_else(|| Error::UnknownGame { name: name.into(), known: known() })?;
    open(record)
}
