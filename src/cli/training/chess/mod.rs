//! What the chess engine learns from its own games: `stratege make chess-games` plays them, `make chess-net` and
//! `make chess-weights` learn a network or better weights of the hand-written evaluation, and `verify chess-net`
//! says by a match what a network is worth.

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

use self::course::{Allowance, Thinker};
use self::fit::Wish;
use self::sample::Sample;
use crate::chess::engine::hand::{HandWritten, WEIGHTS};
use crate::chess::engine::search::Mind;
use crate::chess::net::{Judge, Network, hidden};
use crate::cli::Failure;
use crate::cli::arguments::Arguments;

/// Nodes of a thought in the games to learn from.
const NODES: u32 = 250;

/// Nodes of a thought in a match.
const MATCH_NODES: u32 = 5000;

/// Where the network is kept.
const NETWORK: &str = "data/chess/net.bin";

/// Kilobytes that a player remembers positions in.
const MEMORY: usize = 1024;

/// Plays the games to learn from.
pub fn make_games(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let file = PathBuf::from(arguments.needed_word("FILE")?);
    let mut player = thinker(arguments.option("net").as_deref())?;
    let wish = games::Wish {
        games: arguments.number("games")?.unwrap_or(1000),
        nodes: arguments.number("nodes")?.unwrap_or(NODES),
        beside: arguments.number("beside")?.unwrap_or(0),
        seed: arguments.seed()?,
    };
    arguments.finish()?;
    games::grow(&file, player.as_mut(), wish, out)
}

/// Learns a network from all games of a folder; writes it if it wins a match against the one that is there, or
/// against the hand-written evaluation.
pub fn make(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = arguments.word().unwrap_or_else(|| NETWORK.into());
    let folder = PathBuf::from(arguments.needed_option("folder")?);
    let hidden = arguments.number("hidden")?.unwrap_or(32);
    let results = arguments.number("results")?.unwrap_or(30).min(100) as f32 / 100.0;
    let wish = Wish {
        by_hand: arguments.number("by-hand")?.unwrap_or(4000),
        rounds: arguments.number("rounds")?.unwrap_or(20),
        seed: arguments.seed()?,
        results,
    };
    let pairs = arguments.number("games")?.unwrap_or(200) / 2;
    let nodes = arguments.number("nodes")?.unwrap_or(MATCH_NODES);
    arguments.finish()?;
    let mut old = thinker(Some(&path).filter(|path| Path::new(path).exists()).map(String::as_str))?;
    let samples = read(&folder)?;
    let bytes = match hidden {
        16 => fit::fit::<16>(&samples, wish, out)?.pack(),
        32 => fit::fit::<32>(&samples, wish, out)?.pack(),
        64 => fit::fit::<64>(&samples, wish, out)?.pack(),
        128 => fit::fit::<128>(&samples, wish, out)?.pack(),
        _ => return Err(Failure::Input(format!("--hidden is 16, 32, 64 or 128, not {hidden}"))),
    };
    let new = folder.join("new.net");
    fs::write(&new, &bytes)?;
    writeln!(out, "{} bytes written to {}", bytes.len(), new.display())?;
    let mut player = thinker(new.to_str())?;
    let tally = trial::play([player.as_mut(), old.as_mut()], pairs, Allowance::Nodes(nodes), wish.seed, out)?;
    writeln!(out, "against the old one {}", tally.tell())?;
    if tally.share().0 > 0.5 {
        Path::new(&path).parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&path, &bytes)?;
        writeln!(out, "written to {path}")?;
    }
    Ok(())
}

/// Where the weights of the hand-written evaluation stand.
const WEIGHTS_SOURCE: &str = "src/chess/engine/hand/weights.rs";

/// Fits the weights of the hand-written evaluation to all games of a folder; writes them if they win a match
/// against what they were.
pub fn make_weights(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let path = PathBuf::from(arguments.word().unwrap_or_else(|| WEIGHTS_SOURCE.into()));
    let folder = PathBuf::from(arguments.needed_option("folder")?);
    let results = arguments.number("results")?.unwrap_or(30).min(100) as f32 / 100.0;
    let rounds = arguments.number("rounds")?.unwrap_or(100);
    let pairs = arguments.number("games")?.unwrap_or(200) / 2;
    let nodes = arguments.number("nodes")?.unwrap_or(MATCH_NODES);
    let seed = arguments.seed()?;
    arguments.finish()?;
    let samples = read(&folder)?;
    let new = weights::fit(&samples, &WEIGHTS, rounds, results, seed, out)?;
    let mut players = [&new, &WEIGHTS].map(|weights| Mind::new(HandWritten::with(weights), MEMORY));
    let [first, second] = &mut players;
    let tally = trial::play([first, second], pairs, Allowance::Nodes(nodes), seed, out)?;
    writeln!(out, "against the old ones {}", tally.tell())?;
    // What did not win is kept where it can be looked at.
    let better = tally.share().0 > 0.5;
    let path = if better { path } else { folder.join("no-better.rs") };
    fs::write(&path, weights::source(&new))?;
    writeln!(out, "written to {}", path.display())?;
    Ok(())
}

/// A match of a network against another, or against the hand-written evaluation.
pub fn verify(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let mut first = thinker(Some(&arguments.needed_word("FILE")?))?;
    let mut second = thinker(arguments.option("against").as_deref())?;
    let pairs = arguments.number("games")?.unwrap_or(200) / 2;
    let nodes = arguments.number("nodes")?;
    let allowance = match arguments.number("time-ms")? {
        Some(time) => Allowance::Time(time),
        None => Allowance::Nodes(nodes.unwrap_or(MATCH_NODES)),
    };
    let seed = arguments.seed()?;
    arguments.finish()?;
    let tally = trial::play([first.as_mut(), second.as_mut()], pairs, allowance, seed, out)?;
    writeln!(out, "{}", tally.tell())?;
    Ok(())
}

/// A player that judges by the network in a file, or by hand.
fn thinker(file: Option<&str>) -> Result<Box<dyn Thinker>, Failure> {
    let Some(file) = file else { return Ok(Box::new(Mind::new(HandWritten::default(), MEMORY))) };
    let bytes = fs::read(file).map_err(|error| Failure::Input(format!("cannot read {file}: {error}")))?;
    let thinker = match hidden(&bytes) {
        Some(16) => learnt::<16>(&bytes),
        Some(32) => learnt::<32>(&bytes),
        Some(64) => learnt::<64>(&bytes),
        Some(128) => learnt::<128>(&bytes),
        _ => None,
    };
    thinker.ok_or_else(|| Failure::Input(format!("{file} is no network, or damaged")))
}

fn learnt<const HIDDEN: usize>(bytes: &[u8]) -> Option<Box<dyn Thinker>> {
    let network = Arc::new(Network::<HIDDEN>::unpack(bytes)?);
    Some(Box::new(Mind::new(Judge::new(network), MEMORY)))
}

/// The samples of all files of a folder whose names end in `.bin`, by name.
fn read(folder: &Path) -> Result<Vec<Sample>, Failure> {
    let wrong = |error| Failure::Input(format!("cannot read the games in {}: {error}", folder.display()));
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
        return Err(Failure::Input(format!("there are no games in {}", folder.display())));
    }
    Ok(samples)
}
