//! Exports of chess alone: games in PGN for its page, and perft for the
//! measurements.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::core::error::Error;
use crate::core::record::Record;
use crate::games::chess::Position;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn::{self, Sheet};
use crate::games::chess::piece_letters;
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

/// A move or a sheet in English letters; nothing where it is not in these letters.
#[wasm_bindgen(js_name = readMoves)]
pub fn read_moves(text: &str, letters: &str) -> Option<String> {
    piece_letters::read(text, letters)
}

/// A move or a sheet in these letters instead of the English ones.
#[wasm_bindgen(js_name = writeMoves)]
pub fn write_moves(text: &str, letters: &str) -> String {
    piece_letters::write(text, letters)
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
    let record: Record<Position> = record.parse().map_err(thrown)?;
    let mut sheet = Sheet::from(&record);
    sheet.tags.extend(tags.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())));
    if let Some(earlier) = earlier {
        let mut read = sheets(&earlier, variations);
        if let Some(other) = read.next() {
            sheet.annotate(other.map_err(thrown)?);
        }
    }
    if !variations {
        sheet.moves.iter_mut().for_each(|entry| entry.variations.clear());
    }
    Ok(sheet.to_string())
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
