//! What the makers of several games' books and weights share. Native programs only: the feature `training`.

pub(crate) mod checkpoint;
pub mod opening_book;

use std::path::Path;
use std::{fmt, fs, io};

use crate::core::error::Error;

/// Why a book or weights could not be made or verified.
#[derive(Debug)]
pub enum TrainingError {
    /// An input is wrong, or what is verified: one sentence that says what.
    Input(String),
    /// A file could not be read or written.
    Io(io::Error),
}

impl fmt::Display for TrainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainingError::Input(sentence) => f.write_str(sentence),
            TrainingError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TrainingError {}

impl From<Error> for TrainingError {
    fn from(error: Error) -> Self {
        TrainingError::Input(error.to_string())
    }
}

impl From<io::Error> for TrainingError {
    fn from(error: io::Error) -> Self {
        TrainingError::Io(error)
    }
}

/// Writes what was made, in a folder that may not be there yet.
pub(crate) fn write_file(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), TrainingError> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    written.map_err(|error| TrainingError::Input(format!("cannot write {}: {error}", path.display())))
}
