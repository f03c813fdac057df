//! What the making of a book has worked out so far: a byte a position, in a file that only grows.
//!
//! Making can be interrupted at any time; the next call goes on from the file.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};

/// Between two lines of progress; what is in the file is never older.
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

/// How fast it goes.
pub struct Progress {
    begun: Instant,
    before: usize,
    said: Instant,
}

impl Progress {
    /// So many positions were known when it began.
    pub fn new(before: usize) -> Progress {
        let begun = Instant::now();
        Progress { begun, before, said: begun }
    }

    /// Whether it is time for a word.
    pub fn is_due(&mut self) -> bool {
        let is_due = self.said.elapsed() >= PROGRESS;
        if is_due {
            self.said = Instant::now();
        }
        is_due
    }

    pub fn seconds_left(&self, done: usize, all: usize) -> f64 {
        let rate = self.begun.elapsed().as_secs_f64() / (done - self.before).max(1) as f64;
        rate * (all - done) as f64
    }
}
