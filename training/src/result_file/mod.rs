//! Result files: saved progress of long computations, from which an interrupted call resumes.
//!
//! The header names the command and everything that its results depend on. In a [`ResultFile`] each further
//! line is one result as JSON, with a checksum over all lines up to it; larger binary data follow a header in
//! a [`LockedFile`]. One process at a time writes a file, it only grows, and nothing is changed before the
//! whole file has been recognised. The next write drops an incomplete last line.

mod header;
mod locked_file;
mod seal;
#[cfg(test)]
mod tests;

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use self::header::body;
pub use self::locked_file::LockedFile;
use self::seal::Seal;
use crate::error::TrainingError;
use crate::input::read_file;

/// A file to which results are appended, one per line.
pub struct ResultFile {
    file: LockedFile,
    /// Checksum of the lines; `None` if the file has none.
    seal: Option<Seal>,
}

impl ResultFile {
    /// Opens or creates the file of a computation; returns the results in it. A file with other contents is
    /// an error and stays unchanged.
    pub fn open<T: DeserializeOwned>(
        path: &Path,
        command: &str,
        options: &impl Serialize,
    ) -> Result<(ResultFile, Vec<T>), TrainingError> {
        let (mut file, mut seal, bytes) = LockedFile::open(path, command, options)?;
        let whole = whole_lines(&bytes);
        let results = parse_lines(whole, &mut seal).map_err(|problem| not_resumable(path, &problem))?;
        file.retain(whole.len());
        Ok((ResultFile { file, seal }, results))
    }

    /// Appends a result, which serialises to an object.
    pub fn append(&mut self, result: &impl Serialize) -> Result<(), TrainingError> {
        let object = serde_json::to_string(result)?;
        let mut seal = self.seal;
        let line = seal.as_mut().map_or_else(|| format!("{object}\n"), |seal| seal.close(&object));
        self.file.append(line.as_bytes())?;
        self.seal = seal;
        Ok(())
    }
}

/// Reads the options and results of a file without changing or locking it.
pub fn read<O: DeserializeOwned, T: DeserializeOwned>(
    path: &Path,
    command: &str,
) -> Result<(O, Vec<T>), TrainingError> {
    let bytes = read_file(path)?;
    let parse = || {
        let (options, mut seal, start) = header::parse(&bytes, command)?;
        let options = serde_json::from_value(Value::Object(options))
            .map_err(|error| format!("has unreadable options: {error}"))?;
        Ok((options, parse_lines(whole_lines(&bytes[start..]), &mut seal)?))
    };
    parse().map_err(|problem: String| TrainingError::Input(format!("{} {problem}", path.display())))
}

/// Results of steps in a fixed order: first those of earlier calls, then new ones.
pub struct ResultLog<T> {
    file: Option<ResultFile>,
    known: std::vec::IntoIter<T>,
    /// Number of the last line returned.
    line: usize,
}

impl<T: Serialize + DeserializeOwned> ResultLog<T> {
    /// Opens or creates the file, if there is a path.
    pub fn open(path: Option<&Path>, command: &str, options: &impl Serialize) -> Result<Self, TrainingError> {
        let opened = path.map(|path| ResultFile::open(path, command, options)).transpose()?;
        let (file, known) = opened.map_or((None, Vec::new()), |(file, known)| (Some(file), known));
        Ok(ResultLog { file, known: known.into_iter(), line: 1 })
    }

    /// Number of results of earlier calls that are left.
    pub fn known(&self) -> usize {
        self.known.len()
    }

    /// The next result of an earlier call. Fails if it does not fit the current step.
    pub fn next(&mut self, fits: impl Fn(&T) -> bool) -> Result<Option<T>, TrainingError> {
        let (Some(ResultFile { file, .. }), Some(result)) = (&self.file, self.known.next()) else {
            return Ok(None);
        };
        self.line += 1;
        match fits(&result) {
            true => Ok(Some(result)),
            false => Err(not_resumable(file.path(), &damaged(self.line))),
        }
    }

    /// Saves a new result.
    pub fn append(&mut self, result: &T) -> Result<(), TrainingError> {
        self.file.as_mut().map_or(Ok(()), |file| file.append(result))
    }
}

/// The bytes up to the last line end.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1)]
}

/// Parses the lines after the header; the error is the predicate of a sentence about the file.
fn parse_lines<T: DeserializeOwned>(bytes: &[u8], seal: &mut Option<Seal>) -> Result<Vec<T>, String> {
    let lines = (2..).zip(bytes.split_inclusive(|&byte| byte == b'\n'));
    let results = lines.map(|(number, line)| {
        let line = std::str::from_utf8(line).map_err(|_| damaged(number))?.trim_end_matches('\n');
        let object = match seal {
            Some(seal) => seal.open(line).ok_or_else(|| damaged(number))?,
            None => line.into(),
        };
        serde_json::from_str(&object).map_err(|error| format!("{}: {error}", damaged(number)))
    });
    results.collect()
}

fn damaged(line: usize) -> String {
    format!("is damaged in line {line}")
}

/// The error for a file that cannot be resumed, with the predicate of a sentence about it.
pub fn not_resumable(path: &Path, problem: &str) -> TrainingError {
    TrainingError::Input(format!("{} {problem}; it was left unchanged", path.display()))
}
