//! The binary `stratege`.

use std::process::ExitCode;

fn main() -> ExitCode {
    stratege_cli::run()
}
