//! Ends that the players or their clock declare.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{Match, thrown, to_js};
use crate::catalogue::Standing;

#[wasm_bindgen]
impl Match {
    /// Ends it as its players declare: "first-resigns", "first-out-of-time", "agreed" or "claimed".
    pub fn finish(&mut self, end: &str) -> Result<(), JsValue> {
        self.0.finish(end).map_err(thrown)
    }

    /// What a table shows beside the view: how many steps there are, and what can be claimed.
    pub fn standing(&self) -> Result<Ts<Standing>, JsValue> {
        to_js(&self.0.standing())
    }
}
