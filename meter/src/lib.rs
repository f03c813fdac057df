//! Instruments a WebAssembly module so that a host can bound it exactly: every start of a loop's body and every entry of a
//! function with calls costs a step, bulk operations cost steps by size, and memory and tables cannot grow beyond a limit.
//!
//! The instrumented module exports the global [`STEPS`], which counts down. Below zero the module calls the import
//! [`EXHAUSTED`] at every charge; the host grants more steps or throws.

mod body;
mod inspect;
mod reencoder;
#[cfg(target_family = "wasm")]
mod web;

use wasm_encoder::Module;
use wasm_encoder::reencode::Reencode;
use wasmparser::Parser;

use self::inspect::Inspection;
use self::reencoder::Instrumenter;

/// Name of the exported global with the steps left, an `i64`.
pub const STEPS: &str = "meter.steps";

/// Name of the exported global with the depth of calls, an `i32`, in modules with a limit of it; above the limit the
/// module traps.
pub const DEPTH: &str = "meter.depth";

/// Module and name of the imported function without parameters that is called when the steps are used up.
pub const EXHAUSTED: (&str, &str) = ("meter", "exhausted");

/// Bounds of an instrumented module.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum size of the memory, in pages of 64 KiB.
    pub pages: u64,
    /// Maximum number of elements of a table.
    pub elements: u64,
    /// Maximum depth of calls, for modules that do not bound it themselves; above it they trap. Without this limit
    /// the depth depends on the host's stack.
    pub depth: Option<u32>,
}

/// Instruments a module. Fails with a message if the module cannot be parsed, exceeds the limits at its start, or uses
/// features that cannot be metered: threads, exceptions, garbage collection, tail calls, several or 64-bit memories. The
/// result of an invalid module is invalid too.
pub fn instrument(module: &[u8], limits: Limits) -> Result<Vec<u8>, String> {
    let inspection = Inspection::of(module)?;
    let mut instrumented = Module::new();
    Instrumenter::new(inspection, limits)
        .parse_core_module(&mut instrumented, Parser::new(0), module)
        .map_err(|error| match error {
            wasm_encoder::reencode::Error::UserError(message) => message,
            other => other.to_string(),
        })?;
    Ok(instrumented.finish())
}
