//! Connect Four for the registry: its players.

use super::position::Position;
use super::{classic, levels};
use crate::core::game::Game;
use crate::core::player::RosterEntry;

impl Game for Position {
    const ANALYST: Option<&'static str> = Some(levels::SOLVER);

    fn roster() -> Vec<RosterEntry<Position>> {
        let levels = levels::roster();
        #[cfg(feature = "connect4-engine")]
        let levels = super::engine::player::playable(levels);
        classic::roster().into_iter().chain(levels).collect()
    }
}
