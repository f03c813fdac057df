//! Traces of the old programs, for the museum.

use wasm_bindgen::prelude::*;

use super::{Match, to_js_error};
use crate::core::trace::Recorder;
use crate::registry::watch::trace;

#[wasm_bindgen]
impl Match {
    /// Runs a program in the current position and records `length` steps from step `from`; `None` if the game
    /// has no such program.
    pub fn trace(
        &self,
        program: &str,
        seed: u32,
        from: usize,
        length: usize,
    ) -> Result<Option<Trace>, JsValue> {
        let mut recorder = Recorder::new(from, length);
        let chosen = trace(&*self.0, program, seed.into(), &mut recorder).map_err(to_js_error)?;
        Ok(chosen.map(|chosen| Trace { chosen, recorder }))
    }
}

/// A recorded run of a program.
#[wasm_bindgen]
pub struct Trace {
    chosen: String,
    recorder: Recorder,
}

#[wasm_bindgen]
impl Trace {
    /// The chosen move.
    #[wasm_bindgen(getter, js_name = move)]
    pub fn chosen(&self) -> String {
        self.chosen.clone()
    }

    /// Number of steps of the whole run.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> usize {
        self.recorder.total
    }

    /// Executions of each line before the window.
    #[wasm_bindgen(getter)]
    pub fn counts(&self) -> Vec<u32> {
        self.recorder.counts.clone()
    }

    /// Names of the variables.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> Vec<String> {
        self.recorder.names.iter().map(|name| name.to_string()).collect()
    }

    /// Values of the first variables before the window.
    #[wasm_bindgen(getter)]
    pub fn before(&self) -> Vec<i32> {
        self.recorder.before.clone()
    }

    /// Boards of the program; the first is the one before the window.
    #[wasm_bindgen(getter)]
    pub fn boards(&self) -> Vec<String> {
        self.recorder.boards.clone()
    }

    /// For each step: line, cell (-1 for none), index of the board, number of assignments, then index and
    /// value of each assigned variable.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> Vec<i32> {
        self.recorder.steps.clone()
    }
}
