//! Moves as the players write them: `Nf3`, `exd6`, `O-O`, `e8=Q+`.
//!
//! Written exactly as PGN's export format has it. Read with tolerance: without or with wrong check marks,
//! zeros for castling, `e.p.`, a promotion without its sign, more squares than needed (`Ng1-f3`).

use crate::chess::board::Board;
use crate::chess::rules::{CANNOT_CASTLE, KING_IN_CHECK, PROMOTION_MISSING};
use crate::chess::squares::{Move, Piece, bit, read_square, square_name, squares};
use crate::error::{Error, Reason};

const SEVERAL: Reason =
    Reason::new("several-pieces", "more than one piece can go there, and the move must say which");
const NONE_CAN: Reason = Reason::new("no-such-piece", "no piece of this kind can go there");
/// Writes a move that is legal on this board; any other one as plain text.
pub fn write(board: &Board, chosen: Move) -> String {
    let legal = board.legal_moves();
    let Some(piece) = board.piece(chosen.from()).filter(|_| legal.contains(&chosen)) else {
        return chosen.to_string();
    };
    let mut text = String::new();
    if let Some(castling) = board.castles(chosen) {
        text.push_str(if castling.rook > castling.king { "O-O" } else { "O-O-O" });
    } else {
        let takes = board.owned(board.side().other()) & bit(chosen.to()) != 0;
        let from = square_name(chosen.from());
        if piece == Piece::Pawn {
            // A pawn leaves its file only to take, also in passing.
            if chosen.from() % 8 != chosen.to() % 8 {
                text.push_str(&from[..1]);
                text.push('x');
            }
        } else {
            text.push(piece.letter().to_ascii_uppercase().into());
            text.push_str(&needed_origin(board, &legal, piece, chosen, &from));
            if takes {
                text.push('x');
            }
        }
        text.push_str(&square_name(chosen.to()));
        if let Some(piece) = chosen.promotion() {
            text.push('=');
            text.push(piece.letter().to_ascii_uppercase().into());
        }
    }
    let mut next = *board;
    next.make(chosen);
    if next.in_check() {
        text.push(if next.count_moves() == 0 { '#' } else { '+' });
    }
    text
}

/// As much of the square left as tells the piece from its fellows: file before row before both.
fn needed_origin(board: &Board, legal: &[Move], piece: Piece, chosen: Move, from: &str) -> String {
    let fellow = |one: &&Move| {
        one.to() == chosen.to()
            && one.from() != chosen.from()
            && board.piece(one.from()) == Some(piece)
            && board.castles(**one).is_none()
    };
    let (mut any, mut same_file, mut same_row) = (false, false, false);
    for one in legal.iter().filter(fellow) {
        any = true;
        same_file |= one.from() % 8 == chosen.from() % 8;
        same_row |= one.from() / 8 == chosen.from() / 8;
    }
    let needed = match (any, same_file, same_row) {
        (false, ..) => "",
        (true, false, _) => &from[..1],
        (true, true, false) => &from[1..],
        (true, true, true) => from,
    };
    needed.into()
}

/// What a written move says.
struct Said {
    piece: Piece,
    file: Option<u8>,
    row: Option<u8>,
    to: u8,
    promotion: Option<Piece>,
}

/// Reads a move of this board; it is legal, or the complaint says why there is none.
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
    if let Some(kings_wing) = castling(bare) {
        let wanted = |one: &&Move| board.castles(**one).is_some_and(|c| (c.rook > c.king) == kings_wing);
        return legal.iter().find(wanted).copied().ok_or_else(|| illegal(CANNOT_CASTLE));
    }
    let said = parse(bare.as_bytes()).ok_or_else(unreadable)?;
    let fits = |one: &&Move| {
        one.to() == said.to
            && board.piece(one.from()) == Some(said.piece)
            && said.file.is_none_or(|file| file == one.from() % 8)
            && said.row.is_none_or(|row| row == one.from() / 8)
            && board.castles(**one).is_none()
    };
    let mut found = legal.iter().filter(fits).filter(|one| one.promotion() == said.promotion);
    match (found.next(), found.next()) {
        (Some(&one), None) => Ok(one),
        (Some(_), Some(_)) => Err(illegal(SEVERAL)),
        (None, _) if legal.iter().any(|one| fits(&one)) && said.promotion.is_none() => {
            Err(illegal(PROMOTION_MISSING))
        }
        (None, _) => Err(illegal(why_none(board, &said))),
    }
}

/// Whether a text castles, and to the king's wing.
fn castling(text: &str) -> Option<bool> {
    match text {
        "O-O" | "0-0" | "o-o" => Some(true),
        "O-O-O" | "0-0-0" | "o-o-o" => Some(false),
        _ => None,
    }
}

fn parse(text: &[u8]) -> Option<Said> {
    let (piece, rest) = match text.split_first()? {
        (letter @ (b'K' | b'Q' | b'R' | b'B' | b'N' | b'P'), rest) => (Piece::from_letter(*letter)?, rest),
        _ => (Piece::Pawn, text),
    };
    // From the end: the promotion, the square, and whatever of the origin is said before it.
    let (promotion, rest) = match *rest {
        [ref head @ .., b'=' | b'/', letter] => (Some(Piece::from_letter(letter)?), head),
        [ref head @ .., b'(', letter, b')'] => (Some(Piece::from_letter(letter)?), head),
        [ref head @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] => (Some(Piece::from_letter(letter)?), head),
        [ref head @ .., letter @ (b'q' | b'r' | b'n' | b'b')] if head.len() > 1 => {
            (Some(Piece::from_letter(letter)?), head)
        }
        _ => (None, rest),
    };
    let (origin, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = read_square(to)?;
    let origin = origin.strip_suffix(b"x").or(origin.strip_suffix(b"-")).or(origin.strip_suffix(b":"));
    let origin = origin.unwrap_or(&rest[..rest.len() - 2]);
    let (file, row) = match *origin {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
        [row @ b'1'..=b'8'] => (None, Some(row - b'1')),
        [file @ b'a'..=b'h', row @ b'1'..=b'8'] => (Some(file - b'a'), Some(row - b'1')),
        _ => return None,
    };
    let promotion_fits = promotion.is_none_or(|one| piece == Piece::Pawn && Piece::PROMOTIONS.contains(&one));
    promotion_fits.then_some(Said { piece, file, row, to, promotion })
}

/// Why no piece can do what is said.
fn why_none(board: &Board, said: &Said) -> Reason {
    let own = board.of(said.piece, board.side());
    let meant = squares(own).filter(|from| {
        said.file.is_none_or(|file| file == from % 8) && said.row.is_none_or(|row| row == from / 8)
    });
    let mut reaching = meant.filter(|&from| board.could_go(Move::new(from, said.to)));
    if reaching.next().is_some() { KING_IN_CHECK } else { NONE_CAN }
}
