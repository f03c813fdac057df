//! The player interface: choosing a move within limits, reporting progress, and stopping on request.
//! Implemented by every computer player, used through the registry by page and terminal.
//!
//! ```
//! use stratege::core::player::{Limits, NoObserver};
//! use stratege::registry::game;
//!
//! let chess = game("chess")?;
//! let mut player = chess.player("schach-c64", &[], 1)?;
//! let choice = player.choose(&*chess.read("e2e4")?, &Limits::default(), &mut NoObserver)?;
//! println!("{}", choice.chosen);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt::Display;
use std::time::Duration;

use serde::Serialize;
use web_time::Instant;

use crate::core::error::Error;
use crate::core::parameters::{Changes, Parameter, Parameters};
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::thought::Thought;

pub use crate::core::score::Score;

/// Limits of a search; unset ones fall back to the player's own.
///
/// With a node or depth limit and no time limit, the same input gives the same move on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(serde::Deserialize))]
pub struct Limits {
    /// Milliseconds.
    pub time: Option<u32>,
    /// Maximum number of visited positions.
    pub nodes: Option<u32>,
    /// Maximum search depth in plies.
    pub depth: Option<u32>,
}

impl Limits {
    /// The time limit as a duration.
    pub fn duration(&self) -> Option<Duration> {
        self.time.map(|milliseconds| Duration::from_millis(milliseconds.into()))
    }
}

/// Progress of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report<M> {
    /// Value for the side to move, if the player has one.
    pub score: Option<Score>,
    /// Search depth in plies.
    pub depth: u32,
    /// Visited positions.
    pub nodes: u32,
    /// Principal variation.
    pub pv: Vec<M>,
}

/// A chosen move with the last report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice<M> {
    /// Serialised as `move`.
    #[serde(rename = "move")]
    pub chosen: M,
    /// State of the search at the decision.
    #[serde(flatten)]
    pub report: Report<M>,
    /// Whether the search was stopped before it was complete.
    pub stopped: bool,
}

/// Value of one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveValue<M> {
    /// Serialised as `move`.
    #[serde(rename = "move")]
    pub chosen: M,
    /// Value for the side that moves.
    pub score: Score,
    /// Whether the value is proven rather than estimated.
    pub exact: bool,
    /// Search depth in plies.
    pub depth: u32,
    /// Principal variation, this move first.
    pub pv: Vec<M>,
}

impl<M: Display> MoveValue<M> {
    /// Converts the moves to text.
    pub fn to_text(&self) -> MoveValue<String> {
        MoveValue {
            chosen: self.chosen.to_string(),
            score: self.score,
            exact: self.exact,
            depth: self.depth,
            pv: self.pv.iter().map(M::to_string).collect(),
        }
    }
}

impl<M: Display> Report<M> {
    /// Converts the moves to text.
    pub fn to_text(&self) -> Report<String> {
        Report {
            score: self.score,
            depth: self.depth,
            nodes: self.nodes,
            pv: self.pv.iter().map(M::to_string).collect(),
        }
    }
}

impl<M: Display> Choice<M> {
    /// Converts the moves to text.
    pub fn to_text(&self) -> Choice<String> {
        Choice { chosen: self.chosen.to_string(), report: self.report.to_text(), stopped: self.stopped }
    }
}

/// Remaining work of a search shared by several players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Split<M> {
    /// The choice if no task completes.
    pub preliminary: Choice<M>,
    /// The choice once every task is confirmed.
    pub proven: Choice<M>,
    /// Tasks as text, in the order in which to start them; empty if the limit was reached first.
    pub tasks: Vec<String>,
}

/// Result of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TaskResult<M> {
    /// Whether the task confirmed the expected value.
    pub confirmed: bool,
    /// If not confirmed, the work that replaces the previous split; `None` if the limit was reached first.
    pub instead: Option<Split<M>>,
    /// Visited positions.
    pub nodes: u32,
}

impl<M: Display> Split<M> {
    /// Converts the moves to text.
    pub fn to_text(&self) -> Split<String> {
        Split {
            preliminary: self.preliminary.to_text(),
            proven: self.proven.to_text(),
            tasks: self.tasks.clone(),
        }
    }
}

impl<M: Display> TaskResult<M> {
    /// Converts the moves to text.
    pub fn to_text(&self) -> TaskResult<String> {
        TaskResult {
            confirmed: self.confirmed,
            instead: self.instead.as_ref().map(Split::to_text),
            nodes: self.nodes,
        }
    }
}

/// Receives the reports of a search, and may stop it.
pub trait SearchObserver<M> {
    /// Receives progress.
    fn report(&mut self, report: &Report<M>);

    /// Receives the value of a move; a later value of the same move replaces the earlier one.
    fn value(&mut self, _: &MoveValue<M>) {}

    /// Whether to continue the search. Called every few hundredths of a second.
    fn should_continue(&mut self) -> bool;

    /// The current time for time limits: wall time by default, processor time in measured matches.
    fn now(&mut self) -> Instant {
        Instant::now()
    }

    /// Whether to report thoughts, which costs time.
    fn wants_thoughts(&self) -> bool {
        false
    }

    /// Receives a thought, if [`SearchObserver::wants_thoughts`].
    fn thought(&mut self, _: &Thought<M>) {}
}

/// Ignores reports and never stops the search.
pub struct NoObserver;

impl<M> SearchObserver<M> for NoObserver {
    fn report(&mut self, _: &Report<M>) {}

    fn should_continue(&mut self) -> bool {
        true
    }
}

/// A computer player of a game.
pub trait Player<G: Rules> {
    /// Chooses a legal move in the record's current position, which must not be final.
    fn choose(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Choice<G::Move>;

    /// Reports values of moves until all are proven or the search is stopped; returns whether all are proven.
    /// Hopeless moves may be omitted. Later calls of `choose` reuse the results.
    fn analyse(&mut self, _: &Record<G>, _: &Limits, _: &mut dyn SearchObserver<G::Move>) -> bool {
        false
    }

    /// Returns itself if it supports shared searches and one would be faster in this position.
    fn shared_search(&mut self, _: &Record<G>, _: &Limits) -> Option<&mut dyn SharedSearch<G>> {
        None
    }
}

/// A player that shares a search with others of its kind, each in a separate worker without shared memory:
/// all prepare, one splits the work, each searches some of the tasks.
pub trait SharedSearch<G: Rules> {
    /// Searches the part that every participant repeats, and splits the rest.
    fn prepare(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Split<G::Move>;

    /// Searches one of the tasks in the same position.
    fn search_task(
        &mut self,
        record: &Record<G>,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Result<TaskResult<G::Move>, Error>;
}

/// Creates a player from its parameters and the seed of its random numbers.
pub type NewPlayer<G> = fn(&Parameters, u64) -> Box<dyn Player<G>>;

/// A computer player of a game with its constructor.
pub struct RosterEntry<G: Rules> {
    /// Identifier in commands and records.
    pub id: &'static str,
    /// Year of the re-created program, or of the player itself.
    pub year: u16,
    /// All parameters that a user can change.
    pub parameters: Vec<Parameter>,
    /// Measured rating, on the scale that the game's document defines.
    pub rating: Option<u16>,
    /// `None` if the player's code is in another module, which lists it only.
    pub new_player: Option<NewPlayer<G>>,
}

impl<G: Rules> RosterEntry<G> {
    /// Creates the player with changed parameters; `None` if it is only listed.
    pub fn player(&self, changes: &Changes, seed: u64) -> Result<Option<Box<dyn Player<G>>>, Error> {
        let parameters = Parameters::with_changes(&self.parameters, changes)?;
        Ok(self.new_player.map(|new_player| new_player(&parameters, seed)))
    }
}

/// Description of a computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerInfo {
    /// Identifier in commands and records.
    pub id: &'static str,
    /// Year of the re-created program, or of the player itself.
    pub year: u16,
    /// All parameters that a user can change.
    pub parameters: Vec<Parameter>,
    /// Measured rating, on the scale that the game's document defines.
    pub rating: Option<u16>,
    /// Whether the player is only listed here and needs the game's engine module.
    pub elsewhere: bool,
}

impl<G: Rules> From<RosterEntry<G>> for PlayerInfo {
    fn from(entry: RosterEntry<G>) -> PlayerInfo {
        let RosterEntry { id, year, parameters, rating, new_player } = entry;
        PlayerInfo { id, year, parameters, rating, elsewhere: new_player.is_none() }
    }
}
