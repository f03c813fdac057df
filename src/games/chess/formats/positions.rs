//! Positions, one per line: FEN with one to six fields, and EPD, whose four fields are followed by operations.

use crate::core::error::Error;
use crate::core::import::{Header, Imported, Matches};
use crate::core::place::{Places, at_byte, offset};
use crate::core::record::Record;
use crate::games::chess::fen;
use crate::games::chess::formats::pgn;
use crate::games::chess::rules::Position;
use crate::games::chess::start::Start;

/// The last fields of a FEN, which may be missing.
const LAST_FIELDS: [&str; 6] = ["", "w", "-", "-", "0", "1"];

/// Slashes of a word that is considered the pieces of a position, complete or not.
const MIN_SLASHES: usize = 3;

/// Whether a text begins with a position, perhaps a broken one.
pub fn is_position(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').split_whitespace().next().unwrap_or_default();
    !first.starts_with(['[', '{', '(', ';']) && first.matches('/').count() >= MIN_SLASHES
}

/// Reads a position per line.
pub fn read_lines(text: &str) -> Matches<'_, Position> {
    let mut places = Places::of(text);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    Box::new(lines.map(move |line| {
        let begin = offset(text, line);
        let position = line.trim_start_matches('\u{feff}');
        let found = read(position).map_err(|error| {
            let place = if let Error::BadPosition { place, .. } = error { place } else { 1 };
            let before: usize = position.chars().take(place - 1).map(char::len_utf8).sum();
            places.at(begin + line.len() - position.len() + before, error)
        });
        (found, begin + line.len())
    }))
}

/// Reads a position with one to six fields, or four fields and operations.
fn read(line: &str) -> Result<Imported<Position>, Error> {
    let (position, operations) = split_operations(line);
    let count = position.split_whitespace().count();
    let missing = LAST_FIELDS.get(count..).unwrap_or_default();
    let board = fen::read(&[&[position.trim_end()], missing].concat().join(" "))?;
    let usual = board == Start::default().board();
    let record = Record::new(if usual { Start::default() } else { Start::Set(board) });
    let id = operations.split_once("id \"").and_then(|(_, rest)| rest.split('"').next());
    let header = Header { event: id.unwrap_or_default().into(), ..Header::default() };
    Ok(Imported { record, header })
}

/// Splits an EPD after its fourth field; the fifth one of a FEN is a number.
fn split_operations(line: &str) -> (&str, &str) {
    let fifth = line.split_whitespace().nth(LAST_FIELDS.len() - 2);
    match fifth.filter(|word| !word.bytes().all(|byte| byte.is_ascii_digit())) {
        Some(word) if word.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            line.split_at(offset(line, word))
        }
        _ => (line, ""),
    }
}

/// Reads a part of an address: a position, or moves.
pub fn read_part(text: &str) -> Result<Record<Position>, Error> {
    let begins_with_pieces =
        text.split('/').next().is_some_and(|rank| rank.chars().all(|c| "12345678KQRBNPkqrbnp".contains(c)));
    if begins_with_pieces && is_position(text) {
        return read(text).map(|found| found.record);
    }
    let sheet = pgn::read(text).next().unwrap_or_else(|| Ok(pgn::Sheet::default()))?;
    sheet.record().map_err(|error| at_byte(text, 0, error))
}
