//! Gobang: changed parameters that would have saved CPC-Gobang from a defeat.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::games::gobang::post_mortem::{PostMortem, PostMortemProgress};
use crate::web::{parse_changes, to_js, to_js_error};

typescript_types! {
    PostMortemProgress => "PostMortemProgress",
}

/// Searches for the cause of a defeat of CPC-Gobang, in small steps.
#[wasm_bindgen]
pub struct DefeatSearch(PostMortem);

#[wasm_bindgen]
impl DefeatSearch {
    /// For the loser of a match: the player with this name and these changed parameters.
    #[wasm_bindgen(constructor)]
    pub fn new(
        record: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
    ) -> Result<DefeatSearch, JsValue> {
        let changes = parse_changes(changes).map_err(to_js_error)?;
        PostMortem::new(record, player, &changes).map(DefeatSearch).map_err(to_js_error)
    }

    /// Continues for a step, usually some milliseconds; true when complete.
    pub fn advance(&mut self) -> bool {
        self.0.advance()
    }

    /// Progress and results so far.
    pub fn progress(&self) -> Result<Ts<PostMortemProgress>, JsValue> {
        to_js(self.0.progress())
    }
}
