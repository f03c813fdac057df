//! Errors of the makers and verifiers.

use std::{fmt, io};

use stratege::core::error::Error;

/// An error of a maker or verifier.
#[derive(Debug)]
pub enum TrainingError {
    /// Invalid input or failed verification, described in one sentence.
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

impl From<serde_json::Error> for TrainingError {
    fn from(error: serde_json::Error) -> Self {
        TrainingError::Io(error.into())
    }
}

impl From<io::Error> for TrainingError {
    fn from(error: io::Error) -> Self {
        TrainingError::Io(error)
    }
}
