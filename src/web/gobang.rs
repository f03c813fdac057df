//! Exports for Gobang alone: why CPC-Gobang values a square as it does, and what would have saved it from a defeat.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::games::gobang::classic::{self, Weighing};
use crate::games::gobang::post_mortem::{PostMortem, PostMortemProgress};
use crate::web::types::described;
use crate::web::{numbers_by_name, thrown, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("gobang.d.ts");

described! {
    PostMortemProgress => "PostMortemProgress",
    Weighing => "Weighing",
}

/// The value of a square for the side to move after so many moves of a record, and why, by the numbers of a player.
#[wasm_bindgen]
pub fn explain(
    record: &str,
    ply: usize,
    square: &str,
    player: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
) -> Result<Ts<Weighing>, JsValue> {
    let changes = numbers_by_name(changes).map_err(thrown)?;
    let weighing = classic::explain(record, ply, square, player, &changes).map_err(thrown)?;
    to_js(&weighing)
}

/// The search for the cause of a defeat of CPC-Gobang, in small steps.
#[wasm_bindgen]
pub struct DefeatSearch(PostMortem);

#[wasm_bindgen]
impl DefeatSearch {
    /// For the loser of a match, who is this player with these changed numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        record: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
    ) -> Result<DefeatSearch, JsValue> {
        let changes = numbers_by_name(changes).map_err(thrown)?;
        PostMortem::new(record, player, &changes).map(DefeatSearch).map_err(thrown)
    }

    /// Goes on for a step, mostly some milliseconds; true when it is over.
    pub fn advance(&mut self) -> bool {
        self.0.advance()
    }

    /// How far it is, and what it has found.
    pub fn progress(&self) -> Result<Ts<PostMortemProgress>, JsValue> {
        to_js(self.0.progress())
    }
}
