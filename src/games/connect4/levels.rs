//! The modern players: six levels, and the solver.

use crate::core::parameters::Parameter;
use crate::core::player::RosterEntry;
use crate::games::connect4::position::Position;

/// Parameter: moves looked ahead.
pub const DEPTH: &str = "depth";
/// Parameter: percentage of moves that are blind to diagonals.
pub const DIAGONAL_BLINDNESS: &str = "blind";
/// Parameter: percentage of moves that are the second choice.
pub const ERROR_RATE: &str = "slips";

/// The id of the player that plays perfectly.
pub const SOLVER: &str = "solver";

/// Id, name, description; then depth, blindness to diagonals and error rate, both in percent.
const LEVELS: [(&str, &str, &str, [i32; 3]); 6] = [
    ("level-1", "Level 1", "sees its own fours and little else", [1, 80, 30]),
    ("level-2", "Level 2", "looks two moves ahead and often past slanting rows", [2, 45, 20]),
    ("level-3", "Level 3", "looks three moves ahead", [3, 12, 10]),
    ("level-4", "Level 4", "looks four moves ahead", [4, 3, 5]),
    ("level-5", "Level 5", "looks seven moves ahead", [7, 0, 3]),
    ("level-6", "Level 6", "looks ten moves ahead and slips rarely", [10, 0, 1]),
];

/// Every modern player, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let level = |(id, name, description, numbers)| RosterEntry {
        id,
        name,
        year: 2026,
        description,
        parameters: level_parameters(numbers),
        rating: None,
        new_player: None,
    };
    let solver = RosterEntry {
        id: SOLVER,
        name: "Solver",
        year: 2026,
        description: "plays perfectly and makes it hard for you to do so",
        parameters: vec![],
        rating: None,
        new_player: None,
    };
    LEVELS.into_iter().map(level).chain([solver]).collect()
}

fn level_parameters([depth, diagonal_blindness, error_rate]: [i32; 3]) -> Vec<Parameter> {
    let percent = |name, description, value| Parameter::number(name, description, value, 0, 100);
    vec![
        Parameter::number(DEPTH, "moves looked ahead", depth, 1, 20),
        percent(DIAGONAL_BLINDNESS, "moves in a hundred with slanting rows overlooked", diagonal_blindness),
        percent(ERROR_RATE, "moves in a hundred that are the second choice", error_rate),
    ]
}
