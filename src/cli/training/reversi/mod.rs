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
use self::wthor::Game;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::reversi::engine::Board;
use crate::reversi::engine::evaluation::{DISC, Evaluation};
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

/// What is to be done.
struct Task {
    wish: Wish,
    rounds: u32,
    folder: PathBuf,
    begun: Instant,
}

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
    let task = Task { wish, rounds, folder, begun: Instant::now() };
    let Task { folder, begun, .. } = &task;
    let pairs = arguments.number("games")?.unwrap_or(200) / 2;
    let nodes = arguments.number("nodes")?.unwrap_or(5000);
    arguments.finish()?;
    fs::create_dir_all(folder)?;
    let old = fs::read(&path).ok();
    let old_weights = old.as_deref().and_then(Weights::unpack);
    if old.is_some() && old_weights.is_none() {
        return Err(Failure::Input(format!(
            "the weights in {} are damaged; remove the file first",
            path.display()
        )));
    }
    let old = || Evaluation::with(old.as_deref().and_then(Weights::unpack));

    let games = wthor::read(&wthor)?;
    writeln!(out, "{} games, {} broken", games.good.len(), games.broken)?;
    if let Some(example) = &games.example {
        writeln!(out, "the first broken one: {example}")?;
    }
    out.flush()?;
    let bytes = learn(&games.good, old_weights, &task, out)?;
    let new = Evaluation::with(Weights::unpack(&bytes));
    writeln!(out, "{:6.1} s  {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
    out.flush()?;

    let tally = trial::play(new, old(), pairs, nodes.into(), task.wish.seed);
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

/// Fits stage by stage, and packs. The last stage comes first, so that whoever values the branches of an earlier one
/// looks ahead with what has just been learnt.
fn learn(games: &[Game], old: Option<Weights>, task: &Task, out: &mut dyn Write) -> Result<Vec<u8>, Failure> {
    let mirrors = weights::mirrors();
    let begins = old.is_none();
    let mut weights = old.unwrap_or_else(|| Weights::new(weights::no_stages(), STEP, [0; EMPTIES]));
    let mut fitted = Fitted::nothing();
    for stage in (0..STAGES).rev() {
        let eyes = Evaluation::with(Some(weights.clone()));
        let samples = branches::grow(games, &task.wish, stage, eyes, &task.folder, out)?;
        fitted = fit::fit(&samples, &mirrors, &fitted, task.rounds);
        let (steps, seen, kept) = quantise(&fitted, &mirrors);
        weights.set_stage(stage, steps, fitted.moves());
        if begins {
            weights.spread_from(stage);
        }
        let learnt = |board: &Board| f64::from(fitted.value(board, &mirrors));
        let packed = |board: &Board| f64::from(weights.value_of(board));
        writeln!(
            out,
            "{:6.1} s  stage {}: {} positions; rms {:.3} learnt, {:.3} held out, {:.3} packed; {kept} of {seen} \
             weights kept",
            task.begun.elapsed().as_secs_f64(),
            stage + 1,
            samples.len(),
            spread(&samples, false, learnt),
            spread(&samples, true, learnt),
            spread(&samples, true, packed),
        )?;
        out.flush()?;
    }
    Ok(weights.pack())
}

/// The root of the mean square error of these values, in discs, each as far as it counts.
fn spread(samples: &[Sample], held_out: bool, value: impl Fn(&Board) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.held_out == held_out) {
        let trust = f64::from(sample.trust());
        sum += trust * (value(&sample.board) - f64::from(sample.value)).powi(2);
        count += trust;
    }
    (sum / f64::max(count, 1.0)).sqrt() / f64::from(DISC)
}

/// A stage in steps, without what is hardly worth its place; how many weights there were and are.
fn quantise(fitted: &Fitted, mirrors: &[u32]) -> (Stage, usize, usize) {
    let mut steps = weights::no_stage();
    let (mut seen, mut kept) = (0, 0);
    for (place, &first) in mirrors.iter().enumerate() {
        let first = first as usize;
        let (weight, count) = fitted.weight(first);
        let discs = weight / DISC as f32;
        if count * discs * discs >= WORTHLESS {
            steps[place] = (weight / f32::from(STEP)).round().clamp(-127.0, 127.0) as i8;
        }
        if first == place {
            seen += usize::from(count > 0.0);
            kept += usize::from(steps[place] != 0);
        }
    }
    (steps, seen, kept)
}
