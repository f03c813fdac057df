//! What a program thinks of a position, in its own numbers.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::core::insight::{Branch, Insight};
use crate::core::player::NoObserver;
use crate::registry;
use crate::registry::explain::{ErasedExplainer, explainer};
use crate::web::{GivenLimits, numbers_by_name, thrown, to_js};

/// A player that shows its thinking, if it can.
#[wasm_bindgen]
pub struct Explainer {
    game: &'static dyn registry::ErasedGame,
    explainer: Option<Box<dyn ErasedExplainer>>,
}

#[wasm_bindgen]
impl Explainer {
    /// A player of a game, with changed parameters, and a seed for everything it leaves to chance.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
        seed: u32,
    ) -> Result<Explainer, JsValue> {
        let changes = numbers_by_name(changes).map_err(thrown)?;
        let explainer = explainer(game, player, &changes, seed.into()).map_err(thrown)?;
        Ok(Explainer { game: registry::game(game).map_err(thrown)?, explainer })
    }

    /// What the player thinks in the match of this record text, in its own numbers; nothing if it cannot tell.
    pub fn insight(
        &mut self,
        record: &str,
        limits: &GivenLimits,
    ) -> Result<Option<Ts<Insight<String>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(thrown)?;
        let insight = explainer.insight(&*record, &limits.read(), &mut NoObserver).map_err(thrown)?;
        insight.as_ref().map(to_js).transpose()
    }

    /// The moves that the player's search tries after those of `path`; nothing if it does not come there.
    pub fn branches(
        &mut self,
        record: &str,
        path: Vec<String>,
        limits: &GivenLimits,
    ) -> Result<Option<Vec<Ts<Branch<String>>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(thrown)?;
        let branches =
            explainer.branches(&*record, &path, &limits.read(), &mut NoObserver).map_err(thrown)?;
        branches.map(|branches| branches.iter().map(to_js).collect()).transpose()
    }
}
