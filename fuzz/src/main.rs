//! libFuzzer entry point for one target. `npm run check -- fuzz` sets the variable TARGET, and compiles with
//! coverage flags.

#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::{Corpus, fuzz_target};

#[path = "../targets/mod.rs"]
mod targets;

fn selected_target() -> fn(&[u8]) {
    static SELECTED: OnceLock<fn(&[u8])> = OnceLock::new();
    *SELECTED.get_or_init(|| {
        let name = std::env::var("TARGET").unwrap_or_default();
        let names: Vec<_> = targets::TARGETS.iter().map(|target| target.name).collect();
        let found = targets::TARGETS.iter().find(|target| target.name == name);
        found.unwrap_or_else(|| panic!("TARGET should be one of {}", names.join(", "))).run
    })
}

fuzz_target!(|data: &[u8]| -> Corpus {
    selected_target()(data);
    Corpus::Keep
});
