//! File formats, for the import and export dialogs.

use js_sys::Function;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::core::format::FormatInfo;
use crate::core::import::{Header, ImportOptions};
use crate::registry::formats::{self, ImportedMatch};
use crate::web::{to_js, to_js_error};

/// The file formats of a game, the default first.
#[wasm_bindgen(js_name = formatsOf)]
pub fn formats_of(game: &str) -> Result<Vec<Ts<FormatInfo>>, JsValue> {
    formats::formats(game).map_err(to_js_error)?.iter().map(to_js).collect()
}

/// A match of an imported text; texts are empty where it has none.
#[derive(Serialize, Tsify)]
pub struct FoundMatch {
    /// Record text.
    pub record: String,
    /// Number of plies.
    pub moves: usize,
    /// Names of the first and the second player.
    pub players: [String; 2],
    /// Result as written in the text.
    pub result: String,
    /// Event or tournament.
    pub event: String,
    /// Date as written in the text.
    pub date: String,
    /// The match with its annotations, in a format of the game.
    pub notes: String,
    /// Time left on the mover's clock after each move; empty if no move has one.
    pub clocks: Vec<String>,
    /// Evaluation after each move for the first player, such as `-0.35` and `#3`; empty if no move has one.
    pub evaluations: Vec<String>,
}

/// Reads the matches of a text, whose format is detected. Calls `take` for each, with the match or its error and
/// the fraction of the text read so far, until it returns `false`. `letters` are piece letters of other languages.
#[wasm_bindgen(js_name = importMatches)]
pub fn import_matches(
    game: &str,
    text: &str,
    letters: Vec<String>,
    variations: bool,
    #[wasm_bindgen(
        unchecked_param_type = "(match: FoundMatch | null, error: Error | null, fraction: number) => boolean"
    )]
    take: &Function,
) -> Result<(), JsValue> {
    let options = ImportOptions { letters, variations };
    for (found, end) in formats::import(game, text, &options).map_err(to_js_error)? {
        let (found, error) = match found {
            Ok(found) => (to_js(&found_match(found))?.into(), JsValue::NULL),
            Err(error) => (JsValue::NULL, to_js_error(error)),
        };
        let fraction = end as f64 / text.len().max(1) as f64;
        if take.call3(&JsValue::NULL, &found, &error, &fraction.into())? == JsValue::FALSE {
            break;
        }
    }
    Ok(())
}

fn found_match(found: ImportedMatch) -> FoundMatch {
    let ImportedMatch { record, moves, header } = found;
    let Header { players, result, event, date, notes, clocks, evaluations } = header;
    FoundMatch { record, moves, players, result, event, date, notes, clocks, evaluations }
}

/// Parses the first match of a text in a format; returns its record text.
#[wasm_bindgen(js_name = readMatch)]
pub fn read_match(game: &str, format: &str, text: &str) -> Result<Option<String>, JsValue> {
    formats::read_matches(game, format, text)
        .map_err(to_js_error)?
        .into_iter()
        .next()
        .transpose()
        .map_err(to_js_error)
}

/// Writes the match of a record text in a format.
#[wasm_bindgen(js_name = writeMatch)]
pub fn write_match(game: &str, format: &str, record: &str) -> Result<String, JsValue> {
    formats::write_match(game, format, record).map_err(to_js_error)
}
