//! `stratege spsa`: resumes after an interruption, and prints a player in text form.

use std::process::{Command, Output};

fn spsa(arguments: &str) -> Output {
    let words = "spsa reversi champion:book=0,solve=10 --nodes 60 --pairs 1 --random-plies 8 --only probcut-t,reply-penalty";
    let words = words.split(' ').chain(arguments.split(' '));
    Command::new(env!("CARGO_BIN_EXE_stratege")).args(words).output().unwrap()
}

fn answer(arguments: &str) -> String {
    let output = spsa(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn interrupted_tuning_resumes() {
    let path = std::env::temp_dir().join(format!("stratege-spsa-{}", std::process::id()));
    let file = path.to_str().unwrap();
    let once = answer("--iterations 10");
    answer(&format!("--iterations 4 --file {file}"));
    // Cuts a line.
    let cut = std::fs::read_to_string(&path).unwrap() + "1/0";
    std::fs::write(&path, cut).unwrap();
    assert_eq!(answer(&format!("--iterations 10 --file {file} --concurrency 1")), once);
    assert_eq!(std::fs::read_to_string(&path).unwrap().lines().count(), 11);
    let other = spsa(&format!("--iterations 10 --file {file} --seed 2"));
    assert_eq!(other.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&other.stderr).contains("has the results of another computation"));
    std::fs::remove_file(&path).unwrap();

    let tuned = once.lines().find(|line| line.starts_with("champion:")).unwrap();
    assert!(tuned.contains("probcut-t=") && tuned.ends_with(",book=0,solve=10"), "{tuned}");
    assert!(once.contains(&format!("stratege match reversi {tuned} champion:book=0,solve=10 ")), "{once}");
    let typed = ["best", "reversi", "f5", "--player", tuned, "--nodes", "50"];
    assert!(Command::new(env!("CARGO_BIN_EXE_stratege")).args(typed).output().unwrap().status.success());
}

#[test]
fn a_player_without_weights_is_not_tuned() {
    for words in [["spsa", "reversi", "doofie"], ["tune", "connect4", "level-1"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_stratege")).args(words).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(error, format!("stratege: {} has no weights to tune\n", words[2]));
    }
}
