//! Qubic: the row that TTT3D announces.

use wasm_bindgen::prelude::*;

use crate::core::record::Record;
use crate::games::qubic::classic;
use crate::games::qubic::position::Position;
use crate::web::to_js_error;

/// The row that TTT3D announces at the end of the match of a record text, cells in the order of its data
/// card; empty if there is none.
#[wasm_bindgen(js_name = announcedRow)]
pub fn announced_row(record: &str) -> Result<Vec<u8>, JsValue> {
    let record: Record<Position> = record.parse().map_err(to_js_error)?;
    let row = classic::announced_row(record.position());
    Ok(row.map_or(Vec::new(), |cells| cells.map(|cell| cell as u8).into()))
}
