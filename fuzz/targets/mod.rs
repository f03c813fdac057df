//! Fuzz targets: each takes arbitrary bytes and panics if an invariant is violated.
//!
//! The same list serves long runs (libFuzzer, `fuzz/src/main.rs`) and the short one (`cli/tests/fuzz.rs`).
//! Seeds and past findings are in `fuzz/seeds/<name>/`.

mod games;
mod parsers;
mod protocols;

/// A fuzz target.
pub struct Target {
    /// Name of the target and of its seed folder.
    pub name: &'static str,
    #[allow(dead_code)] // unused by libFuzzer
    /// Number of mutated seeds in the short run; slow targets get fewer.
    pub short: u32,
    /// Panics if an invariant is violated.
    pub run: fn(&[u8]),
}

const fn target(name: &'static str, short: u32, run: fn(&[u8])) -> Target {
    Target { name, short, run }
}

/// All fuzz targets.
pub const TARGETS: &[Target] = &[
    target("records", 3000, parsers::records),
    target("notations", 6000, parsers::notations),
    target("fen", 6000, parsers::fen),
    target("san", 6000, parsers::san),
    target("pgn", 3000, parsers::pgn),
    target("obf", 6000, parsers::obf),
    target("ggf", 3000, protocols::ggf),
    target("formats", 1000, parsers::formats),
    target("parameters", 3000, parsers::parameters),
    target("books", 40, parsers::books),
    target("piskvork", 60, protocols::piskvork),
    target("nboard", 30, protocols::nboard),
    target("gtp", 20, protocols::gtp),
    target("uci", 20, protocols::uci),
    target("play-reversi", 400, games::reversi),
    target("play-gobang", 60, games::gobang),
    target("play-chess", 200, games::chess),
    target("play-qubic", 400, games::qubic),
    target("play-connect4", 1000, games::connect4),
];
