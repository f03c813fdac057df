//! `stratege best`: a player's move in one or many positions, with its evaluation.

use std::io::Write;

use clap::Args;
use stratege::core::player::{Choice, NoObserver, Score};

use crate::CliError;
use crate::options::{self, Game, LimitOptions};
use crate::player_spec::PlayerSpec;

/// Prints the move of a player, with its evaluation
#[derive(Args)]
#[command(after_help = "Examples:\n  \
    stratege best reversi f5d6c3 --player aufpasser-6\n  \
    stratege best chess - --player grandmaster:book=0 --nodes 100000 < positions.fen")]
pub struct Options {
    /// The game; "stratege games" lists them
    #[arg(value_parser = options::game)]
    game: Game,
    /// Moves or a position; - reads many from standard input, one a line
    #[arg(value_parser = options::record, allow_hyphen_values = true)]
    record: String,
    #[arg(long)]
    player: PlayerSpec,
    #[command(flatten)]
    limits: LimitOptions,
    /// The seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Prints JSON
    #[arg(long)]
    json: bool,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    if options.record != "-" {
        return print_best(&options, &options.record, out);
    }
    (1..).zip(options::input_lines()).try_for_each(|(number, line)| {
        print_best(&options, &line?, out).map_err(|error| error.at_line(number))
    })
}

/// Uses a new player for each record, so that results do not depend on their order.
fn print_best(options: &Options, record: &str, out: &mut dyn Write) -> Result<(), CliError> {
    let Options { game, player, limits, seed, json, .. } = options;
    let mut player = player.contestant(*game)?.new_player(*game, *seed)?;
    let record = game.read(record)?;
    let choice = player.choose(&*record, &(*limits).into(), &mut NoObserver)?;
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&choice)?)?,
        false => writeln!(out, "{}", describe(&choice))?,
    }
    Ok(())
}

fn describe(choice: &Choice<String>) -> String {
    let score = match choice.report.score {
        Some(Score::Points(points)) => format!("{points} points"),
        Some(Score::Custom { code, numbers: [first, second] }) => {
            format!("{code} {first}, second {second:03}")
        }
        Some(Score::Win(plies)) => format!("wins in {plies}"),
        Some(Score::Loss(plies)) => format!("loses in {plies}"),
        Some(Score::Left(left)) => format!("{left:+} discs left"),
        Some(Score::Resigns) => "resigns".into(),
        Some(Score::Draws) => "declares a draw".into(),
        Some(Score::Pawns { hundredths }) => format!("{:+.2} pawns", f64::from(hundredths) / 100.0),
        Some(Score::Discs { hundredths, percent: 100 }) => format!("{:+} discs", hundredths / 100),
        Some(Score::Discs { hundredths, percent: 0 }) => {
            format!("about {:+.2} discs", f64::from(hundredths) / 100.0)
        }
        Some(Score::Discs { hundredths, percent }) => {
            format!("{:+} discs at {percent} % confidence", hundredths / 100)
        }
        None => "no value".into(),
    };
    let report = &choice.report;
    let pv = report.pv.join(" ");
    format!("{}  {score}, depth {}, {} nodes, expects {pv}", choice.chosen, report.depth, report.nodes)
}
