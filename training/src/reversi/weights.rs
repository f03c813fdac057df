//! `stratege make reversi-weights`: trains the weights file from recorded games.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use super::fit::Fitted;
use super::positions::Request;
use super::sample::Sample;
use super::wthor::Game;
use super::{fit, match_play, positions, wthor};
use crate::error::TrainingError;
use crate::input::read_if_any;
use crate::output::{create_folder, write_file};
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::evaluation::{DISC, Evaluation};
use stratege::games::reversi::engine::weights::{self, STAGE_COUNT, Stage, Weights};

/// Unit of the weights, in 128ths of a disc.
const STEP: u8 = 32;

/// A weight is pruned if its square (in discs²) times its occurrences is below this.
const PRUNING_THRESHOLD: f32 = 8.0;

struct Task {
    request: Request,
    rounds: u32,
    keep_from: Option<usize>,
    folder: PathBuf,
    begun: Instant,
}

/// Options of the training.
pub struct Options {
    /// File of the weights.
    pub path: PathBuf,
    /// Folder of recorded games (WTHOR).
    pub wthor: PathBuf,
    /// Folder that caches the labelled positions.
    pub folder: PathBuf,
    /// Number of positions off the games per stage.
    pub samples: usize,
    /// Depth of the search that labels them.
    pub depth: u32,
    /// Threads that label them.
    pub threads: usize,
    /// Iterations of the fit.
    pub rounds: u32,
    /// First stage, counted from 1, that stays unchanged.
    pub keep_from: Option<usize>,
    /// Games of the match against the old weights.
    pub games: u32,
    /// Nodes per move of the match.
    pub nodes: u32,
    /// Seed of the positions and openings.
    pub seed: u64,
}

/// Trains weights, and writes them if they win a match against the old ones.
pub fn make(options: Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let Options { path, wthor, folder, samples, depth, threads, rounds, keep_from, games, nodes, seed } =
        options;
    let pairs = games / 2;
    let request = Request { count: samples, seed, depth: depth.max(1), threads: threads.max(1) };
    let task = Task { request, rounds, keep_from, folder, begun: Instant::now() };
    let Task { folder, begun, .. } = &task;
    create_folder(folder)?;
    let old = read_if_any(&path)?;
    let old_weights = old.as_deref().and_then(Weights::unpack);
    if old.is_some() && old_weights.is_none() {
        return Err(TrainingError::Input(format!(
            "the weights in {} are damaged; remove the file first",
            path.display()
        )));
    }
    if old.is_none() && keep_from.is_some() {
        return Err(TrainingError::Input(format!(
            "there are no weights in {} to keep any of",
            path.display()
        )));
    }
    let old = || Evaluation::with(old.as_deref().and_then(Weights::unpack));

    let games = wthor::read(&wthor)?;
    writeln!(out, "{} games, {} invalid", games.games.len(), games.broken)?;
    if let Some(error) = &games.first_error {
        writeln!(out, "first invalid game: {error}")?;
    }
    out.flush()?;
    let bytes = train(&games.games, old_weights, &task, out)?;
    let new = Evaluation::with(Weights::unpack(&bytes));
    writeln!(out, "{:6.1} s  {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
    out.flush()?;

    let better = pairs == 0 || {
        let (score, discs) = match_play::play(new, old(), pairs, nodes.into(), task.request.seed);
        let seconds = begun.elapsed().as_secs_f64();
        writeln!(out, "{seconds:6.1} s  against the old weights: {score}, {discs:+} discs")?;
        score.score().0 > 0.5
    };
    // Losing weights are saved for inspection.
    let path = if better { path } else { folder.join("no-better.bin") };
    write_file(&path, &bytes)?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}

/// Fits all stages and packs them. The last stage comes first, so that searches that label earlier stages use
/// the new weights.
fn train(
    games: &[Game],
    old: Option<Weights>,
    task: &Task,
    out: &mut dyn Write,
) -> Result<Vec<u8>, TrainingError> {
    let canonical = weights::canonical_weights();
    let from_scratch = old.is_none();
    let mut weights = old.unwrap_or_else(Weights::zero);
    let mut fitted = Fitted::zero();
    for stage in (0..STAGE_COUNT).rev() {
        let evaluation = Evaluation::with(Some(weights.clone()));
        let samples = positions::read_or_label(games, &task.request, stage, evaluation, &task.folder, out)?;
        fitted = fit::fit(&samples, &canonical, &fitted, task.rounds);
        let (steps, seen, remaining) = quantise(&fitted, &canonical);
        if task.keep_from.is_none_or(|first| stage + 1 < first) {
            weights.set_stage(stage, steps, STEP, fitted.tempo());
        }
        if from_scratch {
            weights.copy_to_earlier_stages(stage);
        }
        let by_fit = |board: &Board| f64::from(fitted.evaluate(board, &canonical));
        let by_weights = |board: &Board| f64::from(weights.evaluate(board));
        writeln!(
            out,
            "{:6.1} s  stage {}: {} positions; rms {:.3} training, {:.3} held out, {:.3} packed; {remaining} of {seen} \
             weights remaining",
            task.begun.elapsed().as_secs_f64(),
            stage + 1,
            samples.len(),
            rms_error(&samples, false, by_fit),
            rms_error(&samples, true, by_fit),
            rms_error(&samples, true, by_weights),
        )?;
        out.flush()?;
    }
    Ok(weights.pack())
}

/// Weighted root mean square error of an evaluation, in discs.
fn rms_error(samples: &[Sample], held_out: bool, evaluate: impl Fn(&Board) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples.iter().filter(|sample| sample.held_out == held_out) {
        let weight = f64::from(sample.weight());
        sum += weight * (evaluate(&sample.board) - f64::from(sample.value)).powi(2);
        count += weight;
    }
    (sum / f64::max(count, 1.0)).sqrt() / f64::from(DISC)
}

/// Quantises a stage's weights without the insignificant ones; also returns the numbers of occurring and of
/// remaining weights.
fn quantise(fitted: &Fitted, canonical: &[u32]) -> (Stage, usize, usize) {
    let mut steps = weights::zero_stage();
    let (mut seen, mut remaining) = (0, 0);
    for (index, &first) in canonical.iter().enumerate() {
        let first = first as usize;
        let (weight, count) = fitted.weight(first);
        let discs = weight / DISC as f32;
        if count * discs * discs >= PRUNING_THRESHOLD {
            steps[index] = (weight / f32::from(STEP)).round().clamp(-127.0, 127.0) as i8;
        }
        if first == index {
            seen += usize::from(count > 0.0);
            remaining += usize::from(steps[index] != 0);
        }
    }
    (steps, seen, remaining)
}
