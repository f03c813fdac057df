//! What a classic program tells of its own thinking: the value of every move and its parts, the cells that it has
//! in mind, and the tree of its search, one opened node at a time. All of it comes from the code that plays.

use serde::Serialize;

use crate::core::game::Game;
use crate::core::parameters::Parameters;
use crate::core::player::{Limits, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;

/// A player that can show its thinking.
pub trait Explain<G: Rules> {
    /// What it thinks of the position in its own numbers; nothing if it cannot tell or has been stopped.
    fn insight(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Option<Insight<G::Move>>;

    /// The moves that its search tries after those of `path`, in its order; none at a leaf. Nothing if it does not
    /// search, does not get there, or has been stopped.
    fn branches(
        &mut self,
        _record: &Record<G>,
        _path: &[G::Move],
        _limits: &Limits,
        _observer: &mut dyn SearchObserver<G::Move>,
    ) -> Option<Vec<Branch<G::Move>>> {
        None
    }
}

/// A game that may have players that can show their thinking.
pub trait Explained: Game {
    /// The player of this name with its numbers, if it can show its thinking.
    fn explainer(_id: &str, _parameters: &Parameters, _seed: u64) -> Option<Box<dyn Explain<Self>>> {
        None
    }
}

/// One of the numbers that a value is the sum of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What it stands for, as the page's words know it.
    pub name: &'static str,
    /// Its share of the value.
    pub value: i32,
}

impl Part {
    /// Each value with the name that it has.
    pub fn list<const N: usize>(names: [&'static str; N], values: [i32; N]) -> Vec<Part> {
        names.into_iter().zip(values).map(|(name, value)| Part { name, value }).collect()
    }
}

/// What a program thinks of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate<M> {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: M,
    /// Its value to the program.
    pub value: i32,
    /// The moves at whose end the value was found, beginning with this one.
    pub pv: Vec<M>,
    /// The parts of the value; nothing where it has none.
    pub parts: Vec<Part>,
}

/// A cell with the name that a program has for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedCell {
    /// The program's name for it, such as a variable's.
    pub name: &'static str,
    /// The cell.
    pub cell: usize,
}

/// The pattern that a program has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// The rows of the pattern, in the order in which it looked for them.
    pub rows: Vec<Vec<usize>>,
    /// The cells that it would play to, the next one first.
    pub cells: Vec<NamedCell>,
}

/// What a program thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Insight<M> {
    /// The parts of the value that the position has as it stands, for a program that weighs positions.
    pub position: Vec<Part>,
    /// What it thinks of the moves, in the order in which it tries them.
    pub candidates: Vec<Candidate<M>>,
    /// The pattern that it has found, for a program that looks for patterns.
    pub sight: Option<Sight>,
}

impl<M> Default for Insight<M> {
    fn default() -> Self {
        Insight { position: Vec::new(), candidates: Vec::new(), sight: None }
    }
}

/// A move in an opened node of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Branch<M> {
    /// The move.
    #[serde(rename = "move")]
    pub chosen: M,
    /// The value that is handed up, for the program; nothing where it does not look.
    pub value: Option<i32>,
    /// Whether it was the best of its node when it was looked at; the last such one is chosen.
    pub leads: bool,
    /// Whether it cannot matter any more when its turn comes: one with a value is looked at all the same, by a
    /// program that knows no alpha-beta.
    pub cut: bool,
    /// Whether the program looks no further after it.
    pub leaf: bool,
}

impl<M: ToString> Insight<M> {
    /// The same with its moves as text.
    pub fn to_text(&self) -> Insight<String> {
        let candidate = |one: &Candidate<M>| Candidate {
            chosen: one.chosen.to_string(),
            value: one.value,
            pv: one.pv.iter().map(M::to_string).collect(),
            parts: one.parts.clone(),
        };
        Insight {
            position: self.position.clone(),
            candidates: self.candidates.iter().map(candidate).collect(),
            sight: self.sight.clone(),
        }
    }
}

impl<M: ToString> Branch<M> {
    /// The same with its move as text.
    pub fn to_text(&self) -> Branch<String> {
        let Branch { value, leads, cut, leaf, .. } = *self;
        Branch { chosen: self.chosen.to_string(), value, leads, cut, leaf }
    }
}
