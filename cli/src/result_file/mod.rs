//! Result files: the progress of a long computation as JSON Lines, so that an interrupted call resumes where it stopped.
//!
//! The header names the command and everything that its results depend on; each further line is one result. Every line
//! ends with a checksum over all lines up to it. One process writes a file at a time, lines are only appended, and
//! nothing is changed in a file before all of it has been recognised. A last line that was cut off is dropped by the
//! next write.

mod seal;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use self::seal::Seal;
use crate::CliError;

/// Version of the file format.
const FORMAT: u32 = 1;

/// The options of a computation by their names.
type Options = Map<String, Value>;

/// First line of a result file.
#[derive(Serialize, Deserialize)]
struct Header<O> {
    /// Version of the program that began the file.
    stratege: String,
    format: u32,
    command: String,
    /// Everything that the results depend on: an object.
    options: O,
}

/// Header of the files of `stratege match` whose lines have no checksums.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnsealedHeader {
    #[serde(rename = "match")]
    options: Options,
}

/// A locked file to which results are appended.
pub struct ResultFile {
    file: File,
    path: PathBuf,
    /// The header if it is not in the file yet.
    header: String,
    /// Bytes of the lines that are whole.
    length: u64,
    /// Checksum of these lines; `None` if the file has no checksums.
    seal: Option<Seal>,
}

impl ResultFile {
    /// Opens or creates the file of a computation and returns the results that it has already. A file of anything else
    /// is refused and left unchanged.
    pub fn open<T: DeserializeOwned>(
        path: &Path,
        command: &str,
        options: &impl Serialize,
    ) -> Result<(ResultFile, Vec<T>), CliError> {
        let (file, bytes) = lock_and_read(path)?;
        let header = Header {
            stratege: env!("CARGO_PKG_VERSION").into(),
            format: FORMAT,
            command: command.into(),
            options,
        };
        let object = serde_json::to_string(&header)?;
        let mut seal = Seal::default();
        let line = seal.close(&object);
        let path = path.to_path_buf();
        // A new file, or one whose header was cut off.
        if bytes.len() < line.len() && line.as_bytes().starts_with(&bytes) {
            return Ok((ResultFile { file, path, header: line, length: 0, seal: Some(seal) }, Vec::new()));
        }
        let contents = Contents::parse(&bytes, command).map_err(|problem| refused(&path, &problem))?;
        let wanted: Header<Options> = serde_json::from_str(&object)?;
        if let Some(what) = difference(&contents.options, &wanted.options) {
            return Err(refused(&path, &format!("has the results of another computation: {what}")));
        }
        let (length, seal) = (contents.length as u64, contents.seal);
        Ok((ResultFile { file, path, header: String::new(), length, seal }, contents.results))
    }

    /// Appends a result, which serializes to an object.
    pub fn append(&mut self, result: &impl Serialize) -> Result<(), CliError> {
        let object = serde_json::to_string(result)?;
        let mut seal = self.seal;
        let line = seal.as_mut().map_or_else(|| format!("{object}\n"), |seal| seal.close(&object));
        let text = format!("{}{line}", self.header);
        // Drops a line that was cut off: by the end of an earlier process, or by a full disk.
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(text.as_bytes())?;
        self.header.clear();
        self.length += text.len() as u64;
        self.seal = seal;
        Ok(())
    }
}

/// Reads the options and results of a file without changing or locking it.
pub fn read<O: DeserializeOwned, T: DeserializeOwned>(
    path: &Path,
    command: &str,
) -> Result<(O, Vec<T>), CliError> {
    let bytes = std::fs::read(path)
        .map_err(|error| CliError::Input(format!("cannot read {}: {error}", path.display())))?;
    let contents = Contents::parse(&bytes, command).map_err(|problem| refused(path, &problem))?;
    let options = serde_json::from_value(Value::Object(contents.options))
        .map_err(|error| refused(path, &format!("has unreadable options: {error}")))?;
    Ok((options, contents.results))
}

/// Results of a computation whose steps have a fixed order: those of earlier calls, then new ones.
pub struct ResultLog<T> {
    file: Option<ResultFile>,
    known: std::vec::IntoIter<T>,
    /// Number of the line that was taken last.
    line: usize,
}

impl<T: Serialize + DeserializeOwned> ResultLog<T> {
    /// Opens or creates the file, if there should be one.
    pub fn open(path: Option<&Path>, command: &str, options: &impl Serialize) -> Result<Self, CliError> {
        let opened = path.map(|path| ResultFile::open(path, command, options)).transpose()?;
        let (file, known) = opened.map_or((None, Vec::new()), |(file, known)| (Some(file), known));
        Ok(ResultLog { file, known: known.into_iter(), line: 1 })
    }

    /// The next result of an earlier call; an error if it cannot be the one of this step.
    pub fn next(&mut self, fits: impl Fn(&T) -> bool) -> Result<Option<T>, CliError> {
        let (Some(file), Some(result)) = (&self.file, self.known.next()) else { return Ok(None) };
        self.line += 1;
        match fits(&result) {
            true => Ok(Some(result)),
            false => Err(refused(&file.path, &damaged(self.line))),
        }
    }

    /// Saves a new result.
    pub fn append(&mut self, result: &T) -> Result<(), CliError> {
        self.file.as_mut().map_or(Ok(()), |file| file.append(result))
    }
}

/// Opens or creates a file for this process alone.
fn lock_and_read(path: &Path) -> Result<(File, Vec<u8>), CliError> {
    let cannot = |error: std::io::Error| CliError::Input(format!("cannot open {}: {error}", path.display()));
    let mut file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(cannot)?;
    if !file.metadata().map_err(cannot)?.is_file() {
        return Err(refused(path, "is not a regular file"));
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Err(refused(path, "is in use by another process")),
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
        Ok(()) => {}
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(cannot)?;
    Ok((file, bytes))
}

/// The whole lines of a file.
struct Contents<T> {
    options: Options,
    results: Vec<T>,
    length: usize,
    seal: Option<Seal>,
}

impl<T: DeserializeOwned> Contents<T> {
    /// Reads the file of a command; else the predicate of a sentence about the file.
    fn parse(bytes: &[u8], command: &str) -> Result<Contents<T>, String> {
        let foreign = "is not a result file of this program";
        let length = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let text = std::str::from_utf8(&bytes[..length]).map_err(|_| foreign)?;
        let mut lines = text.split_terminator('\n');
        let (options, mut seal) = parse_header(lines.next().ok_or(foreign)?, command)?;
        let results = (2..).zip(lines).map(|(number, line)| {
            let object = match &mut seal {
                Some(seal) => seal.open(line).ok_or_else(|| damaged(number))?,
                None => line.into(),
            };
            serde_json::from_str(&object).map_err(|error| format!("{}: {error}", damaged(number)))
        });
        let results = results.collect::<Result<_, String>>()?;
        Ok(Contents { options, results, length, seal })
    }
}

fn parse_header(line: &str, command: &str) -> Result<(Options, Option<Seal>), String> {
    let foreign = || "is not a result file of this program".to_string();
    let mut seal = Seal::default();
    let Some(object) = seal.open(line) else {
        let header: UnsealedHeader = serde_json::from_str(line).map_err(|_| foreign())?;
        return if command == "match" { Ok((header.options, None)) } else { Err(results_of("match")) };
    };
    let header: Header<Options> = serde_json::from_str(&object).map_err(|_| foreign())?;
    match header {
        Header { format, .. } if format != FORMAT => {
            Err(format!("has the format {format} of version {}, not {FORMAT}", header.stratege))
        }
        Header { command: other, .. } if other != command => Err(results_of(&other)),
        Header { options, .. } => Ok((options, Some(seal))),
    }
}

fn results_of(command: &str) -> String {
    format!("has the results of \"stratege {command}\"")
}

fn damaged(line: usize) -> String {
    format!("is damaged in line {line}")
}

fn refused(path: &Path, problem: &str) -> CliError {
    CliError::Input(format!("{} {problem}; it was left unchanged", path.display()))
}

/// The first option in which a file differs from the computation that should be resumed.
fn difference(known: &Options, wanted: &Options) -> Option<String> {
    let names: BTreeSet<_> = known.keys().chain(wanted.keys()).collect();
    let different = names.into_iter().find(|&name| known.get(name) != wanted.get(name))?;
    let [known, wanted] =
        [known, wanted].map(|options| options.get(different).map_or("not given".into(), Value::to_string));
    Some(format!("its {different}: {known}, not {wanted}"))
}
