//! Searches shared by several workers, each with its own player, for players that support them.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::core::player::{Split, TaskResult};
use crate::web::watch::{Watch, observer};
use crate::web::{JsLimits, Player, to_js, to_js_error};

#[wasm_bindgen]
impl Player {
    /// Whether the search in the match of a record text can be shared.
    #[wasm_bindgen(js_name = sharesSearch)]
    pub fn shares_search(&mut self, record: &str, limits: &JsLimits) -> Result<bool, JsValue> {
        let record = self.game.read(record).map_err(to_js_error)?;
        self.player.shares_search(&*record, &limits.read()).map_err(to_js_error)
    }

    /// Searches the part that every participant repeats and splits the rest; `None` if the search cannot be
    /// shared.
    pub fn prepare(
        &mut self,
        record: &str,
        limits: &JsLimits,
        watch: Option<Watch>,
    ) -> Result<Option<Ts<Split<String>>>, JsValue> {
        let record = self.game.read(record).map_err(to_js_error)?;
        let split = self
            .prepare_with_thoughts(&*record, &limits.read(), &mut *observer(watch))
            .map_err(to_js_error)?;
        split.as_ref().map(to_js).transpose()
    }

    /// Searches one of the tasks of the split.
    #[wasm_bindgen(js_name = searchTask)]
    pub fn search_task(
        &mut self,
        record: &str,
        task: &str,
        limits: &JsLimits,
        watch: Option<Watch>,
    ) -> Result<Option<Ts<TaskResult<String>>>, JsValue> {
        let record = self.game.read(record).map_err(to_js_error)?;
        let result = self.player.search_task(&*record, task, &limits.read(), &mut *observer(watch));
        result.map_err(to_js_error)?.as_ref().map(to_js).transpose()
    }
}
