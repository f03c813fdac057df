//! `stratege mistakes`: finds the losing moves of a match's lost games, judged by a program with more time.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};
use stratege::core::rules::Side;
use stratege::registry;
use stratege_training::result_file;

use super::matches;
use super::matches::result::{Contender, GameResult};
use super::matches::setup::Configuration;
use crate::CliError;
use crate::options::number;
use crate::programs::spec::ProgramSpec;
use crate::programs::{MoveLimits, Program};
use crate::stratege_protocol::hundredths;

/// A retry corrects a mistake if it loses less than 1/`CORRECTED_SHARE` of the value.
const CORRECTED_SHARE: i32 = 2;

/// Finds the moves that lost the games of a match, and whether more time would have found better ones
#[derive(Args)]
#[command(after_help = "Values are hundredths of a pawn or a disc, or points on a program's own scale.\n\n\
    Example:\n  stratege mistakes FILE --of a --games 20 --judge-times 20 --times 10")]
pub struct Options {
    /// The file written by "stratege match --file"
    file: PathBuf,
    /// Program whose lost games are examined
    #[arg(long, value_enum, default_value_t = ContenderName::A)]
    of: ContenderName,
    /// Only the first N of them
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// The judging program; by default the loser
    #[arg(long, value_name = "PROGRAM")]
    judge: Option<String>,
    /// Factor on the loser's limits for the judge
    #[arg(long, value_name = "N", default_value_t = 20)]
    judge_times: u32,
    /// Factor on the loser's limits when it retries its worst move
    #[arg(long, value_name = "N", default_value_t = 10)]
    times: u32,
    /// Clamps values to this maximum
    #[arg(long, value_name = "VALUE", default_value_t = 1000, value_parser = number(1..=1_000_000))]
    cap: i32,
    /// Seconds without an answer after which a program fails
    #[arg(long, value_name = "T", default_value_t = 600)]
    patience: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum ContenderName {
    A,
    B,
}

pub fn run(options: Options, out: &mut dyn Write) -> Result<(), CliError> {
    let (configuration, mut games): (Configuration, Vec<GameResult>) =
        result_file::read(&options.file, matches::COMMAND)?;
    let loser = Contender::from_index(options.of as usize);
    games.sort_by_key(|game| game.game);
    games.retain(|game| game.winner == Some(loser.other()) && !game.ending.is_fault());
    games.truncate(options.games.unwrap_or(usize::MAX));
    let mut examination = Examination::new(&configuration, loser, &options)?;
    let mut worst = Vec::new();
    for game in &games {
        match examination.worst_move(game)? {
            Some(mistake) => {
                writeln!(out, "game {}: {mistake}", game.game)?;
                worst.push(mistake);
            }
            None => writeln!(out, "game {}: the judge found no better move for {loser}", game.game)?,
        }
        out.flush()?;
    }
    writeln!(out, "{}", summary(&worst, games.len(), options.times))?;
    Ok(())
}

/// The move that lost most.
#[derive(Clone, Debug, PartialEq)]
struct Mistake {
    /// Number of plies before it, and from it to the end.
    ply: usize,
    before_end: usize,
    played: String,
    /// The judge's move.
    better: String,
    /// The judge's values for the loser, before and after the move.
    values: [i32; 2],
    /// The loser's move with more time, and the judge's value of it.
    retry: (String, i32),
}

impl Mistake {
    fn loss(&self) -> i32 {
        self.values[0] - self.values[1]
    }

    fn is_corrected(&self) -> bool {
        CORRECTED_SHARE * (self.values[0] - self.retry.1) < self.loss()
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mistake { ply, before_end, played, better, values: [before, after], retry } = self;
        write!(
            f,
            "{played} after {ply} plies, {before_end} before the end, lost {} ({before} to {after}); ",
            self.loss()
        )?;
        let corrected = if self.is_corrected() { "corrects it" } else { "does not correct it" };
        write!(f, "better {better}; with more time {}, which {corrected}", retry.0)
    }
}

fn summary(worst: &[Mistake], games: usize, times: u32) -> String {
    let median = |mut numbers: Vec<i64>| {
        numbers.sort_unstable();
        numbers.get(numbers.len() / 2).copied().unwrap_or(0)
    };
    let corrected = worst.iter().filter(|mistake| mistake.is_corrected()).count();
    let before_end = median(worst.iter().map(|mistake| mistake.before_end as i64).collect());
    let loss = median(worst.iter().map(|mistake| mistake.loss().into()).collect());
    format!(
        "{games} lost games; median of the worst moves: {before_end} plies before the end, a loss of {loss}; \
         {times} times the time corrects {corrected} of {}",
        worst.len()
    )
}

/// A game, replayed ply by ply.
struct Plies {
    /// Records before each move and after the last one.
    records: Vec<String>,
    moves: Vec<String>,
    sides: Vec<Side>,
    /// Whether the side to move has a choice.
    free: Vec<bool>,
}

impl Plies {
    fn of(record: &str) -> Result<Plies, CliError> {
        let view = registry::read(record)?.view();
        let mut at = registry::game(view.game)?.begin(&view.start)?;
        let mut plies = Plies { records: Vec::new(), moves: view.moves, sides: Vec::new(), free: Vec::new() };
        for chosen in &plies.moves {
            plies.records.push(at.record_text());
            plies.sides.push(at.side_to_move());
            plies.free.push(at.chooser(at.ply()).is_some());
            at.play(chosen)?;
        }
        plies.records.push(at.record_text());
        Ok(plies)
    }
}

/// The programs that judge and retry.
struct Examination {
    loser: Contender,
    judge: Program,
    judge_limits: MoveLimits,
    retry: Program,
    retry_limits: MoveLimits,
    cap: i32,
}

impl Examination {
    fn new(match_of: &Configuration, loser: Contender, options: &Options) -> Result<Examination, CliError> {
        let game = registry::game(&match_of.game)?;
        let text = &match_of.programs[loser.index()];
        let patience = Duration::from_secs(options.patience);
        let judge = ProgramSpec::parse(options.judge.as_ref().unwrap_or(text), game)?;
        let limits = match_of.limits[loser.index()];
        Ok(Examination {
            loser,
            judge: Program::new(&judge, patience),
            judge_limits: limits.times(options.judge_times),
            retry: Program::new(&ProgramSpec::parse(text, game)?, patience),
            retry_limits: limits.times(options.times),
            cap: options.cap,
        })
    }

    fn worst_move(&mut self, game: &GameResult) -> Result<Option<Mistake>, CliError> {
        let plies = Plies::of(&game.record)?;
        self.judge.begin(1)?;
        self.retry.begin(1)?;
        let is_first = game.first == self.loser;
        let own = |side: Side| (side == Side::First) == is_first;
        let mut worst: Option<Mistake> = None;
        for ply in game.opening..plies.moves.len() {
            if !own(plies.sides[ply]) || !plies.free[ply] {
                continue;
            }
            let (before, better) = self.value(&plies.records[ply], own)?;
            // The judge's own move is no mistake: its value only dropped because the next search sees
            // further.
            if better == plies.moves[ply] {
                continue;
            }
            let (after, _) = self.value(&plies.records[ply + 1], own)?;
            if before - after > worst.as_ref().map_or(0, Mistake::loss) {
                worst = Some(Mistake {
                    ply,
                    before_end: plies.moves.len() - ply,
                    played: plies.moves[ply].clone(),
                    better,
                    values: [before, after],
                    retry: (String::new(), 0),
                });
            }
        }
        let Some(mistake) = &mut worst else { return Ok(None) };
        let record = &plies.records[mistake.ply];
        let answer = self.retry.choose(record, &self.retry_limits)?.answer;
        let chosen = answer.chosen.unwrap_or_else(|| mistake.played.clone());
        let mut next = registry::read(record)?;
        next.play(&chosen)?;
        mistake.retry = (chosen, self.value(&next.record_text(), own)?.0);
        Ok(worst)
    }

    /// The judge's value of a position for the loser, and its move.
    fn value(&mut self, record: &str, own: impl Fn(Side) -> bool) -> Result<(i32, String), CliError> {
        let at = registry::read(record)?;
        if let Some(outcome) = at.outcome() {
            let value = outcome.winner.map_or(0, |side| if own(side) { self.cap } else { -self.cap });
            return Ok((value, String::new()));
        }
        let answer = self.judge.choose(record, &self.judge_limits)?.answer;
        let value = answer.score.and_then(hundredths).unwrap_or(0).clamp(-self.cap, self.cap);
        let sign = if own(at.side_to_move()) { 1 } else { -1 };
        Ok((sign * value, answer.chosen.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_counts_corrected_mistakes() {
        let mistake = |before_end: usize, retry: i32| Mistake {
            ply: 30,
            before_end,
            played: "e4".into(),
            better: "d4".into(),
            values: [10, -190],
            retry: ("c4".into(), retry),
        };
        let worst = [mistake(9, -20), mistake(31, -100), mistake(20, 10)];
        assert_eq!(worst.each_ref().map(Mistake::is_corrected), [true, false, true]);
        let text = summary(&worst, 4, 10);
        assert!(
            text.starts_with("4 lost games; median of the worst moves: 20 plies before the end"),
            "{text}"
        );
        assert!(text.ends_with("10 times the time corrects 2 of 3"), "{text}");
    }

    #[test]
    fn games_are_replayed_ply_by_ply() {
        let plies = Plies::of("connect4:first:4455:first-resigns").unwrap();
        assert_eq!((plies.moves.len(), &plies.records[2][..]), (4, "connect4:first:44"));
        assert!(plies.free.iter().all(|free| *free) && plies.sides[0] == Side::First);
    }
}
