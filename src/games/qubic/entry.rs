//! Qubic for the registry: its players.

use super::position::Position;
use super::{classic, levels};
use crate::core::game::Game;
use crate::core::player::RosterEntry;

/// The strongest level that loses to TTT3D in measured matches.
const WEAKER_THAN_TTT3D: &str = "level-3";

impl Game for Position {
    const ANALYST: Option<&'static str> = Some(levels::PROVER);

    fn roster() -> Vec<RosterEntry<Position>> {
        let levels = levels::roster();
        #[cfg(feature = "qubic-engine")]
        let levels = super::engine::player::playable(levels);
        let mut roster = Vec::new();
        for level in levels {
            let is_last_weaker = level.id == WEAKER_THAN_TTT3D;
            roster.push(level);
            if is_last_weaker {
                roster.extend(classic::roster());
            }
        }
        roster
    }
}
