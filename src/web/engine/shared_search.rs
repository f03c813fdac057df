//! A search that several workers share, each with a player of its own: for the players that can.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::core::player::{Split, TaskResult};
use crate::web::watch::{Watch, observer};
use crate::web::{GivenLimits, Player, thrown, to_js};

#[wasm_bindgen]
impl Player {
    /// Whether its search in the match of this record text can be shared.
    #[wasm_bindgen(js_name = sharesSearch)]
    pub fn shares_search(&mut self, record: &str, limits: &GivenLimits) -> Result<bool, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        self.player.shares_search(&*record, &limits.read()).map_err(thrown)
    }

    /// Searches as far as everybody does that has a share in it; answers what remains to be done, or nothing where the
    /// search cannot be shared.
    pub fn prepare(
        &mut self,
        record: &str,
        limits: &GivenLimits,
        watch: Option<Watch>,
    ) -> Result<Option<Ts<Split<String>>>, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        let split = self.think_of_split(&*record, &limits.read(), &mut *observer(watch)).map_err(thrown)?;
        split.as_ref().map(to_js).transpose()
    }

    /// Does one of the tasks that remain to be done.
    #[wasm_bindgen(js_name = searchTask)]
    pub fn search_task(
        &mut self,
        record: &str,
        task: &str,
        limits: &GivenLimits,
        watch: Option<Watch>,
    ) -> Result<Option<Ts<TaskResult<String>>>, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        let result = self.player.search_task(&*record, task, &limits.read(), &mut *observer(watch));
        result.map_err(thrown)?.as_ref().map(to_js).transpose()
    }
}
