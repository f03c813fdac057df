//! Formats of other programs: PGN, positions and addresses. PGN has separate exports, with annotations and variations.
//!
//! ```
//! use stratege::core::format::Formats;
//! use stratege::core::import::ImportOptions;
//! use stratege::games::chess::Position;
//!
//! let options = ImportOptions::default();
//! let (found, _) = Position::import("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1", &options).next().expect("there is a position");
//! assert_eq!(found?.record.ply(), 0);
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

pub mod pgn;
mod positions;

use crate::core::error::Error;
use crate::core::format::Formats;
use crate::core::import::{self, Header, ImportOptions, Imported, Matches};
use crate::games::chess::rules::Position;
use pgn::Sheet;

impl Formats for Position {
    fn import<'a>(text: &'a str, options: &'a ImportOptions) -> Matches<'a, Position> {
        if import::is_address(text) {
            return import::one(text, import::address(text, positions::read_part));
        }
        if positions::is_position(text) {
            return positions::read_lines(text);
        }
        let sheets = if options.variations { pgn::read_all(text) } else { pgn::read(text) };
        let mut sheets = sheets.in_languages(&options.letters);
        Box::new(std::iter::from_fn(move || {
            let sheet = sheets.next()?;
            Some((sheet.and_then(|sheet| imported(&sheet)), sheets.end()))
        }))
    }
}

fn imported(sheet: &Sheet) -> Result<Imported<Position>, Error> {
    // PGN writes `?` and `????.??.??` for unknown values.
    let is_known = |value: &&str| !value.trim_matches(['?', '.']).is_empty();
    let tag = |name| sheet.tag(name).filter(is_known).unwrap_or_default().to_string();
    let header = Header {
        players: ["White", "Black"].map(tag),
        result: sheet.result.text().into(),
        event: tag("Event"),
        date: tag("Date"),
        notes: sheet.to_string(),
        clocks: commands(sheet, "[%clk "),
        evaluations: commands(sheet, "[%eval "),
    };
    Ok(Imported { record: sheet.record()?, header })
}

/// Maximum length of a command's value in bytes.
const MAX_VALUE_LENGTH: usize = 12;

/// Values of a command in the comments of the moves, such as `[%clk 0:05:33]`; empty if no move has it.
fn commands(sheet: &Sheet, command: &str) -> Vec<String> {
    let value = |comment: &str| {
        let value = comment.split_once(command)?.1.split([']', ',']).next()?.trim();
        let is_value = |c: char| c.is_ascii_digit() || matches!(c, '.' | ':' | '#' | '-' | '+');
        (value.len() <= MAX_VALUE_LENGTH && value.chars().all(is_value)).then(|| value.to_string())
    };
    let values: Vec<String> =
        sheet.moves.iter().map(|entry| value(&entry.comment).unwrap_or_default()).collect();
    if values.iter().all(String::is_empty) { Vec::new() } else { values }
}
