//! The binary `stratege-uci`: the chess engine for GUIs and tournament managers that start engines without arguments.

use std::process::ExitCode;

fn main() -> ExitCode {
    stratege_cli::run_uci()
}
