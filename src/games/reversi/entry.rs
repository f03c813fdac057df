//! Reversi for the registry: who plays it.

#[cfg(feature = "reversi-engine")]
use super::engine::player;
use super::position::Position;
use super::{classic, levels};
use crate::core::game::Game;
use crate::core::insight::{Explain, Explained};
use crate::core::parameters::Parameters;
use crate::core::player::RosterEntry;
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::trace::{Recorder, Watched};

impl Game for Position {
    const ANALYST: Option<&'static str> = Some(levels::CHAMPION);

    fn roster() -> Vec<RosterEntry<Position>> {
        #[cfg(feature = "reversi-engine")]
        let new_player = |id: &str| Some(player::new_player(id));
        #[cfg(not(feature = "reversi-engine"))]
        let new_player = |_: &str| None;
        let mut roster = classic::roster();
        roster.extend(levels::roster(new_player));
        roster
    }
}

impl Explained for Position {
    fn explainer(id: &str, parameters: &Parameters, seed: u64) -> Option<Box<dyn Explain<Position>>> {
        classic::explainer(id, parameters, seed)
    }
}

impl Watched for Position {
    fn watch(
        program: &str,
        seed: u64,
        record: &Record<Position>,
        recorder: &mut Recorder,
    ) -> Option<<Position as Rules>::Move> {
        classic::watch(program, seed, record, recorder)
    }
}
