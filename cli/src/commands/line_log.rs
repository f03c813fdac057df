//! The file of a long computation: a line that says which one it is, then a line for each result. Whoever is
//! interrupted goes on behind the last whole line.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::CliError;
use crate::error::read_text;

/// The results so far, or none where nothing is kept.
pub struct LineLog {
    path: Option<PathBuf>,
    known: std::vec::IntoIter<String>,
    /// The number of the line that was read last.
    line: usize,
}

impl LineLog {
    /// Opens or begins the file; an error if it belongs to another computation.
    pub fn open(path: Option<&Path>, configuration: &str) -> Result<LineLog, CliError> {
        let Some(path) = path else {
            return Ok(LineLog { path: None, known: Vec::new().into_iter(), line: 0 });
        };
        let text = if path.exists() { read_text(path)? } else { String::new() };
        // A last line that was cut off is computed again.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let mut lines = whole.lines();
        match lines.next() {
            Some(first) if first != configuration => {
                let name = path.display();
                return Err(CliError::Input(format!("{name} is the file of another computation: {first}")));
            }
            Some(_) => std::fs::write(path, whole)?,
            None => std::fs::write(path, format!("{configuration}\n"))?,
        }
        let known: Vec<_> = lines.map(String::from).collect();
        Ok(LineLog { path: Some(path.into()), known: known.into_iter(), line: 1 })
    }

    /// The next result that is known already.
    pub fn next<T>(&mut self, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, CliError> {
        let Some(text) = self.known.next() else { return Ok(None) };
        self.line += 1;
        let name = self.path.iter().map(|path| path.display().to_string()).collect::<String>();
        let damaged = || CliError::Input(format!("{name}, line {} is damaged", self.line));
        parse(&text).ok_or_else(damaged).map(Some)
    }

    /// Keeps a new result.
    pub fn append(&mut self, line: &str) -> Result<(), CliError> {
        let Some(path) = &self.path else { return Ok(()) };
        Ok(OpenOptions::new().append(true).open(path)?.write_all(format!("{line}\n").as_bytes())?)
    }
}
