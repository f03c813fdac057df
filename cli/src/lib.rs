//! The binary `stratege` as a library, so that tests and fuzzers reach its parsers and protocols.
//!
//! | module | contents |
//! |---|---|
//! | `command_line` | the command line, parsed by `clap`; its errors as one sentence |
//! | `options` | options shared by several commands |
//! | [`player_spec`] | players in text form: `ramscher:bonus=5,threshold=0` |
//! | `commands` | one file per command |
//! | [`protocols`] | UCI, Piskvork, NBoard, GTP and the protocol of `stratege serve` |
//! | [`stratege_protocol`] | the lines of the protocol of `stratege serve`, for server and client |
//! | [`programs`] | external programs: child processes that speak one of these protocols |
//! | [`statistics`] | statistics of game pairs, the sequential test, SPSA |
//! | `texts` | English names and descriptions, shared with the page |
//! | `make` | the options of `stratege make` and `stratege verify` |
//! | `licenses` | the licences of the program and of its components |
//! | [`error`] | errors and exit statuses |
//!
//! Bad input gets one line on standard error and exit status 2.

mod command_line;
mod commands;
pub mod error;
mod former_names;
mod licenses;
mod make;
mod options;
pub mod player_spec;
pub mod programs;
pub mod protocols;
pub mod statistics;
pub mod stratege_protocol;
mod texts;

use std::io::{self, Write};
use std::process::ExitCode;

pub use error::CliError;

/// Runs the command given by this process's arguments.
pub fn run() -> ExitCode {
    report(|out| command_line::run(std::env::args_os(), out))
}

/// Runs the chess engine over UCI without arguments, or its benchmark with the argument `bench`.
pub fn run_uci() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    report(|out| match words[..] {
        [] => protocols::uci::run(out),
        ["bench"] => commands::bench::run_signature(out),
        _ => Err(CliError::Input("stratege-uci takes no arguments, or \"bench\"".into())),
    })
}

/// Runs the Gobang engine over the protocol of Piskvork and Gomocup, without arguments.
pub fn run_pbrain() -> ExitCode {
    report(|out| match std::env::args().len() {
        0 | 1 => protocols::piskvork::run(Default::default(), out),
        _ => Err(CliError::Input("pbrain-stratege takes no arguments".into())),
    })
}

/// Runs a command on standard output and reports its error.
fn report(command: impl FnOnce(&mut dyn Write) -> Result<(), CliError>) -> ExitCode {
    let mut out = io::stdout().lock();
    let result = command(&mut out).and_then(|()| Ok(out.flush()?));
    result.map_or_else(CliError::report, |()| ExitCode::SUCCESS)
}
