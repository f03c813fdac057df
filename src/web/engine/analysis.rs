//! Values of all moves, for players that support analysis.

use wasm_bindgen::prelude::*;

use crate::web::watch::{Watch, observer};
use crate::web::{JsLimits, Player, to_js_error};

#[wasm_bindgen]
impl Player {
    /// Evaluates the moves in the match of a record text and posts each value through the watch; returns
    /// whether all are proven.
    pub fn analyse(
        &mut self,
        record: &str,
        limits: &JsLimits,
        watch: Option<Watch>,
    ) -> Result<bool, JsValue> {
        let record = self.game.read(record).map_err(to_js_error)?;
        self.player.analyse(&*record, &limits.read(), &mut *observer(watch)).map_err(to_js_error)
    }
}
