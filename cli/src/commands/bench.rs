//! `stratege bench`: a fixed workload. The node counts change only with the players; the speed depends on the
//! machine.

use std::io::Write;
use std::time::Instant;

use clap::Args;

use super::solve;
use crate::CliError;
use crate::options::{self, Game};
use stratege::core::player::{Limits, NoObserver};
use stratege::core::rules::Rules;
use stratege::games::{chess, reversi};
use stratege::registry::{self, ErasedGame, ErasedMatch, GAMES};
use stratege::search::random::Random;

const POSITIONS: u64 = 20;
const LIMITS: Limits = Limits { time: None, nodes: Some(500_000), depth: None };

/// Runs a fixed workload: nodes, which change only with the players, and nodes per second
#[derive(Args)]
pub struct Options {
    /// One game instead of all
    #[arg(value_parser = options::game)]
    game: Option<Game>,
}

pub fn run(Options { game }: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let games = game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    for game in games {
        let positions = positions(game)?;
        for player in game.info().players {
            let mut nodes = 0;
            let begun = Instant::now();
            for position in &positions {
                let mut engine = game.player(player.id, &[], 1)?;
                nodes += u64::from(engine.choose(&**position, &LIMITS, &mut NoObserver)?.report.nodes);
            }
            let speed = nodes as f64 / begun.elapsed().as_secs_f64();
            writeln!(out, "{:10} {:16} {nodes:>12} nodes {speed:>12.0} a second", game.id(), player.id)?;
        }
        if game.id() == reversi::Position::ID {
            let begun = Instant::now();
            let nodes = solve::solve_endgames()?;
            let speed = nodes as f64 / begun.elapsed().as_secs_f64();
            writeln!(out, "{:10} {:16} {nodes:>12} nodes {speed:>12.0} a second", game.id(), "endgames")?;
        }
    }
    Ok(())
}

/// Limits of a position of the signature.
const SIGNATURE_LIMITS: Limits = Limits { time: None, nodes: Some(50_000), depth: None };

/// Prints nodes and speed of the strongest chess player in one line, as testing frameworks expect: equal nodes mean
/// an equal engine.
pub fn run_signature(out: &mut dyn Write) -> Result<(), CliError> {
    let game = registry::game(chess::Position::ID)?;
    let Some(strongest) = game.info().players.pop() else { return Ok(()) };
    let begun = Instant::now();
    let mut nodes = 0;
    for position in positions(game)? {
        let mut engine = game.player(strongest.id, &[], 1)?;
        nodes += u64::from(engine.choose(&*position, &SIGNATURE_LIMITS, &mut NoObserver)?.report.nodes);
    }
    let speed = nodes as f64 / begun.elapsed().as_secs_f64();
    Ok(writeln!(out, "{nodes} nodes {speed:.0} nps")?)
}

/// Positions of random games of increasing length.
fn positions(game: &dyn ErasedGame) -> Result<Vec<Box<dyn ErasedMatch>>, CliError> {
    let mut all = Vec::new();
    for number in 0..POSITIONS {
        let mut random = Random::new(number);
        let mut position = game.read("")?;
        for _ in 0..6 + 2 * number {
            let legal = position.view().legal;
            position.play(&legal[random.below(legal.len())].text)?;
            if position.outcome().is_some() {
                position.undo();
                break;
            }
        }
        all.push(position);
    }
    Ok(all)
}
