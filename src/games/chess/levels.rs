//! The levels of the engine, also for builds without the engine, which only list them.

use crate::core::parameters::Parameter;
use crate::core::player::RosterEntry;
use crate::games::chess::rules::Position;

/// The strongest level.
pub const CHAMPION: &str = "grandmaster";

/// A level and its parameters.
pub struct Level {
    id: &'static str,
    name: &'static str,
    description: &'static str,
    /// How strong it is, as matches against Stockfish 19 lite at its `UCI_Elo` have shown.
    pub rating: u16,
    /// Nodes per move in tens; 0 for no limit.
    pub tens_of_nodes: i32,
    /// Percentage of moves of average difficulty that it misses.
    pub miss_rate: i32,
    /// Evaluation noise in centipawns.
    pub eval_noise: i32,
    /// Plies for which it may use its opening book.
    book_plies: i32,
    /// Transposition table size in kilobytes.
    hash_kilobytes: i32,
}

/// From the weakest to the strongest.
#[rustfmt::skip]
pub const LEVELS: [Level; 10] = [
    Level { id: "level-1", name: "Level 1", description: "sees what stands near",
        rating: 730, tens_of_nodes: 2, miss_rate: 56, eval_noise: 205, book_plies: 0, hash_kilobytes: 64 },
    Level { id: "level-2", name: "Level 2", description: "sees some captures",
        rating: 900, tens_of_nodes: 4, miss_rate: 46, eval_noise: 140, book_plies: 0, hash_kilobytes: 64 },
    Level { id: "level-3", name: "Level 3", description: "sees most captures",
        rating: 1080, tens_of_nodes: 10, miss_rate: 36, eval_noise: 100, book_plies: 2, hash_kilobytes: 64 },
    Level { id: "level-4", name: "Level 4", description: "overlooks long moves",
        rating: 1250, tens_of_nodes: 25, miss_rate: 25, eval_noise: 70, book_plies: 3, hash_kilobytes: 64 },
    Level { id: "level-5", name: "Level 5", description: "thinks a little ahead",
        rating: 1430, tens_of_nodes: 50, miss_rate: 15, eval_noise: 50, book_plies: 4, hash_kilobytes: 64 },
    Level { id: "level-6", name: "Level 6", description: "sees simple tactics",
        rating: 1700, tens_of_nodes: 100, miss_rate: 8, eval_noise: 30, book_plies: 6, hash_kilobytes: 128 },
    Level { id: "level-7", name: "Level 7", description: "plays like a good club player",
        rating: 2140, tens_of_nodes: 250, miss_rate: 4, eval_noise: 18, book_plies: 8, hash_kilobytes: 256 },
    Level { id: "level-8", name: "Level 8", description: "makes few mistakes",
        rating: 2610, tens_of_nodes: 700, miss_rate: 2, eval_noise: 8, book_plies: 12, hash_kilobytes: 512 },
    Level { id: "level-9", name: "Level 9", description: "plays like a master",
        rating: 2840, tens_of_nodes: 2500, miss_rate: 0, eval_noise: 4, book_plies: 16, hash_kilobytes: 2048 },
    Level { id: CHAMPION, name: "Grandmaster", description: "plays as well as it can",
        rating: 3220, tens_of_nodes: 0, miss_rate: 0, eval_noise: 0, book_plies: 24, hash_kilobytes: 32 * 1024 },
];

/// The roster entries of all levels, from the weakest to the strongest, without the engine.
pub fn roster() -> Vec<RosterEntry<Position>> {
    let player = |level: &Level| {
        let parameters = vec![
            Parameter::number(
                "tens",
                "tens of positions for a move; 0: any number",
                level.tens_of_nodes,
                0,
                1_000_000,
            ),
            Parameter::number("overlook", "percent of the moves that are overlooked", level.miss_rate, 0, 90),
            Parameter::number(
                "whim",
                "hundredths of a pawn by which it misjudges",
                level.eval_noise,
                0,
                1000,
            ),
            Parameter::number(
                "book",
                "plies from the beginning for which it may play from its book",
                level.book_plies,
                0,
                99,
            ),
            Parameter::number(
                "memory",
                "kilobytes for remembered positions",
                level.hash_kilobytes,
                1,
                1_048_576,
            ),
        ];
        let &Level { id, name, description, rating, .. } = level;
        RosterEntry { id, name, year: 2026, description, parameters, rating: Some(rating), new_player: None }
    };
    LEVELS.iter().map(player).collect()
}
