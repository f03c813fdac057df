//! `stratege solve gobang` as users run it.

use std::process::Command;

fn solve(arguments: &[&str]) -> (String, String) {
    let all = ["solve", "gobang"].iter().chain(arguments);
    let output = Command::new(env!("CARGO_BIN_EXE_stratege")).args(all).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

#[test]
fn wins_are_printed_with_their_line() {
    // Black blocks nothing, so that an open three becomes an open four.
    let (open_three, _) = solve(&["h8b2i8b14j8n3"]);
    assert!(open_three.starts_with("h8b2i8b14j8n3 wins in 3: "), "{open_three}");
    let (four, _) = solve(&["h8h9i8i9j8j9k8a1"]);
    assert!(four.starts_with("h8h9i8i9j8j9k8a1 wins in 1: "), "{four}");
    let (nothing, _) = solve(&["h8i9"]);
    assert!(nothing.starts_with("h8i9 no win "), "{nothing}");
}

#[test]
fn every_move_has_a_result() {
    // White must block one end of the four, and still loses.
    let (answer, _) = solve(&["h8b2i8b14j8n3k8", "--moves", "--nodes", "2000"]);
    for word in ["g8=-2", "l8=-2", "a1=-2"] {
        assert!(answer.contains(word), "{word} in {answer}");
    }
}

#[test]
fn unsolvable_input_is_an_error() {
    assert_eq!(
        solve(&["h8z9"]).1,
        "stratege: move 2: z9 is not allowed here: columns are a to t, rows 1 to 20; x and y are 0 to 19\n"
    );
    assert_eq!(solve(&["h8h9i8i9j8j9k8k9l8"]).1, "stratege: the game is over, no move can follow\n");
}
