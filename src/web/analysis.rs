//! What every move is worth, for the games whose players can tell.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::{GivenLimits, Seat, is_wanted, tell, thrown};
use crate::player::{MoveValue, Report, Watch};

#[wasm_bindgen]
impl Seat {
    /// Finds out what every move in the match with this line is worth, and calls `value` with each as soon as it
    /// is known; answers whether all is certain. Asks `go_on` as `choose` does.
    pub fn analyse(
        &mut self,
        line: &str,
        limits: &GivenLimits,
        #[wasm_bindgen(unchecked_param_type = "(value: MoveValue<string>) => void")] value: &Function,
        #[wasm_bindgen(unchecked_param_type = "() => boolean")] go_on: &Function,
    ) -> Result<bool, JsValue> {
        self.0.analyse(line, &limits.read(), &mut Analysing { value, go_on }).map_err(thrown)
    }
}

/// The worker as the one who waits for the values of the moves.
struct Analysing<'a> {
    value: &'a Function,
    go_on: &'a Function,
}

impl Watch<String> for Analysing<'_> {
    fn report(&mut self, _: &Report<String>) {}

    fn value(&mut self, value: &MoveValue<String>) {
        tell(self.value, value);
    }

    fn go_on(&mut self) -> bool {
        is_wanted(self.go_on)
    }
}
