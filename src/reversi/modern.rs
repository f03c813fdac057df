//! The list of the modern players: what a table shows of them, also where the engine itself is not at hand.

use crate::parameters::Parameter;
use crate::player::PlayerInfo;

/// The strongest.
pub const CHAMPION: &str = "champion";

/// Name, name for people, nature; moves looked ahead, empty squares counted out, tenths of a disc by which a move
/// is misjudged, and tenths of a disc that a turned stone seems worth.
const LEVELS: [(&str, &str, &str, [i32; 4]); 7] = [
    ("level-1", "Level 1", "likes to turn many stones", [1, 0, 400, 30]),
    ("level-2", "Level 2", "has heard of corners", [1, 0, 160, 15]),
    ("level-3", "Level 3", "weighs the board after each of its moves", [1, 2, 60, 0]),
    ("level-4", "Level 4", "looks two moves ahead", [2, 4, 55, 0]),
    ("level-5", "Level 5", "looks three moves ahead and counts the last six", [3, 6, 25, 0]),
    ("level-6", "Level 6", "looks four moves ahead and counts the last eight", [4, 8, 12, 0]),
    ("level-7", "Level 7", "looks six moves ahead and counts the last twelve", [6, 12, 4, 0]),
];

/// Every modern player, from the weakest to the strongest.
pub fn players() -> Vec<PlayerInfo> {
    let ahead = |depth| Parameter::number("depth", "moves looked ahead", depth, 1, 60);
    let end = |squares| {
        Parameter::number("end", "empty squares from which the game is counted out", squares, 0, 60)
    };
    let player = |id, name, line, parameters| PlayerInfo {
        id,
        name,
        year: 2026,
        line,
        parameters,
        rating: None,
        elsewhere: false,
    };
    let mut players: Vec<PlayerInfo> = Vec::new();
    for (id, name, line, [depth, squares, doubt, greed]) in LEVELS {
        let doubt =
            Parameter::number("doubt", "tenths of a disc by which a move is misjudged", doubt, 0, 640);
        let greed =
            Parameter::number("greed", "tenths of a disc that a turned stone seems worth", greed, 0, 640);
        players.push(player(id, name, line, vec![ahead(depth), end(squares), doubt, greed]));
    }
    let line = "plays as well as it can and counts the last two dozen squares out";
    let book =
        Parameter::number("book", "plies from the beginning for which it may play from its book", 20, 0, 99);
    players.push(player(CHAMPION, "Champion", line, vec![ahead(24), end(24), book]));
    players
}
