//! Connect Four for the registry: its players.

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
    const ANALYST: Option<&'static str> = Some(levels::SOLVER);

    fn roster() -> Vec<RosterEntry<Position>> {
        let levels = levels::roster();
        #[cfg(feature = "connect4-engine")]
        let levels = super::engine::player::playable(levels);
        classic::roster().into_iter().chain(levels).collect()
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
