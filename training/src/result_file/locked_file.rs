//! A file with a header, written by one process at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::seal::Seal;
use super::{header, not_resumable};
use crate::error::TrainingError;

/// A file with a header, locked for this process. It is unchanged until the first [`LockedFile::append`].
pub struct LockedFile {
    file: File,
    path: PathBuf,
    /// The header, until it is written.
    header: String,
    /// Bytes of the header in the file.
    start: u64,
    /// Bytes that the next write retains.
    length: u64,
}

impl LockedFile {
    /// Opens or creates the file of a command; returns it with its checksum and the bytes after its header. A
    /// file with other contents is an error and stays unchanged.
    pub(super) fn open(
        path: &Path,
        command: &str,
        options: &impl Serialize,
    ) -> Result<(LockedFile, Option<Seal>, Vec<u8>), TrainingError> {
        let (file, mut bytes) = lock_and_read(path)?;
        let (line, seal, wanted) = header::new(command, options)?;
        let new = LockedFile { file, path: path.into(), header: line, start: 0, length: 0 };
        // A new file, or one whose header was cut off.
        if bytes.len() < new.header.len() && new.header.as_bytes().starts_with(&bytes) {
            return Ok((new, Some(seal), Vec::new()));
        }
        let (known, seal, start) =
            header::parse(&bytes, command).map_err(|problem| not_resumable(path, &problem))?;
        if let Some(what) = header::difference(&known, &wanted) {
            return Err(not_resumable(path, &format!("has the results of another computation: {what}")));
        }
        let length = bytes.len() as u64;
        bytes.drain(..start);
        Ok((LockedFile { header: String::new(), start: start as u64, length, ..new }, seal, bytes))
    }

    /// Opens or creates a file with binary data after its header; returns these bytes.
    pub fn open_data(
        path: &Path,
        command: &str,
        options: &impl Serialize,
    ) -> Result<(LockedFile, Vec<u8>), TrainingError> {
        LockedFile::open(path, command, options).map(|(file, _, bytes)| (file, bytes))
    }

    /// The path with which the file was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lets the next write drop all but the first `bytes` bytes after the header.
    pub fn retain(&mut self, bytes: usize) {
        self.length = self.start + bytes as u64;
    }

    /// Appends bytes.
    pub fn append(&mut self, bytes: &[u8]) -> Result<(), TrainingError> {
        // Drops an incomplete write of an earlier process or to a full disk.
        self.file.set_len(self.length)?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(&[self.header.as_bytes(), bytes].concat())?;
        let header = std::mem::take(&mut self.header).len() as u64;
        self.start += header;
        self.length += header + bytes.len() as u64;
        Ok(())
    }
}

/// Opens or creates a file with an exclusive lock.
fn lock_and_read(path: &Path) -> Result<(File, Vec<u8>), TrainingError> {
    let cannot =
        |error: std::io::Error| TrainingError::Input(format!("cannot open {}: {error}", path.display()));
    let mut options = OpenOptions::new();
    let mut file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(cannot)?;
    if !file.metadata().map_err(cannot)?.is_file() {
        return Err(not_resumable(path, "is not a regular file"));
    }
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Err(not_resumable(path, "is in use by another process")),
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
        Ok(()) => {}
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(cannot)?;
    Ok((file, bytes))
}
