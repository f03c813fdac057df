//! Standard algebraic notation: `Nf3`, `exd6`, `O-O`, `e8=Q+`.
//!
//! Writes PGN's export format. Reading tolerates missing and wrong check marks, zeros for castling, `e.p.`,
//! promotions without `=`, and a longer origin than necessary (`Ng1-f3`).
//!
//! ```
//! use stratege::games::chess::{Start, san};
//!
//! let board = Start::default().board();
//! let chosen = san::read(&board, "Nf3")?;
//! assert_eq!((chosen.to_string(), san::write(&board, chosen)), ("g1f3".into(), "Nf3".into()));
//! # Ok::<(), stratege::core::error::Error>(())
//! ```

use crate::core::error::{Error, Reason};
use crate::games::chess::board::Board;
use crate::games::chess::illegal_move::{CANNOT_CASTLE, KING_IN_CHECK, PROMOTION_MISSING};
use crate::games::chess::moves::{Move, Piece};
use crate::games::chess::squares::{bit, read_square, square_name};
use crate::search::bits::Bits;

const SEVERAL: Reason =
    Reason::new("several-pieces", "more than one piece can go there, and the move must say which");
const NONE_CAN: Reason = Reason::new("no-such-piece", "no piece of this kind can go there");

/// Writes a legal move in SAN, any other move in UCI notation.
pub fn write(board: &Board, mv: Move) -> String {
    let legal = board.legal_moves();
    let Some(piece) = board.piece_on(mv.from()).filter(|_| legal.contains(&mv)) else {
        return mv.to_string();
    };
    let mut text = String::new();
    if let Some(castling) = board.as_castling(mv) {
        text.push_str(if castling.rook > castling.king { "O-O" } else { "O-O-O" });
    } else {
        let captures = board.occupied_by(board.side_to_move().other()) & bit(mv.to()) != 0;
        let from = square_name(mv.from());
        if piece == Piece::Pawn {
            // A pawn leaves its file only to capture.
            if mv.from() % 8 != mv.to() % 8 {
                text.push_str(from.get(..1).unwrap_or_default());
                text.push('x');
            }
        } else {
            text.push(piece.letter().to_ascii_uppercase().into());
            text.push_str(&disambiguation(board, &legal, piece, mv, &from));
            if captures {
                text.push('x');
            }
        }
        text.push_str(&square_name(mv.to()));
        if let Some(piece) = mv.promotion() {
            text.push('=');
            text.push(piece.letter().to_ascii_uppercase().into());
        }
    }
    let mut next = *board;
    next.make_move(mv);
    if next.in_check() {
        text.push(if next.count_legal_moves() == 0 { '#' } else { '+' });
    }
    text
}

/// Minimal origin that disambiguates the move: file, else rank, else both.
fn disambiguation(board: &Board, legal: &[Move], piece: Piece, mv: Move, from: &str) -> String {
    let rival = |one: &&Move| {
        one.to() == mv.to()
            && one.from() != mv.from()
            && board.piece_on(one.from()) == Some(piece)
            && board.as_castling(**one).is_none()
    };
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for one in legal.iter().filter(rival) {
        any = true;
        same_file |= one.from() % 8 == mv.from() % 8;
        same_rank |= one.from() / 8 == mv.from() / 8;
    }
    let needed = match (any, same_file, same_rank) {
        (false, ..) => "",
        (true, false, _) => from.get(..1).unwrap_or_default(),
        (true, true, false) => from.get(1..).unwrap_or_default(),
        (true, true, true) => from,
    };
    needed.into()
}

/// The parts of a move in SAN.
struct SanMove {
    piece: Piece,
    file: Option<u8>,
    rank: Option<u8>,
    to: u8,
    promotion: Option<Piece>,
}

/// Reads a legal move of this board.
pub fn read(board: &Board, text: &str) -> Result<Move, Error> {
    let unreadable = || Error::UnreadableMove { text: text.into() };
    let illegal = |why| Error::IllegalMove { text: text.trim().into(), why };
    let legal = board.legal_moves();
    if legal.is_empty() {
        return Err(Error::GameOver);
    }
    let bare = text.trim().trim_end_matches(['+', '#', '!', '?']).trim_end();
    let bare = bare.strip_suffix("e.p.").unwrap_or(bare).trim_end();
    if !bare.is_ascii() {
        return Err(unreadable());
    }
    if let Some(king_side) = read_castling(bare) {
        let wanted = |one: &&Move| board.as_castling(**one).is_some_and(|c| (c.rook > c.king) == king_side);
        return legal.iter().find(wanted).copied().ok_or_else(|| illegal(CANNOT_CASTLE));
    }
    let san = parse(bare.as_bytes()).ok_or_else(unreadable)?;
    let matches = |one: &&Move| {
        one.to() == san.to
            && board.piece_on(one.from()) == Some(san.piece)
            && san.file.is_none_or(|file| file == one.from() % 8)
            && san.rank.is_none_or(|rank| rank == one.from() / 8)
            && board.as_castling(**one).is_none()
    };
    let mut found = legal.iter().filter(matches).filter(|one| one.promotion() == san.promotion);
    match (found.next(), found.next()) {
        (Some(&one), None) => Ok(one),
        (Some(_), Some(_)) => Err(illegal(SEVERAL)),
        (None, _) if legal.iter().any(|one| matches(&one)) && san.promotion.is_none() => {
            Err(illegal(PROMOTION_MISSING))
        }
        (None, _) => Err(illegal(why_none(board, &san))),
    }
}

/// Parses castling; true for king side.
fn read_castling(text: &str) -> Option<bool> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(true),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(false),
        _ => None,
    }
}

fn parse(text: &[u8]) -> Option<SanMove> {
    let (piece, rest) = match text.split_first()? {
        (letter @ (b'K' | b'Q' | b'R' | b'B' | b'N' | b'P'), rest) => (Piece::from_letter(*letter)?, rest),
        _ => (Piece::Pawn, text),
    };
    // From the end: promotion, destination, and any part of the origin.
    let (promotion, rest) = match *rest {
        [ref head @ .., b'=' | b'/', letter] => (Some(Piece::from_letter(letter)?), head),
        [ref head @ .., b'(', letter, b')'] => (Some(Piece::from_letter(letter)?), head),
        [ref head @ .., letter @ (b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n')] => {
            (Some(Piece::from_letter(letter)?), head)
        }
        _ => (None, rest),
    };
    let (origin, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = read_square(to)?;
    let origin = origin.strip_suffix(b"x").or(origin.strip_suffix(b"-")).or(origin.strip_suffix(b":"));
    let origin = origin.unwrap_or(&rest[..rest.len() - 2]);
    let (file, rank) = match *origin {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
        [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
        _ => return None,
    };
    let promotion_fits = promotion.is_none_or(|one| piece == Piece::Pawn && Piece::PROMOTIONS.contains(&one));
    promotion_fits.then_some(SanMove { piece, file, rank, to, promotion })
}

/// The reason why no piece can make the move.
fn why_none(board: &Board, san: &SanMove) -> Reason {
    let own = board.pieces_of(san.piece, board.side_to_move());
    let candidates = Bits(own).filter(|from| {
        san.file.is_none_or(|file| file == from % 8) && san.rank.is_none_or(|rank| rank == from / 8)
    });
    let mut reaching = candidates.filter(|&from| board.is_pseudo_legal(Move::new(from, san.to)));
    if reaching.next().is_some() { KING_IN_CHECK } else { NONE_CAN }
}
