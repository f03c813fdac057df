//! Why a command could not be carried out.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use stratege::core::error::Error;
use stratege_training::error::TrainingError;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum CliError {
    /// The input is wrong: one sentence that says what.
    Input(String),
    /// A file or standard output could not be read or written.
    Io(io::Error),
}

impl CliError {
    /// The same with the number of the input line that it is about.
    pub fn at_line(self, number: usize) -> CliError {
        match self {
            CliError::Input(sentence) => CliError::Input(format!("line {number}: {sentence}")),
            io => io,
        }
    }

    /// Reports the error on standard error. A reader that goes away ends the program quietly.
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

/// The text of a file, or a complaint that names it.
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
