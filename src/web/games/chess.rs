//! Chess: moves with the piece letters of other languages.

use wasm_bindgen::prelude::*;

use crate::games::chess::piece_letters;

/// Translates a move or a score sheet to English piece letters; `None` if it is not written in these letters.
#[wasm_bindgen(js_name = readMoves)]
pub fn read_moves(text: &str, letters: &str) -> Option<String> {
    piece_letters::read(text, letters)
}

/// Translates a move or a score sheet from English to these piece letters.
#[wasm_bindgen(js_name = writeMoves)]
pub fn write_moves(text: &str, letters: &str) -> String {
    piece_letters::write(text, letters)
}
