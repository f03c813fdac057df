//! The list of the games, behind one face that speaks text: both doors (`web`, `cli`) look at it alone.
//!
//! A new game becomes visible everywhere by one line in [`GAMES`].

mod matches;
mod seats;

use std::marker::PhantomData;

use serde::Serialize;

use crate::error::Error;
#[cfg(feature = "formats")]
use crate::format::{Format, FormatInfo};
use crate::game::{Game, Outcome, Side};
#[cfg(feature = "laboratory")]
use crate::laboratory::{Branch, Insight};
use crate::parameters::{Changes, Parameters};
pub use crate::player::PlayerInfo;
use crate::player::{Choice, Limits, Watch};
use crate::record::Record;

#[cfg(feature = "ends")]
pub use matches::Standing;
pub use matches::{LastMove, LegalMove, View};
use seats::Seated;

/// Every game there is.
pub static GAMES: &[&dyn AnyGame] = &[
    #[cfg(feature = "reversi")]
    &House::<crate::reversi::Position>::NEW,
    #[cfg(feature = "gobang")]
    &House::<crate::gobang::Position>::NEW,
    #[cfg(feature = "chess-rules")]
    &House::<crate::chess::Position>::NEW,
    #[cfg(feature = "qubic")]
    &House::<crate::qubic::Position>::NEW,
    #[cfg(feature = "connect4")]
    &House::<crate::connect4::Position>::NEW,
];

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, Error> {
    let known = || GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let found = GAMES.iter().copied().find(|game| game.id() == name);
    found.ok_or_else(|| Error::UnknownGame { name: name.into(), known: known() })
}

/// Reads a match from its line, which begins with the game's name.
pub fn read(line: &str) -> Result<Box<dyn AnyMatch>, Error> {
    let (name, _) = line.trim().split_once(':').unwrap_or((line.trim(), ""));
    game(name)?.read(line)
}

/// What there is to know of a game before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct GameInfo {
    /// Its name in records and commands.
    pub id: &'static str,
    /// The starts that have a name, the usual one first.
    pub starts: Vec<String>,
    /// Its computer players, from the weakest to the strongest.
    pub players: Vec<PlayerInfo>,
    /// The one of them who can tell what every move is worth, if there is one.
    pub analyst: Option<&'static str>,
}

/// One game of the list.
pub trait AnyGame: Sync {
    /// Its name.
    fn id(&self) -> &'static str;
    /// What there is to know of it.
    fn info(&self) -> GameInfo;
    /// A new match from a named start or a position.
    fn begin(&self, start: &str) -> Result<Box<dyn AnyMatch>, Error>;
    /// A match from its line, or from bare moves or a position in the game's notation.
    fn read(&self, text: &str) -> Result<Box<dyn AnyMatch>, Error>;
    /// The formats in which its matches are written elsewhere.
    #[cfg(feature = "formats")]
    fn formats(&self) -> Vec<FormatInfo>;
    /// Reads every match of a text in one of them, as lines.
    #[cfg(feature = "formats")]
    fn read_matches(&self, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error>;
    /// Writes the match with this line in one of them.
    #[cfg(feature = "formats")]
    fn write_match(&self, format: &str, line: &str) -> Result<String, Error>;
    /// A computer player with its numbers and a seed for what it leaves to chance.
    fn seat(&self, player: &str, changes: &Changes, seed: u64) -> Result<Box<dyn AnyPlayer>, Error>;
}

/// One match of any game.
pub trait AnyMatch {
    /// Everything that a table shows of it.
    fn view(&self) -> View;
    /// What a table shows beside that where draws can be claimed.
    #[cfg(feature = "ends")]
    fn standing(&self) -> Standing;
    /// Makes a move given in the game's notation.
    fn play(&mut self, text: &str) -> Result<(), Error>;
    /// Takes one step back, a declared end or a move; false at the start.
    fn undo(&mut self) -> bool;
    /// Makes the step again that was taken back last; false when there is none.
    fn redo(&mut self) -> bool;
    /// Looks at it after so many steps.
    fn goto(&mut self, step: usize) -> Result<(), Error>;
    /// The match as one line.
    fn line(&self) -> String;
    /// Whose turn it is.
    fn side_to_move(&self) -> Side;
    /// Whose choice it is after so many moves; nobody's after the end or where a side can only pass.
    fn chooser(&self, ply: usize) -> Option<Side>;
    /// How the game has ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// How many moves have been made.
    fn ply(&self) -> usize;
    /// The points of both players.
    fn score(&self) -> [i32; 2];
    /// The number of move paths of this length from here.
    fn perft(&self, depth: u32) -> u64;
}

/// One computer player of any game.
pub trait AnyPlayer {
    /// Chooses a move in the match with this line.
    fn choose(
        &mut self,
        line: &str,
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Choice<String>, Error>;

    /// Tells what the moves in the match with this line are worth; answers whether all of it is certain.
    #[cfg(feature = "analysis")]
    fn analyse(&mut self, line: &str, limits: &Limits, watch: &mut dyn Watch<String>) -> Result<bool, Error>;

    /// What it thinks in the match with this line, in its own numbers.
    #[cfg(feature = "laboratory")]
    fn insight(
        &mut self,
        line: &str,
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Option<Insight<String>>, Error>;

    /// The moves that its search tries after those of `path`.
    #[cfg(feature = "laboratory")]
    fn branches(
        &mut self,
        line: &str,
        path: &[String],
        limits: &Limits,
        watch: &mut dyn Watch<String>,
    ) -> Result<Option<Vec<Branch<String>>>, Error>;
}

/// A game behind its face.
struct House<G>(PhantomData<fn() -> G>);

impl<G> House<G> {
    const NEW: Self = House(PhantomData);
}

impl<G: Game> AnyGame for House<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        let present = G::roster().into_iter().map(PlayerInfo::from);
        let rated = |player: PlayerInfo| PlayerInfo { rating: G::rating(player.id), ..player };
        let absent = G::absent().into_iter().map(|player| PlayerInfo { elsewhere: true, ..player });
        GameInfo {
            id: G::ID,
            starts: G::starts().iter().map(G::Start::to_string).collect(),
            players: present.chain(absent).map(rated).collect(),
            analyst: G::ANALYST,
        }
    }

    fn begin(&self, start: &str) -> Result<Box<dyn AnyMatch>, Error> {
        Ok(Box::new(Record::<G>::new(start.parse()?)))
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyMatch>, Error> {
        Ok(Box::new(text.parse::<Record<G>>()?))
    }

    #[cfg(feature = "formats")]
    fn formats(&self) -> Vec<FormatInfo> {
        G::formats().into_iter().map(|format| format.info).collect()
    }

    #[cfg(feature = "formats")]
    fn read_matches(&self, format: &str, text: &str) -> Result<Vec<Result<String, Error>>, Error> {
        let found = (format_of::<G>(format)?.read)(text);
        Ok(found.into_iter().map(|found| found.map(|record| record.to_string())).collect())
    }

    #[cfg(feature = "formats")]
    fn write_match(&self, format: &str, line: &str) -> Result<String, Error> {
        Ok((format_of::<G>(format)?.write)(&line.parse()?))
    }

    fn seat(&self, player: &str, changes: &Changes, seed: u64) -> Result<Box<dyn AnyPlayer>, Error> {
        let roster = G::roster();
        let Some(entry) = roster.iter().find(|entry| entry.id == player) else {
            let known: Vec<_> = roster.iter().map(|entry| entry.id).collect();
            return Err(Error::UnknownPlayer { name: player.into(), known: known.join(", ") });
        };
        let parameters = Parameters::with_changes(&entry.parameters, changes)?;
        Ok(Box::new(Seated((entry.seat)(&parameters, seed))))
    }
}

/// The format of this name.
#[cfg(feature = "formats")]
fn format_of<G: Game>(name: &str) -> Result<Format<G>, Error> {
    let known = || G::formats().iter().map(|format| format.info.name).collect::<Vec<_>>().join(", ");
    let found = G::formats().into_iter().find(|format| format.info.name == name);
    found.ok_or_else(|| Error::UnknownFormat { name: name.into(), known: known() })
}
