//! Chess: PGN games, and perft for benchmarks.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::core::record::Record;
use crate::games::chess::Position;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn::{self, Annotated, Edit, Sheet};
use crate::web::{to_js, to_js_error};

/// Tags of the first game of a PGN text: names and values in turn; empty if it is damaged.
#[wasm_bindgen(js_name = readTags)]
pub fn read_tags(text: &str) -> Vec<String> {
    let sheet = pgn::read(text).next().and_then(Result::ok).unwrap_or_default();
    sheet.tags.into_iter().flat_map(|(name, value)| [name, value]).collect()
}

/// Writes the match of a record text as PGN, with the annotations of an earlier sheet. `tags` alternates
/// names and values.
#[wasm_bindgen(js_name = writePgn)]
pub fn write_pgn(
    record: &str,
    tags: Vec<String>,
    earlier: Option<String>,
    variations: bool,
) -> Result<String, JsValue> {
    let mut tags = tags.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone()));
    let mut sheet = annotated(record, &earlier.unwrap_or_default(), &mut tags, variations)?;
    if !variations {
        sheet.moves.iter_mut().for_each(|entry| entry.variations.clear());
    }
    Ok(sheet.to_string())
}

/// A move with its annotations.
#[derive(Serialize, Tsify)]
pub struct AnnotatedMove {
    /// Indices of moves and variations in turn, from the game down.
    pub place: Vec<usize>,
    /// Move number, `"12."` or `"12..."`.
    pub number: String,
    /// The move with its annotation glyphs.
    pub text: String,
    /// Comment before the move, at the start of a line.
    pub before: String,
    /// Comment after the move.
    pub comment: String,
    /// Record text up to this move.
    pub record: String,
}

/// Calls `take` for the moves of a match and of the variations of its sheet, in reading order, see
/// [`Sheet::annotated`].
#[wasm_bindgen(js_name = listAnnotated)]
pub fn list_annotated(
    record: &str,
    sheet: &str,
    #[wasm_bindgen(unchecked_param_type = "(move: AnnotatedMove) => void")] take: &Function,
) -> Result<(), JsValue> {
    for Annotated { place, number, text, before, comment, record } in
        annotated(record, sheet, &mut [].into_iter(), true)?.annotated()
    {
        let listed = AnnotatedMove { place, number, text, before, comment, record };
        take.call1(&JsValue::NULL, &to_js(&listed)?.into())?;
    }
    Ok(())
}

/// Edits a comment or variation; returns the resulting record text and sheet. `edit` is `"promote"` or
/// `"delete"` for a variation, `"comment "` and the text for a comment.
#[wasm_bindgen(js_name = editSheet)]
pub fn edit_sheet(record: &str, sheet: &str, place: Vec<usize>, edit: &str) -> Result<Vec<String>, JsValue> {
    let mut edited = annotated(record, sheet, &mut [].into_iter(), true)?;
    let edit = match edit {
        "promote" => Edit::Promote,
        "delete" => Edit::Delete,
        _ => Edit::Comment(edit.strip_prefix("comment").unwrap_or(edit)),
    };
    // Editing a removed place is a no-op.
    let _ = edited.edit(&place, edit);
    let record = match edit {
        Edit::Promote => edited.record().map_err(to_js_error)?.to_string(),
        _ => record.to_string(),
    };
    Ok(vec![record, edited.to_string()])
}

/// The match of a record text as a sheet with these tags and the annotations of another sheet.
fn annotated(
    record: &str,
    other: &str,
    tags: &mut dyn Iterator<Item = (String, String)>,
    variations: bool,
) -> Result<Sheet, JsValue> {
    let record: Record<Position> = record.parse().map_err(to_js_error)?;
    let mut sheet = Sheet::from(&record);
    sheet.tags.extend(tags);
    if let Some(other) = sheets(other, variations).next() {
        sheet.annotate(other.map_err(to_js_error)?);
    }
    Ok(sheet)
}

/// Number of move paths of length `depth` from a position.
#[wasm_bindgen(js_name = countPaths)]
pub fn perft(position: &str, depth: u32) -> Result<f64, JsValue> {
    Ok(fen::read(position).map_err(to_js_error)?.perft(depth) as f64)
}

fn sheets(text: &str, variations: bool) -> pgn::Sheets<'_> {
    if variations { pgn::read_all(text) } else { pgn::read(text) }
}
