//! The results of a long computation so far, a byte for each position, in a file that only grows: an interrupted call
//! is resumed by the next one.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Time between two progress reports, and so between two writes of the file.
const PROGRESS: Duration = Duration::from_secs(10);

pub struct Checkpoint {
    file: File,
    bytes: Vec<u8>,
    saved: usize,
}

impl Checkpoint {
    pub fn open(path: &Path) -> std::io::Result<Checkpoint> {
        let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(Checkpoint { file, saved: bytes.len(), bytes })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    pub fn add(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    pub fn save(&mut self) -> std::io::Result<()> {
        self.file.write_all(&self.bytes[self.saved..])?;
        self.saved = self.bytes.len();
        Ok(())
    }
}

/// The progress of a long computation.
pub struct Progress {
    begun: Instant,
    before: usize,
    reported: Instant,
}

impl Progress {
    /// The progress of a computation of which so many results were known before.
    pub fn new(before: usize) -> Progress {
        let begun = Instant::now();
        Progress { begun, before, reported: begun }
    }

    /// Whether a report is due.
    pub fn is_due(&mut self) -> bool {
        let is_due = self.reported.elapsed() >= PROGRESS;
        if is_due {
            self.reported = Instant::now();
        }
        is_due
    }

    pub fn seconds_left(&self, done: usize, all: usize) -> f64 {
        let rate = self.begun.elapsed().as_secs_f64() / (done - self.before).max(1) as f64;
        rate * (all - done) as f64
    }
}
