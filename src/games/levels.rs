//! The row type of the levels of every game, and the parameter names that several games share.
//!
//! ```
//! use stratege::games::chess::levels::{LEVELS, NODES};
//!
//! assert!(LEVELS[0].value(&NODES) < LEVELS[5].value(&NODES));
//! ```

use crate::core::parameters::{Parameter, Parameters};
use crate::core::player::RosterEntry;
use crate::core::rules::Rules;

/// Plies of the search.
pub const DEPTH: &str = "depth";
/// Nodes of a move.
pub const NODES: &str = "nodes";
/// Megabytes of the transposition table.
pub const HASH: &str = "hash";
/// Evaluation noise.
pub const NOISE: &str = "noise";
/// Percentage of moves, rows or cells that are missed.
pub const MISS_RATE: &str = "miss-rate";
/// Attacks tried in a search for wins by continuous fours.
pub const VCF: &str = "vcf";
/// Nodes of a search for wins by continuous threats.
pub const VCT: &str = "vct";
/// Empty squares from which a position is solved.
pub const SOLVE: &str = "solve";
/// Plies from the start of the match within which the opening book is used.
pub const BOOK: &str = "book";

/// A level of a game's modern player.
pub struct Level {
    /// Its id in commands and stored data.
    pub id: &'static str,
    /// Its measured strength on the scale that the game's document names; `None` if there is no such scale.
    pub rating: Option<u16>,
    /// Its parameters with their values.
    pub values: &'static [(&'static LevelParameter, i32)],
}

/// A parameter of a game's levels.
pub struct LevelParameter {
    /// Its name in commands and stored data.
    pub name: &'static str,
    /// The least value allowed.
    pub min: i32,
    /// The greatest value allowed.
    pub max: i32,
}

impl Level {
    /// The value of a parameter that it has.
    pub fn value(&self, parameter: &LevelParameter) -> i32 {
        let found = self.values.iter().find(|(own, _)| own.name == parameter.name);
        found.expect("a level has the parameters of its table").1
    }
}

impl LevelParameter {
    /// Its value among the parameters of a player that has it.
    pub fn of(&self, parameters: &Parameters) -> i32 {
        parameters.number(self.name)
    }
}

/// The levels as roster entries, without an engine to play them.
pub fn roster<G: Rules>(levels: &[Level]) -> Vec<RosterEntry<G>> {
    let entry = |level: &Level| RosterEntry {
        id: level.id,
        year: 2026,
        parameters: level.values.iter().map(parameter).collect(),
        rating: level.rating,
        new_player: None,
    };
    levels.iter().map(entry).collect()
}

fn parameter(&(parameter, value): &(&LevelParameter, i32)) -> Parameter {
    let &LevelParameter { name, min, max } = parameter;
    Parameter::number(name, value, min, max)
}
