//! Values of all moves, for players that can analyse.

use wasm_bindgen::prelude::*;

use crate::web::watch::{Watch, observer};
use crate::web::{GivenLimits, Player, thrown};

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
