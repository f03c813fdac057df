//! Formats of other programs: transcripts, one match per line.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::qubic::Position;
//!
//! let options = ImportOptions::default();
//! let (found, _) = Position::import("1. 111 444", &options).next().expect("there is a match");
//! assert_eq!(found?.record.ply(), 2);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use super::position::Position;
use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};

impl Formats for Position {
    fn formats() -> Vec<Format<Position>> {
        let info = FormatInfo { name: "111 444", ending: ".txt" };
        vec![Format { info, read: read_lines, write: |record| write_moves(record, " ") }, Format::LINE]
    }
}
