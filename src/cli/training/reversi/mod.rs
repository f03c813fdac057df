//! `stratege make reversi-weights`: from recorded games to the file of weights.

mod branches;
mod fit;
mod labels;
mod trial;
mod wthor;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use self::branches::Wish;
use self::fit::Fitted;
use self::labels::Sample;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::reversi::engine::Board;
use crate::reversi::engine::evaluation::{DISC, Evaluation};
use crate::reversi::engine::patterns;
use crate::reversi::engine::weights::{self, EMPTIES, STAGES, Stage, Weights};

/// Where the weights are kept.
const PATH: &str = "data/reversi/weights.bin";

/// Moves looked ahead to value a position beside the games.
const DEPTH: u32 = 4;

/// Steps of the fit: a third more changed the fit of the held-out games by less than a hundredth of a disc.
const ROUNDS: u32 = 15;

/// A weight's unit, in 128ths of a disc.
const STEP: u8 = 32;

/// A weight is dropped when its square times its sightings is less than this, in discs.
const WORTHLESS: f32 = 8.0;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = PathBuf::from(arguments.word().unwrap_or_else(|| PATH.into()));
    let wthor = PathBuf::from(arguments.needed_option("wthor")?);
    let folder = PathBuf::from(arguments.needed_option("folder")?);
    let wish = Wish {
        count: arguments.number("samples")?.unwrap_or(0) as usize,
        seed: arguments.seed()?,
        depth: arguments.number("depth")?.unwrap_or(DEPTH).max(1),
    };
    let rounds = arguments.number("rounds")?.unwrap_or(ROUNDS);
    let pairs = arguments.number("games")?.unwrap_or(200) / 2;
    let nodes = arguments.number("nodes")?.unwrap_or(5000);
    arguments.finish()?;
    fs::create_dir_all(&folder)?;
    let old = fs::read(&path).ok();
    if old.as_deref().is_some_and(|bytes| Weights::unpack(bytes).is_none()) {
        return Err(Failure::Input(format!(
            "the weights in {} are damaged; remove the file first",
            path.display()
        )));
    }
    let old = || Evaluation::with(old.as_deref().and_then(Weights::unpack));

    let begun = Instant::now();
    let games = wthor::read(&wthor)?;
    writeln!(out, "{} games, {} broken", games.good.len(), games.broken)?;
    if let Some(example) = &games.example {
        writeln!(out, "the first broken one: {example}")?;
    }
    out.flush()?;
    let mut samples = labels::label(&games.good, &folder, out)?;
    writeln!(out, "{:6.1} s  {} positions of games", begun.elapsed().as_secs_f64(), samples.len())?;
    samples.extend(branches::grow(&games.good, &wish, old(), &folder, out)?);
    writeln!(out, "{:6.1} s  {} positions with branches", begun.elapsed().as_secs_f64(), samples.len())?;
    let bytes = learn(samples, rounds, begun, out)?;
    let new = Evaluation::with(Weights::unpack(&bytes));
    writeln!(out, "{:6.1} s  {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
    out.flush()?;

    let tally = trial::play(new, old(), pairs, nodes.into(), wish.seed);
    let [won, drawn, lost] = tally.games;
    writeln!(
        out,
        "{:6.1} s  against the old ones {won} won, {drawn} drawn, {lost} lost: {:.1} %, {:+} discs",
        begun.elapsed().as_secs_f64(),
        tally.percent(),
        tally.discs
    )?;
    // What did not win is kept where it can be looked at.
    let better = pairs == 0 || tally.percent() > 50.0;
    let path = if better { path } else { folder.join("no-better.bin") };
    write(&path, &bytes)?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let kept = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    kept.map_err(|error| Failure::Input(format!("cannot write the weights to {}: {error}", path.display())))
}

/// Fits stage by stage, and packs.
fn learn(samples: Vec<Sample>, rounds: u32, begun: Instant, out: &mut dyn Write) -> Result<Vec<u8>, Failure> {
    let mut by_stage: [Vec<Sample>; STAGES] = Default::default();
    for sample in samples {
        by_stage[weights::stage(sample.board.empty_count())].push(sample);
    }
    let mirrors = patterns::mirrors();
    let (mut stages, mut moves) = (weights::no_stages(), [0; EMPTIES]);
    for (stage, samples) in by_stage.iter().enumerate() {
        let fitted = fit::fit(samples, &mirrors, rounds);
        let (seen, kept) = quantise(&fitted, &mirrors, &mut stages[stage], &mut moves);
        let rms = |held_out, of_games| {
            let value = |board: &_| f64::from(fitted.value(board, &mirrors));
            spread(samples, held_out, of_games, value)
        };
        writeln!(
            out,
            "{:6.1} s  stage {}: {} positions; rms games {:.3} learnt {:.3} held out, branches {:.3} learnt \
             {:.3} held out; {kept} of {seen} weights kept",
            begun.elapsed().as_secs_f64(),
            stage + 1,
            samples.len(),
            rms(false, true),
            rms(true, true),
            rms(false, false),
            rms(true, false),
        )?;
        out.flush()?;
    }
    let weights = Weights::new(stages, STEP, moves);
    for (stage, samples) in by_stage.iter().enumerate() {
        let rms = |of_games| spread(samples, true, of_games, |board| f64::from(weights.value_of(board)));
        writeln!(
            out,
            "stage {}, as packed: rms held out {:.3} games {:.3} branches",
            stage + 1,
            rms(true),
            rms(false)
        )?;
    }
    Ok(weights.pack())
}

/// The root of the mean square error of these values, in discs.
fn spread(samples: &[Sample], held_out: bool, of_games: bool, value: impl Fn(&Board) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples {
        if (sample.held_out, !sample.searched) == (held_out, of_games) {
            sum += (value(&sample.board) - f64::from(sample.value)).powi(2);
            count += 1.0;
        }
    }
    (sum / f64::max(count, 1.0)).sqrt() / f64::from(DISC)
}

/// Sets a stage in steps, without what is hardly worth its place; how many weights there were and are.
fn quantise(
    fitted: &Fitted,
    mirrors: &[u32],
    steps: &mut Stage,
    moves: &mut [i16; EMPTIES],
) -> (usize, usize) {
    let (mut seen, mut kept) = (0, 0);
    for (place, &first) in mirrors.iter().enumerate() {
        let first = first as usize;
        let (weight, count) = (fitted.weights[first], fitted.counts[first]);
        let discs = weight / DISC as f32;
        if count as f32 * discs * discs >= WORTHLESS {
            steps[place] = (weight / f32::from(STEP)).round().clamp(-127.0, 127.0) as i8;
        }
        if first == place {
            seen += usize::from(count > 0);
            kept += usize::from(steps[place] != 0);
        }
    }
    for (number, &fitted) in moves.iter_mut().zip(&fitted.moves) {
        if fitted != 0.0 {
            *number = fitted.round() as i16;
        }
    }
    (seen, kept)
}
