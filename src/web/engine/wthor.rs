//! Reversi: games of WTHOR files.

use js_sys::Function;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::games::reversi::formats::wthor::{self, Game};
use crate::web::{to_js, to_js_error};

/// A game of a WTHOR file.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct WthorGame {
    /// Numbers of the tournament and the players, dark first, with their names if the files of names have
    /// them.
    tournament: (u16, Option<String>),
    players: [(u16, Option<String>); 2],
    /// Year; 0 if unknown.
    year: u16,
    /// Dark discs at the end.
    discs: u8,
    /// Record text of the match.
    record: String,
}

/// Parses a file of games and calls `take` for each, with the game or its error and the fraction of the file read
/// so far, until it returns `false`. The files of names may be empty.
#[wasm_bindgen(js_name = readWthor)]
pub fn read_wthor(
    games: &[u8],
    players: &[u8],
    tournaments: &[u8],
    #[wasm_bindgen(
        unchecked_param_type = "(game: WthorGame | null, error: Error | null, fraction: number) => boolean"
    )]
    take: &Function,
) -> Result<(), JsValue> {
    let names = |bytes: &[u8]| if bytes.is_empty() { Ok(Vec::new()) } else { wthor::names(bytes) };
    let (players, tournaments) =
        (names(players).map_err(to_js_error)?, names(tournaments).map_err(to_js_error)?);
    let file = wthor::read(games).map_err(to_js_error)?;
    let named = |number: u16, names: &[String]| (number, names.get(usize::from(number)).cloned());
    let listed = |game: &Game| WthorGame {
        tournament: named(game.tournament, &tournaments),
        players: game.players.map(|player| named(player, &players)),
        year: file.year,
        discs: game.discs[0],
        record: game.record.to_string(),
    };
    for (number, game) in (1..).zip(&file.games) {
        let (game, error) = match game {
            Ok(game) => (to_js(&listed(game))?.into(), JsValue::NULL),
            Err(error) => (JsValue::NULL, to_js_error(error.clone())),
        };
        let fraction = f64::from(number) / file.games.len() as f64;
        if take.call3(&JsValue::NULL, &game, &error, &fraction.into())? == JsValue::FALSE {
            break;
        }
    }
    Ok(())
}
