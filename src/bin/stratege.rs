//! The players outside the browser: for matches, for measuring, for people with a program of their own.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(not(target_family = "wasm"))]
    return stratege::cli::run();
    #[cfg(target_family = "wasm")]
    ExitCode::SUCCESS
}
