//! How a classic program evaluates: the value of every move with its terms, found patterns, and its search
//! tree, node by node. Produced by the code that plays; shown by the laboratory.
//!
//! ```
//! use stratege::core::insight::Explained;
//! use stratege::core::parameters::Parameters;
//! use stratege::core::player::{Limits, NoObserver};
//! use stratege::core::game::Game;
//! use stratege::games::gobang::Position;
//!
//! let entry = Position::roster().into_iter().find(|entry| entry.id == "cpc-gobang").expect("it is in the roster");
//! let parameters = Parameters::defaults(entry.parameters);
//! let mut program = Position::explainer(entry.id, &parameters, 1).expect("it explains itself");
//! let record = Position::read("h8")?;
//! let insight = program.insight(&record, &Limits::default(), &mut NoObserver).expect("it was not stopped");
//! assert_eq!(insight.candidates.len(), 255);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use serde::Serialize;

use crate::core::game::Game;
use crate::core::parameters::Parameters;
use crate::core::player::{Limits, SearchObserver};
use crate::core::record::Record;
use crate::core::rules::Rules;

/// A player that can explain its evaluation.
pub trait Explain<G: Rules> {
    /// Evaluates the position in the program's own units; `None` if it cannot, or was stopped.
    fn insight(
        &mut self,
        record: &Record<G>,
        limits: &Limits,
        observer: &mut dyn SearchObserver<G::Move>,
    ) -> Option<Insight<G::Move>>;

    /// Expands the search node after the moves of `path`, children in search order; empty at a leaf. `None`
    /// if the program does not search, does not reach the node, or was stopped.
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

/// A game that may have players with explanations.
pub trait Explained: Game {
    /// Creates the explainer of a player, if it has one.
    fn explainer(_id: &str, _parameters: &Parameters, _seed: u64) -> Option<Box<dyn Explain<Self>>> {
        None
    }
}

/// A term of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Part {
    /// Key of the term's name in the page's texts.
    pub name: &'static str,
    /// Contribution to the sum.
    pub value: i32,
}

impl Part {
    /// Pairs names with values.
    pub fn list<const N: usize>(names: [&'static str; N], values: [i32; N]) -> Vec<Part> {
        names.into_iter().zip(values).map(|(name, value)| Part { name, value }).collect()
    }
}

/// Evaluation of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate<M> {
    /// Serialised as `move`.
    #[serde(rename = "move")]
    pub chosen: M,
    /// In the program's own units.
    pub value: i32,
    /// Principal variation to the evaluated position, this move first.
    pub pv: Vec<M>,
    /// Terms of the value; empty if it is not a sum.
    pub parts: Vec<Part>,
}

/// A cell with the name that the program's source gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedCell {
    /// Name in the source, such as a variable.
    pub name: &'static str,
    /// Index of the cell.
    pub cell: usize,
}

/// A pattern of rows that a program has matched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// Matched rows, in the order of the program's search.
    pub rows: Vec<Vec<usize>>,
    /// Cells to be played, the next one first.
    pub cells: Vec<NamedCell>,
}

/// Evaluation of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Insight<M> {
    /// Terms of the static evaluation; empty if the program evaluates moves only.
    pub position: Vec<Part>,
    /// Evaluated moves, in the program's order.
    pub candidates: Vec<Candidate<M>>,
    /// Matched pattern, for pattern-based programs.
    pub sight: Option<Sight>,
}

impl<M> Default for Insight<M> {
    fn default() -> Self {
        Insight { position: Vec::new(), candidates: Vec::new(), sight: None }
    }
}

/// A child of an expanded search node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Branch<M> {
    /// Serialised as `move`.
    #[serde(rename = "move")]
    pub chosen: M,
    /// Backed-up value from the program's side; `None` if not searched.
    pub value: Option<i32>,
    /// Whether it was the best of its node when searched; the last such child is chosen.
    pub leads: bool,
    /// Whether it cannot change the result. Programs without alpha-beta search it nevertheless, and then it
    /// has a value.
    pub cut: bool,
    /// Whether the program searches no deeper after it.
    pub leaf: bool,
}

impl<M: ToString> Insight<M> {
    /// Converts the moves to text.
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
    /// Converts the move to text.
    pub fn to_text(&self) -> Branch<String> {
        let Branch { value, leads, cut, leaf, .. } = *self;
        Branch { chosen: self.chosen.to_string(), value, leads, cut, leaf }
    }
}
