//! Reading of files, with errors that name them.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::error::TrainingError;

/// Reads a file.
pub fn read_file(path: &Path) -> Result<Vec<u8>, TrainingError> {
    fs::read(path).map_err(|error| cannot_read(path, &error))
}

/// Reads a text file.
pub fn read_text_file(path: &Path) -> Result<String, TrainingError> {
    fs::read_to_string(path).map_err(|error| cannot_read(path, &error))
}

fn cannot_read(path: &Path, error: &io::Error) -> TrainingError {
    TrainingError::Input(format!("cannot read {}: {error}", path.display()))
}

/// Reads a file; `None` if it does not exist.
pub fn read_if_any(path: &Path) -> Result<Option<Vec<u8>>, TrainingError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        _ => read_file(path).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_missing_files_are_none() {
        let folder = std::env::temp_dir();
        let missing = folder.join(format!("stratege-no-file-{}", std::process::id()));
        assert_eq!(read_if_any(&missing).unwrap(), None);
        assert!(read_if_any(&folder).unwrap_err().to_string().starts_with("cannot read "));
        assert!(read_file(&missing).unwrap_err().to_string().contains("stratege-no-file"));
    }
}
