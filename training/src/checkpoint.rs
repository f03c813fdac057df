//! Small results of long computations, written to a result file in blocks, and progress reports.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::error::TrainingError;
use crate::result_file::ResultFile;

/// Interval between progress reports, at which the file is also written.
const PROGRESS: Duration = Duration::from_secs(10);

/// The results so far: those of the file, then new ones.
pub struct Checkpoint {
    file: ResultFile,
    bytes: Vec<u8>,
    saved: usize,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Block {
    #[serde(with = "hex")]
    bytes: Vec<u8>,
}

impl Checkpoint {
    /// Opens or creates the file of a command with these options.
    pub fn open(path: &Path, command: &str, options: &impl Serialize) -> Result<Checkpoint, TrainingError> {
        let (file, blocks) = ResultFile::open::<Block>(path, command, options)?;
        let bytes = blocks.into_iter().flat_map(|block| block.bytes).collect::<Vec<_>>();
        Ok(Checkpoint { file, saved: bytes.len(), bytes })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Adds a result; the next [`Checkpoint::save`] writes it.
    pub fn add(&mut self, result: &[u8]) {
        self.bytes.extend(result);
    }

    pub fn save(&mut self) -> Result<(), TrainingError> {
        if self.saved < self.bytes.len() {
            self.file.append(&Block { bytes: self.bytes[self.saved..].to_vec() })?;
            self.saved = self.bytes.len();
        }
        Ok(())
    }
}

/// Serialises bytes as hexadecimal text.
mod hex {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&text)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let byte = |&[high, low]: &[u8; 2]| {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            Some((digit(high)? << 4 | digit(low)?) as u8)
        };
        let bytes = pairs.iter().map(byte).collect::<Option<_>>().filter(|_| rest.is_empty());
        bytes.ok_or_else(|| D::Error::custom("expected hexadecimal digits"))
    }
}

/// Progress of a long computation.
pub struct Progress {
    begun: Instant,
    before: usize,
    reported: Instant,
}

impl Progress {
    /// The progress of a computation that starts with `before` known results.
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

    /// Estimates the time left; results of earlier calls that are read again count as no work.
    pub fn seconds_left(&self, done: usize, all: usize) -> f64 {
        let rate = self.begun.elapsed().as_secs_f64() / done.saturating_sub(self.before).max(1) as f64;
        rate * (all - done) as f64
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;

    use super::*;

    #[test]
    fn results_that_are_read_again_take_no_time() {
        let progress = Progress::new(5);
        assert!(progress.seconds_left(3, 10).is_finite() && progress.seconds_left(10, 10) == 0.0);
    }

    #[test]
    fn saved_results_are_read_back() {
        let path = std::env::temp_dir().join(format!("stratege-checkpoint-{}", std::process::id()));
        let _ = fs::remove_file(&path);
        let open = || Checkpoint::open(&path, "make x", &json!({ "discs": 8 })).unwrap();
        let mut first = open();
        first.add(&[0, 0x7f, 0xff]);
        first.save().unwrap();
        first.save().unwrap();
        first.add(&[1]);
        drop(first);
        let mut second = open();
        assert_eq!((second.bytes(), second.len()), (&[0, 0x7f, 0xff][..], 3));
        second.add(&[2]);
        second.save().unwrap();
        drop(second);
        assert_eq!(open().bytes(), [0, 0x7f, 0xff, 2]);
        assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 3);
        fs::remove_file(&path).unwrap();
    }
}
