//! Formats of other programs: transcripts, GGF of the game servers, SGF, OBF positions, and WTHOR databases.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::reversi::Position;
//!
//! let options = ImportOptions::default();
//! let (found, _) = Position::import("f4d3", &options).next().expect("there is a match");
//! assert_eq!(found?.record.ply(), 2);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod ggf;
pub mod obf;
pub mod wthor;

use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};
use crate::core::import::{self, ImportOptions, Matches};
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

    fn import<'a>(text: &'a str, _options: &'a ImportOptions) -> Matches<'a, Position> {
        if import::is_sgf(text) && !text.contains("BO[") {
            import::sgf(text, true, |_| Ok(String::new()))
        } else if text.contains("(;") {
            ggf::import(text)
        } else {
            import::lists(text)
        }
    }
}
