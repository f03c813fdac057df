//! Errors of commands, and their exit statuses.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use stratege::core::error::Error;
use stratege_training::error::TrainingError;

/// An error of a command.
#[derive(Debug)]
pub enum CliError {
    /// Invalid input, described in one sentence.
    Input(String),
    /// A file or standard stream could not be read or written.
    Io(io::Error),
}

impl CliError {
    /// Adds the number of an input line.
    pub fn at_line(self, number: usize) -> CliError {
        match self {
            CliError::Input(sentence) => CliError::Input(format!("line {number}: {sentence}")),
            io => io,
        }
    }

    /// Prints the error on standard error and returns the exit status: 2 for invalid input, 1 for I/O errors,
    /// 0 for a closed pipe.
    pub fn report(self) -> ExitCode {
        match self {
            CliError::Input(sentence) => {
                eprintln!("stratege: {}", sentence.replace('\n', " "));
                ExitCode::from(2)
            }
            CliError::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            CliError::Io(error) => {
                eprintln!("stratege: input or output failed: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

/// Reads a text file; the error names it.
pub fn read_text(path: &Path) -> Result<String, CliError> {
    std::fs::read_to_string(path)
        .map_err(|error| CliError::Input(format!("cannot read {}: {error}", path.display())))
}

impl From<Error> for CliError {
    fn from(error: Error) -> Self {
        CliError::Input(error.to_string())
    }
}

impl From<TrainingError> for CliError {
    fn from(error: TrainingError) -> Self {
        match error {
            TrainingError::Input(sentence) => CliError::Input(sentence),
            TrainingError::Io(error) => CliError::Io(error),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        CliError::Io(error)
    }
}

impl From<serde_json::Error> for CliError {
    fn from(error: serde_json::Error) -> Self {
        CliError::Io(error.into())
    }
}
