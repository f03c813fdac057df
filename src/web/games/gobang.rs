//! Gobang: why CPC-Gobang values a square as it does.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::games::gobang::classic::{self, Weighing};
use crate::web::{numbers_by_name, thrown, to_js};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("gobang.d.ts");

described! {
    Weighing => "Weighing",
}

/// Explains the value of a square for the side to move after `ply` moves of a record, by the parameters of a player.
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
