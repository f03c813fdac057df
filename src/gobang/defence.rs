//! What can be set against a threatened win by fours.
//!
//! A stone helps only in three ways: on a square that the line of the win needs, by a four of one's own, or by
//! making one of the forced replies a four. Every other stone leaves the line as it is.

use crate::gobang::board::Board;
use crate::gobang::cells::Cells;
use crate::gobang::rules::FIVE;

/// The moves that can refute a line that wins by fours, all of them and some more. The board is the one on which
/// the attacker is to move; the other side is the one to find a defence.
pub fn defences(board: &mut Board, line: &[usize]) -> Cells {
    let (attacker, other) = (board.turn(), 1 - board.turn());
    let mut moves = *board.fours(other);
    for &cell in line {
        moves.set(cell, true);
        board.play(cell);
    }
    // The last attack leaves two ways to five, or has made five.
    moves.join(board.fives(attacker));
    for &reply in line.iter().skip(1).step_by(2) {
        add_helped(board, other, reply, &mut moves);
    }
    line.iter().for_each(|_| board.undo());
    moves
}

/// The squares where a stone makes this reply a four: those of rows in which three stones lie with the reply, and
/// none of the attacker's.
fn add_helped(board: &Board, side: usize, reply: usize, moves: &mut Cells) {
    let size = board.size() as i32;
    let (column, row) = (reply as i32 % size, reply as i32 / size);
    for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for begin in 1 - FIVE as i32..=0 {
            let squares = (begin..begin + FIVE as i32).map(|step| (column + right * step, row + down * step));
            let on_board = |(x, y): (i32, i32)| (0..size).contains(&x) && (0..size).contains(&y);
            if !squares.clone().all(on_board) {
                continue;
            }
            let cells = squares.map(|(x, y)| (y * size + x) as usize);
            if cells.clone().any(|cell| board.has(1 - side, cell)) {
                continue;
            }
            if cells.clone().filter(|&cell| board.has(side, cell)).count() >= FIVE - 2 {
                cells.filter(|&cell| board.is_empty(cell)).for_each(|cell| moves.set(cell, true));
            }
        }
    }
}
