//! Numbers in options and files that are out of range are errors, not panics.

use std::process::{Command, Output};

fn stratege(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stratege")).args(arguments).output().unwrap()
}

#[test]
fn numbers_out_of_range_are_errors() {
    for (arguments, range) in [
        ("match reversi doofie doofie --games 4294967295", "1 to 1000000"),
        ("play reversi --first doofie --second doofie --games 0", "1 to 1000000"),
        ("match reversi doofie doofie --concurrency 40000", "1 to 256"),
        ("tune gobang cpc-gobang --cores 0", "1 to 256"),
        ("tune gobang cpc-gobang --population 18446744073709551615", "1 to 1000"),
        ("spsa reversi champion --pairs 4000000000", "1 to 1000000"),
        ("order qubic ttt3d --games 4294967295", "0 to 1000000"),
        ("scale reversi doofie --doublings 0", "1 to 31"),
        ("mistakes FILE --cap 0", "1 to 1000000"),
        ("solve connect4 4 --table-bits 64", "0 to 32"),
        ("solve reversi f5 --table-bits 64", "0 to 32"),
        ("verify puzzles chess --every 0", "1 to 18446744073709551615"),
    ] {
        let output = stratege(&arguments.split(' ').collect::<Vec<_>>());
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.ends_with(&format!("expected a number from {range}\n")), "{arguments}: {error}");
    }
}

#[test]
fn largest_seeds_and_durations_are_accepted() {
    let (seed, minutes) = (u64::MAX.to_string(), u32::MAX.to_string());
    let spsa = stratege(&["spsa", "reversi", "champion", "--iterations", "0", "--seed", &seed]);
    assert!(String::from_utf8(spsa.stdout).unwrap().contains("--seed 0 --sprt"));
    let played = ["match", "reversi", "doofie", "doofie", "--games", "1", "--minutes", &minutes];
    assert!(stratege(&played).status.success());
}
