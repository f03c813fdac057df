//! `stratege make gobang-weights`: resumes to the same numbers.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use stratege::games::gobang::engine::evaluation::features::{EVAL_WEIGHTS, WEIGHTS};

fn folder(name: &str) -> PathBuf {
    support::folder("gobang-weights", name)
}

/// Learns from a few short games.
fn make(folder: &Path, more: &[&str]) -> (Option<Vec<u8>>, String) {
    let numbers = ["--samples", "6", "--nodes", "200", "--rounds", "20", "--games", "0", "--seed", "3"];
    support::make("gobang-weights", folder, &[&numbers, more])
}

#[test]
fn interrupted_training_resumes_to_the_same_weights() {
    let (whole, broken) = (folder("whole"), folder("broken"));
    let (Some(weights), error) = make(&whole, &[]) else { panic!("no weights") };
    assert_eq!(error, "");
    let games = fs::read_to_string(whole.join("games-200-3.txt")).unwrap();
    assert_eq!(games.lines().count(), 1 + 6);
    // Cuts the third game in half.
    let half = games.lines().take(3).map(str::len).sum::<usize>() + 30;
    fs::write(broken.join("games-200-3.txt"), &games[..half]).unwrap();
    assert_eq!(make(&broken, &[]).0, Some(weights));
    assert_eq!(fs::read_to_string(broken.join("games-200-3.txt")).unwrap(), games);
}

#[test]
fn policy_only_leaves_the_evaluation_unchanged() {
    let folder = folder("policy");
    let old = make(&folder, &[]).0.unwrap();
    let new = make(&folder, &["--policy-only"]).0.unwrap();
    let [policy_begins, policy_ends] = [EVAL_WEIGHTS, WEIGHTS].map(|numbers| 2 * numbers);
    assert_eq!(old[..policy_begins], new[..policy_begins]);
    assert_ne!(old[policy_begins..policy_ends], new[policy_begins..policy_ends]);
    assert_eq!(old[policy_ends..], new[policy_ends..]);
}

#[test]
fn damaged_weights_and_games_are_errors() {
    let damaged = folder("damaged");
    fs::write(damaged.join("weights"), b"abc").unwrap();
    let (weights, error) = make(&damaged, &[]);
    assert!(error.contains("are damaged; remove the file first"), "{error}");
    assert_eq!(weights.unwrap(), b"abc");
    let no_game = folder("no-game");
    let foreign = "gobang:16-first-five-full:h8 nothing\n";
    fs::write(no_game.join("games-200-3.txt"), foreign).unwrap();
    let (weights, error) = make(&no_game, &[]);
    assert!(error.contains("is not a result file of this program"), "{error}");
    assert_eq!(fs::read_to_string(no_game.join("games-200-3.txt")).unwrap(), foreign);
    assert_eq!(weights, None);
}
