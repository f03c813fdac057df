//! The file of a match: its configuration in the first line, then a line of JSON for each game, in the order in which
//! they have ended.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::result::GameResult;
use super::setup::Configuration;
use crate::CliError;
use crate::error::read_text;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(rename = "match")]
    configuration: Configuration,
}

/// A file that games are appended to.
pub struct ResultFile {
    file: File,
}

impl ResultFile {
    /// Opens a file, or makes it; answers the games that it has already. A line that was cut off is dropped.
    pub fn open(
        path: &Path,
        configuration: &Configuration,
    ) -> Result<(ResultFile, Vec<GameResult>), CliError> {
        let name = path.display();
        let cannot = |error| CliError::Input(format!("cannot open {name}: {error}"));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(cannot)?;
        if file.try_lock().is_err() {
            return Err(CliError::Input(format!("another match is writing to {name}")));
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(cannot)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut file = ResultFile { file };
        if whole == 0 {
            file.append(&Header { configuration: configuration.clone() })?;
            return Ok((file, Vec::new()));
        }
        let (known, games) = parse(&text[..whole], path)?;
        match difference(&known, configuration)? {
            Some(what) => Err(CliError::Input(format!("{name} is the file of another match: {what}"))),
            None => Ok((file, games)),
        }
    }

    /// Adds a line.
    pub fn append(&mut self, line: &impl Serialize) -> Result<(), CliError> {
        // In one piece, so that what is cut off is a line.
        let text = serde_json::to_string(line)? + "\n";
        Ok(self.file.write_all(text.as_bytes())?)
    }
}

fn parse(text: &str, path: &Path) -> Result<(Configuration, Vec<GameResult>), CliError> {
    let damaged = |number: usize, error: serde_json::Error| {
        CliError::Input(format!("{}, line {number}: {error}", path.display()))
    };
    let mut lines = (1..).zip(text.lines());
    let (_, first) = lines.next().ok_or_else(|| CliError::Input(format!("{} is empty", path.display())))?;
    let header: Header = serde_json::from_str(first).map_err(|error| damaged(1, error))?;
    let games =
        lines.map(|(number, line)| serde_json::from_str(line).map_err(|error| damaged(number, error)));
    Ok((header.configuration, games.collect::<Result<_, _>>()?))
}

/// The first thing in which two configurations differ.
fn difference(known: &Configuration, asked: &Configuration) -> Result<Option<String>, CliError> {
    let (known, asked) = (serde_json::to_value(known)?, serde_json::to_value(asked)?);
    let (Value::Object(known), Value::Object(asked)) = (known, asked) else { return Ok(None) };
    let different = known.iter().find(|(name, value)| asked.get(*name) != Some(value));
    Ok(different.map(|(name, value)| {
        let asked = asked.get(name).unwrap_or(&Value::Null);
        format!("its {name}: {value}, not {asked}")
    }))
}
/// Reads a file of results.
pub fn read(path: &Path) -> Result<(Configuration, Vec<GameResult>), CliError> {
    let text = read_text(path)?;
    parse(&text[..text.rfind('\n').map_or(0, |end| end + 1)], path)
}
