//! `stratege games`: what there is to play and against whom.

use std::io::Write;

use super::Failure;
use super::arguments::Arguments;
use crate::catalogue::{self, GAMES};

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.word().map(|name| catalogue::game(&name)).transpose()?;
    let json = arguments.json;
    arguments.finish()?;
    let infos = match game {
        Some(game) => vec![game.info()],
        None => GAMES.iter().map(|game| game.info()).collect(),
    };
    if json {
        let text = serde_json::to_string_pretty(&infos).map_err(std::io::Error::from)?;
        return Ok(writeln!(out, "{text}")?);
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
            writeln!(out, "  {:16} {:16} {}  {}", player.id, player.name, player.year, player.line)?;
            for parameter in player.parameters {
                let original = match parameter.original[..] {
                    [number] => number.to_string(),
                    ref table => format!("{} numbers", table.len()),
                };
                let (name, line) = (parameter.name, parameter.line);
                let (least, greatest) = (parameter.least, parameter.greatest);
                writeln!(out, "    {name:14} {original}, {least} to {greatest}: {line}")?;
            }
        }
    }
    Ok(())
}
