//! The levels of the engine, also for builds without the engine, which only list them.
//!
//! ```
//! use stratege::games::chess::levels;
//!
//! assert!(levels::roster().iter().any(|entry| entry.id == levels::CHAMPION));
//! ```

use crate::core::player::RosterEntry;
use crate::games::chess::rules::Position;
use crate::games::levels::{self, Level, LevelParameter};

/// The strongest level.
pub const CHAMPION: &str = "grandmaster";

/// Nodes of a move; 0 for no limit.
pub const NODES: LevelParameter = LevelParameter { name: levels::NODES, min: 0, max: 10_000_000 };
/// Percentage of moves of average difficulty that it misses.
pub const MISS_RATE: LevelParameter = LevelParameter { name: levels::MISS_RATE, min: 0, max: 90 };
/// Evaluation noise in centipawns.
pub const NOISE: LevelParameter = LevelParameter { name: levels::NOISE, min: 0, max: 1000 };
/// Plies within which the opening book is used.
pub const BOOK: LevelParameter = LevelParameter { name: levels::BOOK, min: 0, max: 99 };
/// Transposition table size in megabytes; 0 for a table that suits the node limit.
pub const HASH: LevelParameter = LevelParameter { name: levels::HASH, min: 0, max: 1024 };

/// From the weakest to the strongest. The ratings are those of matches against Stockfish 19 lite at its `UCI_Elo`.
#[rustfmt::skip]
pub const LEVELS: [Level; 11] = [
    Level { id: "level-0", rating: Some(480),
        values: &[(&NODES, 10), (&MISS_RATE, 75), (&NOISE, 420), (&BOOK, 0), (&HASH, 0)] },
    Level { id: "level-1", rating: Some(730),
        values: &[(&NODES, 20), (&MISS_RATE, 56), (&NOISE, 205), (&BOOK, 0), (&HASH, 0)] },
    Level { id: "level-2", rating: Some(900),
        values: &[(&NODES, 40), (&MISS_RATE, 46), (&NOISE, 140), (&BOOK, 0), (&HASH, 0)] },
    Level { id: "level-3", rating: Some(1080),
        values: &[(&NODES, 100), (&MISS_RATE, 36), (&NOISE, 100), (&BOOK, 2), (&HASH, 0)] },
    Level { id: "level-4", rating: Some(1250),
        values: &[(&NODES, 250), (&MISS_RATE, 25), (&NOISE, 70), (&BOOK, 3), (&HASH, 0)] },
    Level { id: "level-5", rating: Some(1430),
        values: &[(&NODES, 500), (&MISS_RATE, 15), (&NOISE, 50), (&BOOK, 4), (&HASH, 0)] },
    Level { id: "level-6", rating: Some(1700),
        values: &[(&NODES, 1000), (&MISS_RATE, 8), (&NOISE, 30), (&BOOK, 6), (&HASH, 0)] },
    Level { id: "level-7", rating: Some(2140),
        values: &[(&NODES, 2500), (&MISS_RATE, 4), (&NOISE, 18), (&BOOK, 8), (&HASH, 0)] },
    Level { id: "level-8", rating: Some(2610),
        values: &[(&NODES, 7000), (&MISS_RATE, 2), (&NOISE, 8), (&BOOK, 12), (&HASH, 0)] },
    Level { id: "level-9", rating: Some(2840),
        values: &[(&NODES, 25_000), (&MISS_RATE, 0), (&NOISE, 4), (&BOOK, 16), (&HASH, 0)] },
    Level { id: CHAMPION, rating: Some(3220),
        values: &[(&NODES, 0), (&MISS_RATE, 0), (&NOISE, 0), (&BOOK, 24), (&HASH, 32)] },
];

/// The roster entries of all levels, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    levels::roster(&LEVELS)
}
