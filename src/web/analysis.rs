//! What every move is worth, for the games whose players can tell.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::watch::{Watch, observer};
use super::{GivenLimits, Match, Player, thrown, to_js};
use crate::core::board_view::MoveEffect;

#[wasm_bindgen]
impl Player {
    /// Finds out what the moves in the match of this record text are worth, and posts each value as soon as it is
    /// known; answers whether all is certain. Without a watch, nobody is told.
    pub fn analyse(
        &mut self,
        record: &str,
        limits: &GivenLimits,
        watch: Option<Watch>,
    ) -> Result<bool, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        self.player.analyse(&*record, &limits.read(), &mut *observer(watch)).map_err(thrown)
    }
}

#[wasm_bindgen]
impl Match {
    /// What a legal move does, the most telling first.
    #[wasm_bindgen(js_name = moveEffects)]
    pub fn move_effects(&self, text: &str) -> Result<Vec<Ts<MoveEffect>>, JsValue> {
        self.0.move_effects(text).map_err(thrown)?.iter().map(to_js).collect()
    }
}
