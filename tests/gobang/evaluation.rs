//! The trained weights: evaluation is symmetric.

use stratege::games::gobang::engine::board::Board;
use stratege::search::random::Random;

const SIZE: usize = 16;

#[test]
fn evaluation_is_symmetric() {
    for seed in 0..30 {
        let mut random = Random::new(seed);
        let mut boards: Vec<Board> = (0..8).map(|_| Board::new(SIZE, false)).collect();
        for _ in 0..24 {
            let cell = random.below(SIZE * SIZE);
            if !boards[0].is_empty(cell) {
                continue;
            }
            let (column, row) = (cell % SIZE, cell / SIZE);
            for (symmetry, board) in boards.iter_mut().enumerate() {
                let (mut x, mut y) = if symmetry & 1 != 0 { (row, column) } else { (column, row) };
                x = if symmetry & 2 != 0 { SIZE - 1 - x } else { x };
                y = if symmetry & 4 != 0 { SIZE - 1 - y } else { y };
                board.play(y * SIZE + x);
            }
            let evals: Vec<i32> = boards.iter_mut().map(Board::eval).collect();
            assert!(evals.iter().all(|&eval| eval == evals[0]));
        }
        assert_ne!(boards[0].eval(), Board::new(SIZE, false).eval());
    }
}

/// Incremental sums agree with a new board, whatever was played and undone between evaluations.
#[test]
fn incremental_evaluation_agrees_with_a_new_board() {
    let mut random = Random::new(11);
    let mut board = Board::new(SIZE, false);
    let mut played: Vec<usize> = Vec::new();
    let mut compared = 0;
    while compared < 300 {
        if !played.is_empty() && (random.below(3) == 0 || played.len() > 60) {
            board.undo();
            played.pop();
        } else {
            let cell = random.below(SIZE * SIZE);
            if !board.is_empty(cell) {
                continue;
            }
            board.play(cell);
            played.push(cell);
        }
        if random.below(4) == 0 {
            let mut fresh = Board::new(SIZE, false);
            played.iter().for_each(|&cell| fresh.play(cell));
            assert_eq!(board.eval(), fresh.eval(), "{played:?}");
            // Each perspective has separate sums.
            board.pass();
            fresh.pass();
            assert_eq!(board.eval(), fresh.eval(), "{played:?}");
            board.pass();
            compared += 1;
        }
    }
}
