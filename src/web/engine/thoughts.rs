//! The thoughts of a player's last search, for the page's `thought/`.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::player::{Choice, Limits, SearchObserver, Split};
use crate::core::thought::Thought;
use crate::core::thought_log::ThoughtLog;
use crate::registry::{ErasedMatch, PlacedMove};
use crate::web::{Player, to_js};

/// The thoughts of a player's last search.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null, hashmap_as_object)]
pub struct Thoughts {
    /// The match in which the player chose, and its choice.
    record: String,
    choice: Choice<String>,
    /// The chosen move with its cells.
    chosen: PlacedMove,
    /// Recorded thoughts, in order.
    thoughts: Vec<Thought<PlacedMove>>,
    /// Recorded plies; fewer if the log was full.
    plies: u32,
    /// Number of thoughts dropped at the beginning because the log was full.
    forgotten: u32,
}

impl Player {
    /// Chooses a move, recording thoughts.
    pub(in crate::web) fn choose_with_thoughts(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Choice<String>, Error> {
        let mut log = ThoughtLog::new(observer, ThoughtLog::<String>::DEFAULT_CAPACITY);
        let choice = self.player.choose(record, limits, &mut log)?;
        self.thoughts = Some(Thoughts::of(log, record, choice.clone()));
        Ok(choice)
    }

    /// Prepares a shared search, recording thoughts. The tasks of the split report none.
    pub(in crate::web) fn prepare_with_thoughts(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Split<String>>, Error> {
        let mut log = ThoughtLog::new(observer, ThoughtLog::<String>::DEFAULT_CAPACITY);
        let split = self.player.prepare(record, limits, &mut log)?;
        if let Some(split) = &split {
            self.thoughts = Some(Thoughts::of(log, record, split.preliminary.clone()));
        }
        Ok(split)
    }
}

impl Thoughts {
    fn of(log: ThoughtLog<'_, String>, record: &dyn ErasedMatch, choice: Choice<String>) -> Thoughts {
        let ThoughtLog { thoughts, plies, dropped, .. } = log;
        Thoughts {
            record: record.record_text(),
            chosen: record.place_move(&choice.chosen),
            choice,
            thoughts: record.place_trace(&thoughts),
            plies,
            forgotten: dropped,
        }
    }
}

#[wasm_bindgen]
impl Player {
    /// The thoughts of the last search; `None` before the first.
    pub fn thoughts(&self) -> Result<Option<Ts<Thoughts>>, JsValue> {
        self.thoughts.as_ref().map(to_js).transpose()
    }
}
