//! Connect Four: static analysis of a position, and the solver late in the game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion};
use stratege::games::connect4::Position;
use stratege::games::connect4::engine::board::Board;
use stratege::games::connect4::engine::forced_moves::Resolved;
use stratege::games::connect4::engine::solver::Solver;
use stratege::search::node_limit::Unlimited;

use crate::positions::positions;

/// Log2 of the table size: sufficient, and fast to create.
const BITS: u32 = 16;

pub fn kernels(criterion: &mut Criterion) {
    let boards: Vec<Board> = positions::<Position>(8, 28).iter().map(Board::from).collect();
    let mut group = criterion.benchmark_group("connect4");
    group.bench_function("forced moves", |bencher| {
        bencher.iter(|| {
            let resolve = |board: &Board| match board.resolve_forced(board.disc_count()) {
                Resolved::Decided(value) => value,
                Resolved::Quiet(position) => position.disc_count as i32,
            };
            boards.iter().map(|board| resolve(black_box(board))).sum::<i32>()
        });
    });
    let late: Vec<Board> = positions::<Position>(22, 24).iter().map(Board::from).collect();
    group.sample_size(20);
    group.bench_function("solver after 22 to 24 moves", |bencher| {
        let solve = |mut solver: Solver| -> u64 {
            for board in &late {
                black_box(solver.value(*board, &mut Unlimited));
            }
            solver.nodes()
        };
        bencher.iter_batched(|| Solver::new(BITS), solve, BatchSize::LargeInput);
    });
    group.finish();
}
