//! The command line: parsed by `clap`, with its errors cut to one sentence.

use std::ffi::OsString;
use std::io::Write;

use clap::error::{ContextKind, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};
use stratege::core::error::Error;

use crate::CliError;
use crate::commands::{
    bench, best, games, ladder, matches, mistakes, order, perft, play, scale, solve, spsa, tune,
};
use crate::licenses;
use crate::make::{Make, Verify};
use crate::protocols::{gtp, nboard, piskvork, serve, uci};

/// Five strategy games, the programs that once played them, and engines that play them well
#[derive(Parser)]
#[command(
    name = "stratege",
    args_override_self = true,
    after_help = "A RECORD is moves or a position in the game's notation, or a whole record GAME:START:MOVES.\n\
                  A PLAYER is a player of the game, with changed parameters if you like: \
                  ramscher:bonus=5,threshold=0\n(the numbers of a table are separated by /)."
)]
struct CommandLine {
    /// Prints the licences of this program and of its components
    #[arg(long)]
    licenses: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Options),
    Play(play::Options),
    Match(matches::Options),
    Scale(scale::Options),
    Mistakes(mistakes::Options),
    Best(best::Options),
    /// Proves the value of a position, as far as it can
    #[command(subcommand, arg_required_else_help = false)]
    Solve(solve::Solve),
    Perft(perft::Options),
    Bench(bench::Options),
    Ladder(ladder::Options),
    Tune(tune::Options),
    Spsa(spsa::Options),
    Order(order::Options),
    /// Makes a book, weights, or the games they are learnt from
    #[command(subcommand, arg_required_else_help = false)]
    Make(Make),
    /// Checks a book or a network
    #[command(subcommand, arg_required_else_help = false)]
    Verify(Verify),
    Serve(serve::Options),
    Uci(uci::NoOptions),
    Piskvork(piskvork::Options),
    Nboard(nboard::Options),
    Gtp(gtp::Options),
}

/// Parses the arguments, beginning with the program's name, and runs the command.
pub fn run(arguments: impl Iterator<Item = OsString>, out: &mut dyn Write) -> Result<(), CliError> {
    let arguments: Vec<OsString> = arguments.collect();
    let command = match CommandLine::try_parse_from(&arguments) {
        Ok(parsed) if parsed.licenses => return licenses::print(out),
        Ok(parsed) => parsed.command,
        Err(error) if error.kind() == ErrorKind::DisplayHelp => {
            return Ok(write!(out, "{}", error.render())?);
        }
        Err(error) => return Err(CliError::Input(sentence(&error, &arguments))),
    };
    let Some(command) = command else {
        return Ok(write!(out, "{}", CommandLine::command().render_help())?);
    };
    match command {
        Command::Games(options) => games::run(options, out),
        Command::Match(options) => matches::run(options, out),
        Command::Scale(options) => scale::run(options, out),
        Command::Mistakes(options) => mistakes::run(options, out),
        Command::Play(options) => play::run(options, out),
        Command::Best(options) => best::run(options, out),
        Command::Solve(game) => solve::run(game, out),
        Command::Perft(options) => perft::run(options, out),
        Command::Bench(options) => bench::run(options, out),
        Command::Ladder(options) => ladder::run(options, out),
        Command::Tune(options) => tune::run(options, out),
        Command::Spsa(options) => spsa::run(options, out),
        Command::Order(options) => order::run(options, out),
        Command::Make(what) => what.run(out),
        Command::Verify(what) => what.run(out),
        Command::Serve(options) => serve::run(options, out),
        Command::Uci(_) => uci::run(out),
        Command::Piskvork(options) => piskvork::run(options, out),
        Command::Nboard(options) => nboard::run(options, out),
        Command::Gtp(options) => gtp::run(options, out),
    }
}

/// A parse error as one sentence: the library's if it has one, otherwise the first paragraph of clap's
/// message.
fn sentence(error: &clap::Error, arguments: &[OsString]) -> String {
    if let Some(own) = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>()) {
        return own.to_string();
    }
    if let Some(name) =
        error.get(ContextKind::InvalidSubcommand).filter(|_| error.kind() == ErrorKind::InvalidSubcommand)
    {
        let path = command_path(arguments);
        let command = [&path[..], &[name.to_string()]].concat().join(" ");
        let help = [&["stratege".to_string(), "help".to_string()], &path[..]].concat().join(" ");
        return format!("there is no command \"{command}\"; \"{help}\" lists them");
    }
    let text = error.render().to_string();
    let first = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
    first.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The (sub)commands at the start of the arguments, outermost first.
fn command_path(arguments: &[OsString]) -> Vec<String> {
    let mut command = CommandLine::command();
    let mut path = Vec::new();
    for argument in arguments.iter().skip(1) {
        let Some(inner) = command.find_subcommand(argument).cloned() else { break };
        path.push(inner.get_name().to_string());
        command = inner;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_line_definition_is_consistent() {
        CommandLine::command().debug_assert();
    }
}
