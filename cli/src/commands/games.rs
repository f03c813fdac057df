//! `stratege games`: what there is to play and against whom.

use std::io::Write;

use clap::Args;
use stratege::core::parameters::Parameter;
use stratege::registry::GAMES;

use crate::CliError;
use crate::options::{self, Game};

/// Lists the games; with GAME its starts, players and parameters
#[derive(Args)]
pub struct Options {
    /// One game
    #[arg(value_parser = options::game)]
    game: Option<Game>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

pub fn run(Options { game, json }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let infos = match game {
        Some(game) => vec![game.info()],
        None => GAMES.iter().map(|game| game.info()).collect(),
    };
    if json {
        return Ok(writeln!(out, "{}", serde_json::to_string_pretty(&infos)?)?);
    }
    for info in infos {
        if game.is_none() {
            writeln!(out, "{}: {} starts, {} players", info.id, info.starts.len(), info.players.len())?;
            continue;
        }
        writeln!(out, "{}\n\nstarts", info.id)?;
        for start in info.starts {
            writeln!(out, "  {start}")?;
        }
        writeln!(out, "\nplayers")?;
        for player in info.players {
            writeln!(out, "  {:16} {:16} {}  {}", player.id, player.name, player.year, player.description)?;
            for parameter in player.parameters {
                let default = match parameter.default[..] {
                    [number] => number.to_string(),
                    ref table => format!("{} numbers", table.len()),
                };
                let Parameter { name, description, min, max, .. } = parameter;
                writeln!(out, "    {name:14} {default}, {min} to {max}: {description}")?;
            }
        }
    }
    Ok(())
}
