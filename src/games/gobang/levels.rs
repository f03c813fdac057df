//! The levels: one engine that sees and searches less, as people do.
//!
//! Weaker levels overlook cells far from the last moves, follow forced wins for a few moves only, and misjudge
//! positions. All but the top one are limited by nodes, so that they are no weaker on a slow machine.

use crate::core::parameters::Parameter;
use crate::core::player::RosterEntry;
use crate::games::gobang::position::Position;

/// The node limit of the strongest level, and of every level that nothing else limits.
pub const DEFAULT_NODES: u32 = 1_000_000;

/// The level at full strength.
pub const STRONGEST: &str = "engine";

/// A level: its id and texts, then the values of its parameters.
struct Level {
    id: &'static str,
    name: &'static str,
    description: &'static str,
    /// Plies of the search.
    depth: i32,
    /// Nodes; the top level keeps to them only where nothing else is limited.
    nodes: i32,
    /// Attacks of a VCF search.
    fours: i32,
    /// Nodes of a VCT search, in thousands.
    threes: i32,
    /// By how many percent a cell is likelier to be overlooked for every step that it lies off the last moves.
    overlook: i32,
    /// Points of evaluation noise.
    whim: i32,
}

#[rustfmt::skip]
const LEVELS: [Level; 7] = [
    Level { id: "beginner", name: "Beginner", description: "sees what lies near",
        depth: 1, nodes: 1000, fours: 0, threes: 0, overlook: 41, whim: 185 },
    Level { id: "casual", name: "Casual player", description: "overlooks far threats",
        depth: 1, nodes: 1000, fours: 0, threes: 0, overlook: 26, whim: 73 },
    Level { id: "keen", name: "Keen player", description: "looks two moves ahead",
        depth: 2, nodes: 1000, fours: 0, threes: 0, overlook: 17, whim: 44 },
    Level { id: "club", name: "Club player", description: "knows short wins by fours",
        depth: 3, nodes: 2000, fours: 7, threes: 0, overlook: 8, whim: 36 },
    Level { id: "expert", name: "Expert", description: "knows long wins by threats",
        depth: 5, nodes: 2500, fours: 65, threes: 2, overlook: 2, whim: 14 },
    Level { id: "master", name: "Master", description: "wins by fours and threes",
        depth: 64, nodes: 4200, fours: 200, threes: 47, overlook: 0, whim: 4 },
    Level { id: STRONGEST, name: "Engine", description: "uses all its time",
        depth: 64, nodes: DEFAULT_NODES as i32, fours: 200, threes: 100_000, overlook: 0, whim: 4 },
];

/// Every level, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let entry = |level: &Level| RosterEntry {
        id: level.id,
        name: level.name,
        year: 2026,
        description: level.description,
        parameters: parameters(level),
        rating: None,
        new_player: None,
    };
    LEVELS.iter().map(entry).collect()
}

fn parameters(level: &Level) -> Vec<Parameter> {
    let most_nodes = DEFAULT_NODES as i32;
    vec![
        Parameter::number("depth", "moves looked ahead", level.depth, 1, 64),
        Parameter::number("nodes", "positions looked at", level.nodes, 100, most_nodes),
        Parameter::number("fours", "attacks tried in a look for wins by fours", level.fours, 0, 100_000),
        Parameter::number("threes", "thousands of positions for wins by threats", level.threes, 0, 100_000),
        Parameter::number("overlook", "percent by which distance hides a square", level.overlook, 0, 100),
        Parameter::number("whim", "points by which its judgement wavers", level.whim, 0, 1000),
    ]
}
