//! What a player is: somebody who chooses a move, within limits, and says why.
//!
//! A player reports while it thinks and asks again and again whether to go on, so that a person who
//! starts a new game never waits for an old thought.

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

/// How long a player may think; any of them, or none for as long as its nature says.
///
/// With a limit of nodes or depth and no limit of time, the same input gives the same move everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(serde::Deserialize))]
pub struct Limits {
    /// Milliseconds.
    pub time: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u32>,
    /// Moves ahead.
    pub depth: Option<u32>,
}

impl Limits {
    /// The limit of time as a duration.
    pub fn duration(&self) -> Option<Duration> {
        self.time.map(|milliseconds| Duration::from_millis(milliseconds.into()))
    }
}

/// What a player knows at some moment of its thinking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report<M> {
    /// The value of the position for the side to move, where the player has one.
    pub score: Option<Score>,
    /// How many moves ahead it has looked.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u32,
    /// The principal variation: the moves that it expects.
    pub pv: Vec<M>,
}

/// The move that a player makes, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice<M> {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: M,
    /// What the player knew when it chose.
    #[serde(flatten)]
    pub report: Report<M>,
    /// Whether it was told to stop before it was done.
    pub stopped: bool,
}

/// What one move is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveValue<M> {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: M,
    /// Its value for the side that makes it.
    pub score: Score,
    /// Whether that is certain, and not an estimate.
    pub exact: bool,
    /// How many moves ahead has been looked for it.
    pub depth: u32,
    /// The principal variation, this move first.
    pub pv: Vec<M>,
}

impl<M: Display> MoveValue<M> {
    /// The same with its move as text.
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
    /// The same report with its moves as text.
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
    /// The same choice with its moves as text.
    pub fn to_text(&self) -> Choice<String> {
        Choice { chosen: self.chosen.to_string(), report: self.report.to_text(), stopped: self.stopped }
    }
}

/// What remains to be done of a search that several players share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Split<M> {
    /// The choice as long as it is not done.
    pub preliminary: Choice<M>,
    /// The choice when every task is confirmed.
    pub proven: Choice<M>,
    /// The tasks, in the order in which they should be begun; none if the limit came first.
    pub tasks: Vec<String>,
}

/// What became of one of its tasks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TaskResult<M> {
    /// Whether it has turned out as expected.
    pub confirmed: bool,
    /// If not, what remains to be done instead of all before; nothing if the limit came first.
    pub instead: Option<Split<M>>,
    /// How many positions it took.
    pub nodes: u32,
}

impl<M: Display> Split<M> {
    /// The same with its moves as text.
    pub fn to_text(&self) -> Split<String> {
        Split {
            preliminary: self.preliminary.to_text(),
            proven: self.proven.to_text(),
            tasks: self.tasks.clone(),
        }
    }
}

impl<M: Display> TaskResult<M> {
    /// The same with its moves as text.
    pub fn to_text(&self) -> TaskResult<String> {
        TaskResult {
            confirmed: self.confirmed,
            instead: self.instead.as_ref().map(Split::to_text),
            nodes: self.nodes,
        }
    }
}

/// Whoever waits for a player: listens to its reports and may stop it.
pub trait SearchObserver<M> {
    /// Takes note of what the player knows so far.
    fn report(&mut self, report: &Report<M>);

    /// Takes note of what a move is worth; a later value of the same move is a better one.
    fn value(&mut self, _: &MoveValue<M>) {}

    /// Whether the player shall go on thinking. Asked every few hundredths of a second.
    fn go_on(&mut self) -> bool;

    /// What time it is, for limits of time: the clock's, unless the observer measures another one.
    fn now(&mut self) -> Instant {
        Instant::now()
    }

    /// Whether it wants to be told every thought.
    fn listens(&self) -> bool {
        false
    }

    /// Takes note of a thought; only if it listens.
    fn thought(&mut self, _: &Thought<M>) {}
}

/// Nobody listens and nobody stops the player.
pub struct NoObserver;

impl<M> SearchObserver<M> for NoObserver {
    fn report(&mut self, _: &Report<M>) {}

    fn go_on(&mut self) -> bool {
        true
    }
}

/// Somebody who chooses moves in one game.
pub trait Player<G: Rules> {
    /// Chooses a legal move in the position that the record looks at, which is not the end of a game.
    fn choose(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Choice<G::Move>;

    /// Reports what the moves are worth, as it is found out, until all is certain or somebody says
    /// stop; answers whether all is certain. Moves that it does not think of may be left out. What it finds out
    /// here helps it to choose later on.
    fn analyse(&mut self, _: &Record<G>, _: &Limits, _: &mut dyn SearchObserver<G::Move>) -> bool {
        false
    }

    /// Itself, if players of its kind can share a search and it pays in this position.
    fn shared_search(&mut self, _: &Record<G>, _: &Limits) -> Option<&mut dyn SharedSearch<G>> {
        None
    }
}

/// A player that can share a search with others of its kind, each in a worker of its own, without shared memory: all
/// prepare it, one says what remains to be done, and each does some of that.
pub trait SharedSearch<G: Rules> {
    /// Searches as far as every player does that has a share in it.
    fn prepare(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Split<G::Move>;

    /// Does one of the tasks in the position of the same record.
    fn search_task(
        &mut self,
        record: &Record<G>,
        task: &str,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Result<TaskResult<G::Move>, Error>;
}

/// Makes a player from a full set of parameters and a seed for everything it leaves to chance.
pub type NewPlayer<G> = fn(&Parameters, u64) -> Box<dyn Player<G>>;

/// A computer player of a game, and how to make it.
pub struct RosterEntry<G: Rules> {
    /// Its name in commands and records.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The year of the program that it re-creates, or of its own making.
    pub year: u16,
    /// One English sentence that says how it plays.
    pub description: &'static str,
    /// Every number of it that can be changed.
    pub parameters: Vec<Parameter>,
    /// How strong it has been measured to be, on the scale that its game's document names.
    pub rating: Option<u16>,
    /// Nothing where the code of the player is in another module: it is only listed then.
    pub new_player: Option<NewPlayer<G>>,
}

impl<G: Rules> RosterEntry<G> {
    /// The player with some of its numbers changed; nothing where it is only listed.
    pub fn player(&self, changes: &Changes, seed: u64) -> Result<Option<Box<dyn Player<G>>>, Error> {
        let parameters = Parameters::with_changes(&self.parameters, changes)?;
        Ok(self.new_player.map(|new_player| new_player(&parameters, seed)))
    }
}

/// What there is to know of a computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerInfo {
    /// Its name in records and commands.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The year of the program that it re-creates, or of its own making.
    pub year: u16,
    /// One English sentence that says how it plays.
    pub description: &'static str,
    /// Every number of it that can be changed.
    pub parameters: Vec<Parameter>,
    /// How strong it has been measured to be, on the scale that its game's document names.
    pub rating: Option<u16>,
    /// Whether it is only listed here: it plays in another module, which has the code for it.
    pub elsewhere: bool,
}

impl<G: Rules> From<RosterEntry<G>> for PlayerInfo {
    fn from(entry: RosterEntry<G>) -> PlayerInfo {
        let RosterEntry { id, name, year, description, parameters, rating, new_player } = entry;
        PlayerInfo { id, name, year, description, parameters, rating, elsewhere: new_player.is_none() }
    }
}
