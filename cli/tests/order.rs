//! `stratege order`: resumes after an interruption, and reports the results of the games.

use std::process::{Command, Output};

fn order(arguments: &str) -> Output {
    let words = arguments.split(' ');
    Command::new(env!("CARGO_BIN_EXE_stratege")).arg("order").args(words).output().unwrap()
}

fn answer(arguments: &str) -> String {
    let output = order(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

const SMALL: &str =
    "qubic ttt3d --games 20 --generations 2 --population 4 --trial-games 10 --finalists 2 --final-games 210";

#[test]
fn interrupted_experiment_resumes() {
    let path = std::env::temp_dir().join(format!("stratege-order-{}", std::process::id()));
    let file = path.to_str().unwrap();
    let once = answer(&format!("{SMALL} --file {file}"));
    let whole = std::fs::read_to_string(&path).unwrap();
    // A line for each swap, for each order of a generation with its check, and for each portion of the final
    // games.
    assert_eq!(whole.lines().count(), 1 + 78 + 2 * (4 + 1) + 3 * 2);
    // Cuts a line in the middle.
    let half = &whole[..whole.len() / 2];
    std::fs::write(&path, half).unwrap();
    assert_eq!(answer(&format!("{SMALL} --file {file}")), once);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
    let other = order(&format!("{SMALL} --file {file} --seed 2"));
    assert!(String::from_utf8_lossy(&other.stderr).contains("has the results of another computation"));
    std::fs::write(&path, whole.replacen("\":\"=", "\":\"+", 1)).unwrap();
    let damaged = order(&format!("{SMALL} --file {file}"));
    assert!(String::from_utf8_lossy(&damaged.stderr).contains("is damaged"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn neutral_swap_is_even_and_losing_swaps_are_reported() {
    let output = answer(SMALL);
    let line = |start: &str| output.lines().find(|line| line.contains(start)).unwrap();
    // Situation 1 is a row of the opponent, which ends the game, so that its place before situation 2 does
    // not matter.
    assert!(
        line("1/78 swap 1 and 2")
            .contains(": 50.00 % ± 0.00, Elo +0.0, margin unknown, pairs [0, 0, 10, 0, 0]")
    );
    // Looking for a win last loses.
    let last = line("swap 2 and 13");
    assert!(last.contains("pairs [") && last.contains(": 0.00 %"), "{last}");
    assert!(line("generation 2: ").contains("order="));
    assert!(output.contains("in 210 fresh games each:\nswap "));
    assert_eq!(output.lines().filter(|line| line.contains(", order=")).count(), 2 + 3);
}

#[test]
fn only_lists_are_accepted() {
    for (arguments, error) in [
        ("qubic ttt3d --list triples", "ttt3d has no ordered list \"triples\""),
        ("gobang cpc-gobang", "cpc-gobang has no ordered list \"order\""),
        ("qubic nobody", "there is no player called \"nobody\""),
    ] {
        let output = order(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(error), "{arguments}");
    }
}
