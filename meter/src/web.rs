//! The export to JavaScript.

use js_sys::Error;
use wasm_bindgen::prelude::*;

use crate::Limits;

/// Instruments a module; `depth` 0 leaves calls unbounded.
#[wasm_bindgen]
pub fn instrument(module: &[u8], pages: u32, elements: u32, depth: u32) -> Result<Vec<u8>, Error> {
    let limits = Limits {
        pages: pages.into(),
        elements: elements.into(),
        depth: Some(depth).filter(|&depth| depth > 0),
    };
    crate::instrument(module, limits).map_err(|message| Error::new(&message))
}
