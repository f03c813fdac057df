//! Traces of the old programs of any game: the lines of the listing that run while a move is chosen.
//!
//! ```
//! use stratege::core::trace::Recorder;
//! use stratege::registry::{read, watch::trace};
//!
//! let mut recorder = Recorder::new(0, 10);
//! let chosen = trace(&*read("gobang:16-first-five-120:h8")?, "cpc-gobang", 1, &mut recorder)?;
//! assert!(chosen.is_some());
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use super::players::unfinished;
use super::{Erased, ErasedMatch};
use crate::core::error::Error;
use crate::core::game::Game;
use crate::core::trace::{Recorder, Watched};

/// Every game; those without traceable programs return `None`.
static GAMES: &[&dyn ErasedWatched] = every_game!();

/// Traces a program with its default parameters while it chooses a move; `None` if the game has no such
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
