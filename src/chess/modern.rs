//! The list of the modern players: what a table shows of them, also where the engine itself is not at hand.

use crate::parameters::Parameter;
use crate::player::PlayerInfo;

/// The strongest.
pub const CHAMPION: &str = "grandmaster";

/// What a player sees.
pub struct Level {
    id: &'static str,
    name: &'static str,
    line: &'static str,
    /// How strong it is, as matches against Stockfish 19 lite at its `UCI_Elo` have shown.
    pub rating: u16,
    /// Positions looked at for a move, in tens; none for as many as there is time for.
    pub tens: i32,
    /// Of a hundred moves of middling difficulty so many are overlooked.
    pub overlook: i32,
    /// Hundredths of a pawn by which judgements waver.
    pub whim: i32,
    /// Plies from the beginning that it may know by heart.
    book: i32,
    /// Kilobytes for remembered positions.
    memory: i32,
}

/// From the weakest to the strongest.
#[rustfmt::skip]
pub const LEVELS: [Level; 10] = [
    Level { id: "level-1", name: "Level 1", line: "sees what stands near",
        rating: 690, tens: 2, overlook: 56, whim: 205, book: 0, memory: 64 },
    Level { id: "level-2", name: "Level 2", line: "sees some captures",
        rating: 880, tens: 4, overlook: 46, whim: 140, book: 0, memory: 64 },
    Level { id: "level-3", name: "Level 3", line: "sees most captures",
        rating: 1040, tens: 10, overlook: 36, whim: 100, book: 2, memory: 64 },
    Level { id: "level-4", name: "Level 4", line: "overlooks long moves",
        rating: 1180, tens: 25, overlook: 25, whim: 70, book: 3, memory: 64 },
    Level { id: "level-5", name: "Level 5", line: "thinks a little ahead",
        rating: 1430, tens: 50, overlook: 15, whim: 50, book: 4, memory: 64 },
    Level { id: "level-6", name: "Level 6", line: "sees simple tactics",
        rating: 1620, tens: 100, overlook: 8, whim: 30, book: 6, memory: 128 },
    Level { id: "level-7", name: "Level 7", line: "plays like a good club player",
        rating: 1900, tens: 250, overlook: 4, whim: 18, book: 8, memory: 256 },
    Level { id: "level-8", name: "Level 8", line: "makes few mistakes",
        rating: 2290, tens: 700, overlook: 2, whim: 8, book: 12, memory: 512 },
    Level { id: "level-9", name: "Level 9", line: "plays like a master",
        rating: 2600, tens: 2500, overlook: 0, whim: 4, book: 16, memory: 2048 },
    Level { id: CHAMPION, name: "Grandmaster", line: "plays as well as it can",
        rating: 3000, tens: 0, overlook: 0, whim: 0, book: 24, memory: 32 * 1024 },
];

/// Every modern player, from the weakest to the strongest.
pub fn players() -> Vec<PlayerInfo> {
    let player = |level: &Level| {
        let parameters = vec![
            Parameter::number(
                "tens",
                "tens of positions for a move; 0: any number",
                level.tens,
                0,
                1_000_000,
            ),
            Parameter::number("overlook", "percent of the moves that are overlooked", level.overlook, 0, 90),
            Parameter::number("whim", "hundredths of a pawn by which it misjudges", level.whim, 0, 1000),
            Parameter::number(
                "book",
                "plies from the beginning for which it may play from its book",
                level.book,
                0,
                99,
            ),
            Parameter::number("memory", "kilobytes for remembered positions", level.memory, 1, 1_048_576),
        ];
        let &Level { id, name, line, .. } = level;
        PlayerInfo { id, name, year: 2026, line, parameters, rating: None, elsewhere: false }
    };
    LEVELS.iter().map(player).collect()
}

/// How strong a player of this list is.
pub fn rating(player: &str) -> Option<u16> {
    LEVELS.iter().find(|level| level.id == player).map(|level| level.rating)
}
