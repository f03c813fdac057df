//! Reversi: the games of WTHOR files.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::games::reversi::formats::wthor::{self, Game};
use crate::web::{thrown, to_js};

/// A game that stands in a file.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WthorGame {
    /// The tournament and the players, the dark side's first: numbers, and names where the files of names say them.
    tournament: (u16, Option<String>),
    players: [(u16, Option<String>); 2],
    /// The year; 0 where it is not known.
    year: u16,
    /// The dark side's discs at the end.
    discs: u8,
    /// The match as record text.
    record: String,
}

/// Reads a file of games and calls `take` for each, with the game or with what is wrong with it. The files of names
/// may be empty.
#[wasm_bindgen(js_name = readWthor)]
pub fn read_wthor(
    games: &[u8],
    players: &[u8],
    tournaments: &[u8],
    #[wasm_bindgen(unchecked_param_type = "(game: WthorGame | null, complaint: Error | null) => void")]
    take: &Function,
) -> Result<(), JsValue> {
    let names = |bytes: &[u8]| if bytes.is_empty() { Ok(Vec::new()) } else { wthor::names(bytes) };
    let (players, tournaments) = (names(players).map_err(thrown)?, names(tournaments).map_err(thrown)?);
    let file = wthor::read(games).map_err(thrown)?;
    let named = |number: u16, names: &[String]| (number, names.get(usize::from(number)).cloned());
    let listed = |game: &Game| WthorGame {
        tournament: named(game.tournament, &tournaments),
        players: game.players.map(|player| named(player, &players)),
        year: file.year,
        discs: game.discs[0],
        record: game.record.to_string(),
    };
    for game in &file.games {
        let (game, complaint) = match game {
            Ok(game) => (to_js(&listed(game))?.into(), JsValue::NULL),
            Err(error) => (JsValue::NULL, thrown(error.clone())),
        };
        take.call2(&JsValue::NULL, &game, &complaint)?;
    }
    Ok(())
}
