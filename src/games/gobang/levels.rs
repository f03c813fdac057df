//! The levels: one engine that sees and searches less, as people do.
//!
//! Weaker levels overlook cells far from the last moves, follow forced wins for a few moves only, and misjudge
//! positions. All but the top one are limited by nodes, so that they are no weaker on a slow machine.
//!
//! ```
//! use stratege::games::gobang::levels;
//!
//! assert!(levels::roster().iter().any(|entry| entry.id == levels::STRONGEST));
//! ```

use crate::core::player::RosterEntry;
use crate::games::gobang::position::Position;
use crate::games::levels::{self, Level, LevelParameter};

/// The node limit of the strongest level, and of every level that nothing else limits.
pub const DEFAULT_NODES: u32 = 1_000_000;

/// The level at full strength.
pub const STRONGEST: &str = "engine";

/// Plies of the search.
pub const DEPTH: LevelParameter = LevelParameter { name: levels::DEPTH, min: 1, max: 64 };
/// Node limit; the top level keeps it only if nothing else is limited.
pub const NODES: LevelParameter = LevelParameter { name: levels::NODES, min: 100, max: DEFAULT_NODES as i32 };
/// Attacks of a VCF search.
pub const VCF: LevelParameter = LevelParameter { name: levels::VCF, min: 0, max: 100_000 };
/// Nodes of a VCT search.
pub const VCT: LevelParameter = LevelParameter { name: levels::VCT, min: 0, max: 100_000_000 };
/// By how many percent a cell is likelier to be overlooked for every step that it lies off the last moves.
pub const MISS_RATE: LevelParameter = LevelParameter { name: levels::MISS_RATE, min: 0, max: 100 };
/// Points of evaluation noise.
pub const NOISE: LevelParameter = LevelParameter { name: levels::NOISE, min: 0, max: 1000 };

#[rustfmt::skip]
const LEVELS: [Level; 8] = [
    Level { id: "level-0", rating: None,
        values: &[(&DEPTH, 1), (&NODES, 1000), (&VCF, 0), (&VCT, 0), (&MISS_RATE, 60), (&NOISE, 450)] },
    Level { id: "level-1", rating: None,
        values: &[(&DEPTH, 1), (&NODES, 1000), (&VCF, 0), (&VCT, 0), (&MISS_RATE, 41), (&NOISE, 185)] },
    Level { id: "level-2", rating: None,
        values: &[(&DEPTH, 1), (&NODES, 1000), (&VCF, 0), (&VCT, 0), (&MISS_RATE, 26), (&NOISE, 73)] },
    Level { id: "level-3", rating: None,
        values: &[(&DEPTH, 2), (&NODES, 1000), (&VCF, 0), (&VCT, 0), (&MISS_RATE, 17), (&NOISE, 44)] },
    Level { id: "level-4", rating: None,
        values: &[(&DEPTH, 3), (&NODES, 2000), (&VCF, 7), (&VCT, 0), (&MISS_RATE, 8), (&NOISE, 36)] },
    Level { id: "level-5", rating: None,
        values: &[(&DEPTH, 5), (&NODES, 2500), (&VCF, 65), (&VCT, 2000), (&MISS_RATE, 2), (&NOISE, 14)] },
    Level { id: "level-6", rating: None,
        values: &[(&DEPTH, 64), (&NODES, 4200), (&VCF, 200), (&VCT, 47_000), (&MISS_RATE, 0), (&NOISE, 4)] },
    Level { id: STRONGEST, rating: None,
        values: &[(&DEPTH, 64), (&NODES, DEFAULT_NODES as i32), (&VCF, 200), (&VCT, 100_000_000), (&MISS_RATE, 0), (&NOISE, 4)] },
];

/// Every level, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    levels::roster(&LEVELS)
}
