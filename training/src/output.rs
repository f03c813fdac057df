//! Writing of files.

use std::fs;
use std::path::Path;

use crate::error::TrainingError;

/// Creates a folder and its parents, unless it exists.
pub fn create_folder(path: &Path) -> Result<(), TrainingError> {
    fs::create_dir_all(path)
        .map_err(|error| TrainingError::Input(format!("cannot create {}: {error}", path.display())))
}

/// Writes a file, creating its folder if necessary.
pub fn write_file(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), TrainingError> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| TrainingError::Input(format!("cannot write {}: {error}", path.display())))
}
