//! A line-by-line reference of 4Gewinnt's `Bewertung`, and a plain minimax.

use stratege::core::board_view::BoardView;
use stratege::core::rules::{Rules, Side};
use stratege::games::connect4::Position;

/// The source's board, counted from 1: 0 empty, 1 blue (the computer), 10 red.
pub type Board = [[i32; 8]; 7];

#[rustfmt::skip]
const POS_WERT: [[i32; 7]; 6] = [
    [3, 4,  5,  7,  5, 4, 3],
    [4, 6,  8, 10,  8, 6, 4],
    [5, 8, 11, 13, 11, 8, 5],
    [5, 8, 11, 13, 11, 8, 5],
    [4, 6,  8, 10,  8, 6, 4],
    [3, 4,  5,  7,  5, 4, 3],
];

#[derive(Clone, Copy)]
pub struct Numbers {
    pub wert2: i32,
    pub wert3: i32,
    pub red_four: i32,
    pub decided: i32,
    pub meant: bool,
}

pub const TEXT: Numbers = Numbers { wert2: 7, wert3: 28, red_four: 20000, decided: 19000, meant: false };
pub const VERSION_1_5: Numbers =
    Numbers { wert2: 8, wert3: 30, red_four: 30000, decided: 29000, meant: false };

fn count(sm: &Board, j: usize) -> usize {
    (1..=6).filter(|&i| sm[i][j] != 0).count()
}

/// `Bewertung`, line by line; with both readings where the source differs from its intention.
#[allow(clippy::needless_range_loop, clippy::too_many_lines)]
pub fn bewertung(sm: &Board, stufe: i32, computer_begin: i32, numbers: Numbers) -> i32 {
    let Numbers { wert2, wert3, red_four, meant, .. } = numbers;
    let (n, m) = (6, 7);
    let mut bw = 0;
    for j in 1..=m {
        for i in 1..=count(sm, j) {
            if sm[i][j] == 1 {
                bw += POS_WERT[i - 1][j - 1];
            }
            if sm[i][j] == 10 {
                bw -= POS_WERT[i - 1][j - 1];
            }
        }
    }
    let rwert = |s: i32| match s {
        2 => wert2,
        3 => wert3,
        20 => -wert2,
        30 => -wert3,
        _ => 0,
    };
    let end = |s: i32| match s {
        40 => Some(-red_four - stufe),
        4 => Some(30000 + stufe),
        _ => None,
    };
    let parity = |i: usize, k: usize| (if meant { (i + k) & 1 } else { i + (k & 1) }) as i32;
    for j in 1..=m {
        for i in 1..=count(sm, j).min(3) {
            let s = sm[i][j] + sm[i + 1][j] + sm[i + 2][j] + sm[i + 3][j];
            if let Some(value) = end(s) {
                return value;
            }
            bw += rwert(s);
            for k in 0..=3 {
                if s == 30 && sm[i + k][j] == 0 && parity(i, k) == computer_begin {
                    bw += rwert(30);
                }
                if s == 3 && sm[i + k][j] == 0 && parity(i, k) == 1 - computer_begin {
                    bw += rwert(3);
                }
            }
        }
    }
    for j in 1..=m - 3 {
        for i in 1..=n {
            let s = sm[i][j] + sm[i][j + 1] + sm[i][j + 2] + sm[i][j + 3];
            if let Some(value) = end(s) {
                return value;
            }
            bw += rwert(s);
            let looked_at = if meant { i } else { j };
            let tested = (looked_at & 1) as i32;
            if s == 30 && looked_at > 1 && tested == computer_begin {
                bw -= 3 * rwert(3);
            }
            if s == 3 && looked_at > 1 && tested == 1 - computer_begin {
                bw += 3 * rwert(3);
            }
        }
    }
    for i in 1..=n - 3 {
        for j in 1..=m - 3 {
            let s = sm[i][j] + sm[i + 1][j + 1] + sm[i + 2][j + 2] + sm[i + 3][j + 3];
            if let Some(value) = end(s) {
                return value;
            }
            bw += rwert(s);
            for k in 0..=3 {
                if s == 30 && sm[i + k][j + k] == 0 && parity(i, k) == computer_begin {
                    bw -= 2 * rwert(3);
                }
                if s == 3 && sm[i + k][j + k] == 0 && parity(i, k) == 1 - computer_begin {
                    bw += 2 * rwert(3);
                }
            }
            let s = sm[i + 3][j] + sm[i + 2][j + 1] + sm[i + 1][j + 2] + sm[i][j + 3];
            if let Some(value) = end(s) {
                return value;
            }
            bw += rwert(s);
            let parity = |k: usize| (if meant { (i + 3 - k) & 1 } else { i + 3 - (k & 1) }) as i32;
            for k in 0..=3 {
                if s == 30 && sm[i + 3 - k][j + k] == 0 && parity(k) == computer_begin {
                    bw -= 2 * rwert(3);
                }
                if s == 3 && sm[i + 3 - k][j + k] == 0 && parity(k) == 1 - computer_begin {
                    bw += 2 * rwert(3);
                }
            }
        }
    }
    bw
}

/// Minimax with shallow pruning only; returns the column (0 for none) and the value for blue.
pub fn minmax(
    sm: &mut Board,
    left: i32,
    blue: bool,
    bound: i32,
    begin: i32,
    numbers: Numbers,
) -> (usize, i32) {
    let value = bewertung(sm, left, begin, numbers);
    if left == 0 || value.abs() >= numbers.decided || (1..=7).all(|j| count(sm, j) == 6) {
        return (0, value);
    }
    let mut best = (0, if blue { -32000 } else { 32000 });
    for j in [4, 3, 5, 2, 6, 7, 1] {
        let i = count(sm, j) + 1;
        if i > 6 {
            continue;
        }
        sm[i][j] = if blue { 1 } else { 10 };
        let (_, value) = minmax(sm, left - 1, !blue, best.1, begin, numbers);
        sm[i][j] = 0;
        if if blue { value > best.1 } else { value < best.1 } {
            best = (j, value);
        }
        if if blue { best.1 > bound } else { best.1 < bound } {
            break;
        }
    }
    best
}

/// Converts a position to the source's board.
pub fn board(position: &Position) -> Board {
    let blue = if position.side_to_move() == Side::First { 'x' } else { 'o' };
    let mut sm = [[0; 8]; 7];
    for (place, cell) in position.cells().chars().enumerate() {
        sm[6 - place / 7][place % 7 + 1] = match cell {
            '.' => 0,
            _ if cell == blue => 1,
            _ => 10,
        };
    }
    sm
}
