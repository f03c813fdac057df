//! `stratege make chess-net`: trains a network on games; errors are one sentence.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use stratege_training::result_file::body;

/// A folder with a few short games.
fn folder(name: &str) -> PathBuf {
    folder_with(name, &[])
}

/// A folder with a few short games played with these options.
fn folder_with(name: &str, options: &[&str]) -> PathBuf {
    let folder = support::folder("chess-net", name);
    let output = Command::new(env!("CARGO_BIN_EXE_stratege"))
        .args(["make", "chess-games", "--games", "6", "--nodes", "30", "--seed", "5"])
        .args(options)
        .arg(folder.join("games.bin"))
        .output()
        .unwrap();
    assert!(output.status.success() && folder.join("games.bin").exists());
    folder
}

/// Minimum network without a match. The number of rounds gives the few positions several steps, since the
/// learning rate starts at zero.
const MINIMAL: [&str; 6] = ["--hidden", "64", "--rounds", "100", "--games", "0"];

/// Trains a network on a folder of games.
fn make(folder: &Path, more: &[&str]) -> (Option<Vec<u8>>, String) {
    let numbers = ["--seed", "3"];
    support::make("chess-net", folder, &[&numbers, more])
}

#[test]
fn training_is_deterministic() {
    let folder = folder("twice");
    let (Some(network), error) = make(&folder, &MINIMAL) else { panic!("no network") };
    assert_eq!(error, "");
    assert_eq!(fs::read(folder.join("new.net")).unwrap(), network);
    fs::remove_file(folder.join("weights")).unwrap();
    assert_eq!(make(&folder, &MINIMAL).0, Some(network));
}

#[test]
fn off_game_positions_can_be_left_out() {
    let folder = folder_with("played", &["--off-game", "2", "--off-nodes", "10"]);
    let games = folder.join("games.bin");
    let all = make(&folder, &MINIMAL).0.unwrap();
    fs::remove_file(folder.join("weights")).unwrap();
    let played = make(&folder, &[&MINIMAL[..], &["--played"]].concat()).0.unwrap();
    assert_ne!(played, all);
    // Positions off the game have the result 3.
    let bytes = body(&fs::read(&games).unwrap()).to_vec();
    let alone: Vec<_> = bytes.chunks(32).filter(|sample| sample[26] != 3).flatten().copied().collect();
    assert!(!alone.is_empty() && alone.len() < bytes.len());
    fs::write(&games, alone).unwrap();
    fs::remove_file(folder.join("weights")).unwrap();
    assert_eq!(make(&folder, &MINIMAL).0.unwrap(), played);
}

#[test]
fn td_lambda_changes_the_network() {
    let folder = folder("lambda");
    let without = make(&folder, &MINIMAL).0.unwrap();
    let with = |lambda: &str| {
        fs::remove_file(folder.join("weights")).unwrap();
        make(&folder, &[&MINIMAL[..], &["--lambda", lambda]].concat()).0.unwrap()
    };
    assert!(with("0") == without);
    assert!(with("60") != without);
}

#[test]
fn teachers_change_the_network() {
    let folder = folder("teachers");
    let alone = make(&folder, &MINIMAL).0.unwrap();
    let teacher = folder.join("teacher.net");
    fs::rename(folder.join("weights"), &teacher).unwrap();
    let teacher = teacher.to_str().unwrap();
    let taught = |share: &str| {
        let more = ["--teacher", teacher, "--teacher", teacher, "--distillation", share];
        let (network, error) = make(&folder, &[&MINIMAL[..], &more].concat());
        assert_eq!(error, "");
        fs::remove_file(folder.join("weights")).unwrap();
        network.unwrap()
    };
    assert!(taught("60") == taught("60"));
    assert!(taught("60") != alone);
    let games = folder.join("games.bin");
    let (network, error) = make(&folder, &["--teacher", games.to_str().unwrap()]);
    assert_eq!(network, None);
    assert!(error.trim().ends_with("games.bin is not a network file, or is damaged"), "{error}");
}

#[test]
fn losing_network_does_not_replace_the_old_one() {
    let folder = folder("no-better");
    let old = make(&folder, &MINIMAL).0.unwrap();
    // A wider network that has learnt nothing more plays the same games.
    let start = folder.join("weights");
    let wider = ["--hidden", "128", "--rounds", "0", "--games", "2", "--nodes", "20"];
    let more = [&wider[..], &["--start", start.to_str().unwrap()]].concat();
    let (remaining, error) = make(&folder, &more);
    assert_eq!(error, "");
    assert!(remaining.unwrap() == old);
}

#[test]
fn invalid_start_and_missing_games_are_errors() {
    let wrong = folder("wrong");
    let games = wrong.join("games.bin");
    let (network, error) = make(&wrong, &["--hidden", "64", "--start", games.to_str().unwrap()]);
    assert_eq!((network, error.trim()), (None, "stratege: --start is no network of at most 64 neurons"));
    let empty = support::folder("chess-net", "empty");
    let (network, error) = make(&empty, &[]);
    assert_eq!(network, None);
    assert!(error.starts_with("stratege: there are no games in "), "{error}");
    fs::write(empty.join("text.bin"), "a text that is longer than one sample, and is no file of games")
        .unwrap();
    let (network, error) = make(&empty, &[]);
    assert_eq!(network, None);
    assert!(
        error.trim().ends_with("text.bin is not a file of games, or is damaged: position 1 is invalid"),
        "{error}"
    );
    let (network, error) = make(&wrong, &["--hidden", "17"]);
    assert_eq!(network, None);
    assert!(error.contains("--hidden is 64, 128, 192, 256 or 512, not 17"), "{error}");
}
