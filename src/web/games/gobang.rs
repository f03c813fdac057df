//! Gobang: explanation of CPC-Gobang's evaluation of a square.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::games::gobang::classic::{self, Weighing};
use crate::web::{parse_changes, to_js, to_js_error};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("gobang.d.ts");

typescript_types! {
    Weighing => "Weighing",
}

/// Explains the value of a square for the side to move after `ply` moves of a record, with changed
/// parameters.
#[wasm_bindgen]
pub fn explain(
    record: &str,
    ply: usize,
    square: &str,
    player: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
) -> Result<Ts<Weighing>, JsValue> {
    let changes = parse_changes(changes).map_err(to_js_error)?;
    let weighing = classic::explain(record, ply, square, player, &changes).map_err(to_js_error)?;
    to_js(&weighing)
}
