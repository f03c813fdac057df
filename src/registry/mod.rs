//! The games of this build behind one text interface, for page and terminal.
//!
//! ```
//! use stratege::registry::{GAMES, read};
//!
//! assert_eq!(GAMES.len(), 5);
//! let mut record = read("connect4:first:444")?;
//! record.play("4")?;
//! assert_eq!(record.record_text(), "connect4:first:4444");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

/// Type-erased games of this build.
macro_rules! every_game {
    () => {
        $crate::for_each_game!(erased)
    };
}

macro_rules! erased {
    ($($feature:literal => $game:ident,)*) => {
        &[$(
            #[cfg(feature = $feature)]
            &$crate::registry::Erased::<$crate::games::$game::Position>::NEW,
        )*]
    };
}

#[cfg(feature = "engine")]
mod between_levels;
pub mod explain;
#[cfg(feature = "files")]
pub mod files;
pub mod formats;
mod matches;
mod partner;
mod players;
#[cfg(feature = "engine")]
mod traces;
pub mod watch;

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;

use crate::core::board_view::MoveEffect;
use crate::core::error::Error;
use crate::core::game::Game;
use crate::core::parameters::Changes;
#[cfg(feature = "engine")]
use crate::core::player::NewPlayer;
pub use crate::core::player::PlayerInfo;
use crate::core::player::{Choice, Limits, RosterEntry, SearchObserver};
#[cfg(feature = "engine")]
use crate::core::player::{Split, TaskResult};
use crate::core::record::Record;
use crate::core::rules::{Outcome, Side};
#[cfg(feature = "engine")]
use crate::core::thought::Thought;

pub use matches::{LastMove, PlacedMove, View};
pub use partner::PARTNER;
use players::TextPlayer;

/// The games of this build.
pub static GAMES: &[&dyn ErasedGame] = every_game!();

/// Finds a game by its identifier.
pub fn game(name: &str) -> Result<&'static dyn ErasedGame, Error> {
    let known = || GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let found = GAMES.iter().copied().find(|game| game.id() == name);
    found.ok_or_else(|| Error::UnknownGame { name: name.into(), known: known() })
}

/// Parses a record text of any game.
pub fn read(record: &str) -> Result<Box<dyn ErasedMatch>, Error> {
    let (name, _) = record.trim().split_once(':').unwrap_or((record.trim(), ""));
    game(name)?.read(record)
}

/// Static metadata of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameInfo {
    /// Identifier in records and commands.
    pub id: &'static str,
    /// Named starts, the default first.
    pub starts: Vec<String>,
    /// Computer players, from the weakest to the strongest.
    pub players: Vec<PlayerInfo>,
    /// The player that evaluates every move, if any.
    pub analyst: Option<&'static str>,
}

/// A game behind the text interface.
pub trait ErasedGame: Sync {
    /// Identifier in records and commands.
    fn id(&self) -> &'static str;
    /// Static metadata.
    fn info(&self) -> GameInfo;
    /// Starts a match from a named start or a position.
    fn begin(&self, start: &str) -> Result<Box<dyn ErasedMatch>, Error>;
    /// Parses a record text, or bare moves or a position in the game's notation.
    fn read(&self, text: &str) -> Result<Box<dyn ErasedMatch>, Error>;
    /// Creates a computer player with changed parameters and the seed of its random numbers.
    fn player(&self, id: &str, changes: &Changes, seed: u64) -> Result<Box<dyn ErasedPlayer>, Error>;
}

/// A match of any game.
pub trait ErasedMatch: Any {
    /// Identifier of the game.
    fn game(&self) -> &'static str;
    /// State at the current step, as the page displays it.
    fn view(&self) -> View;
    /// Side to move, result, legal moves and rows of the board, one a line.
    fn summary(&self) -> String;
    /// A move in plain notation with its cells; in players' notation if it is legal.
    #[cfg(feature = "engine")]
    fn place_move(&self, text: &str) -> PlacedMove;
    /// Adds cells to the moves of a search trace that starts at the current position.
    #[cfg(feature = "engine")]
    fn place_trace(&self, trace: &[Thought<String>]) -> Vec<Thought<PlacedMove>>;
    /// Plays a move in players' notation.
    fn play(&mut self, text: &str) -> Result<(), Error>;
    /// Ends the match by declaration; `end` is the name of a `Termination`.
    fn finish(&mut self, end: &str) -> Result<(), Error>;
    /// Writes a position with these cells and this side to move; all other state is taken from this position.
    fn position_text(&self, cells: &str, side: Side) -> String;
    /// Effects of a legal move, the most important first.
    fn move_effects(&self, text: &str) -> Result<Vec<MoveEffect>, Error>;
    /// Undoes a step, a declared end or a move; false at the start.
    fn undo(&mut self) -> bool;
    /// Redoes a step; false after the last one.
    fn redo(&mut self) -> bool;
    /// Makes `step` the current step.
    fn goto(&mut self, step: usize) -> Result<(), Error>;
    /// The record text.
    fn record_text(&self) -> String;
    /// Side to move.
    fn side_to_move(&self) -> Side;
    /// The side with a choice after `ply` moves; `None` at the end and on a forced pass.
    fn chooser(&self, ply: usize) -> Option<Side>;
    /// Result at the current step.
    fn outcome(&self) -> Option<Outcome>;
    /// Code of the draw that the side to move may claim.
    fn claimable_draw(&self) -> Option<&'static str>;
    /// Number of moves before the current step.
    fn ply(&self) -> usize;
    /// Points of both players.
    fn score(&self) -> [i32; 2];
    /// Number of move paths of length `depth` from the current position.
    fn perft(&self, depth: u32) -> u64;
}

/// A computer player of any game.
pub trait ErasedPlayer {
    /// Chooses a move in a match of the player's game.
    fn choose(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Choice<String>, Error>;

    /// Reports values of the moves; returns whether all are proven.
    #[cfg(feature = "engine")]
    fn analyse(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<bool, Error>;

    /// Whether the search in this position can be shared by several players.
    #[cfg(feature = "engine")]
    fn shares_search(&mut self, record: &dyn ErasedMatch, limits: &Limits) -> Result<bool, Error>;

    /// Prepares a shared search; `None` if it cannot be shared.
    #[cfg(feature = "engine")]
    fn prepare(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Split<String>>, Error>;

    /// Searches a task of a shared search; `None` if it cannot be shared.
    #[cfg(feature = "engine")]
    fn search_task(
        &mut self,
        record: &dyn ErasedMatch,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<TaskResult<String>>, Error>;
}

/// The players of a game with its sparring partner.
fn roster<G: Game>() -> Vec<RosterEntry<G>> {
    #[cfg(feature = "engine")]
    let new_partner = Some(between_levels::create as NewPlayer<G>);
    #[cfg(not(feature = "engine"))]
    let new_partner = None;
    partner::roster(new_partner)
}

/// Type-erased game.
struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    const NEW: Self = Erased(PhantomData);
}

impl<G: Game> ErasedGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID,
            starts: G::starts().iter().map(G::Start::to_string).collect(),
            players: roster::<G>().into_iter().map(PlayerInfo::from).collect(),
            analyst: G::ANALYST,
        }
    }

    fn begin(&self, start: &str) -> Result<Box<dyn ErasedMatch>, Error> {
        Ok(Box::new(Record::<G>::new(start.parse()?)))
    }

    fn read(&self, text: &str) -> Result<Box<dyn ErasedMatch>, Error> {
        Ok(Box::new(G::read(text)?))
    }

    fn player(&self, id: &str, changes: &Changes, seed: u64) -> Result<Box<dyn ErasedPlayer>, Error> {
        let roster = roster::<G>();
        let unknown = || {
            let here = roster.iter().filter(|entry| entry.new_player.is_some()).map(|entry| entry.id);
            Error::UnknownPlayer { name: id.into(), known: here.collect::<Vec<_>>().join(", ") }
        };
        let entry = roster.iter().find(|entry| entry.id == id).ok_or_else(unknown)?;
        let player = entry.player(changes, seed)?.ok_or_else(unknown)?;
        Ok(Box::new(TextPlayer(player)))
    }
}
