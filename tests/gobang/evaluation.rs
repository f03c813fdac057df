//! The trained weights: symmetries of the board change nothing.

use stratege::games::gobang::engine::board::Board;
use stratege::search::random::Random;

const SIZE: usize = 16;

#[test]
fn symmetric_positions_have_the_same_evaluation() {
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

/// The sums are updated from one evaluated position to the next, whatever was played and undone between them.
#[test]
fn evaluation_is_that_of_a_board_never_evaluated_before() {
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
            // The other side's view of the same stones has sums of its own.
            board.pass();
            fresh.pass();
            assert_eq!(board.eval(), fresh.eval(), "{played:?}");
            board.pass();
            compared += 1;
        }
    }
}
