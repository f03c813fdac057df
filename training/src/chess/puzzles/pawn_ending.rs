//! Puzzles of king and pawn against king, from random positions: the only winning and the only drawing move.

use stratege::core::rules::Side;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::endings;
use stratege::games::chess::moves::{Move, Piece};
use stratege::search::random::Random;

use super::legal_board;
use super::plain_pawn_ending::{is_won, strong_side};
use super::plain_search::after;
use crate::puzzles::puzzle::{Goal, Solution, Theme};

/// Random positions tried for a puzzle.
const TRIES: usize = 300;

/// Minimum number of legal moves.
const MIN_MOVES: usize = 4;

/// A random position with exactly one right move.
pub fn compose(random: &mut Random) -> Option<Board> {
    (0..TRIES).find_map(|_| random_board(random).filter(|board| solve(board).is_some()))
}

fn random_board(random: &mut Random) -> Option<Board> {
    let [king, lone_king] = [(); 2].map(|()| random.below(64) as u8);
    let pawn = 8 + random.below(40) as u8;
    let [strong, side] = [(); 2].map(|()| [Side::First, Side::Second][random.below(2)]);
    let flip = if strong == Side::First { 0 } else { 56 };
    let pieces = [
        (king ^ flip, Piece::King, strong),
        (pawn ^ flip, Piece::Pawn, strong),
        (lone_king ^ flip, Piece::King, strong.other()),
    ];
    legal_board(&pieces, side)
}

/// Whether the side that moved to this position wins, by the engine's bitbase.
fn wins(next: &Board) -> bool {
    let moves = next.count_legal_moves();
    moves > 0 && !next.is_dead() && endings::value(next).is_some_and(|value| value < 0)
}

/// Whether the side to move wins, by the engine's bitbase.
fn loses(next: &Board) -> bool {
    !next.is_dead() && endings::value(next).is_some_and(|value| value > 0)
}

/// The only right move of a position; `None` if it is no puzzle.
pub fn solve(board: &Board) -> Option<Solution> {
    let strong = strong_side(board)?;
    let is_strong = strong == board.side_to_move();
    let legal = board.legal_moves();
    let is_promotion = legal.iter().any(|mv| mv.promotion().is_some());
    if legal.len() < MIN_MOVES || is_promotion {
        return None;
    }
    let is_right = |mv: &Move| {
        let next = after(board, *mv);
        if is_strong { wins(&next) } else { !loses(&next) }
    };
    let right: Vec<Move> = legal.iter().copied().filter(is_right).collect();
    let &[answer] = &right[..] else { return None };
    if board.is_noisy(answer) {
        return None;
    }
    let (goal, only) =
        if is_strong { (Goal::Win(None), "only-winning-move") } else { (Goal::Draw, "only-drawing-move") };
    let mut themes = vec![Theme::fact(only), Theme::fact("pawn-endgame")];
    themes.extend(opposition(&after(board, answer), is_strong));
    let answers = vec![answer.to_string()];
    Some(Solution { goal, line: answers.clone(), answers, themes })
}

/// The kings face each other with the opponent to move; a reason if the goal is lost with the move itself.
fn opposition(next: &Board, is_strong: bool) -> Option<Theme> {
    let [first, second] = [Side::First, Side::Second].map(|side| next.king(side));
    let (files, ranks) = ((first % 8).abs_diff(second % 8), (first / 8).abs_diff(second / 8));
    if (files.min(ranks), files.max(ranks) % 2) != (0, 0) {
        return None;
    }
    let mut passed = *next;
    passed.make_null_move();
    let still = is_won(&passed) == is_strong;
    Some(Theme::new("opposition", !still))
}

/// Proves the answers by the plain table.
pub fn confirm(board: &Board, solution: &Solution) -> bool {
    let is_right = |mv: Move| is_won(&after(board, mv)) == matches!(solution.goal, Goal::Win(_));
    let legal = board.legal_moves();
    legal.iter().all(|&mv| is_right(mv) == solution.answers.contains(&mv.to_string()))
}
