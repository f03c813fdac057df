//! Chess for the registry: its players and its record formats.

use super::rules::Position;
use super::{classic, levels};
use crate::core::game::Game;
use crate::core::player::RosterEntry;

impl Game for Position {
    fn roster() -> Vec<RosterEntry<Position>> {
        let levels = levels::roster();
        #[cfg(feature = "chess-engine")]
        let levels = super::engine::player::playable(levels);
        classic::roster().into_iter().chain(levels).collect()
    }

    /// Reads a record text, or the first game of a PGN text.
    #[cfg(feature = "chess-engine")]
    fn read(text: &str) -> Result<crate::core::record::Record<Position>, crate::core::error::Error> {
        let text = text.trim();
        let is_pgn = text.starts_with('[') || text.contains(['{', '(', ';', '$']);
        match super::formats::pgn::read(text).next().filter(|_| is_pgn) {
            Some(game) => game.and_then(|game| game.record()),
            None => text.parse(),
        }
    }
}
