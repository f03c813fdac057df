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
            assert!(boards.iter().all(|board| board.eval() == boards[0].eval()));
        }
        assert_ne!(boards[0].eval(), Board::new(SIZE, false).eval());
    }
}
