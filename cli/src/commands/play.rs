//! `stratege play`: a match between two players with alternating or fixed colours, and its score with a
//! confidence interval.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use stratege::core::rules::Side;
use stratege::lab::{Conditions, GameResult, TimedMove, WinDrawLoss, rating_difference};

use super::move_times::{MoveTimes, percentile};
use crate::CliError;
use crate::options::{self, GAMES, Game, LimitOptions, OpeningOptions, number};
use crate::player_spec::PlayerSpec;

/// Plays a match between two players with alternating colours
#[derive(Args)]
#[command(after_help = "Example:\n  \
    stratege play reversi --first aufpasser-4 --second ramscher:bonus=5 --games 100 --random-plies 8")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    #[arg(long, value_name = "PLAYER")]
    first: PlayerSpec,
    #[arg(long, value_name = "PLAYER")]
    second: PlayerSpec,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = number(GAMES))]
    games: u32,
    #[command(flatten)]
    openings: OpeningOptions,
    /// Starts each pair of games with N random moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    random_plies: u32,
    /// Makes the first N moves of the second player random
    #[arg(long, value_name = "N", default_value_t = 0)]
    second_random: u32,
    /// Gives the first player the first colour in every game
    #[arg(long)]
    fixed_sides: bool,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Prints a line of JSON per game, and the score on standard error
    #[arg(long)]
    json: bool,
    /// Prints the first player's move times by ply
    #[arg(long)]
    by_ply: bool,
    #[command(flatten)]
    limits: LimitOptions,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, json, .. } = options;
    let specs = [&options.first, &options.second];
    let contestants = [specs[0].contestant(game)?, specs[1].contestant(game)?];
    let conditions = Conditions {
        second_random: options.second_random,
        fixed_sides: options.fixed_sides,
        seed: options.seed,
        ..options.openings.conditions(game, options.random_plies, options.limits)?
    };
    let mut statistics = MatchStatistics::default();
    for number in 0..options.games {
        let played =
            conditions.play(game, contestants.each_ref(), number, &mut |made| statistics.time(&made))?;
        statistics.score.count(played.won_by.map(|contestant| contestant == 0));
        if json {
            let line = GameLine::new(number + 1, &specs, played);
            writeln!(out, "{}", serde_json::to_string(&line)?)?;
            out.flush()?;
        }
    }
    let summary = statistics.summary([&options.first.text, &options.second.text]);
    if json {
        eprint!("{summary}")
    } else {
        write!(out, "{summary}")?
    }
    if options.by_ply {
        write!(out, "{}", statistics.by_ply)?;
    }
    Ok(())
}

/// A line of JSON.
#[derive(Serialize)]
struct GameLine<'a> {
    game: u32,
    first: &'a str,
    second: &'a str,
    winner: Option<Side>,
    score: [i32; 2],
    record: String,
}

impl<'a> GameLine<'a> {
    fn new(game: u32, players: &[&'a PlayerSpec; 2], played: GameResult) -> GameLine<'a> {
        let [first, second] = players.map(|player| player.text.as_str());
        let [first, second] = if played.swapped { [second, first] } else { [first, second] };
        GameLine { game, first, second, winner: played.winner, score: played.score, record: played.record }
    }
}

/// Score and times so far, from the side of the first player.
#[derive(Default)]
struct MatchStatistics {
    score: WinDrawLoss,
    times: [Vec<Duration>; 2],
    /// Of the first player.
    by_ply: MoveTimes,
}

impl MatchStatistics {
    fn time(&mut self, made: &TimedMove) {
        self.times[made.contestant].push(made.time);
        if made.contestant == 0 {
            self.by_ply.add(made.ply, made.time);
        }
    }

    fn summary(&self, names: [&str; 2]) -> String {
        let WinDrawLoss { wins, draws, losses } = self.score;
        let (mean, margin) = self.score.score();
        let [first, second] = self.times.each_ref().map(|times| describe_times(times));
        format!(
            "{} against {}: {} won, {} drawn, {} lost\n\
             score {:.1} % ± {:.1} (95 %), rating difference {}\n\
             time a move: {first}; {second}\n",
            names[0],
            names[1],
            wins,
            draws,
            losses,
            100.0 * mean,
            100.0 * margin,
            rating(mean),
        )
    }
}

/// Mean move time and 99th percentile.
fn describe_times(times: &[Duration]) -> String {
    let mut sorted = times.to_vec();
    sorted.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let mean = milliseconds(sorted.iter().sum()) / (sorted.len().max(1) as f64);
    format!("{mean:.2} ms, 99 % within {:.2} ms", milliseconds(percentile(&sorted, 0.99)))
}

/// Rating difference for a mean score, as text.
pub fn rating(mean: f64) -> String {
    match mean {
        ..=0.0 => "-inf".into(),
        1.0.. => "+inf".into(),
        _ => format!("{:+.0}", rating_difference(mean)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentile_99_of_a_hundred_times_is_the_second_largest() {
        let times: Vec<_> = (1..=100).map(Duration::from_millis).collect();
        assert_eq!(describe_times(&times), "50.50 ms, 99 % within 99.00 ms");
        assert_eq!(describe_times(&[]), "0.00 ms, 99 % within 0.00 ms");
    }
}
