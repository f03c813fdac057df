//! Traces of the old programs, for the rooms of the museum.

use wasm_bindgen::prelude::*;

use super::{Match, thrown};
use crate::core::trace::Recorder;
use crate::registry::watch::trace;

#[wasm_bindgen]
impl Match {
    /// The program's choice here with `length` of its steps, beginning with step `from`; `None` if the game has no such
    /// program.
    pub fn trace(
        &self,
        program: &str,
        seed: u32,
        from: usize,
        length: usize,
    ) -> Result<Option<Trace>, JsValue> {
        let mut recorder = Recorder::new(from, length);
        let chosen = trace(&*self.0, program, seed.into(), &mut recorder).map_err(thrown)?;
        Ok(chosen.map(|chosen| Trace { chosen, recorder }))
    }
}

/// The steps of a program that chose a move.
#[wasm_bindgen]
pub struct Trace {
    chosen: String,
    recorder: Recorder,
}

#[wasm_bindgen]
impl Trace {
    /// The move.
    #[wasm_bindgen(getter, js_name = move)]
    pub fn chosen(&self) -> String {
        self.chosen.clone()
    }

    /// The number of all steps, including those outside the window.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> usize {
        self.recorder.total
    }

    /// How often each line was carried out before the window.
    #[wasm_bindgen(getter)]
    pub fn counts(&self) -> Vec<u32> {
        self.recorder.counts.clone()
    }

    /// The names of the variables.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> Vec<String> {
        self.recorder.names.iter().map(|name| name.to_string()).collect()
    }

    /// The values of the first variables before the window.
    #[wasm_bindgen(getter)]
    pub fn before(&self) -> Vec<i32> {
        self.recorder.before.clone()
    }

    /// The boards that the program considers: first the one before the window.
    #[wasm_bindgen(getter)]
    pub fn boards(&self) -> Vec<String> {
        self.recorder.boards.clone()
    }

    /// For each step: line, cell (-1 for none), index of the board, number of changed variables, then the index and
    /// value of each.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> Vec<i32> {
        self.recorder.steps.clone()
    }
}
