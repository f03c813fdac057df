//! Formats of other programs: column digits.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::connect4::Position;
//!
//! let options = ImportOptions::default();
//! let (found, _) = Position::import("44", &options).next().expect("there is a match");
//! assert_eq!(found?.record.ply(), 2);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use super::position::Position;
use crate::core::format::{Format, FormatInfo, Formats, read_lines, write_moves};

impl Formats for Position {
    fn formats() -> Vec<Format<Position>> {
        let info = FormatInfo { name: "4453", ending: ".txt" };
        vec![Format { info, read: read_lines, write: |record| write_moves(record, "") }, Format::LINE]
    }
}
