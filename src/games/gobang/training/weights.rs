//! `stratege make gobang-weights`: from games of the engine with itself to the file of weights.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use super::games::{Pairing, Terms};
use super::{choice, fit, games, samples};
use crate::games::gobang::engine::evaluation::features::{EVAL_WEIGHTS, WEIGHTS};
use crate::games::gobang::engine::evaluation::hand_set::hand_set_weights;
use crate::games::gobang::engine::evaluation::weights::Weights;
use crate::training::TrainingError;

/// From what the weights are learnt, and how.
pub struct Options {
    /// The file of the weights.
    pub path: PathBuf,
    /// The folder of the games, kept for the next call.
    pub folder: PathBuf,
    /// Games to learn from.
    pub samples: u32,
    /// Steps of the fit.
    pub rounds: u32,
    /// Games against the old weights.
    pub games: u32,
    /// Nodes of a move in all games.
    pub nodes: u32,
    /// Which openings.
    pub seed: u64,
}

/// Learns weights, and writes them if they win against the old ones.
pub fn make(options: Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let Options { path, folder, samples: wanted, rounds, games: trial, nodes, seed } = options;
    let terms = Terms { nodes, seed };
    let old = match fs::read(&path) {
        Ok(bytes) if bytes.len() != 2 * WEIGHTS => {
            let sentence = format!("the weights in {} are damaged; remove the file first", path.display());
            return Err(TrainingError::Input(sentence));
        }
        Ok(bytes) => bytes.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two)).collect(),
        Err(_) => hand_set_weights(),
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
    let (judgement, promise) = old.split_at(EVAL_WEIGHTS);
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
    kept.map_err(|error| {
        TrainingError::Input(format!("cannot write the weights to {}: {error}", path.display()))
    })?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}
