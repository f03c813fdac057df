//! Gobang: which other numbers would have saved CPC-Gobang from a defeat.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::games::gobang::post_mortem::{PostMortem, PostMortemProgress};
use crate::web::{numbers_by_name, thrown, to_js};

described! {
    PostMortemProgress => "PostMortemProgress",
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
