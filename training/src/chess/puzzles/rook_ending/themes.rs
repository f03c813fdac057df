//! Themes of rook endgames, from squares and from the replies to other moves.

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::moves::{Move, Piece};
use stratege::games::chess::squares::distance;

use super::tables::Tables;
use super::{after_all, is_won};
use crate::chess::puzzles::plain_search::after;
use crate::puzzles::puzzle::Theme;

/// Ranks from the strong side's view, counted from 0.
const FIFTH: u8 = 4;
const SIXTH: u8 = 5;
const SEVENTH: u8 = 6;
const EIGHTH: u8 = 7;

/// The parts of a position that themes mention, with the pawn moving up the board.
struct View {
    flip: u8,
    strong: Side,
    pawn: u8,
    king: u8,
    weak_king: u8,
}

impl View {
    fn of(board: &Board, strong: Side) -> View {
        let flip = if strong == Side::First { 0 } else { 56 };
        let pawn = board.pieces(Piece::Pawn).trailing_zeros() as u8 ^ flip;
        let [king, weak_king] = [strong, strong.other()].map(|side| board.king(side) ^ flip);
        View { flip, strong, pawn, king, weak_king }
    }

    fn rank(&self, square: u8) -> u8 {
        (square ^ self.flip) / 8
    }
}

/// Themes of a winning move.
pub fn of_win(board: &Board, strong: Side, line: &[Move]) -> Vec<Theme> {
    let view = View::of(board, strong);
    let mut themes = Vec::new();
    // The king in front of its pawn on the seventh rank.
    if view.pawn / 8 == SEVENTH && view.king == view.pawn + 8 && !matches!(view.pawn % 8, 0 | 7) {
        themes.push(Theme::fact("lucena"));
    }
    let mut position = *board;
    for (at, &mv) in line.iter().enumerate() {
        let is_block = position.side_to_move() == strong
            && position.in_check()
            && position.piece_on(mv.from()) == Some(Piece::Rook)
            && !position.is_noisy(mv);
        if is_block {
            // A reason if every other answer to the check fails, which the only winning move has proved.
            themes.push(Theme::new("bridge", at == 0));
            break;
        }
        position.make_move(mv);
    }
    themes
}

/// Themes of a move that holds a draw.
pub fn of_draw(tables: &mut Tables, board: &Board, strong: Side, mv: Move) -> Vec<Theme> {
    let view = View::of(board, strong);
    if board.piece_on(mv.from()) != Some(Piece::Rook) {
        return Vec::new();
    }
    let is_in_front = view.weak_king / 8 >= SEVENTH && distance(view.weak_king, view.pawn % 8 + 56) <= 1;
    let rank = view.rank(mv.to());
    if view.pawn / 8 <= FIFTH && rank == SIXTH && view.king / 8 <= FIFTH && is_in_front {
        let is_step = |next: &Board, reply: Move| {
            next.piece_on(reply.from()) == Some(Piece::King) && view.rank(reply.to()) == SIXTH
        };
        return vec![Theme::new("philidor", is_reason(tables, board, &view, mv, is_step))];
    }
    if rank == EIGHTH && !after(board, mv).in_check() && view.weak_king / 8 == EIGHTH {
        let is_check = |next: &Board, reply: Move| {
            next.piece_on(reply.from()) == Some(Piece::Rook) && view.rank(reply.to()) == EIGHTH
        };
        return vec![Theme::new("back-rank-defence", is_reason(tables, board, &view, mv, is_check))];
    }
    Vec::new()
}

/// Whether one of the rook's other moves loses to a reply of this kind.
fn is_reason(
    tables: &mut Tables,
    board: &Board,
    view: &View,
    mv: Move,
    is_punishing: impl Fn(&Board, Move) -> bool,
) -> bool {
    let mut is_refuted = |next: &Board| {
        after_all(next)
            .into_iter()
            .any(|(reply, end)| is_punishing(next, reply) && is_won(tables, &end, view.strong) == Some(true))
    };
    after_all(board)
        .into_iter()
        .filter(|&(other, _)| other.from() == mv.from() && other != mv && !board.is_noisy(other))
        .any(|(_, next)| is_refuted(&next))
}
