//! `stratege make reversi-weights`: `--keep-from` preserves stages, and a later call reuses saved positions.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use stratege::core::record::Record;
use stratege::core::rules::{Rules as _, Side};
use stratege::games::reversi::engine::Board;
use stratege::games::reversi::engine::weights::{Weights, stage_of};
use stratege::games::reversi::{Layout, Position, Start};
use stratege::search::random::Random;

/// A folder for one test, with games and the shipped weights.
fn folder(name: &str) -> PathBuf {
    let folder = support::folder("reversi-weights", name);
    fs::write(folder.join("games.wtb"), wthor(12)).unwrap();
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/reversi/weights.bin"), folder.join("weights"))
        .unwrap();
    folder
}

/// A WTHOR file of random games.
fn wthor(games: u32) -> Vec<u8> {
    let mut random = Random::new(7);
    let mut bytes = vec![0; 16];
    bytes[4..8].copy_from_slice(&games.to_le_bytes());
    for _ in 0..games {
        let game = random_game(&mut random);
        let squares = game.moves().iter().filter_map(|chosen| chosen.square());
        let mut record = vec![0; 8];
        record.extend(squares.map(|square| 10 * (square / 8 + 1) + square % 8 + 1));
        record.resize(68, 0);
        bytes.extend(record);
    }
    bytes
}

/// WTHOR's start: the second side has e4 and d5, and moves first.
fn random_game(random: &mut Random) -> Record<Position> {
    let mut game = Record::<Position>::new(Start::Named(Layout::Diagonal, Side::Second));
    while game.outcome().is_none() {
        let moves = game.position().legal_moves();
        game.play(moves[random.below(moves.len())]).unwrap();
    }
    game
}

/// Learns from a few positions.
fn make(folder: &Path, more: &[&str]) -> (Option<Vec<u8>>, String) {
    let games = ["--wthor", folder.to_str().unwrap()];
    let numbers = ["--samples", "40", "--depth", "1", "--rounds", "2", "--games", "0", "--seed", "3"];
    support::make("reversi-weights", folder, &[&games, &numbers, more])
}

/// The stages in which the evaluation of some position changes.
fn changed_stages(old: &[u8], new: &[u8]) -> BTreeSet<usize> {
    let [old, new] = [old, new].map(|bytes| Weights::unpack(bytes).unwrap());
    let mut random = Random::new(8);
    let games: Vec<_> = (0..20).map(|_| random_game(&mut random)).collect();
    let boards = games.iter().flat_map(|game| game.positions().map(Board::from));
    let changed = boards.filter(|board| old.evaluate(board) != new.evaluate(board));
    changed.map(|board| stage_of(board.empty_count()) + 1).collect()
}

#[test]
fn keep_from_preserves_later_stages() {
    let folder = folder("kept");
    let old = fs::read(folder.join("weights")).unwrap();
    let (new, error) = make(&folder, &["--keep-from", "9"]);
    assert_eq!(error, "");
    assert_eq!(changed_stages(&old, &new.unwrap()), (1..=8).collect());
    let (new, _) = make(&folder, &[]);
    assert_eq!(changed_stages(&old, &new.unwrap()), (1..=10).collect());
}

#[test]
fn interrupted_training_resumes_with_any_number_of_threads() {
    let (whole, broken) = (folder("whole"), folder("broken"));
    let (weights, _) = make(&whole, &[]);
    let positions = fs::read(whole.join("branches-3-9.bin")).unwrap();
    fs::write(broken.join("branches-3-9.bin"), &positions[..positions.len() - 100]).unwrap();
    assert_eq!(make(&broken, &["--threads", "2"]).0, weights);
    assert_eq!(fs::read(broken.join("branches-3-9.bin")).unwrap(), positions);
}

#[test]
fn invalid_keep_from_is_an_error() {
    let folder = folder("sentences");
    let old = fs::read(folder.join("weights")).unwrap();
    let (weights, error) = make(&folder, &["--keep-from", "11"]);
    assert!(error.contains("the stages are 1 to 10"), "{error}");
    assert_eq!(weights.unwrap(), old);
    fs::remove_file(folder.join("weights")).unwrap();
    let (weights, error) = make(&folder, &["--keep-from", "9"]);
    assert!(error.contains("there are no weights"), "{error}");
    assert_eq!(weights, None);
}
