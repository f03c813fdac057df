//! What a player has told of its last choice.

use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::player::{Choice, Limits, SearchObserver, Split};
use crate::core::thought::Thought;
use crate::core::thought_log::ThoughtLog;
use crate::registry::{ErasedMatch, PlacedMove};
use crate::web::{Player, to_js};

/// What a player has told of its last choice.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null, hashmap_as_object)]
pub struct Thoughts {
    /// The match in which it chose, and the choice.
    record: String,
    choice: Choice<String>,
    /// The chosen move on the board.
    chosen: PlacedMove,
    /// In their order.
    thoughts: Vec<Thought<PlacedMove>>,
    /// So many moves ahead they go; of a long thought the deepest are left out.
    plies: u32,
    /// So many at the beginning are left out.
    forgotten: u32,
}

impl Player {
    /// Keeps what is told while it chooses.
    pub(in crate::web) fn think(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Choice<String>, Error> {
        let mut log = ThoughtLog::new(observer, ThoughtLog::<String>::MOST);
        let choice = self.player.choose(record, limits, &mut log)?;
        self.thoughts = Some(Thoughts::of(log, record, choice.clone()));
        Ok(choice)
    }

    /// Keeps what is told while it prepares a search that is shared: of the rest nothing is told, and the page knows
    /// which move has come of it.
    pub(in crate::web) fn think_of_split(
        &mut self,
        record: &dyn ErasedMatch,
        limits: &Limits,
        observer: &mut dyn SearchObserver<String>,
    ) -> Result<Option<Split<String>>, Error> {
        let mut log = ThoughtLog::new(observer, ThoughtLog::<String>::MOST);
        let split = self.player.prepare(record, limits, &mut log)?;
        if let Some(split) = &split {
            self.thoughts = Some(Thoughts::of(log, record, split.preliminary.clone()));
        }
        Ok(split)
    }
}

impl Thoughts {
    fn of(log: ThoughtLog<'_, String>, record: &dyn ErasedMatch, choice: Choice<String>) -> Thoughts {
        let ThoughtLog { thoughts, plies, forgotten, .. } = log;
        Thoughts {
            record: record.record_text(),
            chosen: record.place_move(&choice.chosen),
            choice,
            thoughts: record.place_trace(&thoughts),
            plies,
            forgotten,
        }
    }
}

#[wasm_bindgen]
impl Player {
    /// What it has told of its last choice; nothing before the first.
    pub fn thoughts(&self) -> Result<Option<Ts<Thoughts>>, JsValue> {
        self.thoughts.as_ref().map(to_js).transpose()
    }
}
