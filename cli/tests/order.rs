//! The order of a list against others: it resumes after an interruption, and reports the results of the games.

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
fn an_interrupted_experiment_resumes() {
    let path = std::env::temp_dir().join(format!("stratege-order-{}", std::process::id()));
    let file = path.to_str().unwrap();
    let once = answer(&format!("{SMALL} --file {file}"));
    let whole = std::fs::read_to_string(&path).unwrap();
    // A line for each swap, each order of a generation with its check, and each portion of the last games.
    assert_eq!(whole.lines().count(), 1 + 78 + 2 * (4 + 1) + 3 * 2);
    // Cut off in the middle of a line.
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
fn a_swap_that_changes_nothing_has_an_even_score_and_losing_ones_are_told() {
    let told = answer(SMALL);
    let line = |start: &str| told.lines().find(|line| line.contains(start)).unwrap();
    // Situation 1 is a row of the opponent: no game goes on with it, so its place does not matter before that of 2.
    assert!(
        line("1/78 swap 1 and 2")
            .contains(": 50.00 % ± 0.00, Elo +0.0, margin unknown, pairs [0, 0, 10, 0, 0]")
    );
    // Whoever looks for a win last of all loses.
    let last = line("swap 2 and 13");
    assert!(last.contains("pairs [") && last.contains(": 0.00 %"), "{last}");
    assert!(line("generation 2: ").contains("order="));
    assert!(told.contains("in 210 fresh games each:\nswap "));
    assert_eq!(told.lines().filter(|line| line.contains(", order=")).count(), 2 + 3);
}

#[test]
fn only_a_list_has_an_order() {
    for (arguments, complaint) in [
        ("qubic ttt3d --list triples", "ttt3d has no list \"triples\" whose order counts"),
        ("gobang cpc-gobang", "cpc-gobang has no list \"order\" whose order counts"),
        ("qubic nobody", "there is no player called \"nobody\""),
    ] {
        let output = order(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(complaint), "{arguments}");
    }
}
