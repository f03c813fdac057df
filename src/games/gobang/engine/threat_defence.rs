//! Defences against a VCF (victory by continuous fours).
//!
//! A stone refutes a winning line in only three ways: on a cell that the line needs, by making an own four,
//! or by turning a forced reply into a four. Any other stone leaves the line intact.

use crate::games::gobang::bitboard::Bitboard;
use crate::games::gobang::engine::board::Board;
use crate::games::gobang::geometry::DIRECTIONS;
use crate::games::gobang::position::FIVE;

/// A superset of the moves that refute a VCF. The attacker is to move on this board; the moves are the
/// opponent's.
pub fn vcf_defences(board: &mut Board, line: &[usize]) -> Bitboard {
    let (attacker, defender) = (board.side_to_move(), 1 - board.side_to_move());
    let mut moves = *board.fours(defender);
    for &cell in line {
        moves.set(cell, true);
        board.play(cell);
    }
    // The last attack leaves two ways to five, or has made five.
    moves |= *board.fives(attacker);
    for &reply in line.iter().skip(1).step_by(2) {
        add_supports(board, defender, reply, &mut moves);
    }
    line.iter().for_each(|_| board.undo());
    moves
}

/// Adds the cells where a stone turns this reply into a four: cells of windows of five without an attacker's
/// stone that contain three of the defender's, including the reply.
fn add_supports(board: &Board, defender: usize, reply: usize, moves: &mut Bitboard) {
    let size = board.size() as i32;
    let (column, row) = (reply as i32 % size, reply as i32 / size);
    for (right, down) in DIRECTIONS {
        for begin in 1 - FIVE as i32..=0 {
            let steps = begin..begin + FIVE as i32;
            let squares = steps.map(|step| (column + right * step, row + down * step));
            let on_board = |(x, y): (i32, i32)| (0..size).contains(&x) && (0..size).contains(&y);
            if !squares.clone().all(on_board) {
                continue;
            }
            let cells = squares.map(|(x, y)| (y * size + x) as usize);
            if cells.clone().any(|cell| board.has_stone(1 - defender, cell)) {
                continue;
            }
            if cells.clone().filter(|&cell| board.has_stone(defender, cell)).count() >= FIVE - 2 {
                cells.filter(|&cell| board.is_empty(cell)).for_each(|cell| moves.set(cell, true));
            }
        }
    }
}
