//! Writes FEN, and boards as 64 cells.

use std::fmt;

use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::{home_rank, square_name};
use crate::search::bits::Bits;

/// FEN of a board given as 64 cells, row by row from a8 with `.` for an empty square. Castling is allowed
/// wherever king and rook stand on their initial squares.
pub fn of_cells(cells: &str, side: Side) -> String {
    let mut pieces = String::new();
    for (index, piece) in cells.chars().enumerate() {
        if index > 0 && index % 8 == 0 {
            pieces.push('/');
        }
        match (piece, pieces.pop()) {
            ('.', Some(run @ '1'..='7')) => pieces.push((run as u8 + 1) as char),
            (piece, last) => {
                pieces.extend(last);
                pieces.push(if piece == '.' { '1' } else { piece });
            }
        }
    }
    let cells = cells.as_bytes();
    let stands = |at: usize, piece: u8| cells.get(at) == Some(&piece);
    let rights = [(b'K', 60, 63, b'R'), (b'K', 60, 56, b'R'), (b'k', 4, 7, b'r'), (b'k', 4, 0, b'r')];
    let castling: String = rights
        .into_iter()
        .zip("KQkq".chars())
        .filter(|&((king, king_at, rook_at, rook), _)| stands(king_at, king) && stands(rook_at, rook))
        .map(|(_, right)| right)
        .collect();
    let side = if side == Side::First { 'w' } else { 'b' };
    let castling = if castling.is_empty() { "-" } else { &castling };
    format!("{pieces} {side} {castling} - 0 1")
}

/// The 64 squares as letters, rank by rank from a8, `.` for an empty one.
pub fn cells(board: &Board) -> String {
    let letter = |cell: u8| match board.piece_and_side_on(cell ^ 56) {
        Some((piece, Side::First)) => piece.letter().to_ascii_uppercase().into(),
        Some((piece, Side::Second)) => piece.letter().into(),
        None => '.',
    };
    (0..64).map(letter).collect()
}

/// Writes a board as FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (rank, letters) in cells(self).as_bytes().chunks_exact(8).enumerate() {
            if rank > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for &letter in letters {
                if letter == b'.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                write!(f, "{}", char::from(letter))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        let side = if self.side_to_move() == Side::First { "w" } else { "b" };
        write!(f, " {side} {} ", castling_field(self))?;
        match self.en_passant() {
            Some(square) => f.write_str(&square_name(square))?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

/// Castling rights in X-FEN: the rook's file only if another rook stands farther out.
fn castling_field(board: &Board) -> String {
    let mut text = String::new();
    for side in [Side::First, Side::Second] {
        let (king, home) = (board.king(side), home_rank(side));
        let mut rights: Vec<u8> = Bits(board.castling() & home).collect();
        rights.reverse();
        for rook in rights {
            let king_side = rook > king;
            let outer = Bits(board.pieces_of(Piece::Rook, side) & home)
                .any(|other| if king_side { other > rook } else { other < rook });
            let letter = match (outer, king_side) {
                (true, _) => b'a' + rook % 8,
                (false, true) => b'k',
                (false, false) => b'q',
            };
            let letter = if side == Side::First { letter.to_ascii_uppercase() } else { letter };
            text.push(letter.into());
        }
    }
    if text.is_empty() { "-".into() } else { text }
}
