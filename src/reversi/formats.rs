//! Reversi elsewhere: transcripts, the GGF of the servers, and single positions in OBF.

use crate::error::Error;
use crate::format::{Format, FormatInfo, read_lines, write_moves};
use crate::record::Record;
use crate::reversi::{Position, ggf, notation};

/// The usual one first.
pub fn formats() -> Vec<Format<Position>> {
    vec![
        Format {
            info: FormatInfo { name: "f5d6c3", ending: ".txt" },
            read: read_lines,
            write: |record| write_moves(record, ""),
        },
        Format { info: FormatInfo { name: "GGF", ending: ".ggf" }, read: ggf::read, write: ggf::write },
        Format {
            info: FormatInfo { name: "OBF", ending: ".obf" },
            read: read_positions,
            write: |record| notation::obf(record.position()),
        },
        Format::LINE,
    ]
}

/// A position stands on each line; two of them are no match.
fn read_positions(text: &str) -> Vec<Result<Record<Position>, Error>> {
    read_lines(text)
}
