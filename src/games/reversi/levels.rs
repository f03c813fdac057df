//! The levels and the champion, also for builds without the engine, which only list them.

use crate::core::parameters::Parameter;
use crate::core::player::RosterEntry;
use crate::games::reversi::position::Position;

/// The id of the strongest player.
pub const CHAMPION: &str = "champion";

/// Id, name, description; then the parameters: depth of the search, empty squares from which the game is solved, noise of
/// the evaluation and bonus for a flipped disc, both in tenths of a disc.
const LEVELS: [(&str, &str, &str, [i32; 4]); 7] = [
    ("level-1", "Level 1", "likes to turn many stones", [1, 0, 480, 36]),
    ("level-2", "Level 2", "has heard of corners", [1, 0, 190, 18]),
    ("level-3", "Level 3", "weighs the board after each of its moves", [1, 2, 66, 0]),
    ("level-4", "Level 4", "looks two moves ahead", [2, 4, 64, 0]),
    ("level-5", "Level 5", "looks three moves ahead and counts the last six", [3, 6, 25, 0]),
    ("level-6", "Level 6", "looks four moves ahead and counts the last eight", [4, 8, 12, 0]),
    ("level-7", "Level 7", "looks six moves ahead and counts the last twelve", [6, 12, 4, 0]),
];

/// The levels and the champion, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let search_depth = |depth| Parameter::number("depth", "moves looked ahead", depth, 1, 60);
    let solve_empties = |squares| {
        Parameter::number("end", "empty squares from which the game is counted out", squares, 0, 60)
    };
    let player = |id, name, description, parameters| RosterEntry {
        id,
        name,
        year: 2026,
        description,
        parameters,
        rating: None,
        new_player: None,
    };
    let mut players = Vec::new();
    for (id, name, description, [depth, empties, eval_noise, flip_bonus]) in LEVELS {
        let eval_noise =
            Parameter::number("doubt", "tenths of a disc by which a move is misjudged", eval_noise, 0, 640);
        let flip_bonus = Parameter::number(
            "greed",
            "tenths of a disc that a turned stone seems worth",
            flip_bonus,
            0,
            640,
        );
        players.push(player(
            id,
            name,
            description,
            vec![search_depth(depth), solve_empties(empties), eval_noise, flip_bonus],
        ));
    }
    let description = "plays as well as it can and counts the last two dozen squares out";
    let book =
        Parameter::number("book", "plies from the beginning for which it may play from its book", 20, 0, 99);
    players.push(player(CHAMPION, "Champion", description, vec![search_depth(24), solve_empties(24), book]));
    players
}
