//! The formats of other programs, for the window in which matches are saved and opened.

use js_sys::Function;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::core::format::FormatInfo;
use crate::registry::formats;
use crate::web::{thrown, to_js};

/// The formats of a game, the usual one first.
#[wasm_bindgen(js_name = formatsOf)]
pub fn formats_of(game: &str) -> Result<Vec<Ts<FormatInfo>>, JsValue> {
    formats::formats(game).map_err(thrown)?.iter().map(to_js).collect()
}

/// Reads a text of many matches and calls `take` for each, with its record text or with what is wrong with it.
#[wasm_bindgen(js_name = readMatches)]
pub fn read_matches(
    game: &str,
    format: &str,
    text: &str,
    #[wasm_bindgen(unchecked_param_type = "(record: string | null, complaint: Error | null) => void")]
    take: &Function,
) -> Result<(), JsValue> {
    let found = formats::read_matches(game, format, text).map_err(thrown)?;
    for one in found {
        let (record, complaint) = match one {
            Ok(record) => (record.into(), JsValue::NULL),
            Err(error) => (JsValue::NULL, thrown(error)),
        };
        take.call2(&JsValue::NULL, &record, &complaint)?;
    }
    Ok(())
}

/// Writes the match of this record text.
#[wasm_bindgen(js_name = writeMatch)]
pub fn write_match(game: &str, format: &str, record: &str) -> Result<String, JsValue> {
    formats::write_match(game, format, record).map_err(thrown)
}
