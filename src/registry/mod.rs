//! The games of this build behind one interface that speaks text, for `web` and the terminal.

/// The games of this build, each without its type.
macro_rules! every_game {
    () => {
        $crate::games::for_each_game!(erased)
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

pub mod explain;
pub mod formats;
mod matches;
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
pub use crate::core::player::PlayerInfo;
use crate::core::player::{Choice, Limits, SearchObserver, Split, TaskResult};
use crate::core::record::Record;
use crate::core::rules::{Outcome, Side};
#[cfg(feature = "engine")]
use crate::core::thought::Thought;

pub use matches::{LastMove, PlacedMove, View};
use players::TextPlayer;

/// Every game of this build.
pub static GAMES: &[&dyn ErasedGame] = every_game!();

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn ErasedGame, Error> {
    let known = || GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let found = GAMES.iter().copied().find(|game| game.id() == name);
    found.ok_or_else(|| Error::UnknownGame { name: name.into(), known: known() })
}

/// Reads a match from its record text, which begins with the game's name.
pub fn read(record: &str) -> Result<Box<dyn ErasedMatch>, Error> {
    let (name, _) = record.trim().split_once(':').unwrap_or((record.trim(), ""));
    game(name)?.read(record)
}

/// What there is to know of a game before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameInfo {
    /// Its name in records and commands.
    pub id: &'static str,
    /// The starts that have a name, the usual one first.
    pub starts: Vec<String>,
    /// Its computer players, from the weakest to the strongest.
    pub players: Vec<PlayerInfo>,
    /// The one of them that can value every move, if there is one.
    pub analyst: Option<&'static str>,
}

/// One game of the list.
pub trait ErasedGame: Sync {
    /// Its name.
    fn id(&self) -> &'static str;
    /// What there is to know of it.
    fn info(&self) -> GameInfo;
    /// A new match from a named start or a position.
    fn begin(&self, start: &str) -> Result<Box<dyn ErasedMatch>, Error>;
    /// A match from its record text, or from bare moves or a position in the game's notation.
    fn read(&self, text: &str) -> Result<Box<dyn ErasedMatch>, Error>;
    /// A computer player with its numbers and a seed for what it leaves to chance.
    fn player(&self, id: &str, changes: &Changes, seed: u64) -> Result<Box<dyn ErasedPlayer>, Error>;
}

/// One match of any game.
pub trait ErasedMatch: Any {
    /// The name of its game.
    fn game(&self) -> &'static str;
    /// Everything that a page shows of it.
    fn view(&self) -> View;
    /// A move in plain notation with its cells, written as in a record.
    #[cfg(feature = "engine")]
    fn place_move(&self, text: &str) -> PlacedMove;
    /// A search trace from here with the cells of its moves.
    #[cfg(feature = "engine")]
    fn place_trace(&self, trace: &[Thought<String>]) -> Vec<Thought<PlacedMove>>;
    /// Makes a move given in the game's notation.
    fn play(&mut self, text: &str) -> Result<(), Error>;
    /// Ends the match here as its players, or their clock, declare.
    fn finish(&mut self, end: &str) -> Result<(), Error>;
    /// The text of the position with these cells and this side to move, and everything else as here.
    fn position_text(&self, cells: &str, side: Side) -> String;
    /// What a legal move does, the most telling first.
    fn move_effects(&self, text: &str) -> Result<Vec<MoveEffect>, Error>;
    /// Takes one step back, a declared end or a move; false at the start.
    fn undo(&mut self) -> bool;
    /// Makes the step again that was taken back last; false when there is none.
    fn redo(&mut self) -> bool;
    /// Looks at it after so many steps.
    fn goto(&mut self, step: usize) -> Result<(), Error>;
    /// The match as record text.
    fn record_text(&self) -> String;
    /// Whose turn it is.
    fn side_to_move(&self) -> Side;
    /// Whose choice it is after so many moves; nobody's after the end or where a side can only pass.
    fn chooser(&self, ply: usize) -> Option<Side>;
    /// How the game has ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The draw that the side to move may claim: the code of its termination.
    fn claimable_draw(&self) -> Option<&'static str>;
    /// How many moves have been made.
    fn ply(&self) -> usize;
    /// The points of both players.
    fn score(&self) -> [i32; 2];
    /// The number of move paths of this length from here.
    fn perft(&self, depth: u32) -> u64;
}

/// One computer player of any game.
pub trait ErasedPlayer {
    /// Chooses a move in a match of its game.
    fn choose(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Choice<String>, Error>;

    /// Values the moves in a match of its game; answers whether all values are certain.
    fn analyse(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<bool, Error>;

    /// Whether its search in a match of its game can be shared by several players of its kind.
    fn shares_search(&mut self, record: &dyn ErasedMatch, limits: &Limits) -> Result<bool, Error>;

    /// Prepares a search that is shared; nothing where that is not possible.
    fn prepare(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Split<String>>, Error>;

    /// Does one of the tasks of a search that is shared; nothing where that is not possible.
    fn search_task(
        &mut self,
        record: &dyn ErasedMatch,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<TaskResult<String>>, Error>;
}

/// A game without its type.
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
            players: G::roster().into_iter().map(PlayerInfo::from).collect(),
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
        let roster = G::roster();
        let unknown = || {
            let here = roster.iter().filter(|entry| entry.new_player.is_some()).map(|entry| entry.id);
            Error::UnknownPlayer { name: id.into(), known: here.collect::<Vec<_>>().join(", ") }
        };
        let entry = roster.iter().find(|entry| entry.id == id).ok_or_else(unknown)?;
        let player = entry.player(changes, seed)?.ok_or_else(unknown)?;
        Ok(Box::new(TextPlayer(player)))
    }
}
