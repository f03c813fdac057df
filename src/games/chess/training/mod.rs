//! What the chess engine learns from its own games: `stratege make chess-games` plays them, `make chess-net` and
//! `make chess-weights` learn a network or better weights of the hand-written evaluation, and `verify chess-net`
//! says by a match what a network is worth.

pub mod book_maker;
mod course;
mod fit;
mod games;
mod learner;
mod sample;
mod trial;
mod weights;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use self::course::Allowance;
use self::course::Thinker;
pub use self::fit::FitOptions;
pub use self::games::SelfPlayOptions;
use self::sample::Sample;
pub use self::trial::MatchOptions;
use crate::games::chess::engine::evaluation::{HandCraftedEvaluator, WEIGHTS};
use crate::games::chess::engine::nnue::{Network, NnueEvaluator, hidden_size};
use crate::games::chess::engine::search::SearchState;
use crate::training::TrainingError;

/// Kilobytes that a player remembers positions in.
const MEMORY: usize = 1024;

/// Plays the games to learn from, with the network in a file or with the hand-written evaluation.
pub fn make_games(
    file: &Path,
    net: Option<&Path>,
    options: SelfPlayOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    games::grow(file, thinker(net)?.as_mut(), options, out)
}

/// From what a network is learnt, and how.
pub struct NetOptions {
    /// The file of the network.
    pub path: PathBuf,
    /// The folder of the games.
    pub folder: PathBuf,
    /// The size of the hidden layer: 16, 32, 64 or 128.
    pub hidden: u32,
    /// The fit.
    pub fit: FitOptions,
    /// The match against the old network.
    pub trial: MatchOptions,
}

/// Learns a network from all games of a folder; writes it if it wins a match against the one that is there, or
/// against the hand-written evaluation.
pub fn make(options: NetOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let NetOptions { path, folder, hidden, fit: fit_options, trial } = options;
    let mut old = thinker(Some(path.as_path()).filter(|path| path.exists()))?;
    let samples = read(&folder)?;
    let bytes = match hidden {
        16 => fit::fit::<16>(&samples, fit_options, out)?.pack(),
        32 => fit::fit::<32>(&samples, fit_options, out)?.pack(),
        64 => fit::fit::<64>(&samples, fit_options, out)?.pack(),
        128 => fit::fit::<128>(&samples, fit_options, out)?.pack(),
        _ => return Err(TrainingError::Input(format!("--hidden is 16, 32, 64 or 128, not {hidden}"))),
    };
    let new = folder.join("new.net");
    fs::write(&new, &bytes)?;
    writeln!(out, "{} bytes written to {}", bytes.len(), new.display())?;
    let mut player = thinker(Some(&new))?;
    let tally = trial::play([player.as_mut(), old.as_mut()], &trial, out)?;
    writeln!(out, "against the old one {}", tally.tell())?;
    if tally.share().0 > 0.5 {
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&path, &bytes)?;
        writeln!(out, "written to {}", path.display())?;
    }
    Ok(())
}

/// From what the weights of the hand-written evaluation are learnt, and how.
pub struct WeightsOptions {
    /// The source file of the weights.
    pub path: PathBuf,
    /// The folder of the games.
    pub folder: PathBuf,
    /// How much the game's result counts beside the search's score, 0 to 1.
    pub results: f32,
    /// Rounds through all samples.
    pub rounds: u32,
    /// The match against the old weights.
    pub trial: MatchOptions,
}

/// Fits the weights of the hand-written evaluation to all games of a folder; writes them if they win a match
/// against what they were.
pub fn make_weights(options: WeightsOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let WeightsOptions { path, folder, results, rounds, trial } = options;
    let samples = read(&folder)?;
    let new = weights::fit(&samples, &WEIGHTS, rounds, results, trial.seed, out)?;
    let mut players =
        [&new, &WEIGHTS].map(|weights| SearchState::new(HandCraftedEvaluator::with(weights), MEMORY));
    let [first, second] = &mut players;
    let tally = trial::play([first, second], &trial, out)?;
    writeln!(out, "against the old ones {}", tally.tell())?;
    // What did not win is kept where it can be looked at.
    let better = tally.share().0 > 0.5;
    let path = if better { path } else { folder.join("no-better.rs") };
    fs::write(&path, weights::source(&new))?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}

/// A match of a network against another, or against the hand-written evaluation.
pub fn verify(
    file: &Path,
    against: Option<&Path>,
    options: &MatchOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let (mut first, mut second) = (thinker(Some(file))?, thinker(against)?);
    let tally = trial::play([first.as_mut(), second.as_mut()], options, out)?;
    writeln!(out, "{}", tally.tell())?;
    Ok(())
}

/// A player that judges by the network in a file, or by hand.
fn thinker(file: Option<&Path>) -> Result<Box<dyn Thinker>, TrainingError> {
    let Some(file) = file else {
        return Ok(Box::new(SearchState::new(HandCraftedEvaluator::default(), MEMORY)));
    };
    let name = file.display();
    let bytes =
        fs::read(file).map_err(|error| TrainingError::Input(format!("cannot read {name}: {error}")))?;
    let thinker = match hidden_size(&bytes) {
        Some(16) => learnt::<16>(&bytes),
        Some(32) => learnt::<32>(&bytes),
        Some(64) => learnt::<64>(&bytes),
        Some(128) => learnt::<128>(&bytes),
        _ => None,
    };
    thinker.ok_or_else(|| TrainingError::Input(format!("{name} is no network, or damaged")))
}

fn learnt<const HIDDEN: usize>(bytes: &[u8]) -> Option<Box<dyn Thinker>> {
    let network = Arc::new(Network::<HIDDEN>::unpack(bytes)?);
    Some(Box::new(SearchState::new(NnueEvaluator::new(network), MEMORY)))
}

/// The samples of all files of a folder whose names end in `.bin`, by name.
fn read(folder: &Path) -> Result<Vec<Sample>, TrainingError> {
    let wrong =
        |error| TrainingError::Input(format!("cannot read the games in {}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(wrong)?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<_, _>>();
    let mut files: Vec<PathBuf> = paths.map_err(wrong)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "bin"));
    files.sort();
    let mut samples = Vec::new();
    for file in files {
        samples.extend(fs::read(file).map_err(wrong)?.as_chunks().0.iter().map(Sample::read));
    }
    if samples.is_empty() {
        return Err(TrainingError::Input(format!("there are no games in {}", folder.display())));
    }
    Ok(samples)
}
