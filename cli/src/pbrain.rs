//! The binary `pbrain-stratege`: the Gobang engine for tournament managers that start brains without arguments.

use std::process::ExitCode;

fn main() -> ExitCode {
    stratege_cli::run_pbrain()
}
