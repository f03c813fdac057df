//! Evaluation of positions by classic programs, with its terms.

use js_sys::Object;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::core::insight::{Branch, Insight};
use crate::core::player::NoObserver;
use crate::registry;
use crate::registry::explain::{ErasedExplainer, explainer};
use crate::web::{JsLimits, parse_changes, to_js, to_js_error};

/// Explains the evaluation of a player, if it has an explainer.
#[wasm_bindgen]
pub struct Explainer {
    game: &'static dyn registry::ErasedGame,
    explainer: Option<Box<dyn ErasedExplainer>>,
}

#[wasm_bindgen]
impl Explainer {
    /// The explainer of a player with changed parameters and the seed of its random numbers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        player: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, number | number[]>")] changes: &Object,
        seed: u32,
    ) -> Result<Explainer, JsValue> {
        let changes = parse_changes(changes).map_err(to_js_error)?;
        let explainer = explainer(game, player, &changes, seed.into()).map_err(to_js_error)?;
        Ok(Explainer { game: registry::game(game).map_err(to_js_error)?, explainer })
    }

    /// Evaluates the match of a record text in the player's own units; `None` if the player cannot.
    pub fn insight(
        &mut self,
        record: &str,
        limits: &JsLimits,
    ) -> Result<Option<Ts<Insight<String>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(to_js_error)?;
        let insight = explainer.insight(&*record, &limits.read(), &mut NoObserver).map_err(to_js_error)?;
        insight.as_ref().map(to_js).transpose()
    }

    /// Expands the search node after the moves of `path`; `None` if the search does not reach it.
    pub fn branches(
        &mut self,
        record: &str,
        path: Vec<String>,
        limits: &JsLimits,
    ) -> Result<Option<Vec<Ts<Branch<String>>>>, JsValue> {
        let Some(explainer) = &mut self.explainer else { return Ok(None) };
        let record = self.game.read(record).map_err(to_js_error)?;
        let branches =
            explainer.branches(&*record, &path, &limits.read(), &mut NoObserver).map_err(to_js_error)?;
        branches.map(|branches| branches.iter().map(to_js).collect()).transpose()
    }
}
