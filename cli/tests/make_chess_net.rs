//! `stratege make chess-net` trains a network on games, and says in a sentence why it cannot.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use stratege_training::result_file::body;

/// A folder with a few short games.
fn folder(name: &str) -> PathBuf {
    folder_with(name, &[])
}

/// The same, played with these options.
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

/// The smallest network and no match. The rounds give the few positions several steps: the learning rate of the first is
/// zero.
const SMALLEST: [&str; 6] = ["--hidden", "64", "--rounds", "100", "--games", "0"];

/// Trains a network on them.
fn make(folder: &Path, more: &[&str]) -> (Option<Vec<u8>>, String) {
    let numbers = ["--seed", "3"];
    support::make("chess-net", folder, &[&numbers, more])
}

#[test]
fn the_same_games_and_seed_give_the_same_network() {
    let folder = folder("twice");
    let (Some(network), complaint) = make(&folder, &SMALLEST) else { panic!("no network") };
    assert_eq!(complaint, "");
    assert_eq!(fs::read(folder.join("new.net")).unwrap(), network);
    fs::remove_file(folder.join("weights")).unwrap();
    assert_eq!(make(&folder, &SMALLEST).0, Some(network));
}

#[test]
fn positions_off_the_games_can_be_left_out() {
    let folder = folder_with("played", &["--off-game", "2", "--off-nodes", "10"]);
    let games = folder.join("games.bin");
    let all = make(&folder, &SMALLEST).0.unwrap();
    fs::remove_file(folder.join("weights")).unwrap();
    let played = make(&folder, &[&SMALLEST[..], &["--played"]].concat()).0.unwrap();
    assert_ne!(played, all);
    // The result of a position off the game is 3.
    let bytes = body(&fs::read(&games).unwrap()).to_vec();
    let alone: Vec<_> = bytes.chunks(32).filter(|sample| sample[26] != 3).flatten().copied().collect();
    assert!(!alone.is_empty() && alone.len() < bytes.len());
    fs::write(&games, alone).unwrap();
    fs::remove_file(folder.join("weights")).unwrap();
    assert_eq!(make(&folder, &SMALLEST).0.unwrap(), played);
}

#[test]
fn later_scores_of_the_games_change_what_is_learnt() {
    let folder = folder("lambda");
    let without = make(&folder, &SMALLEST).0.unwrap();
    let with = |lambda: &str| {
        fs::remove_file(folder.join("weights")).unwrap();
        make(&folder, &[&SMALLEST[..], &["--lambda", lambda]].concat()).0.unwrap()
    };
    assert!(with("0") == without);
    assert!(with("60") != without);
}

#[test]
fn teachers_change_what_is_learnt() {
    let folder = folder("teachers");
    let alone = make(&folder, &SMALLEST).0.unwrap();
    let teacher = folder.join("teacher.net");
    fs::rename(folder.join("weights"), &teacher).unwrap();
    let teacher = teacher.to_str().unwrap();
    let taught = |share: &str| {
        let more = ["--teacher", teacher, "--teacher", teacher, "--distillation", share];
        let (network, complaint) = make(&folder, &[&SMALLEST[..], &more].concat());
        assert_eq!(complaint, "");
        fs::remove_file(folder.join("weights")).unwrap();
        network.unwrap()
    };
    assert!(taught("60") == taught("60"));
    assert!(taught("60") != alone);
    let games = folder.join("games.bin");
    let (network, complaint) = make(&folder, &["--teacher", games.to_str().unwrap()]);
    assert_eq!(network, None);
    assert!(complaint.trim().ends_with("games.bin is no network, or damaged"), "{complaint}");
}

#[test]
fn a_network_that_does_not_win_leaves_the_old_one() {
    let folder = folder("no-better");
    let old = make(&folder, &SMALLEST).0.unwrap();
    // A wider one that has learnt nothing more plays the same games.
    let start = folder.join("weights");
    let wider = ["--hidden", "128", "--rounds", "0", "--games", "2", "--nodes", "20"];
    let more = [&wider[..], &["--start", start.to_str().unwrap()]].concat();
    let (kept, complaint) = make(&folder, &more);
    assert_eq!(complaint, "");
    assert!(kept.unwrap() == old);
}

#[test]
fn a_start_of_the_wrong_kind_and_missing_games_get_a_sentence() {
    let wrong = folder("wrong");
    let games = wrong.join("games.bin");
    let (network, complaint) = make(&wrong, &["--hidden", "64", "--start", games.to_str().unwrap()]);
    assert_eq!((network, complaint.trim()), (None, "stratege: --start is no network of at most 64 neurons"));
    let empty = support::folder("chess-net", "empty");
    let (network, complaint) = make(&empty, &[]);
    assert_eq!(network, None);
    assert!(complaint.starts_with("stratege: there are no games in "), "{complaint}");
    fs::write(empty.join("text.bin"), "a text that is longer than one sample, and is no file of games")
        .unwrap();
    let (network, complaint) = make(&empty, &[]);
    assert_eq!(network, None);
    assert!(
        complaint.trim().ends_with("text.bin is no file of games, or damaged: position 1 is none"),
        "{complaint}"
    );
    let (network, complaint) = make(&wrong, &["--hidden", "17"]);
    assert_eq!(network, None);
    assert!(complaint.contains("--hidden is 64, 128, 192, 256 or 512, not 17"), "{complaint}");
}
