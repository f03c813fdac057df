//! Reversi for the registry: its players.

use super::position::Position;
use super::{classic, levels};
use crate::core::game::Game;
use crate::core::player::RosterEntry;

impl Game for Position {
    const ANALYST: Option<&'static str> = Some(levels::CHAMPION);

    fn roster() -> Vec<RosterEntry<Position>> {
        let levels = levels::roster();
        #[cfg(feature = "reversi-engine")]
        let levels = super::engine::player::playable(levels);
        classic::roster().into_iter().chain(levels).collect()
    }
}
