//! Choices of the old programs, traced line by line.

use super::players::unfinished;
use super::{Erased, ErasedMatch};
use crate::core::error::Error;
use crate::core::game::Game;
use crate::core::trace::{Recorder, Watched};

/// Every game, with its programs that can be traced.
static GAMES: &[&dyn ErasedWatched] = every_game!();

/// Traces the move that a program with its default parameters chooses in a match; `None` if the game has no such
/// program.
pub fn trace(
    record: &dyn ErasedMatch,
    program: &str,
    seed: u64,
    recorder: &mut Recorder,
) -> Result<Option<String>, Error> {
    match GAMES.iter().find(|game| game.id() == record.game()) {
        Some(game) => game.trace(record, program, seed, recorder),
        None => Ok(None),
    }
}

trait ErasedWatched: Sync {
    fn id(&self) -> &'static str;
    fn trace(
        &self,
        record: &dyn ErasedMatch,
        program: &str,
        seed: u64,
        recorder: &mut Recorder,
    ) -> Result<Option<String>, Error>;
}

impl<G: Game + Watched> ErasedWatched for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn trace(
        &self,
        record: &dyn ErasedMatch,
        program: &str,
        seed: u64,
        recorder: &mut Recorder,
    ) -> Result<Option<String>, Error> {
        let record = unfinished::<G>(record)?;
        let chosen = G::watch(program, seed, record, recorder);
        Ok(chosen.map(|chosen| record.position().write_move(chosen)))
    }
}
