//! Start positions: `standard`, a Chess960 position by number, or any FEN.
//!
//! ```
//! use stratege::games::chess::Start;
//!
//! assert_eq!(Start::default(), Start::Numbered(518));
//! assert!("1000".parse::<Start>().is_err());
//! ```

use std::fmt;
use std::str::FromStr;

use crate::core::error::Error;
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::fen;
use crate::games::chess::moves::Piece;

/// Number of the standard position in Chess960.
const STANDARD: u16 = 518;

/// Positions of the knights among the five squares left by bishops and queen.
const KNIGHTS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// A start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// A Chess960 position, numbered 0 to 959; 518 is the standard one.
    Numbered(u16),
    /// Any position.
    Set(Board),
}

impl Default for Start {
    fn default() -> Self {
        Start::Numbered(STANDARD)
    }
}

impl Start {
    /// The initial board.
    pub fn board(&self) -> Board {
        match self {
            Start::Numbered(number) => numbered(*number),
            Start::Set(board) => *board,
        }
    }
}

/// The Chess960 position with this number, in Reinhard Scharnagl's scheme.
fn numbered(number: u16) -> Board {
    let number = usize::from(number);
    let mut back_rank = [None; 8];
    back_rank[2 * (number % 4) + 1] = Some(Piece::Bishop);
    back_rank[2 * (number / 4 % 4)] = Some(Piece::Bishop);
    let mut fill = |place: usize, piece: Piece| {
        let free = (0..8).filter(|&file| back_rank[file].is_none()).nth(place);
        if let Some(file) = free {
            back_rank[file] = Some(piece);
        }
    };
    fill(number / 16 % 6, Piece::Queen);
    let [left, right] = KNIGHTS[number / 96 % 10];
    fill(right, Piece::Knight);
    fill(left, Piece::Knight);
    [Piece::Rook, Piece::King, Piece::Rook].into_iter().for_each(|piece| fill(0, piece));

    let mut board = Board::empty();
    let mut castling = 0;
    for (file, piece) in (0..8).zip(back_rank) {
        let piece = piece.unwrap_or(Piece::Pawn);
        for (side, square) in [(Side::First, file), (Side::Second, file + 56)] {
            board.put(square, piece, side);
            board.put(square ^ 8, Piece::Pawn, side);
            castling |= if piece == Piece::Rook { 1 << square } else { 0 };
        }
    }
    board.complete(Side::First, castling, None, 0, 1);
    board
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Start::Numbered(STANDARD) => f.write_str("standard"),
            Start::Numbered(number) => write!(f, "chess960-{number}"),
            // Underscores replace FEN's blanks, so that a record is one word and fits into a URL.
            Start::Set(board) => f.write_str(&board.to_string().replace(' ', "_")),
        }
    }
}

impl FromStr for Start {
    type Err = Error;

    fn from_str(text: &str) -> Result<Start, Error> {
        let text = text.trim();
        if text == "standard" {
            return Ok(Start::default());
        }
        if let Some(digits) = text.strip_prefix("chess960-") {
            let number = digits.parse().ok().filter(|number| *number < 960);
            if let Some(number) = number.filter(|_| digits.bytes().all(|digit| digit.is_ascii_digit())) {
                return Ok(Start::Numbered(number));
            }
        }
        // Only a FEN has a slash in its first word.
        let first = text.split(|c: char| c.is_ascii_whitespace() || c == '_').next();
        if !first.is_some_and(|word| word.contains('/')) {
            let known = "standard, chess960-0 to chess960-959, or a position as FEN".into();
            return Err(Error::UnknownStart { text: text.into(), known });
        }
        let board = fen::read(text)?;
        Ok(if board == Start::default().board() { Start::default() } else { Start::Set(board) })
    }
}
