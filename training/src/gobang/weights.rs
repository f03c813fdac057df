//! `stratege make gobang-weights`: trains the weights file from self-play games.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use super::evaluation::EvaluationWeights;
use super::games::{Conditions, Pairing};
use super::{evaluation, games, policy, samples};
use crate::error::TrainingError;
use crate::gobang::hand_set::hand_set_weights;
use crate::input::read_if_any;
use crate::output::{create_folder, write_file};
use stratege::games::gobang::engine::evaluation::features::{EVAL_WEIGHTS, WEIGHTS};
use stratege::games::gobang::engine::evaluation::network::LAYER_WEIGHTS;
use stratege::games::gobang::engine::evaluation::weights::{FILE_SIZE, Weights};
use stratege::search::random::Random;

/// Options of the training.
pub struct Options {
    /// File of the weights.
    pub path: PathBuf,
    /// Folder that caches the games.
    pub folder: PathBuf,
    /// Number of training games.
    pub samples: u32,
    /// Rounds of the policy's fit.
    pub rounds: u32,
    /// Games against the old weights.
    pub games: u32,
    /// Nodes per move in all games.
    pub nodes: u32,
    /// Seed of the openings.
    pub seed: u64,
    /// Whether the evaluation stays unchanged.
    pub policy_only: bool,
}

/// Trains weights, and writes them if they win a match against the old ones.
pub fn make(options: Options, out: &mut dyn Write) -> Result<(), TrainingError> {
    let Options { path, folder, samples: count, rounds, games: match_games, nodes, seed, policy_only } =
        options;
    let conditions = Conditions { nodes, seed };
    let old = match read_if_any(&path)? {
        Some(bytes) if bytes.len() != FILE_SIZE => {
            let sentence = format!("the weights in {} are damaged; remove the file first", path.display());
            return Err(TrainingError::Input(sentence));
        }
        Some(bytes) => bytes,
        None => {
            let mut bytes = file_of(&hand_set_weights(), &[]);
            bytes.resize(FILE_SIZE, 0);
            bytes
        }
    };
    create_folder(&folder)?;
    let begun = Instant::now();
    // Boards borrow the weights for the whole run.
    let old_weights: &Weights = Box::leak(Box::new(Weights::new(&old)));
    let games = games::read_or_play(count, &folder, old_weights, conditions, out)?;
    writeln!(out, "{:6.1} s  {} games", begun.elapsed().as_secs_f64(), games.len())?;
    let samples = samples::of(&games, old_weights)?;
    writeln!(out, "{:6.1} s  {} quiet positions", begun.elapsed().as_secs_f64(), samples.len())?;
    out.flush()?;
    let numbers: Vec<i16> = old.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two)).collect();
    let (old_evaluation, old_policy) = numbers[..WEIGHTS].split_at(EVAL_WEIGHTS);
    let evaluation = match policy_only {
        true => EvaluationWeights::of_file(&numbers, &old),
        false => evaluation::fit(&samples, old_evaluation, &mut Random::new(seed), out)?,
    };
    let policy = policy::fit(&samples, old_policy, rounds, out)?;
    let new = file_of(&[evaluation.linear, policy, evaluation.layers].concat(), &evaluation.vectors);
    writeln!(out, "{:6.1} s  fitted", begun.elapsed().as_secs_f64())?;
    out.flush()?;
    let new_weights: &Weights = Box::leak(Box::new(Weights::new(&new)));
    let better = match_games == 0 || {
        // Other openings than those of the training games.
        let conditions = Conditions { seed: seed.wrapping_add(1 << 32), ..conditions };
        let pairing = Pairing { weights: [new_weights, old_weights], conditions };
        let score = pairing.play_match(match_games);
        writeln!(out, "{:6.1} s  against the old ones {score}", begun.elapsed().as_secs_f64())?;
        score.score().0 > 0.5
    };
    // Losing weights are saved for inspection.
    let path = if better { path } else { folder.join("no-better.bin") };
    write_file(&path, new)?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}

impl EvaluationWeights {
    /// Splits the contents of a file: its 16-bit numbers, then bytes.
    fn of_file(numbers: &[i16], bytes: &[u8]) -> EvaluationWeights {
        let vectors = &bytes[2 * (WEIGHTS + LAYER_WEIGHTS)..];
        EvaluationWeights {
            linear: numbers[..EVAL_WEIGHTS].to_vec(),
            layers: numbers[WEIGHTS..WEIGHTS + LAYER_WEIGHTS].to_vec(),
            vectors: vectors.iter().map(|byte| byte.cast_signed()).collect(),
        }
    }
}

/// The contents of a weights file: 16-bit weights, then the network's vectors.
pub fn file_of(numbers: &[i16], vectors: &[i8]) -> Vec<u8> {
    let numbers = numbers.iter().flat_map(|number| number.to_le_bytes());
    numbers.chain(vectors.iter().map(|weight| weight.cast_unsigned())).collect()
}
