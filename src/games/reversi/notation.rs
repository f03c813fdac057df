//! Reversi in text: squares `a1` (top left) to `h8`, `pa` for a pass, transcripts such as `f4d3c2`, and OBF
//! boards: 64 characters `X`, `O`, `-` row by row, then the side to move.
//!
//! In OBF `X` is the tomato, the first player. Standard Othello transcripts (`f5d6c3…`) have the start
//! `diagonal-mole`: the source gives the tomato d4 and e5, so the mole has Black's squares.
//!
//! ```
//! use stratege::games::reversi::Move;
//!
//! let chosen: Move = "f4".parse()?;
//! assert_eq!(chosen.to_string(), "f4");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::error::{Error, Reason};
use crate::core::move_list::without_numbers;
use crate::core::rules::{Rules, Side};
use crate::games::reversi::position::{Layout, Move, Position, Start};

const BAD_LENGTH: Reason = Reason::new("board-length", "a board has 64 squares, then the side to move");
const BAD_SQUARE: Reason = Reason::new("board-square", "a square is X, O or -");
const BAD_SIDE: Reason = Reason::new("board-side", "the side to move is X or O");

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square() {
            Some(square) => write!(f, "{}{}", char::from(b'a' + square % 8), square / 8 + 1),
            None => write!(f, "pa"),
        }
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Move, Error> {
        let lower = text.trim().to_ascii_lowercase();
        match lower.as_bytes() {
            b"pa" | b"ps" | b"--" => Ok(Move::PASS),
            &[column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Move::on(column - b'a' + 8 * (row - b'1'))),
            _ => Err(Error::UnreadableMove { text: text.into() }),
        }
    }
}

/// Splits a transcript into moves of two characters; white space, commas and move numbers may separate them.
pub fn split_moves(text: &str) -> Vec<&str> {
    let parts = without_numbers(text).flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ','));
    parts.flat_map(pairs).collect()
}

/// Splits a word into pieces of two characters (not bytes).
fn pairs(mut word: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let end = word.char_indices().nth(2).map_or(word.len(), |(index, _)| index);
        let (pair, rest) = word.split_at_checked(end)?;
        word = rest;
        (!pair.is_empty()).then_some(pair)
    })
}

/// The 64 squares row by row, with the given characters for first player, second player and empty.
pub fn cells(position: &Position, [first, second, empty]: [char; 3]) -> String {
    let on = |side, square: usize| position.discs(side) >> square & 1 != 0;
    (0..64)
        .map(|square| match square {
            _ if on(Side::First, square) => first,
            _ if on(Side::Second, square) => second,
            _ => empty,
        })
        .collect()
}

/// OBF letter of a side to move.
pub fn side_letter(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

/// The 64 squares in OBF.
pub fn board(position: &Position) -> String {
    cells(position, ['X', 'O', '-'])
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Named(layout, side) => {
                let layout = match layout {
                    Layout::Diagonal => "diagonal",
                    Layout::Parallel => "parallel",
                };
                let side = match side {
                    Side::First => "tomato",
                    Side::Second => "mole",
                };
                write!(f, "{layout}-{side}")
            }
            // An underscore replaces OBF's blank, so that a record is one word and fits into a URL.
            Start::Set(position) => {
                write!(f, "{}_{}", board(position), side_letter(position.side_to_move()))
            }
        }
    }
}

/// Named starts, for error messages.
const STARTS: &str = "diagonal-tomato, diagonal-mole, parallel-tomato, parallel-mole";

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let text = text.trim();
        let named = match text {
            "diagonal-tomato" => Some((Layout::Diagonal, Side::First)),
            "diagonal-mole" => Some((Layout::Diagonal, Side::Second)),
            "parallel-tomato" => Some((Layout::Parallel, Side::First)),
            "parallel-mole" => Some((Layout::Parallel, Side::Second)),
            _ => None,
        };
        if let Some((layout, side)) = named {
            return Ok(Start::Named(layout, side));
        }
        // Names and transcripts have few of these characters; a text with many is a board.
        if text.chars().take(60).filter(|c| matches!(c, 'X' | 'x' | 'O' | 'o' | '*' | '-' | '.')).count() < 30
        {
            return Err(Error::UnknownStart { text: text.into(), known: STARTS.into() });
        }
        read_board(text).map(Start::Set)
    }
}

/// Reads an OBF line; ignores text after a semicolon (the scores of a test file).
fn read_board(text: &str) -> Result<Position, Error> {
    let wrong = |place: usize, why| Error::BadPosition { text: text.into(), place, spot: "", why };
    let board = text.split(';').next().unwrap_or_default().trim_end();
    let mut discs = [0u64; 2];
    let mut characters = board.chars().enumerate();
    for square in 0..64 {
        let (index, character) = characters.next().ok_or_else(|| wrong(square + 1, BAD_LENGTH))?;
        match character {
            'X' | 'x' | '*' => discs[0] |= 1 << square,
            'O' | 'o' => discs[1] |= 1 << square,
            '-' | '.' => {}
            _ => return Err(wrong(index + 1, BAD_SQUARE)),
        }
    }
    let mut rest = characters.filter(|(_, c)| !c.is_whitespace() && *c != '_');
    let side = match rest.next() {
        Some((_, 'X' | 'x' | '*')) => Side::First,
        Some((_, 'O' | 'o')) => Side::Second,
        Some((index, _)) => return Err(wrong(index + 1, BAD_SIDE)),
        None => return Err(wrong(65, BAD_SIDE)),
    };
    match rest.next() {
        Some((index, _)) => Err(wrong(index + 1, BAD_LENGTH)),
        None => Ok(Position::new(discs, side)),
    }
}
