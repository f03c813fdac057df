//! Chess: move generation, making moves, and the network's evaluation of unrelated positions.

use std::hint::black_box;

use criterion::Criterion;
use stratege::games::chess::Position;
use stratege::games::chess::board::Board;
use stratege::games::chess::engine::default_evaluator::new_search_state;
use stratege::games::chess::engine::evaluator::Evaluator;
use stratege::games::chess::movegen::MoveList;

use crate::positions::positions;

pub fn kernels(criterion: &mut Criterion) {
    let boards: Vec<Board> = positions::<Position>(8, 80).iter().map(|position| *position.board()).collect();
    let mut group = criterion.benchmark_group("chess");
    group.bench_function("every legal move", |bencher| {
        bencher.iter(|| boards.iter().map(|board| black_box(board).legal_moves().len()).sum::<usize>());
    });
    group.bench_function("captures alone", |bencher| {
        let count = |board: &Board| {
            let mut list = MoveList::default();
            black_box(board).generate_noisy(&mut list);
            list.len()
        };
        bencher.iter(|| boards.iter().map(count).sum::<usize>());
    });
    let moves: Vec<_> = boards.iter().map(Board::legal_moves).collect();
    group.bench_function("making every move", |bencher| {
        bencher.iter(|| {
            let made = |board: &Board, chosen| {
                let mut next = *board;
                next.make_move(chosen);
                next.zobrist()
            };
            let every = boards
                .iter()
                .zip(&moves)
                .flat_map(|(board, moves)| moves.iter().map(move |&one| (board, one)));
            every.fold(0, |all, (board, chosen)| all ^ made(black_box(board), chosen))
        });
    });
    let calm: Vec<_> = boards.iter().filter(|board| !board.in_check()).collect();
    let mut evaluator = new_search_state(1).evaluator;
    group.bench_function("evaluation", |bencher| {
        bencher.iter(|| calm.iter().map(|board| evaluator.evaluate(black_box(board), 0)).sum::<i32>());
    });
    group.finish();
}
