//! Other programs' formats: transcripts, GGF of the game servers, OBF positions, and WTHOR's databases of games.

pub mod ggf;
pub mod obf;
pub mod wthor;

use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};
use crate::games::reversi::Position;

impl Formats for Position {
    fn formats() -> Vec<Format<Position>> {
        vec![
            Format {
                info: FormatInfo { name: "f5d6c3", ending: ".txt" },
                read: read_lines,
                write: |record| write_moves(record, ""),
            },
            Format { info: FormatInfo { name: "GGF", ending: ".ggf" }, read: ggf::read, write: ggf::write },
            Format {
                info: FormatInfo { name: "OBF", ending: ".obf" },
                read: read_lines,
                write: |record| obf::write(record.position()),
            },
            Format::LINE,
        ]
    }
}
