//! Themes of chess puzzles, with counterfactual positions in which a piece is missing.

use stratege::core::rules::Side;
use stratege::games::chess::attacks;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::ordering::see::see_ge;
use stratege::games::chess::moves::{Move, Piece};
use stratege::games::chess::squares::bit;
use stratege::search::bits::Bits;

use super::plain_search::{PlainSearch, after, material, value};
use crate::puzzles::puzzle::Theme;

/// Maximum number of pieces of an endgame.
const ENDGAME_PIECES: u32 = 10;

/// Positions of a counterfactual search.
const NODES: u64 = 300_000;

/// Plies of a counterfactual search for material.
const DEPTH: u32 = 3;

/// Gain of material that counts, in centipawns.
const GAIN: i32 = 150;

/// Themes of the position and the first move.
pub fn of_move(board: &Board, mv: Move) -> Vec<Theme> {
    let mut themes = Vec::new();
    let next = after(board, mv);
    if !see_ge(board, mv, -100) {
        themes.push(Theme::fact("sacrifice"));
    }
    match mv.promotion() {
        Some(Piece::Queen) => themes.push(Theme::fact("promotion")),
        Some(_) => themes.push(Theme::fact("underpromotion")),
        None if !board.is_noisy(mv) && !next.in_check() => themes.push(Theme::fact("quiet-move")),
        None => {}
    }
    let pieces = board.occupied().count_ones();
    let pawns = board.pieces(Piece::Pawn).count_ones();
    let rooks = board.pieces(Piece::Rook).count_ones();
    if pieces == pawns + 2 {
        themes.push(Theme::fact("pawn-endgame"));
    } else if pieces == pawns + rooks + 2 {
        themes.push(Theme::fact("rook-endgame"));
    } else if pieces <= ENDGAME_PIECES {
        themes.push(Theme::fact("endgame"));
    }
    themes
}

/// Themes of a mate in this number of moves: the mated king's own pieces or a knight.
pub fn of_mate(board: &Board, line: &[Move], moves: u32) -> Option<Theme> {
    let mut last = *board;
    line.iter().for_each(|&mv| last.make_move(mv));
    let side = last.side_to_move();
    let king = last.king(side);
    let mating = line.last().and_then(|mv| last.piece_on(mv.to()))?;
    let around = attacks::king(king);
    let own = around & last.occupied_by(side);
    if mating == Piece::Knight && own == around {
        return Some(Theme::new("smothered-mate", true));
    }
    let home = if side == Side::First { 0 } else { 7 };
    let is_on_rank = line.last().is_some_and(|mv| mv.to() / 8 == king / 8);
    let pawns = own & last.pieces_of(Piece::Pawn, side);
    if king / 8 != home || !is_on_rank || !matches!(mating, Piece::Rook | Piece::Queen) || pawns == 0 {
        return None;
    }
    // Without the pawns in front of the king it is no mate.
    let open = without(board, pawns)?;
    let still = PlainSearch::new(NODES).is_mated_within(&after(&open, line[0]), moves - 1);
    Some(Theme::new("back-rank-mate", still == Some(false)))
}

/// How the first move wins material: by taking an undefended piece, a fork, a pin or a skewer.
pub fn of_gain(board: &Board, mv: Move) -> Option<Theme> {
    let side = board.side_to_move();
    let next = after(board, mv);
    let captured = board.captured_piece(mv).map_or(0, value);
    let is_defended = next.attackers_to(mv.to(), next.occupied()) & next.occupied_by(side.other()) != 0;
    if captured >= value(Piece::Knight) && !is_defended {
        return Some(Theme::new("hanging-piece", fails_without(board, mv, mv.to())));
    }
    let mover = next.piece_on(mv.to())?;
    let targets: Vec<u8> =
        Bits(reach(mover, mv.to(), side, next.occupied()) & next.occupied_by(side.other()))
            .filter(|&square| is_target(&next, mover, square))
            .collect();
    if targets.len() < 2 {
        return pin_or_skewer(board, mv, mover);
    }
    let king = next.king(side.other());
    let mut pieces = targets.iter().filter(|&&square| square != king);
    let is_reason = pieces.all(|&square| fails_without(board, mv, square));
    Some(Theme::new("fork", is_reason))
}

/// The first move attacks a piece with another one behind it on the line: the pinned piece is worth less than the
/// one behind, the skewered one more. A reason if nothing is won without either of the two.
fn pin_or_skewer(board: &Board, mv: Move, mover: Piece) -> Option<Theme> {
    let side = board.side_to_move();
    let next = after(board, mv);
    let king = next.king(side.other());
    let worth = |square: u8| match next.piece_on(square) {
        _ if square == king => i32::MAX,
        Some(Piece::Pawn) | None => 0,
        Some(piece) => value(piece),
    };
    let attacked = reach(mover, mv.to(), side, next.occupied());
    let front = Bits(attacked & next.occupied_by(side.other()));
    let mut lines = front.flat_map(|front| {
        let behind = reach(mover, mv.to(), side, next.occupied() & !bit(front));
        Bits(behind & !attacked & next.occupied_by(side.other())).map(move |behind| (front, behind))
    });
    // Pieces of equal worth are neither pinned nor skewered.
    let is_line =
        |&(front, behind): &(u8, u8)| worth(front).min(worth(behind)) > 0 && worth(front) != worth(behind);
    let (front, behind) = lines.find(is_line)?;
    let mut pieces = [front, behind].into_iter().filter(|&square| square != king);
    let is_reason = pieces.all(|square| fails_without(board, mv, square));
    Some(Theme::new(if worth(front) < worth(behind) { "pin" } else { "skewer" }, is_reason))
}

/// Whether an attacked piece is worth more than the attacker, or undefended, or the king.
fn is_target(board: &Board, attacker: Piece, square: u8) -> bool {
    let Some((piece, side)) = board.piece_and_side_on(square) else { return false };
    let is_defended = board.attackers_to(square, board.occupied()) & board.occupied_by(side) != 0;
    piece == Piece::King || piece != Piece::Pawn && (value(piece) > value(attacker) || !is_defended)
}

/// Squares attacked by a piece.
fn reach(piece: Piece, square: u8, side: Side, occupied: u64) -> u64 {
    match piece {
        Piece::Pawn => attacks::pawns(bit(square), side),
        Piece::Knight => attacks::knight(square),
        Piece::Bishop => attacks::bishop(square, occupied),
        Piece::Rook => attacks::rook(square, occupied),
        Piece::Queen => attacks::queen(square, occupied),
        Piece::King => attacks::king(square),
    }
}

/// Whether the move gains no material once the piece on this square is missing.
fn fails_without(board: &Board, mv: Move, square: u8) -> bool {
    let Some(open) = without(board, bit(square)) else { return false };
    if !open.is_legal(mv) {
        return true;
    }
    let threshold = material(&open) + GAIN;
    let gained = PlainSearch::new(NODES).move_value(&open, mv, DEPTH, (threshold - 1, threshold));
    gained.is_some_and(|gained| gained < threshold)
}

/// The board without these pieces; `None` if the opponent's king could then be taken.
fn without(board: &Board, missing: u64) -> Option<Board> {
    let open = rebuilt(board, missing);
    let side = board.side_to_move();
    let king = open.king(side.other());
    (!open.is_attacked(king, side, open.occupied())).then_some(open)
}

/// The board without some pieces, with its counters at their initial values.
pub fn rebuilt(board: &Board, missing: u64) -> Board {
    let mut open = Board::empty();
    for square in Bits(board.occupied() & !missing) {
        if let Some((piece, side)) = board.piece_and_side_on(square) {
            open.put(square, piece, side);
        }
    }
    open.complete(board.side_to_move(), board.castling() & !missing, board.en_passant(), 0, 1);
    open
}

#[cfg(test)]
mod tests {
    use stratege::games::chess::fen;

    use super::*;

    /// The theme by which a move wins material, and whether it is a reason.
    fn gain(position: &str, mv: &str) -> Option<(String, bool)> {
        let theme = of_gain(&fen::read(position).unwrap(), mv.parse().unwrap())?;
        Some((theme.id, theme.is_reason))
    }

    #[test]
    fn piece_in_front_of_a_more_valuable_one_is_pinned() {
        assert_eq!(gain("4q1k1/8/8/4n3/8/8/5PPP/R5K1 w - - 0 1", "a1e1"), Some(("pin".into(), true)));
        assert_eq!(gain("4n1k1/8/8/4q3/8/8/5PPP/R5K1 w - - 0 1", "a1e1").unwrap().0, "skewer");
        assert_eq!(gain("6k1/8/8/4n3/8/8/5PPP/R5K1 w - - 0 1", "a1e1"), None);
    }

    #[test]
    fn rook_endgame_is_a_theme() {
        let is_rook_endgame = |position: &str| {
            let board = fen::read(position).unwrap();
            of_move(&board, *board.legal_moves().iter().next().unwrap())
                .contains(&Theme::fact("rook-endgame"))
        };
        assert!(is_rook_endgame("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"));
        assert!(!is_rook_endgame("1K1k4/1P6/8/8/8/8/b7/2R5 w - - 0 1"));
    }
}
