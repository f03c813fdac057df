//! `stratege make gobang-weights`: from games of the engine with itself to the file of weights.

mod choice;
mod fit;
mod games;
mod samples;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use self::games::{Pairing, Terms};
use crate::cli::Failure;
use crate::cli::arguments::Arguments;
use crate::gobang::weights::{COUNT, JUDGEMENT, Weights, guess};

/// Where the weights are kept.
const PATH: &str = "data/gobang/weights.bin";

/// Steps of the fit.
const ROUNDS: u32 = 300;

pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = PathBuf::from(arguments.word().unwrap_or_else(|| PATH.into()));
    let folder = PathBuf::from(arguments.needed_option("folder")?);
    let wanted = arguments.number("samples")?.unwrap_or(8000);
    let rounds = arguments.number("rounds")?.unwrap_or(ROUNDS);
    let trial = arguments.number("games")?.unwrap_or(400);
    let terms = Terms { nodes: arguments.number("nodes")?.unwrap_or(2000), seed: arguments.seed()? };
    arguments.finish()?;
    let old = match fs::read(&path) {
        Ok(bytes) if bytes.len() != 2 * COUNT => {
            let sentence = format!("the weights in {} are damaged; remove the file first", path.display());
            return Err(Failure::Input(sentence));
        }
        Ok(bytes) => bytes.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two)).collect(),
        Err(_) => guess(),
    };
    fs::create_dir_all(&folder)?;
    let begun = Instant::now();
    // Weights live as long as the program, so that a board can lend them.
    let old_weights: &Weights = Box::leak(Box::new(Weights::new(&old)));
    let played = games::played(wanted, &folder, old_weights, terms, out)?;
    writeln!(out, "{:6.1} s  {} games", begun.elapsed().as_secs_f64(), played.len())?;
    let samples = samples::of(&played)?;
    writeln!(out, "{:6.1} s  {} quiet positions", begun.elapsed().as_secs_f64(), samples.len())?;
    out.flush()?;
    let (judgement, promise) = old.split_at(JUDGEMENT);
    let judgement = fit::fit(&samples, judgement, rounds, out)?;
    let promise = choice::fit(&samples, promise, rounds, out)?;
    let new = [judgement, promise].concat();
    writeln!(out, "{:6.1} s  fitted", begun.elapsed().as_secs_f64())?;
    out.flush()?;
    let new_weights: &Weights = Box::leak(Box::new(Weights::new(&new)));
    // Openings that nothing was learnt from.
    let terms = Terms { seed: terms.seed.wrapping_add(1 << 32), ..terms };
    let pairing = Pairing { weights: [new_weights, old_weights], terms };
    let score = pairing.trial(trial);
    writeln!(out, "{:6.1} s  against the old ones {score}", begun.elapsed().as_secs_f64())?;
    // What did not win is kept where it can be looked at.
    let path = if trial == 0 || score.share() > 0.5 { path } else { folder.join("no-better.bin") };
    let bytes: Vec<u8> = new.iter().flat_map(|number| number.to_le_bytes()).collect();
    let kept = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, bytes));
    kept.map_err(|error| Failure::Input(format!("cannot write the weights to {}: {error}", path.display())))?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}
