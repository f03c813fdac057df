//! What is fuzzed: each target takes any bytes and panics when something is not as it must be.
//!
//! The same list serves the long run (libFuzzer, `fuzz/src/main.rs`) and the short one (`cli/tests/fuzz.rs`). Seeds, and
//! everything that was ever found, lie in `fuzz/seeds/<name>/`.

mod games;
mod parsers;
mod protocols;

/// One thing that is fuzzed.
pub struct Target {
    /// Its name, and that of its seeds' folder.
    pub name: &'static str,
    #[allow(dead_code)] // libFuzzer has no use for it
    /// How many changed seeds the short run tries: those that think are slow.
    pub short: u32,
    /// Panics when something is wrong.
    pub run: fn(&[u8]),
}

const fn target(name: &'static str, short: u32, run: fn(&[u8])) -> Target {
    Target { name, short, run }
}

/// Everything that is fuzzed.
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
