//! `stratege make puzzles` and `stratege verify puzzles`.

use std::ffi::OsStr;
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

/// A result file with one composition, and its endgame.
const COMPOSED: &str = r#"{"stratege":"0.2.0","format":1,"command":"make puzzle-endings","options":{"game":"chess","seed":1},"sum":"4f6dbed6"}
{"number":0,"puzzle":"m0lq13\tchess:4K1R1/4P2r/4k3/8/8/8/8/8_w_-_-_0_1:\twin\tg8g6\tg8g6 e6f5 g6g1 h7h2 e8f7 h2h7 g1g7 f5e4 g7h7\t1162\t50\tlucena,bridge,only-winning-move,rook-endgame","sum":"662b0626"}
"#;
const ENDGAME: &str = "m0lq13\tchess:4K1R1/4P2r/4k3/8/8/8/8/8_w_-_-_0_1:\twin\tg8g6\tg8g6 e6f5 g6g1 h7h2 e8f7 h2h7 g1g7 f5e4 g7h7\t1162\t50\tlucena,bridge,only-winning-move,rook-endgame";

#[test]
fn composed_endgames_are_added_to_the_stored_puzzles() {
    let folder = folder("endings");
    let (file, results) = (folder.join("puzzles.txt"), folder.join("results"));
    let stored = fs::read_to_string("../data/chess/puzzles.txt").unwrap();
    let stored: Vec<&str> = stored.lines().filter(|line| !line.starts_with("m0lq13")).take(3).collect();
    fs::write(&file, format!("{}\n", stored.join("\n"))).unwrap();
    fs::write(&results, COMPOSED).unwrap();
    for _ in 0..2 {
        let options = ["make", "puzzle-endings", "--count", "1"];
        let files = [OsStr::new("--file"), file.as_ref(), OsStr::new("--results"), results.as_ref()];
        let mut command = Command::new(env!("CARGO_BIN_EXE_stratege"));
        let made = printed(&command.args(options).args(files).output().unwrap());
        assert!(made.contains("3 puzzles\ngoals: "), "{made}");
        let text = fs::read_to_string(&file).unwrap();
        assert!(stored.iter().all(|line| text.contains(line)) && text.contains(ENDGAME), "{text}");
    }
}

#[test]
fn game_without_puzzles_is_an_error() {
    let folder = folder("unknown");
    let output = run("verify", "go", &folder.join("puzzles.txt"), &[]);
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "stratege: there are no puzzles of \"go\"\n");
}
