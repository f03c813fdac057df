//! Chess: games in PGN, and perft for benchmarks.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::record::Record;
use crate::games::chess::Position;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn::{self, Annotated, Edit, Sheet};
use crate::web::{thrown, to_js};

/// A game that stands in a text.
#[derive(Serialize, Tsify)]
pub struct PgnGame {
    /// Tags by name, in their order.
    pub tags: Vec<(String, String)>,
    /// The result, as PGN writes it.
    pub result: &'static str,
    /// How many moves it has, both sides' counted.
    pub moves: usize,
    /// The match as record text.
    pub record: String,
    /// The sheet, with everything in it that was kept.
    pub text: String,
}

/// Reads a text of many games and calls `take` for each, with the game or with what is wrong with it.
#[wasm_bindgen(js_name = readPgn)]
pub fn read_pgn(
    text: &str,
    variations: bool,
    #[wasm_bindgen(unchecked_param_type = "(game: PgnGame | null, complaint: Error | null) => void")]
    take: &Function,
) -> Result<(), JsValue> {
    for sheet in sheets(text, variations) {
        let (game, complaint) = match sheet.and_then(|sheet| listed(&sheet)) {
            Ok(game) => (to_js(&game)?.into(), JsValue::NULL),
            Err(error) => (JsValue::NULL, thrown(error)),
        };
        take.call2(&JsValue::NULL, &game, &complaint)?;
    }
    Ok(())
}

/// The match of this record text as a sheet, with tags by turns of name and value, and with what an earlier sheet says
/// of its moves.
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

/// A move with what a sheet says of it.
#[derive(Serialize, Tsify)]
pub struct AnnotatedMove {
    /// Where it stands: numbers of moves and variations by turns, from the game down.
    pub place: Vec<usize>,
    /// `"12."` or `"12..."`.
    pub number: String,
    /// The move, with its annotation glyphs.
    pub text: String,
    /// The comment before it, where a line begins.
    pub before: String,
    /// The comment after it.
    pub comment: String,
    /// The match up to this move.
    pub record: String,
}

/// Calls `take` for every move of a match and of the variations that a sheet has to it, in reading order.
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

/// Changes a comment of a match or one of its variations; answers the match and the sheet that come of it. What is
/// `"promote"` and `"delete"` for a variation is for a comment its text behind `"comment "`.
#[wasm_bindgen(js_name = editSheet)]
pub fn edit_sheet(record: &str, sheet: &str, place: Vec<usize>, edit: &str) -> Result<Vec<String>, JsValue> {
    let mut edited = annotated(record, sheet, &mut [].into_iter(), true)?;
    let edit = match edit {
        "promote" => Edit::Promote,
        "delete" => Edit::Delete,
        _ => Edit::Comment(edit.strip_prefix("comment").unwrap_or(edit)),
    };
    // What is no longer there needs no change.
    let _ = edited.edit(&place, edit);
    let record = match edit {
        Edit::Promote => edited.record().map_err(thrown)?.to_string(),
        _ => record.to_string(),
    };
    Ok(vec![record, edited.to_string()])
}

/// The match of a record text as a sheet with these tags, and with what another sheet says of its moves.
fn annotated(
    record: &str,
    other: &str,
    tags: &mut dyn Iterator<Item = (String, String)>,
    variations: bool,
) -> Result<Sheet, JsValue> {
    let record: Record<Position> = record.parse().map_err(thrown)?;
    let mut sheet = Sheet::from(&record);
    sheet.tags.extend(tags);
    if let Some(other) = sheets(other, variations).next() {
        sheet.annotate(other.map_err(thrown)?);
    }
    Ok(sheet)
}

/// The number of move paths of this length from a position.
#[wasm_bindgen(js_name = countPaths)]
pub fn perft(position: &str, depth: u32) -> Result<f64, JsValue> {
    Ok(fen::read(position).map_err(thrown)?.perft(depth) as f64)
}

fn sheets(text: &str, variations: bool) -> pgn::Sheets<'_> {
    if variations { pgn::read_all(text) } else { pgn::read(text) }
}

fn listed(sheet: &Sheet) -> Result<PgnGame, Error> {
    Ok(PgnGame {
        tags: sheet.tags.clone(),
        result: sheet.result.text(),
        moves: sheet.moves.len(),
        record: sheet.record()?.to_string(),
        text: sheet.to_string(),
    })
}
