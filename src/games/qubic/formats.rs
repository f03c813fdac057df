//! Formats of other programs: transcripts, one match per line.

use super::position::Position;
use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};

impl Formats for Position {
    fn formats() -> Vec<Format<Position>> {
        let info = FormatInfo { name: "111 444", ending: ".txt" };
        vec![Format { info, read: read_lines, write: |record| write_moves(record, " ") }, Format::LINE]
    }
}
