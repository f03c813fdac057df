//! Writing of files.

use std::fs;
use std::path::Path;

use crate::error::TrainingError;

/// Writes a file, creating its folder if necessary.
pub fn write_file(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), TrainingError> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| TrainingError::Input(format!("cannot write {}: {error}", path.display())))
}
