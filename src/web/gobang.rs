//! Beside the catalogue's door: why CPC-Gobang values a square as it does, for the page of Gobang alone.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::gobang::classic::{self, Weighing};
use crate::web::{numbers_by_name, thrown, to_js};

/// What a square is worth to the side that moves after so many moves of the match with this line, and why, by
/// the numbers of a player.
#[wasm_bindgen]
pub fn explain(
    line: &str,
    ply: usize,
    square: &str,
    player: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
) -> Result<Ts<Weighing>, JsValue> {
    let changes = numbers_by_name(changes).map_err(thrown)?;
    let weighing = classic::explain(line, ply, square, player, &changes).map_err(thrown)?;
    to_js(&weighing)
}
