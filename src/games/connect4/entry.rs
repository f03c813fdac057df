//! Connect Four for the registry: its players.

use super::classic;
#[cfg(feature = "connect4")]
use super::engine::levels;
use super::position::Position;
use crate::core::game::Game;
use crate::core::insight::{Explain, Explained};
use crate::core::parameters::Parameters;
use crate::core::player::RosterEntry;
use crate::core::record::Record;
use crate::core::rules::Rules;
use crate::core::trace::{Recorder, Watched};

impl Game for Position {
    #[cfg(feature = "connect4")]
    const ANALYST: Option<&'static str> = Some(levels::SOLVER);

    #[cfg(feature = "connect4")]
    fn roster() -> Vec<RosterEntry<Position>> {
        let mut roster = classic::roster();
        roster.extend(levels::roster());
        roster
    }

    /// The old programs alone, for a module in which they are bred.
    #[cfg(not(feature = "connect4"))]
    fn roster() -> Vec<RosterEntry<Position>> {
        classic::roster()
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
