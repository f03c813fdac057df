//! Chess training from self-play: `stratege make chess-games` plays games, `make chess-net` trains a network,
//! `verify chess-net` measures a network in a match. Without a network the engine counts material.

mod backpropagation;
pub mod book_maker;
mod distillation;
mod fit;
mod float_network;
mod game;
mod games;
mod match_play;
mod material;
pub mod puzzles;
mod sample;
mod td_lambda;
mod trainer;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use self::distillation::{add_predictions, mix_predictions};
pub use self::fit::FitOptions;
use self::fit::{Target, fit_scale};
use self::float_network::Weights;
use self::game::Engine;
pub use self::game::SearchLimit;
pub use self::games::SelfPlayOptions;
pub use self::match_play::MatchOptions;
use self::material::Material;
use self::sample::Sample;
use self::td_lambda::mix_later_scores;
use crate::error::TrainingError;
use crate::input::read_file;
use crate::output::write_file;
use stratege::games::chess::engine::nnue::{Network, NnueEvaluator, hidden_size};
use stratege::games::chess::engine::search::SearchState;
use stratege::search::checksum::fnv1a;

/// Supported sizes of the hidden layer.
const SIZES: &str = "64, 128, 192, 256 or 512";

/// Calls code that is compiled for each size of the hidden layer with a size known at run time; `None` for
/// unsupported sizes.
macro_rules! by_size {
    ($size:expr, $name:ident => $call:expr) => {
        by_size!($size, $name => $call; 64 128 192 256 512)
    };
    ($size:expr, $name:ident => $call:expr; $($known:literal)*) => {
        match $size {
            $($known => {
                const $name: usize = $known;
                Some($call)
            })*
            _ => None,
        }
    };
}

/// Size of an engine's transposition table in kilobytes.
const HASH: usize = 1024;

/// Plays training games with the network in a file, or with the material count.
pub fn make_games(
    file: &Path,
    net: Option<&Path>,
    options: SelfPlayOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let sum = net.map(read_file).transpose()?.map(|bytes| fnv1a(&bytes));
    games::extend(file, engine(net)?.as_mut(), sum, options, out)
}

/// Options of network training.
pub struct NetOptions {
    /// File of the network.
    pub path: PathBuf,
    /// Folder of the games.
    pub folder: PathBuf,
    /// Whether to learn from positions of the games only, not from those off them.
    pub played: bool,
    /// TD(λ): weight of the later positions' scores, 0 to 1.
    pub lambda: f32,
    /// Files of the networks whose predictions are mixed into the targets.
    pub teachers: Vec<PathBuf>,
    /// Share of these predictions, 0 to 1.
    pub distillation: f32,
    /// Size of the hidden layer.
    pub hidden: u32,
    /// File of a network to start from, of this size or smaller, instead of random weights.
    pub start: Option<PathBuf>,
    pub fit: FitOptions,
    /// Options of the match against the old network.
    pub match_options: MatchOptions,
}

/// Trains a network on all games of a folder, and writes it if it wins a match against the one in the file,
/// or against the material count if the file does not exist.
pub fn make(options: NetOptions, out: &mut dyn Write) -> Result<(), TrainingError> {
    let NetOptions {
        path,
        folder,
        played,
        lambda,
        teachers,
        distillation,
        hidden,
        start,
        fit,
        match_options,
    } = options;
    let mut old = engine(Some(path.as_path()).filter(|path| path.exists()))?;
    let mut samples = read(&folder)?;
    if played {
        samples.retain(|sample| sample.points().is_some());
    }
    if lambda > 0.0 {
        mix_later_scores(&mut samples, lambda);
    }
    if !teachers.is_empty() {
        distil_from(&teachers, distillation, &mut samples, &fit)?;
    }
    let start = start.as_deref();
    let bytes = by_size!(hidden, SIZE => train::<SIZE>(&samples, start, fit, out))
        .unwrap_or_else(|| Err(TrainingError::Input(format!("--hidden is {SIZES}, not {hidden}"))))?;
    let new_file = folder.join("new.net");
    write_file(&new_file, &bytes)?;
    writeln!(out, "{} bytes written to {}", bytes.len(), new_file.display())?;
    let mut new = engine(Some(&new_file))?;
    if wins([new.as_mut(), old.as_mut()], &match_options, out)? {
        write_file(&path, &bytes)?;
        writeln!(out, "written to {}", path.display())?;
    }
    Ok(())
}

/// Mixes the mean prediction of these networks into the targets of the samples.
fn distil_from(
    teachers: &[PathBuf],
    share: f32,
    samples: &mut [Sample],
    FitOptions { results, threads, .. }: &FitOptions,
) -> Result<(), TrainingError> {
    let target = Target { scale: fit_scale(samples).into(), results: *results };
    let mut sums = vec![0.0; samples.len()];
    for file in teachers {
        let bytes = read_file(file)?;
        let added = hidden_size(&bytes).and_then(|size| {
            by_size!(size, SIZE => add_predictions::<SIZE>(&bytes, samples, &target, *threads, &mut sums))?
        });
        added.ok_or_else(|| no_network(file))?;
    }
    let means = sums.into_iter().map(|sum| sum / teachers.len() as f32);
    mix_predictions(samples, means, share, &target);
    Ok(())
}

/// Whether the first engine wins a match against the old one; true if the match has no games.
fn wins(
    engines: [&mut dyn Engine; 2],
    options: &MatchOptions,
    out: &mut dyn Write,
) -> Result<bool, TrainingError> {
    if options.pairs == 0 {
        return Ok(true);
    }
    let score = match_play::play(engines, options, out)?;
    writeln!(out, "against the old one {score}")?;
    Ok(score.score().0 > 0.5)
}

/// Trains a network of this size from another network or from random weights; returns its file.
fn train<const HIDDEN: usize>(
    samples: &[Sample],
    start: Option<&Path>,
    options: FitOptions,
    out: &mut dyn Write,
) -> Result<Vec<u8>, TrainingError> {
    let (scale, seed) = (fit_scale(samples), options.seed);
    let weights = match start {
        None => Some(Weights::random(seed)),
        Some(start) => {
            let bytes = read_file(start)?;
            let size = hidden_size(&bytes).filter(|&size| size <= HIDDEN);
            size.and_then(|size| by_size!(size, SIZE => widened::<SIZE, HIDDEN>(&bytes, scale, seed))?)
        }
    };
    let wrong = || TrainingError::Input(format!("--start is no network of at most {HIDDEN} neurons"));
    Ok(fit::fit(samples, weights.ok_or_else(wrong)?, scale, options, out)?.pack())
}

/// Weights of a network file, widened to more neurons and rescaled to another unit.
fn widened<const SMALLER: usize, const HIDDEN: usize>(
    bytes: &[u8],
    scale: u16,
    seed: u64,
) -> Option<Weights<HIDDEN>> {
    Some(Weights::of_network(&Network::<SMALLER>::unpack(bytes)?, scale, seed))
}

/// Plays a match of a network against another one, or against the material count.
pub fn verify(
    file: &Path,
    against: Option<&Path>,
    options: &MatchOptions,
    out: &mut dyn Write,
) -> Result<(), TrainingError> {
    let (mut first, mut second) = (engine(Some(file))?, engine(against)?);
    let score = match_play::play([first.as_mut(), second.as_mut()], options, out)?;
    writeln!(out, "{score}")?;
    Ok(())
}

/// An engine with the network in a file, or with the material count.
fn engine(file: Option<&Path>) -> Result<Box<dyn Engine>, TrainingError> {
    let Some(file) = file else {
        return Ok(Box::new(SearchState::new(Material, HASH)));
    };
    let bytes = read_file(file)?;
    let engine = hidden_size(&bytes).and_then(|size| by_size!(size, SIZE => with_network::<SIZE>(&bytes))?);
    engine.ok_or_else(|| no_network(file))
}

fn no_network(file: &Path) -> TrainingError {
    TrainingError::Input(format!("{} is not a network file, or is damaged", file.display()))
}

fn with_network<const HIDDEN: usize>(bytes: &[u8]) -> Option<Box<dyn Engine>> {
    let network = Arc::new(Network::<HIDDEN>::unpack(bytes)?);
    Some(Box::new(SearchState::new(NnueEvaluator::new(network), HASH)))
}

/// The samples of all `.bin` files of a folder, ordered by file name.
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
        samples.extend(sample::read_file(&file)?);
    }
    if samples.is_empty() {
        return Err(TrainingError::Input(format!("there are no games in {}", folder.display())));
    }
    Ok(samples)
}
