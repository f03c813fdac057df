//! The exports of a room to JavaScript.

use wasm_bindgen::prelude::*;

use super::{Exhibit, exhibit};
use crate::core::error::Error;
use crate::core::trace::Recorder;

/// A match in a room of the museum.
#[wasm_bindgen]
pub struct Room(Box<dyn Exhibit>);

#[wasm_bindgen]
impl Room {
    /// From the record text of the match.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Room, JsError> {
        exhibit(record).map(Room).map_err(refused)
    }

    /// The board, row by row.
    pub fn cells(&self) -> String {
        self.0.cells()
    }

    /// The legal moves, a line each.
    pub fn moves(&self) -> String {
        lines(&self.0.moves())
    }

    /// Where each of these moves begins and ends, -1 for nowhere.
    #[wasm_bindgen(js_name = moveCells)]
    pub fn move_cells(&self) -> Vec<i32> {
        self.0.move_cells()
    }

    /// Makes a move.
    pub fn play(&mut self, text: &str) -> Result<(), JsError> {
        self.0.play(text).map_err(refused)
    }

    /// The match as record text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The program's choice here, and `length` of its steps beginning with `from`; nothing if the game is over.
    pub fn watch(&self, program: &str, seed: u32, from: usize, length: usize) -> Option<Trace> {
        let mut recorder = Recorder::new(from, length);
        let chosen = self.0.watch(program, seed.into(), &mut recorder)?;
        Some(Trace { chosen, recorder })
    }
}

/// Every text with the end of its line: a list of strings would bring what handles JavaScript's objects into the module.
fn lines<Text: AsRef<str>>(texts: &[Text]) -> String {
    let mut all = String::new();
    for text in texts {
        all.push_str(text.as_ref());
        all.push('\n');
    }
    all
}

/// The page has only records of its own: which fault it is would be told to nobody.
fn refused(_: Error) -> JsError {
    JsError::new("unreadable")
}

/// What a program did while it chose a move.
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

    /// All steps, also those outside the window.
    #[wasm_bindgen(getter)]
    pub fn total(&self) -> usize {
        self.recorder.total
    }

    /// How often each line came before the window.
    #[wasm_bindgen(getter)]
    pub fn counts(&self) -> Vec<u32> {
        self.recorder.counts.clone()
    }

    /// The variables, a line each.
    #[wasm_bindgen(getter)]
    pub fn names(&self) -> String {
        lines(&self.recorder.names)
    }

    /// What the first of the variables held before the window.
    #[wasm_bindgen(getter)]
    pub fn before(&self) -> Vec<i32> {
        self.recorder.before.clone()
    }

    /// The boards that the program has in mind, a line each, first the one before the window.
    #[wasm_bindgen(getter)]
    pub fn boards(&self) -> String {
        lines(&self.recorder.boards)
    }

    /// Line, cell (-1 for none), place of the board, number of changed variables, then each with its value.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> Vec<i32> {
        self.recorder.steps.clone()
    }
}
