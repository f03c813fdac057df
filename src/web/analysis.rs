//! What every move is worth, for the games whose players can tell.

use js_sys::Function;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::{Choosing, GivenLimits, Match, Player, tell, thrown, to_js};
use crate::core::player::{MoveValue, Report, SearchObserver};
use crate::core::rules::MoveEffect;

#[wasm_bindgen]
impl Player {
    /// Finds out what the moves in the match of this record text are worth, and calls `value` with each as soon as it
    /// is known; answers whether all is certain. Calls `report` and asks `go_on` as `choose` does.
    pub fn analyse(
        &mut self,
        record: &str,
        limits: &GivenLimits,
        #[wasm_bindgen(unchecked_param_type = "(value: MoveValue<string>) => void")] value: &Function,
        #[wasm_bindgen(unchecked_param_type = "(report: Report<string>) => void")] report: &Function,
        #[wasm_bindgen(unchecked_param_type = "() => boolean")] go_on: &Function,
    ) -> Result<bool, JsValue> {
        let record = self.game.read(record).map_err(thrown)?;
        let mut observer = Analysing { value, choosing: Choosing { report, go_on } };
        self.player.analyse(&*record, &limits.read(), &mut observer).map_err(thrown)
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

/// The worker as the one who waits for the values of the moves.
struct Analysing<'a> {
    value: &'a Function,
    choosing: Choosing<'a>,
}

impl SearchObserver<String> for Analysing<'_> {
    fn report(&mut self, report: &Report<String>) {
        self.choosing.report(report);
    }

    fn value(&mut self, value: &MoveValue<String>) {
        tell(self.value, value);
    }

    fn go_on(&mut self) -> bool {
        self.choosing.go_on()
    }
}
