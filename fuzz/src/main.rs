//! libFuzzer on one target, named by the variable TARGET: `npm run check -- fuzz` sets it, and the flags that count branches.

#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::{Corpus, fuzz_target};

#[path = "../targets/mod.rs"]
mod targets;

fn chosen() -> fn(&[u8]) {
    static CHOSEN: OnceLock<fn(&[u8])> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        let name = std::env::var("TARGET").unwrap_or_default();
        let names: Vec<_> = targets::TARGETS.iter().map(|target| target.name).collect();
        let found = targets::TARGETS.iter().find(|target| target.name == name);
        found.unwrap_or_else(|| panic!("TARGET should be one of {}", names.join(", "))).run
    })
}

fuzz_target!(|data: &[u8]| -> Corpus {
    chosen()(data);
    Corpus::Keep
});
