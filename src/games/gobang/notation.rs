//! Moves and starts as text. A square is a letter for its column and a number for its row, `a1` at the top
//! left; a match is a list of squares without spaces, `h8i9j7`. Piskvork's `x,y`, counted from 0 at the top
//! left, is also read: `7,7` is `h8`. A start is four words, by default `16-first-five-120`; stones on the
//! initial board follow after `_`.
//!
//! ```
//! use stratege::games::gobang::Move;
//!
//! let chosen: Move = "h8".parse()?;
//! assert_eq!(chosen.to_string(), "h8");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::board_text::{self, BoardText};
use crate::core::error::{Error, Reason};
use crate::core::move_list::without_numbers;
use crate::core::rules::{Rules, Side};
use crate::games::gobang::position::{MAX_SIZE, Move, Position, SIZES, Start, winning_rows};

const NO_SUCH_SQUARE: Reason =
    Reason::new("no-such-square", "columns are a to t, rows 1 to 20; x and y are 0 to 19");

/// All starts, for error messages.
const STARTS: &str = "(16|15|19|20)-(first|second)-(five|exact)-(120|full)";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Move, Error> {
        let trimmed = text.trim();
        let letter = trimmed.bytes().next().filter(u8::is_ascii_alphabetic);
        let (column, row) = match (letter, trimmed.split_once(',')) {
            // Rows count from 1; row 0 is off the board.
            (Some(letter), _) => {
                let row = number(&trimmed[1..]).map(|row| row.checked_sub(1).unwrap_or(MAX_SIZE));
                (Some(usize::from(letter.to_ascii_lowercase() - b'a')), row)
            }
            (None, Some((x, y))) => (number(x.trim_end()), number(y.trim_start())),
            (None, None) => (None, None),
        };
        match (column, row) {
            (Some(column), Some(row)) if column < MAX_SIZE && row < MAX_SIZE => Ok(Move::on(column, row)),
            (Some(_), Some(_)) => Err(Error::IllegalMove { text: trimmed.into(), why: NO_SUCH_SQUARE }),
            _ => Err(Error::UnreadableMove { text: text.into() }),
        }
    }
}

/// Parses a number of one to four digits.
fn number(text: &str) -> Option<usize> {
    let digits = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// Splits a text into squares: before every letter, at blanks, commas and move numbers, but not inside a pair of
/// numbers.
pub fn split_moves(text: &str) -> Vec<&str> {
    without_numbers(text).flat_map(squares).collect()
}

fn squares(text: &str) -> Vec<&str> {
    let separates = |c: char| c.is_whitespace() || c == ',';
    let mut words = Vec::new();
    let mut rest = text.trim_start_matches(separates);
    while let Some(first) = rest.chars().next() {
        let end_of_word = |text: &str, from: usize| {
            let found = text[from..].find(|c: char| separates(c) || c.is_alphabetic());
            found.map_or(text.len(), |at| from + at)
        };
        let mut end = end_of_word(rest, first.len_utf8());
        if rest[..end].bytes().all(|byte| byte.is_ascii_digit()) {
            let partner = rest[end..].trim_start().strip_prefix(',').map(str::trim_start);
            if let Some(partner) = partner.filter(|partner| partner.starts_with(|c: char| c.is_ascii_digit()))
            {
                end = end_of_word(rest, rest.len() - partner.len());
            }
        }
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after.trim_start_matches(separates);
    }
    words
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begins = match self.begins {
            Side::First => "first",
            Side::Second => "second",
        };
        let row = if self.exact { "exact" } else { "five" };
        let end = if self.ends_early { "120" } else { "full" };
        write!(f, "{}-{begins}-{row}-{end}", self.size)?;
        if self.stones == Start::default().stones {
            return Ok(());
        }
        let position = Position::begin(self);
        write!(f, "_{}", board_text::write((0..position.area()).map(|cell| position.stone(cell))))
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let text = text.trim();
        let (options, board) = match text.split_once('_') {
            Some((options, board)) => (options, Some(board)),
            None => (text, None),
        };
        let mut words = options.split('-');
        let mut word = || words.next().unwrap_or_default();
        let size = number(word()).filter(|size| SIZES.contains(size));
        let begins = match word() {
            "first" => Some(Side::First),
            "second" => Some(Side::Second),
            _ => None,
        };
        let either = |word, yes, no| match word {
            _ if word == yes => Some(true),
            _ if word == no => Some(false),
            _ => None,
        };
        let (exact, ends_early) = (either(word(), "exact", "five"), either(word(), "120", "full"));
        match (size, begins, exact, ends_early, words.next()) {
            (Some(size), Some(begins), Some(exact), Some(ends_early), None) => {
                let start = Start { size, begins, exact, ends_early, ..Start::default() };
                board.map_or(Ok(start), |board| with_stones(start, text, board))
            }
            _ => Err(Error::UnknownStart { text: text.into(), known: STARTS.into() }),
        }
    }
}

/// Adds the stones of a board text to a start, cells row by row from the top left.
fn with_stones(mut start: Start, text: &str, board: &str) -> Result<Start, Error> {
    let before = text.chars().count() - board.chars().count();
    let read = BoardText::read(text, board, before, start.size * start.size)?;
    for &(cell, side, _) in &read.stones {
        start.stones[side.index()][cell / start.size] |= 1 << (cell % start.size);
    }
    if !read.is_turn_of(start.begins) {
        return Err(read.error(board_text::WRONG_TURN));
    }
    let has_won = start.stones.iter().any(|rows| winning_rows(rows, start.exact).iter().any(|&row| row != 0));
    if has_won || Position::begin(&start).moves_left() == 0 {
        return Err(read.error(board_text::GAME_OVER));
    }
    Ok(start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_starts() {
        for text in ["15-second-five-full_112X112", "16-first-exact-120_255", "16-first-exact-120_O254X"] {
            let start = text.parse::<Start>();
            let Ok(start) = start else {
                assert_eq!(start.map_err(|error| error.code()), Err("bad-position"));
                continue;
            };
            assert_eq!(start.to_string(), text);
            assert_eq!(Position::begin(&start).side_to_move(), start.begins);
        }
        let code = |text: &str| match text.parse::<Start>() {
            Err(Error::BadPosition { place, why, .. }) => (place, why.code),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(code("16-first-five-120_255"), (22, "stones-few"));
        assert_eq!(code("16-first-five-120_X255"), (22, "stones-turns"));
        assert_eq!(code("16-second-five-120_XXXXX11OOOO236"), (33, "stones-over"));
        assert!("16-second-exact-120_XXXXXX10OOOOO235".parse::<Start>().is_err());
    }
}
