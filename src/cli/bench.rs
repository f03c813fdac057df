//! `stratege bench`: a fixed work-load. The nodes change only when a player does; the speed is the machine's.

use std::io::Write;
use std::time::Instant;

use super::arguments::Arguments;
use super::{Failure, solve};
use crate::catalogue::{self, AnyGame, GAMES};
use crate::game::Game;
use crate::player::{Limits, Unwatched};
use crate::reversi;
use crate::search::random::Random;

const POSITIONS: u64 = 20;
const LIMITS: Limits = Limits { time: None, nodes: Some(500_000), depth: None };

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let games = match arguments.word() {
        Some(name) => vec![catalogue::game(&name)?],
        None => GAMES.to_vec(),
    };
    arguments.finish()?;
    for game in games {
        let lines = positions(game)?;
        for player in game.info().players {
            let mut nodes = 0;
            let begun = Instant::now();
            for line in &lines {
                let mut seat = game.seat(player.id, &[], 1)?;
                nodes += u64::from(seat.choose(line, &LIMITS, &mut Unwatched)?.report.nodes);
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

/// Positions of random games, each a little later in its game than the one before.
fn positions(game: &dyn AnyGame) -> Result<Vec<String>, Failure> {
    let mut lines = Vec::new();
    for number in 0..POSITIONS {
        let mut random = Random::new(number);
        let mut table = game.read("")?;
        for _ in 0..6 + 2 * number {
            let legal = table.view().legal;
            table.play(&legal[random.below(legal.len())].text)?;
            if table.outcome().is_some() {
                table.undo();
                break;
            }
        }
        lines.push(table.line());
    }
    Ok(lines)
}
