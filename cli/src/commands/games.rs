//! `stratege games`: the games with their starts, players and parameters.

use std::io::Write;

use clap::Args;
use serde::Serialize;
use stratege::core::parameters::Parameter;
use stratege::registry::{GAMES, GameInfo, PlayerInfo};

use crate::CliError;
use crate::options::{self, Game};
use crate::texts::Texts;

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

/// A game with the texts of its players.
#[derive(Serialize)]
struct DescribedGame<'a> {
    id: &'a str,
    starts: &'a [String],
    players: Vec<DescribedPlayer<'a>>,
    analyst: Option<&'a str>,
}

#[derive(Serialize)]
struct DescribedPlayer<'a> {
    id: &'a str,
    name: &'a str,
    year: u16,
    description: &'a str,
    parameters: Vec<DescribedParameter<'a>>,
    rating: Option<u16>,
    elsewhere: bool,
}

#[derive(Serialize)]
struct DescribedParameter<'a> {
    /// Empty for the parameters that only native builds have.
    label: &'a str,
    description: &'a str,
    #[serde(flatten)]
    info: &'a Parameter,
}

pub fn run(Options { game, json }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let infos: Vec<_> = match game {
        Some(game) => vec![game.info()],
        None => GAMES.iter().map(|game| game.info()).collect(),
    };
    let texts = infos.iter().map(|info| Texts::of(info.id)).collect::<Result<Vec<_>, _>>()?;
    let games: Vec<_> = infos.iter().zip(&texts).map(|(info, texts)| described(info, texts)).collect();
    if json {
        return Ok(writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?);
    }
    for described in games {
        if game.is_none() {
            let DescribedGame { id, starts, players, .. } = described;
            writeln!(out, "{id}: {} starts, {} players", starts.len(), players.len())?;
        } else {
            list(&described, out)?;
        }
    }
    Ok(())
}

fn described<'a>(info: &'a GameInfo, texts: &'a Texts) -> DescribedGame<'a> {
    let parameter = |info: &'a Parameter| {
        let own = ("", info.description.unwrap_or_default());
        let (label, description) = texts.parameter(info.name).unwrap_or(own);
        DescribedParameter { label, description, info }
    };
    let player = |info: &'a PlayerInfo| {
        let &PlayerInfo { id, year, rating, elsewhere, .. } = info;
        let (name, description) = texts.player(id).unwrap_or_default();
        let parameters = info.parameters.iter().map(parameter).collect();
        DescribedPlayer { id, name, year, description, parameters, rating, elsewhere }
    };
    let players = info.players.iter().map(player).collect();
    DescribedGame { id: info.id, starts: &info.starts, players, analyst: info.analyst }
}

fn list(game: &DescribedGame, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(out, "{}\n\nstarts", game.id)?;
    for start in game.starts {
        writeln!(out, "  {start}")?;
    }
    writeln!(out, "\nplayers")?;
    for DescribedPlayer { id, name, year, description, parameters, .. } in &game.players {
        writeln!(out, "  {id:20} {name}, {year}: {description}")?;
        for DescribedParameter { label, description, info } in parameters {
            let default = match info.default[..] {
                [number] => number.to_string(),
                ref table => format!("{} numbers", table.len()),
            };
            let Parameter { name, min, max, .. } = info;
            let colon = if label.is_empty() { "" } else { ": " };
            writeln!(out, "    {name:18} {label}{colon}{description} ({default}; {min} to {max})")?;
        }
    }
    Ok(())
}
