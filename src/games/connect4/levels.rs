//! The modern players: six levels, and the solver.
//!
//! ```
//! use stratege::games::connect4::levels;
//!
//! assert!(levels::roster().iter().any(|entry| entry.id == levels::SOLVER));
//! ```

use crate::core::player::RosterEntry;
use crate::games::connect4::position::Position;
use crate::games::levels::{self, Level, LevelParameter};

/// The id of the player that plays perfectly.
pub const SOLVER: &str = "solver";

/// Plies of the search.
pub const DEPTH: LevelParameter = LevelParameter { name: levels::DEPTH, min: 1, max: 20 };
/// Percentage of moves that are blind to diagonals.
pub const MISS_RATE: LevelParameter = LevelParameter { name: levels::MISS_RATE, min: 0, max: 100 };
/// Percentage of moves that are the second choice.
pub const ERROR_RATE: LevelParameter = LevelParameter { name: "error-rate", min: 0, max: 100 };

#[rustfmt::skip]
const LEVELS: [Level; 7] = [
    Level { id: "level-1", rating: None, values: &[(&DEPTH, 1), (&MISS_RATE, 80), (&ERROR_RATE, 30)] },
    Level { id: "level-2", rating: None, values: &[(&DEPTH, 2), (&MISS_RATE, 45), (&ERROR_RATE, 20)] },
    Level { id: "level-3", rating: None, values: &[(&DEPTH, 3), (&MISS_RATE, 12), (&ERROR_RATE, 10)] },
    Level { id: "level-4", rating: None, values: &[(&DEPTH, 4), (&MISS_RATE, 3), (&ERROR_RATE, 5)] },
    Level { id: "level-5", rating: None, values: &[(&DEPTH, 7), (&MISS_RATE, 0), (&ERROR_RATE, 3)] },
    Level { id: "level-6", rating: None, values: &[(&DEPTH, 10), (&MISS_RATE, 0), (&ERROR_RATE, 1)] },
    Level { id: SOLVER, rating: None, values: &[] },
];

/// Every modern player, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    levels::roster(&LEVELS)
}
