//! Moves in UCI notation: `e2e4`, `e7e8q`, `e1g1`; a record concatenates them.
//!
//! ```
//! use stratege::games::chess::Move;
//!
//! let chosen: Move = "e7e8q".parse()?;
//! assert_eq!(chosen.to_string(), "e7e8q");
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::core::error::Error;
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::{read_square, square_name};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&square_name(self.from()))?;
        f.write_str(&square_name(self.to()))?;
        match self.promotion() {
            Some(piece) => f.write_char(piece.letter().into()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = Error;

    /// Both files may be upper case, as Schach C 64 expects them; `B2c4` is a bishop move in SAN.
    fn from_str(text: &str) -> Result<Move, Error> {
        let word = text.trim().as_bytes();
        let upper = |place: usize| word.get(place).is_some_and(u8::is_ascii_uppercase);
        let lower = word.to_ascii_lowercase();
        let mv = read(&lower).filter(|_| upper(0) == upper(2));
        mv.ok_or_else(|| Error::UnreadableMove { text: text.into() })
    }
}

fn read(text: &[u8]) -> Option<Move> {
    let from = read_square(text.get(..2)?)?;
    let to = read_square(text.get(2..4)?)?;
    match *text.get(4..)? {
        [] => Some(Move::new(from, to)),
        [letter] => {
            let piece = Piece::from_letter(letter).filter(|piece| Piece::PROMOTIONS.contains(piece))?;
            Some(Move::promoting(from, to, piece))
        }
        _ => None,
    }
}

/// Splits a text into moves: words, or concatenated UCI moves. Drops move numbers and results.
pub fn split_moves(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',').map(without_number);
    words.filter(|word| !word.is_empty() && !is_result(word)).flat_map(split_run).collect()
}

/// Strips a leading move number such as `12.` or `12...`.
pub fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let move_itself = rest.trim_start_matches(['.', '…']);
    // Digits alone are not a move number, and `0-0` has no full stop after its digit.
    if move_itself.len() < rest.len() { move_itself } else { word }
}

/// Whether a word is a game result.
pub fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*")
}

/// Splits concatenated moves such as `e2e4e7e5`; returns the word unchanged if it is something else.
fn split_run(word: &str) -> Vec<&str> {
    let mut moves = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let is_move = |length: usize| {
            let text = rest.get(..length)?;
            text.parse::<Move>().ok().map(|_| length)
        };
        // A letter after four characters is a promotion, unless a digit follows, which makes
        // it the next move's file.
        let file_follows = rest.as_bytes().get(5).is_some_and(u8::is_ascii_digit);
        let length = is_move(5).filter(|_| !file_follows).or_else(|| is_move(4));
        let Some((head, tail)) = length.and_then(|length| rest.split_at_checked(length)) else {
            return vec![word];
        };
        moves.push(head);
        rest = tail;
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn concatenated_moves_are_split() {
        assert_eq!(split_moves("e2e4e7e5g1f3"), ["e2e4", "e7e5", "g1f3"]);
        assert_eq!(split_moves("a7a8bb7b5"), ["a7a8b", "b7b5"]);
        assert_eq!(split_moves("h1a8b7b5 a7a8q"), ["h1a8", "b7b5", "a7a8q"]);
        assert_eq!(split_moves("a7a8nb2b1ra1b1"), ["a7a8n", "b2b1r", "a1b1"]);
        assert_eq!(split_moves("E2E4, e7e5 B2c4 B2C4b7b5"), ["E2E4", "e7e5", "B2c4", "B2C4", "b7b5"]);
    }

    #[test]
    fn numbers_and_results_are_dropped() {
        assert_eq!(split_moves("1. e4 e5 2.Nf3 2... Nc6 3.0-0 1/2-1/2"), ["e4", "e5", "Nf3", "Nc6", "0-0"]);
        assert_eq!(split_moves("0-0 O-O-O *"), ["0-0", "O-O-O"]);
        assert_eq!(split_moves("e2e4x nonsense ä"), ["e2e4x", "nonsense", "ä"]);
    }
}
