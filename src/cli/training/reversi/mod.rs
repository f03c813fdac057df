//! `stratege make reversi-weights`: from recorded games to the file of weights.

mod fit;
mod labels;
mod wthor;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use self::fit::Fitted;
use self::labels::Sample;
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::reversi::engine::evaluation::DISC;
use crate::reversi::engine::patterns::{self, CONFIGURATIONS};
use crate::reversi::engine::weights::{self, EMPTIES, STAGES, STEP, Weights};

/// Where the weights are kept.
const PATH: &str = "data/reversi/weights.bin";

/// Steps of the fit: more change the held-out games' fit no more.
const ROUNDS: u32 = 30;

/// A weight is dropped when its square times its sightings is less than this, in discs.
const WORTHLESS: f32 = 60.0;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = arguments.word().unwrap_or_else(|| PATH.into());
    let wthor = PathBuf::from(arguments.needed_option("wthor")?);
    let folder = PathBuf::from(arguments.needed_option("folder")?);
    let rounds = arguments.number("rounds")?.unwrap_or(ROUNDS);
    arguments.finish()?;
    std::fs::create_dir_all(&folder)?;

    let begun = Instant::now();
    let games = wthor::read(&wthor)?;
    writeln!(out, "{} games, {} broken", games.good.len(), games.broken)?;
    if let Some(example) = &games.example {
        writeln!(out, "the first broken one: {example}")?;
    }
    out.flush()?;
    let samples = labels::label(&games.good, &folder.join("endings.bin"), out)?;
    writeln!(out, "{:6.1} s  {} positions", begun.elapsed().as_secs_f64(), samples.len())?;
    let bytes = learn(samples, rounds, begun, out)?;
    write(Path::new(&path), &bytes)?;
    writeln!(out, "{:6.1} s  {path}: {} bytes", begun.elapsed().as_secs_f64(), bytes.len())?;
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let kept =
        path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(path, bytes));
    kept.map_err(|error| Failure::Input(format!("cannot write the weights to {}: {error}", path.display())))
}

/// Fits stage by stage, and packs.
fn learn(samples: Vec<Sample>, rounds: u32, begun: Instant, out: &mut dyn Write) -> Result<Vec<u8>, Failure> {
    let mut by_stage: [Vec<Sample>; STAGES] = Default::default();
    for sample in samples {
        by_stage[weights::stage(sample.board.empty_count())].push(sample);
    }
    let mirrors = patterns::mirrors();
    let (mut stages, mut moves) = (Vec::new(), [0; EMPTIES]);
    for (stage, samples) in by_stage.iter().enumerate() {
        let fitted = fit::fit(samples, &mirrors, rounds);
        let (seen, kept) = quantise(&fitted, &mirrors, &mut stages, &mut moves);
        let rms = |held_out: bool| {
            let chosen = samples.iter().filter(|sample| sample.held_out == held_out);
            let (mut sum, mut count) = (0f64, 0f64);
            for sample in chosen {
                let error = fitted.value(&sample.board, &mirrors) - f32::from(sample.value);
                sum += f64::from(error).powi(2);
                count += 1.0;
            }
            (sum / count.max(1.0)).sqrt() / f64::from(DISC)
        };
        writeln!(
            out,
            "{:6.1} s  stage {}: {} positions, rms {:.3} learnt, {:.3} held out, {kept} of {seen} weights kept",
            begun.elapsed().as_secs_f64(),
            stage + 1,
            samples.len(),
            rms(false),
            rms(true),
        )?;
        out.flush()?;
    }
    let bytes = weights::pack(stages, &moves);
    let weights = Weights::unpack(&bytes).expect("what was packed can be unpacked");
    for (stage, samples) in by_stage.iter().enumerate() {
        let held_out: Vec<_> = samples.iter().filter(|sample| sample.held_out).collect();
        let square =
            |sample: &&Sample| f64::from(weights.value_of(&sample.board) - i32::from(sample.value)).powi(2);
        let sum: f64 = held_out.iter().map(square).sum();
        let rms = (sum / held_out.len().max(1) as f64).sqrt() / f64::from(DISC);
        writeln!(out, "stage {}: rms {rms:.3} held out, as packed", stage + 1)?;
    }
    Ok(bytes)
}

/// Adds a stage in steps, without what is hardly worth its place; how many weights there were and are.
fn quantise(
    fitted: &Fitted,
    mirrors: &[u32],
    stages: &mut Vec<[i8; CONFIGURATIONS]>,
    moves: &mut [i16; EMPTIES],
) -> (usize, usize) {
    let mut steps = [0; CONFIGURATIONS];
    let (mut seen, mut kept) = (0, 0);
    for (place, &first) in mirrors.iter().enumerate() {
        let first = first as usize;
        let (weight, count) = (fitted.weights[first], fitted.counts[first]);
        let discs = weight / DISC as f32;
        if count as f32 * discs * discs >= WORTHLESS {
            steps[place] = (weight / STEP as f32).round().clamp(-127.0, 127.0) as i8;
        }
        if first == place {
            seen += usize::from(count > 0);
            kept += usize::from(steps[place] != 0);
        }
    }
    stages.push(steps);
    for (number, &fitted) in moves.iter_mut().zip(&fitted.moves) {
        if fitted != 0.0 {
            *number = fitted.round() as i16;
        }
    }
    (seen, kept)
}
