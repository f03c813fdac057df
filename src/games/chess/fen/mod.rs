//! Forsyth-Edwards Notation: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`.
//!
//! Castling rights are read as X-FEN (`KQkq`, the outermost rook) and as Shredder-FEN (`HAha`, the rooks' files), and
//! written as X-FEN. The en passant square is read wherever a double push is possible, and kept only where the
//! capture is legal. The two counters may be missing.

mod reader;
mod writer;

use crate::core::IN_ROOM;
use crate::core::error::Error;
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;

pub use writer::{cells, of_cells};

/// The initial position of standard chess.
pub const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Reads a position; underscores may stand for the blanks.
pub fn read(text: &str) -> Result<Board, Error> {
    if IN_ROOM { Ok(trusted(text)) } else { reader::read(text) }
}

/// A position of the page's own, in which there is nothing to check, and no castling.
fn trusted(text: &str) -> Board {
    let mut board = Board::empty();
    let mut letters = text.bytes();
    let mut cell = 0;
    for letter in letters.by_ref().take_while(|&letter| letter != b'_') {
        if let Some(piece) = Piece::from_letter(letter) {
            let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
            board.put(cell ^ 56, piece, side);
            cell += 1;
        } else if letter != b'/' {
            cell += letter - b'0';
        }
    }
    let side = if letters.next() == Some(b'w') { Side::First } else { Side::Second };
    board.complete(side, 0, None, 0, 1);
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_of_the_page_are_read_as_by_the_reader() {
        for text in [
            "k7/8/1K6/8/8/8/8/6Q1_w_-_-_0_1",
            "1rb2q1k/p6p/8/3nN3/3Pp3/8/PP4P1/R1BQ2K1_b_-_-_0_1",
            "8/8/8/8/8/3k4/8/3K4_b_-_-_0_1",
        ] {
            assert_eq!(trusted(text), reader::read(text).unwrap(), "{text}");
        }
    }
}
