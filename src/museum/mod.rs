//! What a room of the museum asks: a position, its legal moves, and the program's choice there, line by line. Text and
//! plain numbers, so that a room fetches little; the exports to JavaScript are in `exports.rs`.

#[cfg(target_family = "wasm")]
mod exports;

use crate::core::board_view::MoveCells;
use crate::core::error::Error;
use crate::core::record::Record;
use crate::core::trace::{Recorder, Watched};
use crate::games::for_each_game;

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

/// A match of one game.
struct Match<G: Watched> {
    /// What stands before the moves in its record text.
    head: String,
    record: Record<G>,
}

impl<G: Watched> Exhibit for Match<G> {
    fn cells(&self) -> String {
        self.record.position().cells()
    }

    fn moves(&self) -> Vec<String> {
        let position = self.record.position();
        position.legal_moves().into_iter().map(|chosen| position.write_move(chosen)).collect()
    }

    fn move_cells(&self) -> Vec<i32> {
        let position = self.record.position();
        let number = |cell: Option<usize>| cell.map_or(-1, |cell| cell as i32);
        let cells = |chosen| {
            let MoveCells { from, to } = position.move_cells(chosen);
            [number(from), number(to)]
        };
        position.legal_moves().into_iter().flat_map(cells).collect()
    }

    fn play(&mut self, text: &str) -> Result<(), Error> {
        let position = self.record.position();
        let mut legal = position.legal_moves().into_iter();
        let chosen = legal.find(|&chosen| position.write_move(chosen) == text);
        self.record.play(chosen.ok_or_else(|| Error::UnreadableMove { text: text.into() })?)
    }

    fn record(&self) -> String {
        let mut text = self.head.clone();
        for chosen in self.record.moves() {
            text.push_str(&chosen.to_string());
        }
        text
    }

    fn watch(&self, program: &str, seed: u64, recorder: &mut Recorder) -> Option<String> {
        if self.record.outcome().is_some() {
            return None;
        }
        let chosen = G::watch(program, seed, &self.record, recorder)?;
        Some(self.record.position().write_move(chosen))
    }
}

/// How the start and the moves of a record text become a match of one game.
type Open = fn(&str, &str) -> Result<Box<dyn Exhibit>, Error>;

/// Reads a record as this program writes it, and no other notation: what `Record` reads beside it would be a quarter of a
/// room's module. What was taken back and what the players have declared is left out.
fn open<G: Watched>(start: &str, moves: &str) -> Result<Box<dyn Exhibit>, Error> {
    let mut record = Record::<G>::new(start.parse()?);
    let mut rest = moves.split([':', '!']).next().unwrap_or_default();
    while !rest.is_empty() {
        let position = record.position();
        let texts = position.legal_moves().into_iter().map(|chosen| (chosen, chosen.to_string()));
        // The longest: `a1` is the beginning of `a10`.
        let next = texts.filter(|(_, text)| rest.starts_with(text)).max_by_key(|(_, text)| text.len());
        let (chosen, length) = match (next, position.implied_move()) {
            (Some((chosen, text)), _) if !text.is_empty() => (chosen, text.len()),
            (_, Some(unwritten)) => (unwritten, 0),
            _ => return Err(Error::UnreadableMove { text: rest.into() }),
        };
        record.play(chosen)?;
        rest = rest.get(length..).unwrap_or_default();
    }
    // Pushed: `concat` and `format!` would be the only ones in the module of a room.
    let mut head = String::from(G::ID);
    for part in [":", start, ":"] {
        head.push_str(part);
    }
    Ok(Box::new(Match { head, record }))
}

macro_rules! by_name {
    ($($feature:literal => $game:ident,)*) => {
        &[$(
            #[cfg(feature = $feature)]
            (stringify!($game), open::<crate::games::$game::Position>),
        )*]
    };
}

/// The games of this build, by the names that their records begin with.
const GAMES: &[(&str, Open)] = for_each_game!(by_name);

/// A match from its record text.
pub fn exhibit(record: &str) -> Result<Box<dyn Exhibit>, Error> {
    let (name, rest) = record.split_once(':').unwrap_or((record, ""));
    let (start, moves) = rest.split_once(':').unwrap_or((rest, ""));
    let found = GAMES.iter().find(|(id, _)| *id == name);
    let (_, open) = found.ok_or_else(|| Error::UnknownGame { name: name.into(), known: String::new() })?;
    open(start, moves)
}
