//! Helpers of the tests of training commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An empty folder for one test.
pub fn folder(command: &str, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(command).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Makes weights in the folder; returns them and standard error.
pub fn make(command: &str, folder: &Path, arguments: &[&[&str]]) -> (Option<Vec<u8>>, String) {
    // Without an extension: all `.bin` files are taken for training data.
    let file = folder.join("weights");
    let output = Command::new(env!("CARGO_BIN_EXE_stratege"))
        .args(["make", command])
        .arg(&file)
        .arg("--folder")
        .arg(folder)
        .args(arguments.concat())
        .output()
        .unwrap();
    (fs::read(file).ok(), String::from_utf8(output.stderr).unwrap())
}
