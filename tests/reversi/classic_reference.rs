//! A literal transcription of the source's `getmax` and `getopt`.

use crate::reference::Plain;

/// The value table as the source prints it, row by row.
#[rustfmt::skip]
pub const TABLE: [i32; 64] = [
    9999,   5, 500, 200, 200, 500,   5, 9999,
       5,   1,  50, 150, 150,  50,   1,    5,
     500,  50, 250, 100, 100, 250,  50,  500,
     200, 150, 100,  50,  50, 100, 150,  200,
     200, 150, 100,  50,  50, 100, 150,  200,
     500,  50, 250, 100, 100, 250,  50,  500,
       5,   1,  50, 150, 150,  50,   1,    5,
    9999,   5, 500, 200, 200, 500,   5, 9999,
];

const MINIMUM: i32 = -999_999;

fn bewerten(board: &Plain, dran: i32) -> i32 {
    let worth = |(square, &owner): (usize, &i32)| match owner {
        -1 => 0,
        _ if owner == dran => TABLE[square],
        _ => -TABLE[square],
    };
    board.f.iter().enumerate().map(worth).sum()
}

/// The source's move (-1 for none) and value.
pub fn getmax(board: &Plain, dran: i32) -> (i32, i32) {
    let moves = board.moves(dran);
    if moves.is_empty() {
        return (-1, bewerten(board, dran));
    }
    let mut best = (-1, MINIMUM);
    for square in moves {
        let mut tried = board.clone();
        tried.set(dran, square);
        let mut sum = bewerten(&tried, dran);
        if TABLE[square] > 1 {
            sum += 10 * TABLE[square];
        }
        if sum >= best.1 {
            best = (square as i32, sum);
        }
    }
    best
}

/// The source counts 64 squares where it means 60 moves.
pub fn getopt(board: &Plain, dran: i32, depth: i32, count: i32) -> (i32, i32) {
    getopt_closing(board, dran, depth, (count, 64))
}

pub fn getopt_closing(board: &Plain, dran: i32, depth: i32, (count, closing): (i32, i32)) -> (i32, i32) {
    if depth == 1 || count < 6 || count > closing - depth {
        return getmax(board, dran);
    }
    let mut best = (-1, MINIMUM);
    for square in board.moves(dran) {
        let mut tried = board.clone();
        tried.set(dran, square);
        let mine = -getopt_closing(&tried, 1 - dran, depth - 1, (count, closing)).1;
        if mine >= best.1 {
            best = (square as i32, mine);
        }
    }
    best
}
