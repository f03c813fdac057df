//! Reads FEN; errors have a reason and a place in the text.

use crate::core::error::{Error, Reason};
use crate::core::rules::Side;
use crate::games::chess::board::Board;
use crate::games::chess::moves::Piece;
use crate::games::chess::squares::{LAST_RANKS, bit, home_rank, read_square};
use crate::search::bits::Bits;

const NO_FIELD: Reason = Reason::new(
    "fen-fields",
    "a position has six fields: pieces, side to move, castling, en passant, and two counters",
);
const TOO_MANY_FIELDS: Reason = Reason::new("fen-too-many-fields", "nothing may follow the six fields");
const ONE_COUNTER: Reason =
    Reason::new("fen-one-counter", "of the two counters either both must be there or none");
const BAD_LETTER: Reason =
    Reason::new("fen-letter", "pieces: a piece is one of the letters KQRBNP and kqrbnp");
const TWO_NUMBERS: Reason =
    Reason::new("fen-two-numbers", "pieces: two numbers of empty squares stand side by side");
const LONG_RANK: Reason = Reason::new("fen-long-row", "pieces: this row has more than eight squares");
const SHORT_RANK: Reason = Reason::new("fen-short-row", "pieces: this row has fewer than eight squares");
const BAD_RANKS: Reason = Reason::new("fen-rows", "pieces: a board has eight rows");
const BAD_SIDE: Reason = Reason::new("fen-side", "side to move: it is w or b");
const NO_WHITE_KING: Reason = Reason::new("fen-white-king", "pieces: White has no king");
const NO_BLACK_KING: Reason = Reason::new("fen-black-king", "pieces: Black has no king");
const TWO_KINGS: Reason = Reason::new("fen-two-kings", "pieces: this is a second king of the same side");
const PAWN_ON_EDGE: Reason =
    Reason::new("fen-pawn-on-edge", "pieces: no pawn can stand on the first or the last row");
const TOO_MANY_PAWNS: Reason =
    Reason::new("fen-pawns", "pieces: a side has at most eight pawns, and this is one more");
const TOO_MANY_WHITE: Reason = Reason::new(
    "fen-white-pieces",
    "pieces: White has more than sixteen, or more of a kind than promotions allow",
);
const TOO_MANY_BLACK: Reason = Reason::new(
    "fen-black-pieces",
    "pieces: Black has more than sixteen, or more of a kind than promotions allow",
);
const KING_IN_REACH: Reason =
    Reason::new("fen-king-in-reach", "pieces: the king of the side that has just moved is in check");
const TOO_MANY_CHECKS: Reason =
    Reason::new("fen-checks", "pieces: a king cannot be in check by more than two pieces");
const BAD_CASTLING: Reason =
    Reason::new("fen-castling", "castling: the rights are some of KQkq, or files of rooks, or -");
const NO_ROOK: Reason =
    Reason::new("fen-castling-rook", "castling: there is no king and rook in the first row for this right");
const TWO_RIGHTS: Reason =
    Reason::new("fen-castling-twice", "castling: the rights name one wing of a side more than once");
const BAD_EN_PASSANT: Reason =
    Reason::new("fen-en-passant", "en passant: it is a square on the third or sixth row, or -");
const NO_DOUBLE_PUSH: Reason =
    Reason::new("fen-no-leap", "en passant: no pawn can just have made a double step over this square");
const BAD_CLOCK: Reason = Reason::new("fen-clock", "halfmove clock: it is a number up to 9999");
const BAD_NUMBER: Reason = Reason::new("fen-number", "move number: it is a number from 1 to 9999");

/// Maximum of both counters.
const MAX_COUNTER: u16 = 9999;

/// A field and the position of its first character, counted from 1.
#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    place: usize,
}

const RANK_NAMES: &str = "12345678";
const SQUARE_NAMES: &str = "\
    a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
    a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

fn rank_name(rank: u8) -> &'static str {
    let rank = usize::from(rank);
    RANK_NAMES.get(rank..rank + 1).unwrap_or_default()
}

fn name_of(square: u8) -> &'static str {
    let at = 2 * usize::from(square);
    SQUARE_NAMES.get(at..at + 2).unwrap_or_default()
}

/// Reason of an error, with the character position and the square or rank concerned.
struct Fault {
    place: usize,
    spot: &'static str,
    why: Reason,
}

impl From<(usize, Reason)> for Fault {
    fn from((place, why): (usize, Reason)) -> Fault {
        Fault { place, spot: "", why }
    }
}

/// Reads a position; underscores may replace the blanks.
pub fn read(text: &str) -> Result<Board, Error> {
    read_fields(text).map_err(|Fault { place, spot, why }| Error::BadPosition {
        text: text.into(),
        place,
        spot,
        why,
    })
}

fn read_fields(text: &str) -> Result<Board, Fault> {
    let fields = fields(text);
    let end = text.trim_end().chars().count() + 1;
    let needed = |index: usize| fields.get(index).copied().ok_or((end, NO_FIELD));
    let [pieces, side, castling, en_passant] = [needed(0)?, needed(1)?, needed(2)?, needed(3)?];
    let mut board = read_pieces(pieces)?;
    let side = match side.text {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err((side.place, BAD_SIDE).into()),
    };
    check_pieces(&board, side).map_err(|(square, why)| match square {
        Some(square) => Fault { place: place_of(pieces, square), spot: name_of(square), why },
        None => (pieces.place, why).into(),
    })?;
    let castling = read_castling(&board, castling)?;
    let en_passant = read_en_passant(&board, side, en_passant)?;
    let (clock, number) = match fields.get(4..) {
        None | Some([]) => (0, 1),
        Some([_]) => return Err((end, ONE_COUNTER).into()),
        Some([clock, number]) => (counter(*clock, 0, BAD_CLOCK)?, counter(*number, 1, BAD_NUMBER)?),
        Some([_, _, further, ..]) => return Err((further.place, TOO_MANY_FIELDS).into()),
    };
    board.complete(side, castling, en_passant, clock, number);
    Ok(board)
}

fn fields(text: &str) -> Vec<Field<'_>> {
    let blank = |c: char| c.is_ascii_whitespace() || c == '_';
    let mut all = Vec::new();
    let mut place = 1;
    for text in text.split(blank) {
        if !text.is_empty() {
            all.push(Field { text, place });
        }
        place += text.chars().count() + 1;
    }
    all
}

fn read_pieces(field: Field<'_>) -> Result<Board, Fault> {
    let mut board = Board::empty();
    let (mut rank, mut column, mut after_number) = (7u8, 0u8, false);
    let in_rank = |rank: u8, place, why| Fault { place, spot: rank_name(rank), why };
    for (index, letter) in field.text.chars().enumerate() {
        let place = field.place + index;
        match letter {
            '/' => {
                if column < 8 {
                    return Err(in_rank(rank, place, SHORT_RANK));
                }
                rank = rank.checked_sub(1).ok_or((place, BAD_RANKS))?;
                column = 0;
            }
            '1'..='8' => {
                if after_number {
                    return Err(in_rank(rank, place, TWO_NUMBERS));
                }
                column += letter as u8 - b'0';
            }
            _ => {
                let piece = letter.is_ascii().then(|| Piece::from_letter(letter as u8)).flatten();
                let piece = piece.ok_or_else(|| in_rank(rank, place, BAD_LETTER))?;
                if column > 7 {
                    return Err(in_rank(rank, place, LONG_RANK));
                }
                let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
                board.put(8 * rank + column, piece, side);
                column += 1;
            }
        }
        if column > 8 {
            return Err(in_rank(rank, place, LONG_RANK));
        }
        after_number = letter.is_ascii_digit();
    }
    let end = field.place + field.text.chars().count();
    match (rank, column) {
        (0, 8) => Ok(board),
        (_, 8) => Err((end, BAD_RANKS).into()),
        _ => Err(in_rank(rank, end, SHORT_RANK)),
    }
}

/// Position in the text of the piece on a square.
fn place_of(field: Field<'_>, wanted: u8) -> usize {
    let mut cell = 0;
    let mut letters = field.text.chars();
    let index = letters.position(|letter| {
        let here = cell == wanted ^ 56 && letter.is_ascii_alphabetic();
        cell += match letter {
            '/' => 0,
            '1'..='8' => letter as u8 - b'0',
            _ => 1,
        };
        here
    });
    field.place + index.unwrap_or_default()
}

/// Rejects unreachable positions, with the offending square.
fn check_pieces(board: &Board, side: Side) -> Result<(), (Option<u8>, Reason)> {
    // In text order: from the eighth rank down, from the a-file.
    let in_order = |set: u64| (0..64).map(|cell| cell ^ 56).filter(move |square| set >> square & 1 != 0);
    let sides = [(Side::First, NO_WHITE_KING, TOO_MANY_WHITE), (Side::Second, NO_BLACK_KING, TOO_MANY_BLACK)];
    for (side, no_king, too_many) in sides {
        let many = |piece| board.pieces_of(piece, side).count_ones();
        if many(Piece::King) == 0 {
            return Err((None, no_king));
        }
        if let Some(second) = in_order(board.pieces_of(Piece::King, side)).nth(1) {
            return Err((Some(second), TWO_KINGS));
        }
        if let Some(ninth) = in_order(board.pieces_of(Piece::Pawn, side)).nth(8) {
            return Err((Some(ninth), TOO_MANY_PAWNS));
        }
        let usual = [(Piece::Knight, 2), (Piece::Bishop, 2), (Piece::Rook, 2), (Piece::Queen, 1)];
        let promoted: u32 = usual.iter().map(|&(piece, usual)| many(piece).saturating_sub(usual)).sum();
        if promoted > 8 - many(Piece::Pawn) {
            return Err((None, too_many));
        }
    }
    if let Some(pawn) = in_order(board.pieces(Piece::Pawn) & LAST_RANKS).next() {
        return Err((Some(pawn), PAWN_ON_EDGE));
    }
    let reached = board.king(side.other());
    if board.is_attacked(reached, side, board.occupied()) {
        return Err((Some(reached), KING_IN_REACH));
    }
    let king = board.king(side);
    let checkers = board.attackers_to(king, board.occupied()) & board.occupied_by(side.other());
    if checkers.count_ones() > 2 { Err((Some(king), TOO_MANY_CHECKS)) } else { Ok(()) }
}

fn read_castling(board: &Board, field: Field<'_>) -> Result<u64, Fault> {
    let mut all = 0;
    if field.text == "-" {
        return Ok(all);
    }
    for (index, letter) in field.text.chars().enumerate() {
        let place = field.place + index;
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let (king, home) = (board.king(side), home_rank(side));
        let rooks = || Bits(board.pieces_of(Piece::Rook, side) & home);
        let rook = match letter.to_ascii_lowercase() {
            'k' => rooks().filter(|&rook| rook > king).last(),
            'q' => rooks().find(|&rook| rook < king),
            file @ 'a'..='h' => rooks().find(|&rook| rook % 8 == file as u8 - b'a'),
            _ => return Err((place, BAD_CASTLING).into()),
        };
        let rook = rook.filter(|_| home & bit(king) != 0).ok_or((place, NO_ROOK))?;
        if Bits(all & home).any(|other| (other > king) == (rook > king)) {
            return Err((place, TWO_RIGHTS).into());
        }
        all |= bit(rook);
    }
    Ok(all)
}

fn read_en_passant(board: &Board, side: Side, field: Field<'_>) -> Result<Option<u8>, Fault> {
    if field.text == "-" {
        return Ok(None);
    }
    let square = read_square(field.text.as_bytes()).ok_or((field.place, BAD_EN_PASSANT))?;
    match (side, square / 8) {
        (Side::First, 5) | (Side::Second, 2) => {}
        (_, 2 | 5) => return Err((field.place, NO_DOUBLE_PUSH).into()),
        _ => return Err((field.place, BAD_EN_PASSANT).into()),
    }
    // From the side to move, the pawn started beyond the square and stands in front of it.
    let (pawn, origin) =
        if side == Side::First { (square - 8, square + 8) } else { (square + 8, square - 8) };
    let pushed = board.pieces_of(Piece::Pawn, side.other()) & bit(pawn) != 0;
    if pushed && board.occupied() & (bit(square) | bit(origin)) == 0 {
        Ok(Some(square))
    } else {
        Err((field.place, NO_DOUBLE_PUSH).into())
    }
}

fn counter(field: Field<'_>, least: u16, why: Reason) -> Result<u16, Fault> {
    let digits = field.text.bytes().all(|digit| digit.is_ascii_digit());
    let number = field.text.parse().ok().filter(|number| digits && (least..=MAX_COUNTER).contains(number));
    number.ok_or_else(|| (field.place, why).into())
}
