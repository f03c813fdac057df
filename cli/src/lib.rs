//! The binary `stratege` as a library, so that tests and fuzzers reach its parsers and protocols.
//!
//! | module | what is in it |
//! |---|---|
//! | `command_line` | the command line as `clap` parses it, and its errors in one sentence |
//! | `options` | options that several commands share |
//! | [`player_spec`] | players as they are typed: `ramscher:bonus=5,threshold=0` |
//! | `commands` | one file per command |
//! | [`protocols`] | UCI, Piskvork, NBoard, GTP and the protocol of `stratege serve` |
//! | [`stratege_protocol`] | the lines that `stratege serve` sends, and a program's answer |
//! | [`programs`] | programs that play: child processes that speak one of these protocols |
//! | [`statistics`] | pairs of games and the sequential test of them |
//! | `make` | the options of `stratege make` and `stratege verify` |
//! | [`error`] | what goes wrong, and the exit status |
//!
//! Bad input gets one line on standard error and exit status 2.

mod command_line;
mod commands;
pub mod error;
mod make;
mod options;
pub mod player_spec;
pub mod programs;
pub mod protocols;
pub mod statistics;
pub mod stratege_protocol;

use std::io::{self, Write};
use std::process::ExitCode;

pub use error::CliError;

/// Carries out the command of this process's arguments.
pub fn run() -> ExitCode {
    let mut out = io::stdout().lock();
    let result = command_line::run(std::env::args_os(), &mut out).and_then(|()| Ok(out.flush()?));
    result.map_or_else(CliError::report, |()| ExitCode::SUCCESS)
}
