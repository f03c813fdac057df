//! What a table shows of draws that can be claimed, for the game that has them.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::types::described;
use super::{Match, to_js};
use crate::registry::Standing;

described! {
    Standing => "Standing",
}

#[wasm_bindgen]
impl Match {
    /// What a table shows beside the view.
    pub fn standing(&self) -> Result<Ts<Standing>, JsValue> {
        to_js(&self.0.standing())
    }
}
