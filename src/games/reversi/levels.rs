//! The levels and the champion, also for builds without the engine, which only list them.
//!
//! ```
//! use stratege::games::reversi::levels;
//!
//! assert!(levels::roster().iter().any(|entry| entry.id == levels::CHAMPION));
//! ```

use crate::core::player::RosterEntry;
use crate::games::levels::{self, Level, LevelParameter};
use crate::games::reversi::position::Position;

/// The id of the strongest player.
pub const CHAMPION: &str = "champion";

/// Plies of the search.
pub const DEPTH: LevelParameter = LevelParameter { name: levels::DEPTH, min: 1, max: 60 };
/// Empty squares from which the game is solved.
pub const SOLVE: LevelParameter = LevelParameter { name: levels::SOLVE, min: 0, max: 60 };
/// Evaluation noise in tenths of a disc.
pub const NOISE: LevelParameter = LevelParameter { name: levels::NOISE, min: 0, max: 640 };
/// Bonus for a flipped disc in tenths of a disc.
pub const FLIP_BONUS: LevelParameter = LevelParameter { name: "flip-bonus", min: 0, max: 640 };
/// Plies within which the opening book is used.
pub const BOOK: LevelParameter = LevelParameter { name: levels::BOOK, min: 0, max: 99 };

#[rustfmt::skip]
const LEVELS: [Level; 8] = [
    Level { id: "level-1", rating: None,
        values: &[(&DEPTH, 1), (&SOLVE, 0), (&NOISE, 480), (&FLIP_BONUS, 36)] },
    Level { id: "level-2", rating: None,
        values: &[(&DEPTH, 1), (&SOLVE, 0), (&NOISE, 190), (&FLIP_BONUS, 18)] },
    Level { id: "level-3", rating: None,
        values: &[(&DEPTH, 1), (&SOLVE, 2), (&NOISE, 66), (&FLIP_BONUS, 0)] },
    Level { id: "level-4", rating: None,
        values: &[(&DEPTH, 2), (&SOLVE, 4), (&NOISE, 64), (&FLIP_BONUS, 0)] },
    Level { id: "level-5", rating: None,
        values: &[(&DEPTH, 3), (&SOLVE, 6), (&NOISE, 25), (&FLIP_BONUS, 0)] },
    Level { id: "level-6", rating: None,
        values: &[(&DEPTH, 4), (&SOLVE, 8), (&NOISE, 12), (&FLIP_BONUS, 0)] },
    Level { id: "level-7", rating: None,
        values: &[(&DEPTH, 6), (&SOLVE, 12), (&NOISE, 4), (&FLIP_BONUS, 0)] },
    Level { id: CHAMPION, rating: None,
        values: &[(&DEPTH, 24), (&SOLVE, 24), (&BOOK, 20)] },
];

/// The levels and the champion, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    levels::roster(&LEVELS)
}
