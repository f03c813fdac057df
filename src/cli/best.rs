//! `stratege best`: the move that one player makes in one position, or in many, with its reasons.

use std::io::{Write, stdin};

use super::Failure;
use super::arguments::{Arguments, player};
use crate::catalogue::{AnyGame, AnyPlayer};
use crate::player::{Choice, Limits, Score, Unwatched};

pub fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let game = arguments.game()?;
    let record = arguments.needed_word("RECORD")?;
    let (name, changes) = player(&arguments.needed_option("player")?)?;
    let (limits, seed, json) = (arguments.limits()?, arguments.seed()?, arguments.json);
    arguments.finish()?;
    // Every record is a question of its own: nobody remembers the one before.
    let seat = || game.seat(&name, &changes, seed);
    if record != "-" {
        return answer(game, &mut *seat()?, &record, &limits, json, out);
    }
    for (number, line) in (1..).zip(stdin().lines()) {
        answer(game, &mut *seat()?, &line?, &limits, json, out).map_err(|failure| match failure {
            Failure::Input(sentence) => Failure::Input(format!("line {number}: {sentence}")),
            output => output,
        })?;
    }
    Ok(())
}

fn answer(
    game: &dyn AnyGame,
    seat: &mut dyn AnyPlayer,
    record: &str,
    limits: &Limits,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let line = game.read(record)?.line();
    let choice = seat.choose(&line, limits, &mut Unwatched)?;
    if json {
        writeln!(out, "{}", serde_json::to_string(&choice).map_err(std::io::Error::from)?)?;
    } else {
        writeln!(out, "{}", in_words(&choice))?;
    }
    Ok(())
}

fn in_words(choice: &Choice<String>) -> String {
    let score = match choice.report.score {
        Some(Score::Points(points)) => format!("{points} points"),
        Some(Score::Situation { number, second }) => format!("situation {number}, second {second:03}"),
        Some(Score::Win(plies)) => format!("wins in {plies}"),
        Some(Score::Loss(plies)) => format!("loses in {plies}"),
        Some(Score::Left(left)) => format!("{left:+} discs left"),
        Some(Score::Resigns) => "gives up".into(),
        Some(Score::Pawns { hundredths }) => format!("{:+.2} pawns", f64::from(hundredths) / 100.0),
        Some(Score::Discs { hundredths, percent: 100 }) => format!("{:+} discs", hundredths / 100),
        Some(Score::Discs { hundredths, percent: 0 }) => {
            format!("about {:+.2} discs", f64::from(hundredths) / 100.0)
        }
        Some(Score::Discs { hundredths, percent }) => {
            format!("{:+} discs by {percent} %", hundredths / 100)
        }
        None => "no value".into(),
    };
    let report = &choice.report;
    let line = report.line.join(" ");
    format!("{}  {score}, depth {}, {} nodes, expects {line}", choice.chosen, report.depth, report.nodes)
}
