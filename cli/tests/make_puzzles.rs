//! `stratege make puzzles` and `stratege verify puzzles`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("make-puzzles").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(verb: &str, game: &str, file: &Path, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stratege"));
    command.args([verb, "puzzles", game, "--file"]).arg(file).args(options).output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn puzzles_are_made_and_verified() {
    let folder = folder("made");
    let (file, results) = (folder.join("puzzles.txt"), folder.join("results"));
    let options = ["--results", results.to_str().unwrap(), "--games", "8", "--count", "5"];
    let made = printed(&run("make", "qubic", &file, &options));
    assert!(made.contains("5 puzzles\ngoals: "), "{made}");
    let first = fs::read(&file).unwrap();
    printed(&run("make", "qubic", &file, &options));
    assert_eq!(fs::read(&file).unwrap(), first);
    let verified = printed(&run("verify", "qubic", &file, &[]));
    assert!(verified.contains("5 puzzles, 5 proved again"), "{verified}");
}

#[test]
fn foreign_result_file_is_unchanged() {
    let folder = folder("foreign");
    let (file, results) = (folder.join("puzzles.txt"), folder.join("results"));
    fs::write(&results, "my only copy").unwrap();
    let output = run("make", "qubic", &file, &["--results", results.to_str().unwrap(), "--games", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read(&results).unwrap(), b"my only copy");
    assert!(!file.exists());
}

#[test]
fn game_without_puzzles_is_an_error() {
    let folder = folder("unknown");
    let output = run("verify", "go", &folder.join("puzzles.txt"), &[]);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "stratege: there are no puzzles of \"go\"\n");
}
